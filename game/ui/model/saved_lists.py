"""What effects do to the saved lists: the built boards and the picture sets."""

from typing import assert_never

from game.rules.edition import Edition
from game.ui.boards.boards_text import BOARDS
from game.ui.boards.drafts import DRAFTS, Draft
from game.ui.frame.saved_list import SavedList
from game.ui.model.saving_effects import (
    BoardEffect,
    DeleteBoard,
    DeleteSet,
    DraftEffect,
    DropDraft,
    SaveBoard,
    SaveDraft,
    SaveSet,
    SetEffect,
)
from game.ui.sets.picture_set import PictureSet
from game.ui.sets.sets_text import SETS, with_set


def changed_boards(boards: SavedList[Edition], effect: BoardEffect) -> SavedList[Edition]:
    """The boards after the effect."""
    match effect:
        case SaveBoard(edition, replaced):
            return BOARDS.with_item(boards, edition, replaced)
        case DeleteBoard(edition):
            return BOARDS.without(boards, edition)
        case _:
            assert_never(effect)


def changed_drafts(drafts: SavedList[Draft], effect: DraftEffect) -> SavedList[Draft]:
    """The drafts after the effect."""
    match effect:
        case SaveDraft(draft):
            return DRAFTS.with_item(drafts, draft)
        case DropDraft(original):
            return DRAFTS.without(drafts, original)
        case _:
            assert_never(effect)


def changed_sets(sets: SavedList[PictureSet], effect: SetEffect) -> SavedList[PictureSet]:
    """The sets after the effect."""
    match effect:
        case SaveSet(pictures):
            return with_set(sets, pictures)
        case DeleteSet(set_id):
            return SETS.without(sets, set_id)
        case _:
            assert_never(effect)
