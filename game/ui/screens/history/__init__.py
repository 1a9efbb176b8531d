"""Looking back on a game, and games from links and files.

`History` holds the game after each turn; computers wait meanwhile. It shows an unfinished game as
everybody sees it, and a finished one with all hands. "Go on from here" sets the saved game aside:
it goes to the shelf. Plays before the turn from which a game goes on cannot be taken back, but can
be looked back on.

A file is the record. A link is `#g=` and the packed record, with each action as its index among the
legal actions, sorted by notation. A link has 300 to 600 characters, and always fewer than 1,300.
`share_code.py` limits the size of everything in a link, then replays the record. Opening a link
changes nothing saved. A link contains the seed, and so every hidden card: the dialog warns while a
game is unfinished.
"""
