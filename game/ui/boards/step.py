"""A step of somebody who builds a board."""

from typing import NamedTuple

from game.ui.boards.board import Board
from game.ui.boards.layout import Layout

NAME, SUNS, SEATS, ANIMALS, ALL = "name", "suns", "seats", "animals", "all"
"""What a step changes, if it is no number of the board."""


class Step(NamedTuple):
    """A board before or after a change of `what`, which is a key of RANGES or one of the above."""

    what: str
    board: Board
    layout: Layout | None
