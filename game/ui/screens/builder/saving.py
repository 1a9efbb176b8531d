"""Boards that are saved or deleted, and the board that is played next; pure."""

from dataclasses import replace
from typing import assert_never

from game.rules.edition import Edition
from game.ui.boards.boards_text import BOARDS, can_add, is_full
from game.ui.boards.step import ALL
from game.ui.frame.saved_list import SavedList
from game.ui.look.ids import CHOSEN_BOARD
from game.ui.look.names import free_name
from game.ui.model.builder import (
    HEADING,
    BeginAnewDialog,
    BoardsDialog,
    Building,
    DeleteBoardDialog,
)
from game.ui.model.effect import Effect, Focus, Result
from game.ui.model.home import HOME
from game.ui.model.model import Model
from game.ui.model.saving_effects import DeleteBoard, DropDraft, SaveBoard, SaveSettings
from game.ui.model.start_game import start_game
from game.ui.model.timed_effects import StopWork
from game.ui.screens.builder.drafts import beginning, drop
from game.ui.screens.builder.laying import with_pictures
from game.ui.screens.builder.msg import (
    BeginAnewConfirmed,
    BeginAnewPicked,
    CopyBoardPicked,
    DeleteBoardConfirmed,
    DeleteBoardPicked,
    PlayBoardPicked,
    SaveBoardMsg,
    SaveBoardPicked,
)
from game.ui.screens.builder.steps import did
from game.ui.settings.fitting import on_board, without_built


def choose(model: Model, edition: Edition) -> Result:
    """Plays on the board next, and goes back to the set-up or the home screen."""
    return _play_next_on(replace(model, screen=model.chooses, dialog=None), edition)


def _play_next_on(model: Model, edition: Edition) -> Result:
    settings = on_board(replace(model.settings, built=edition))
    return replace(model, settings=settings), (SaveSettings(settings),)


def save(model: Model, building: Building, msg: SaveBoardMsg) -> Result:
    """Saves or deletes the board that the page shows."""
    match msg:
        case SaveBoardPicked():
            return _save_and_leave(model, building, building.kept_in(model.boards))
        case CopyBoardPicked():
            return _save_and_leave(model, building, None)
        case PlayBoardPicked():
            return _play_on(model, building)
        case DeleteBoardPicked():
            dialog = DeleteBoardDialog() if building.original else None
            return replace(model, dialog=dialog), ()
        case DeleteBoardConfirmed():
            return _delete(model, building.original) if building.original else (model, ())
        case BeginAnewPicked():
            return replace(model, dialog=BeginAnewDialog()), ()
        case BeginAnewConfirmed():
            begun = did(building, beginning(model, building.original), ALL)
            shown, work = with_pictures(replace(model.on_ground(begun), dialog=None))
            return shown, (*(work or (StopWork(),)), Focus(HEADING))
        case _:
            assert_never(msg)


def _save_and_leave(model: Model, building: Building, replaced: Edition | None) -> Result:
    saved, effects = _save_board(model, building, replaced)
    return saved, (*effects, Focus(CHOSEN_BOARD)) if effects else ()


def _play_on(model: Model, building: Building) -> Result:
    """Saves the board and starts a game on it, with all the cards that the board has."""
    whole = replace(model.settings, hand_size=0, power_cards=True)
    replaced = building.kept_in(model.boards)
    saved, effects = _save_board(replace(model, settings=whole), building, replaced)
    if not effects:
        return model, ()
    started, start = start_game(replace(saved, learning=False))
    return started, (*effects, *start)


def _save_board(model: Model, building: Building, replaced: Edition | None) -> Result:
    """Saves the board in the place of another one, or else as the newest, under a free name.

    No effects if there is no room for it.
    """
    if building.edition is None or (replaced is None and is_full(model.boards)):
        return model, ()
    after, saving = with_board(model, building.edition, replaced)
    chosen, effects = choose(after, saving.edition)
    stop = (StopWork(),) if building.work else ()
    dropped = DropDraft(building.original)
    rest = drop(chosen, building.original)
    return rest, (*stop, saving, *effects, dropped)


def save_shared(model: Model) -> Result:
    """Saves the board of a game that came from elsewhere."""
    history = model.history
    if history is None or not can_add(model.boards, history.shown.seen.edition):
        return model, ()
    told = model.with_history(replace(history, board_saved=True))
    return save_foreign(told, history.shown.seen.edition)


def save_foreign(model: Model, edition: Edition) -> Result:
    """Saves a board from elsewhere. It is played on next, unless a game is on the table."""
    after, saving = with_board(model, edition)
    if model.game:
        return after, (saving,)
    chosen, effects = _play_next_on(after, saving.edition)
    return chosen, (saving, *effects)


def with_board(
    model: Model, edition: Edition, replaced: Edition | None = None
) -> tuple[Model, SaveBoard]:
    """The model with the board under a name that is free, and the effect that saves it."""
    taken = {one.name for one in model.boards if one != replaced}
    named = replace(edition, name=free_name(edition.name, taken))
    boards = BOARDS.with_item(SavedList(model.boards), named, replaced).items
    return replace(model, boards=boards), SaveBoard(named, replaced)


def restore(
    model: Model, deleted: Edition, *, was_chosen: bool
) -> tuple[Model, Edition, tuple[Effect, ...]]:
    """The model with the deleted board, that board, and the effects."""
    after, saving = with_board(model, deleted)
    chosen, effects = _play_next_on(after, saving.edition) if was_chosen else (after, ())
    return chosen, saving.edition, (saving, *effects)


def _delete(model: Model, edition: Edition) -> Result:
    boards = BOARDS.without(SavedList(model.boards), edition).items
    was_chosen = model.settings.built == edition
    shown = BoardsDialog(edition, was_chosen)
    rest = drop(replace(model, boards=boards, screen=HOME, dialog=shown), edition)
    effects = (StopWork(), DeleteBoard(edition), DropDraft(edition))
    if not was_chosen:
        return rest, effects
    settings = without_built(model.settings)
    return replace(rest, settings=settings), (*effects, SaveSettings(settings))
