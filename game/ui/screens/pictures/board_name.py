"""A board that was made for a set is named like it; pure."""

from dataclasses import replace

from game.ui.boards.board import board_name
from game.ui.boards.boards_text import BOARDS
from game.ui.frame.saved_list import SavedList
from game.ui.look.names import free_name
from game.ui.model.effect import Result
from game.ui.model.model import Model
from game.ui.model.saving_effects import SaveBoard, SaveSettings


def follow_name(before: Model, after: Model) -> Result:
    """When somebody leaves the page of a set with a new name, its board gets that name, too.

    That is the board that still has the old name. One with a change that is not kept stays.
    """
    editing, settings = before.editing, after.settings
    if editing is None or after.editing or editing.pictures not in after.sets:
        return after, ()
    old, new = (*editing.former, editing.pictures)[0].name, board_name(editing.pictures.name)
    board = next((one for one in after.boards if one.name == old), None)
    is_begun = any(draft.original == board for draft in after.drafts)
    if board is None or is_begun or new in ("", old):
        return after, ()
    named = replace(board, name=free_name(new, {one.name for one in after.boards}))
    boards = BOARDS.with_item(SavedList(after.boards), named, board).items
    renamed = replace(after, boards=boards)
    if settings.built != board:
        return renamed, (SaveBoard(named, board),)
    chosen = replace(settings, built=named)
    return replace(renamed, settings=chosen), (SaveBoard(named, board), SaveSettings(chosen))
