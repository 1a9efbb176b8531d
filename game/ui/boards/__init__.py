"""Boards that people build: description, layout, trial and text.

A `Board` is what the controls of the builder say. `problem` is the first reason why it makes no
game. `edition_dict` makes an edition from it, and `board_of` describes a saved edition again.

`numbers.py` finds a board for a number of animals, and `hopeless.py` proves for some boards that
nobody can win.

A board that changes keeps the animals of its cells where it can (`keeping.py`). While it has a
problem, it keeps the layout that it had before. A draft has that, too. A `Step` can be undone.

In a trial, Robo Fox plays 200 games against itself, with the fewest seats that the board allows.
Seat 0 starts. The bar shows the games that the starter wins, those without a winner, and the
others. The dotted line is a fair share.

A link has a board alone, behind `#board=` (`links.py`). Somebody sees it before it is saved, and it
replaces nothing.

The text `boards` holds the editions, the newest first. Another tab may have saved a board, so the
text is read again before it is changed. A text that cannot be read is set aside.
"""
