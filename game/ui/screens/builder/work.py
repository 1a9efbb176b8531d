"""What takes a while, as messages: the last is the result, those before tell how far it is."""

import random
from collections.abc import Iterator

from game.rules.edition import Edition
from game.ui.boards.animals import layout_steps
from game.ui.boards.board import Board
from game.ui.boards.trial import try_out
from game.ui.screens.builder.msg import LaidOut, LayoutAdvanced, TrialAdvanced


def lay(board: Board, rng: random.Random) -> Iterator[LayoutAdvanced | LaidOut]:
    """The messages about a layout, one after each piece of work of a few milliseconds."""
    pieces = layout_steps(board, rng)
    while True:
        try:
            share = next(pieces)
        except StopIteration as end:
            yield LaidOut(board, end.value)
            return
        yield LayoutAdvanced(board, int(100 * share))


def try_on(edition: Edition, rng: random.Random) -> Iterator[TrialAdvanced]:
    """The messages about a trial, one after each turn."""
    return (TrialAdvanced(edition, trial) for trial in try_out(edition, rng))
