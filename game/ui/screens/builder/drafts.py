"""The board on the page as a draft: it is kept at each change until it is saved; pure."""

from dataclasses import replace

from game.rules.edition import Edition
from game.ui.boards.board import Board, board_of
from game.ui.boards.drafts import DRAFTS, Draft
from game.ui.boards.exact import exact_board
from game.ui.boards.step import ALL, Step
from game.ui.frame.saved_list import SavedList
from game.ui.look import i18n
from game.ui.look.names import free_name
from game.ui.look.words import usual_board_name
from game.ui.model.builder import Building
from game.ui.model.effect import Result
from game.ui.model.model import Model
from game.ui.model.saving_effects import DropDraft, SaveDraft


def beginning(model: Model, original: Edition | None) -> Building:
    """The page of a saved board, or of a new one, without changes.

    A new board has as many places as the set in use has pictures, if there is such a board.
    """
    if original:
        return Building(board_of(original), original.layout, original=original)
    i18n.set_language(model.language)
    name = free_name(usual_board_name(), {edition.name for edition in model.boards})
    usual = Board(name)
    board = exact_board(model.set_in_use, name) if model.set_in_use else None
    return Building(board if board and board.pictured != usual.pictured else usual)


def opened(model: Model, original: Edition | None) -> Building:
    """The page of the board as it was left, or else without changes."""
    draft = next((one for one in model.drafts if one.original == original), None)
    if draft is None:
        return beginning(model, original)
    begun = beginning(model, original)
    is_as_begun = original is None and draft.board == begun.board
    past = () if is_as_begun else (Step(ALL, begun.board, begun.layout),)
    return Building(draft.board, draft.layout, original=original, past=past)


def is_changed(model: Model, building: Building) -> bool:
    """Whether the board differs from that with which the page begins.

    Each layout of a new board is as good as another.
    """
    begun = beginning(model, building.original)
    if building.original is None:
        return building.board != begun.board
    return _draft(building) != _draft(begun)


def with_drafts(model: Model, text: str) -> Model:
    """The model with these drafts, and on the page the draft of the board that is open there.

    A board that somebody has changed already stays.
    """
    read = replace(model, drafts=DRAFTS.parse(text).items)
    building = model.building
    if building is None or building.past or is_changed(model, building):
        return read
    if not any(draft.original == building.original for draft in read.drafts):
        return read
    return read.on_ground(opened(read, building.original))


def keep(before: Building, after: Result) -> Result:
    """The result with the draft kept, if the board has changed since `before`."""
    model, effects = after
    building = model.building
    if building is None or _draft(building) == _draft(before):
        return after
    if _draft(building) == _draft(beginning(model, building.original)):
        return drop(model, building.original), (*effects, DropDraft(building.original))
    draft = _draft(building)
    drafts = DRAFTS.with_item(SavedList(model.drafts), draft).items
    return replace(model, drafts=drafts), (*effects, SaveDraft(draft))


def drop(model: Model, original: Edition | None) -> Model:
    """The model without the draft of this board."""
    return replace(model, drafts=DRAFTS.without(SavedList(model.drafts), original).items)


def _draft(building: Building) -> Draft:
    return Draft(building.board, building.layout, building.original)
