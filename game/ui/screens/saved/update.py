"""What messages about the saved game do; pure."""

from dataclasses import replace
from typing import assert_never

from game.rules.state import State
from game.ui.look.ids import HEADING
from game.ui.model.effect import Effect, Focus, OfferFile, ReleaseGame, Result
from game.ui.model.model import Model
from game.ui.model.news import go_home, receive, report
from game.ui.model.saved import ElsewhereDialog, NotSavedDialog
from game.ui.model.saving_effects import (
    ClaimSavedGame,
    DeleteDamaged,
    ReadSavedGame,
    ReadShelf,
    SaveSettings,
    SetDamagedAside,
    TakeFromShelf,
)
from game.ui.model.shelf import Shelf
from game.ui.play.game import Game
from game.ui.saved.damaged import NEWS, Damaged
from game.ui.saved.game_text import saved_text
from game.ui.saved.news import UNREADABLE, News
from game.ui.screens.saved.msg import (
    DeviceMsg,
    LostGameLock,
    NotSaved,
    NotSetAside,
    OpenElsewhere,
    SavedGameChanged,
    SavedGameClaimed,
    SavedGameMsg,
    SavedGameRead,
    SavedMsg,
    TakeOverPicked,
    UnreadableFound,
)
from game.ui.ways import ContinuePicked, DeleteDamagedPicked, SaveFilePicked


def update(model: Model, msg: SavedMsg) -> Result:
    """The model after the message, and the effects.

    The saved game is only dealt with on the home screen.
    """
    if isinstance(msg, DeviceMsg):
        return _on_device(model, msg)
    if isinstance(msg, SaveFilePicked):
        return model, _file(model)
    if model.game:
        return model, ()
    if isinstance(msg, DeleteDamagedPicked):
        return _delete_damaged(model)
    return _on_home(model, msg)


def go_on(model: Model, text: str, found: Game | News | None) -> Result:
    """The game of the text goes on; a text that cannot be read is reported."""
    match found:
        case None:
            gone = replace(model, has_saved_game=False, news=model.news | {News.GAME_GONE})
            return gone, (ReleaseGame(),)
        case News():
            unreadable = report(replace(model, has_saved_game=False), "game", text, found)
            return unreadable, (SetDamagedAside("game", text), ReleaseGame())
        case Game():
            return replace(model.with_game(found), dialog=None, learning=False), ()
        case _:
            assert_never(found)


def _on_device(model: Model, msg: DeviceMsg) -> Result:
    match msg:
        case OpenElsewhere():
            told = replace(model, asks_to_wait=False, dialog=ElsewhereDialog())
            return (model if model.game else told), ()
        case LostGameLock():
            return _give_up(model)
        case NotSaved(is_full):
            return _not_saved(model, is_full=is_full), ()
        case UnreadableFound(name, text):
            reset = (SaveSettings(model.settings),) if name == "settings" else ()
            return report(model, name, text, NEWS[name]), (SetDamagedAside(name, text), *reset)
        case NotSetAside(text):
            return _stays(model, text), ()
        case _:
            assert_never(msg)


def _on_home(model: Model, msg: SavedGameMsg) -> Result:
    match msg:
        case SavedGameChanged():
            further = (ReadShelf(),) if isinstance(model.screen, Shelf) else ()
            return model, (ReadSavedGame(), *further)
        case SavedGameRead():
            return _offer(model, msg)
        case ContinuePicked():
            return replace(model, dialog=None), (_claim(model, anyway=False),)
        case TakeOverPicked():
            return replace(model, dialog=None), (_claim(model, anyway=True),)
        case SavedGameClaimed(text, found, together):
            return go_on(replace(model, together=together or model.together), text, found)
        case _:
            assert_never(msg)


def _claim(model: Model, *, anyway: bool) -> Effect:
    """Claims the game that was picked on the shelf, else the saved game, else the newest one."""
    picked = model.screen.picked if isinstance(model.screen, Shelf) else ""
    if picked or not model.has_saved_game:
        return TakeFromShelf(picked, anyway)
    return ClaimSavedGame(anyway)


def _not_saved(model: Model, *, is_full: bool) -> Model:
    """Reports that the device no longer saves: with a dialog first, later with a sentence."""
    if model.game is None:
        return model if model.cannot_save else receive(model, News.NOTHING_SAVED)
    if model.cannot_save:
        return replace(model, unsaved=model.unsaved + 1)
    return replace(model, cannot_save=True, dialog=NotSavedDialog(is_full))


def _give_up(model: Model) -> Result:
    """Leaves the game to another tab, unless that tab could not read it from the device."""
    if model.game is None:
        return model, (ReleaseGame(),)
    if model.cannot_save:
        return model, ()
    home = go_home(model, has_saved_game=model.has_unfinished_game)
    return replace(home, dialog=ElsewhereDialog()), (ReleaseGame(),)


def _file(model: Model) -> tuple[OfferFile, ...]:
    if model.active:
        return (OfferFile(saved_text(model.active)),)
    return (OfferFile(model.damaged.text),) if model.damaged else ()


def _delete_damaged(model: Model) -> Result:
    """Deletes the damaged text, and looks for another one."""
    if model.damaged is None:
        return model, ()
    rest = replace(model, damaged=None, news=model.news - UNREADABLE)
    return rest, (DeleteDamaged(model.damaged.text), Focus(HEADING), ReadSavedGame())


def _offer(model: Model, saved: SavedGameRead) -> Result:
    """Offers the saved game, or reports the first text that cannot be read."""
    can_go_on = isinstance(saved.end, State) and saved.end.outcome is None
    board = saved.end.edition if can_go_on and isinstance(saved.end, State) else saved.next_board
    model = replace(model, has_saved_game=can_go_on, saved_board=board, shelved=saved.shelved)
    if isinstance(saved.end, News):
        effects = (SetDamagedAside("game", saved.text),)
        return report(model, "game", saved.text, saved.end), effects
    return (report(model, *saved.damaged) if saved.damaged else model), ()


def _stays(model: Model, text: str) -> Model:
    """Notes that a damaged text still has its place, so that it is not overwritten unasked."""
    damaged = model.damaged
    if damaged is None or damaged.text != text:
        return model
    return replace(model, damaged=Damaged(damaged.name, text, stays=True))
