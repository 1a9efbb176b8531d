"""Puzzles for boards that people have built: begun, stopped and kept; pure."""

from typing import assert_never

from game.ui.model.effect import Result
from game.ui.model.model import Model
from game.ui.model.puzzles import KeepMade, MakePuzzles, Making, Puzzles, StopMaking
from game.ui.screens.puzzles.msg import MakingMsg, MakingPicked, MakingStopped, PuzzlesMade

WHOLE = 100
"""The percent at which the work is done."""


def make(model: Model, shown: Puzzles, msg: MakingMsg) -> Result:
    """The model after the message, and the effects."""
    match msg:
        case MakingPicked(number):
            if number >= len(shown.boards):
                return model, ()
            board = shown.boards[number][0]
            begun = shown.replace(making=Making(board))
            return model.on_ground(begun), (MakePuzzles(board),)
        case MakingStopped():
            return stopped(model, shown)
        case PuzzlesMade(board, percent, found):
            if shown.making is None or shown.making.board != board:
                return model, ()
            making = shown.replace(making=Making(board, percent, found))
            after = model.on_ground(making)
            return stopped(after, making) if percent == WHOLE else (after, ())
        case _:
            assert_never(msg)


def stopped(model: Model, shown: Puzzles) -> Result:
    """Ends the work, if there is any, and keeps the puzzles that were found."""
    making = shown.making
    if making is None:
        return model, ()
    if not making.found:
        return model.on_ground(shown.replace(making=None)), (StopMaking(),)
    boards = tuple(
        (board, making.found if board == making.board else had) for board, had in shown.boards
    )
    after = model.on_ground(shown.replace(making=None, boards=boards))
    return after, (StopMaking(), KeepMade(making.board, making.found))
