"""What effects do to the saved boards."""

from typing import assert_never

from game.rules.edition import Edition
from game.ui.boards.boards_text import BOARDS
from game.ui.frame.kept import Kept
from game.ui.model.saving_effects import BoardEffect, DeleteBoard, KeepBoard


def changed(boards: Kept[Edition], effect: BoardEffect) -> Kept[Edition]:
    """The boards after the effect."""
    match effect:
        case KeepBoard(edition, replaced):
            return BOARDS.keep(boards, edition, replaced)
        case DeleteBoard(edition):
            return BOARDS.without(boards, edition)
        case _:
            assert_never(effect)
