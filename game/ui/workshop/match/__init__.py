"""A game on the board of the workshop, step by step.

`Match` holds all states, so going back shows an earlier one. `AskSandbox` and `AskLevel` ask about
the newest state. An answer for another version is dropped. An answer that is not a legal action is
a fault. A bot with a mistake waits until somebody mends it. For a bot that is too slow or needs too
much memory, chance chooses. A person who plays against the bot sees neither its cards nor its
scores nor what it prints, until they ask for it or the game is over.
"""
