"""What effects do to the boards that are kept; pure."""

from typing import assert_never

from game.ui.boards.boards_text import Boards, keep, without
from game.ui.model.effect import BoardEffect, DeleteBoard, KeepBoard


def changed(boards: Boards, effect: BoardEffect) -> Boards:
    """The boards after the effect."""
    match effect:
        case KeepBoard(edition, replaced):
            return keep(boards, edition, replaced)
        case DeleteBoard(edition):
            return without(boards, edition)
        case _:
            assert_never(effect)
