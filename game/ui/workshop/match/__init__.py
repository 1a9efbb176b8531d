"""A game on the board of the workshop, step by step.

`Match` holds all states, so going back is a look at another one. `AskSandbox` and `AskLevel` request
the newest state, and an answer for another version is dropped. An answer that is not a legal action
is a fault. A bot with a mistake waits until it is mended. For one that is too slow or needs too
much memory, chance chooses. A person who plays against the bot sees neither its cards nor its
scores nor what it prints, unless they ask for it or the game is over.
"""
