"""Boards that are saved or deleted, and the board that is played next; pure."""

from dataclasses import replace
from typing import assert_never

from game.rules.edition import Edition
from game.ui.boards.boards_text import BOARDS, can_keep, free_name, is_full
from game.ui.frame.kept import Kept
from game.ui.look.ids import CHOSEN_BOARD
from game.ui.look.ids import HEADING as HOME_HEADING
from game.ui.model.builder import (
    Building,
    DeleteBoardDialog,
)
from game.ui.model.effect import Focus, Result
from game.ui.model.home import HOME
from game.ui.model.model import Model
from game.ui.model.saving_effects import DeleteBoard, KeepBoard, SaveSettings
from game.ui.model.timed_effects import StopWork
from game.ui.screens.builder.msg import (
    BoardKept,
    DeleteBoardConfirmed,
    DeleteBoardPicked,
    KeepMsg,
)
from game.ui.settings.fitting import on_board, without_built


def choose(model: Model, edition: Edition) -> Result:
    """Plays on the board next, and goes back to the home screen."""
    return _play_next_on(replace(model, screen=HOME, dialog=None), edition)


def _play_next_on(model: Model, edition: Edition) -> Result:
    settings = on_board(replace(model.settings, built=edition))
    return replace(model, settings=settings), (SaveSettings(settings),)


def keep(model: Model, building: Building, msg: KeepMsg) -> Result:
    """Saves or deletes the board that the page shows."""
    match msg:
        case BoardKept():
            return _keep_board(model, building)
        case DeleteBoardPicked():
            dialog = DeleteBoardDialog() if building.original else None
            return replace(model, dialog=dialog), ()
        case DeleteBoardConfirmed():
            return _delete(model, building.original) if building.original else (model, ())
        case _:
            assert_never(msg)


def _keep_board(model: Model, building: Building) -> Result:
    """Keeps the board: under a new name in its place, changed as a copy with a name of its own."""
    replaced = building.original if building.is_renamed else None
    if building.edition is None or (replaced is None and is_full(model.boards)):
        return model, ()
    kept, keeping = _with_board_kept(model, building.edition, replaced)
    chosen, effects = choose(kept, keeping.edition)
    stop = (StopWork(),) if building.work else ()
    draft = model.draft if building.original else None
    return replace(chosen, draft=draft), (*stop, keeping, *effects, Focus(CHOSEN_BOARD))


def keep_shared(model: Model) -> Result:
    """Keeps the board of a game that came from elsewhere.

    It is played on next, unless a game is on the table.
    """
    history = model.history
    if history is None or not can_keep(model.boards, history.shown.seen.edition):
        return model, ()
    kept, keeping = _with_board_kept(model, history.shown.seen.edition)
    told = kept.with_history(replace(history, board_kept=True))
    if model.game:
        return told, (keeping,)
    chosen, effects = _play_next_on(told, keeping.edition)
    return chosen, (keeping, *effects)


def _with_board_kept(
    model: Model, edition: Edition, replaced: Edition | None = None
) -> tuple[Model, KeepBoard]:
    """The model with the board under a name that is free, and the effect that keeps it."""
    taken = {one.name for one in model.boards if one != replaced}
    named = replace(edition, name=free_name(edition.name, taken))
    kept = BOARDS.keep(Kept(model.boards), named, replaced).items
    return replace(model, boards=kept), KeepBoard(named, replaced)


def _delete(model: Model, edition: Edition) -> Result:
    kept = BOARDS.without(Kept(model.boards), edition).items
    rest = replace(model, boards=kept, screen=HOME, dialog=None)
    effects = (StopWork(), DeleteBoard(edition), Focus(HOME_HEADING))
    if model.settings.built != edition:
        return rest, effects
    settings = without_built(model.settings)
    return replace(rest, settings=settings), (*effects, SaveSettings(settings))
