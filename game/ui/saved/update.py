"""What messages about the saved game do; pure."""

from dataclasses import replace
from typing import assert_never

from game.rules.state import State
from game.ui.effect import (
    ClaimSavedGame,
    DeleteDamaged,
    Focus,
    OfferFile,
    ReadSavedGame,
    ReleaseGame,
    Result,
    SaveSettings,
    SetDamagedAside,
)
from game.ui.home.answers import without_built
from game.ui.home.state import HEADING, UNREADABLE, News
from game.ui.home.update import receive
from game.ui.model import Model
from game.ui.saved.msg import (
    ContinuePicked,
    DeleteDamagedPicked,
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
    SaveFilePicked,
    TakeOverPicked,
    UnreadableFound,
)
from game.ui.saved.saved_game import read, read_end, read_game, saved_text
from game.ui.saved.state import Damaged, DamagedName, ElsewhereDialog, NotSavedDialog

NEWS = {
    "game": News.DAMAGED,
    "original": News.DAMAGED,
    "settings": News.SETTINGS_DAMAGED,
    "family": News.FAMILY_DAMAGED,
}
"""What the home screen reports about a text that cannot be read, by its name."""


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


def go_on(model: Model, text: str) -> Result:
    """The game of the text goes on; a text that cannot be read is reported."""
    match read(text, read_game):
        case None:
            gone = replace(model, has_saved_game=False, news=model.news | {News.GAME_GONE})
            return gone, (ReleaseGame(),)
        case News() as news:
            unreadable = report(replace(model, has_saved_game=False), "game", text, news)
            return unreadable, (SetDamagedAside("game", text), ReleaseGame())
        case game:
            return replace(model, game=game, dialog=None, learning=False), ()


def _on_device(model: Model, msg: DeviceMsg) -> Result:
    match msg:
        case OpenElsewhere():
            return (model if model.game else replace(model, dialog=ElsewhereDialog())), ()
        case LostGameLock():
            return _give_up(model)
        case NotSaved():
            return _not_saved(model), ()
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
            return model, (ReadSavedGame(),)
        case SavedGameRead(text, damaged):
            return _offer(model, text, damaged)
        case ContinuePicked():
            return replace(model, dialog=None), (ClaimSavedGame(False),)
        case TakeOverPicked():
            return replace(model, dialog=None), (ClaimSavedGame(True),)
        case SavedGameClaimed(text):
            return go_on(model, text)
        case _:
            assert_never(msg)


def _not_saved(model: Model) -> Model:
    """Reports once that the device saves nothing any more."""
    if model.cannot_save:
        return model
    if model.game is None:
        return receive(model, News.NOTHING_KEPT)
    return replace(model, cannot_save=True, dialog=NotSavedDialog())


def _give_up(model: Model) -> Result:
    """Leaves the game to another tab, unless that tab could not read it from the device."""
    if model.game is None:
        return model, (ReleaseGame(),)
    if model.cannot_save:
        return model, ()
    home = replace(model, game=None, history=None, has_saved_game=model.has_unfinished_game)
    home = replace(home, settings=without_built(model.settings))
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


def _offer(model: Model, text: str, damaged: tuple[tuple[DamagedName, str], ...]) -> Result:
    """Offers the saved game, or reports the first text that cannot be read."""
    found = read(text, read_end)
    can_go_on = isinstance(found, State) and found.outcome is None
    model = replace(model, has_saved_game=can_go_on)
    if isinstance(found, News):
        return report(model, "game", text, found), (SetDamagedAside("game", text),)
    for name, kept in damaged:
        news = NEWS[name] if name in ("family", "settings") else read(kept, read_end)
        if isinstance(news, News):
            return report(model, name, kept, news), ()
    return model, ()


def report(model: Model, name: DamagedName, text: str, news: News) -> Model:
    """Reports the text, once in the life of the page."""
    if model.damaged and model.damaged.text == text:
        return model
    damaged = Damaged(name, text, stays=False)
    return replace(model, damaged=damaged, news=model.news - UNREADABLE | {news})


def _stays(model: Model, text: str) -> Model:
    """Notes that a damaged text still has its place, so that it is not overwritten unasked."""
    damaged = model.damaged
    if damaged is None or damaged.text != text:
        return model
    return replace(model, damaged=Damaged(damaged.name, text, stays=True))
