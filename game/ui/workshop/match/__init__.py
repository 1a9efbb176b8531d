"""A game on the board of the workshop, step by step.

`Match` holds all states, so going back shows an earlier one. `AskSandbox` and `AskLevel` ask about
the newest state. An answer for another version is dropped. An answer that is not a legal action is
a fault. A bot with a mistake waits until somebody mends it. For a bot that is too slow or needs too
much memory, chance chooses. The bot's cards, its scores and what it prints are hidden from a person
who plays against it. They appear on request, or when the game is over.

The chance of a level follows from the seed of the game and the number of turns. So a game that is
played again with the same code goes the same way, also one of the arena.
"""
