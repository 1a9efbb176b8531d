"""What messages about looking back, sharing and opening games do; pure."""

from collections.abc import Callable
from dataclasses import replace
from typing import assert_never

from game.rules.record import NewerRecordError, RecordError
from game.ui.effect import (
    AskForFile,
    ClaimGame,
    ClaimOriginal,
    OfferFile,
    ReadLink,
    ReleaseGame,
    Result,
    SaveGame,
    SaveOriginal,
    SetDamagedAside,
    Share,
)
from game.ui.history.msg import (
    BranchConfirmed,
    BranchPicked,
    FileRead,
    GameClaimed,
    HistoryClosed,
    HistoryMsg,
    LinkChanged,
    LinkRead,
    LinkSent,
    LookBackPicked,
    LookMsg,
    NamesFlipped,
    OpenFilePicked,
    OpenMsg,
    OriginalClaimed,
    OriginalMsg,
    OriginalPicked,
    OriginalRead,
    ShareFilePicked,
    ShareLinkPicked,
    ShareMsg,
    ShareOpened,
    TurnPicked,
)
from game.ui.history.share_code import file_text, link_code, look_back, read_file, read_link
from game.ui.history.state import (
    History,
    NewerGameDialog,
    NoGameDialog,
    ReplaceDialog,
    Sent,
    ShareDialog,
)
from game.ui.home.state import News
from game.ui.model import Model
from game.ui.saved.saved_game import read, read_end, read_game, saved_text
from game.ui.saved.update import go_on, report
from game.ui.table import turn
from game.ui.table.state import Game


def update(model: Model, msg: HistoryMsg) -> Result:
    """The model after the message, and the effects."""
    if isinstance(msg, OpenMsg):
        return _open(model, msg)
    if isinstance(msg, OriginalMsg):
        return _original(model, msg)
    if model.history is None:
        return model, ()
    if isinstance(msg, ShareMsg):
        return _share(model, model.history, msg)
    return _look(model, model.history, msg)


def _open(model: Model, msg: OpenMsg) -> Result:
    match msg:
        case LinkChanged():
            return model, (ReadLink(),)
        case LinkRead(code):
            return _opened(model, read_link, code), ()
        case OpenFilePicked():
            return replace(model, dialog=None), (AskForFile(),)
        case FileRead(text):
            return _opened(model, read_file, text), ()
        case LookBackPicked():
            if model.active is None:
                return model, ()
            history = look_back(model.active.record, open_hands=model.active.open_hands)
            return replace(model, history=history, dialog=None), ()
        case _:
            assert_never(msg)


def _opened(model: Model, reader: Callable[[str], History], text: str) -> Model:
    """Shows the game of the text, or reports that it cannot be read."""
    try:
        return replace(model, history=reader(text), dialog=None)
    except NewerRecordError:
        return replace(model, dialog=NewerGameDialog())
    except RecordError:
        return replace(model, dialog=NoGameDialog())


def _look(model: Model, history: History, msg: LookMsg) -> Result:
    match msg:
        case TurnPicked(place):
            there = min(max(place, 0), history.last)
            return replace(model, history=replace(history, place=there)), ()
        case HistoryClosed():
            return replace(model, history=None, dialog=None), ()
        case BranchPicked() if model.can_branch and model.original:
            return replace(model, dialog=ReplaceDialog()), ()
        case BranchPicked() | BranchConfirmed():
            return _branch(model, history) if model.can_branch else (model, ())
        case GameClaimed(text):
            return _branch_on_home(model, history, text)
        case _:
            assert_never(msg)


def _share(model: Model, history: History, msg: ShareMsg) -> Result:
    match msg:
        case ShareOpened():
            opened = replace(model, history=replace(history, sent=None))
            return replace(opened, dialog=ShareDialog()), ()
        case NamesFlipped():
            flipped = replace(history, with_names=not history.with_names, sent=None)
            return replace(model, history=flipped), ()
        case ShareLinkPicked():
            return model, (Share(link_code(history)),)
        case LinkSent(how):
            return replace(model, history=replace(history, sent=Sent(how) if how else None)), ()
        case ShareFilePicked():
            return model, (OfferFile(file_text(history)),)
        case _:
            assert_never(msg)


def _branch(model: Model, history: History) -> Result:
    """Goes on from the turn that is shown; on the home screen the saved game is claimed first."""
    if model.game is None:
        return replace(model, dialog=None), (ClaimGame(),)
    return _go_on_from(model, history, saved_text(model.game))


def _branch_on_home(model: Model, history: History, text: str) -> Result:
    """Sets the saved game aside if it is not finished, else the game that is shown."""
    if model.game:
        return model, ()
    if not model.can_branch:
        return model, (ReleaseGame(),)
    match read(text, read_game):
        case News():
            return go_on(replace(model, history=None), text)
        case Game() as game if game.state.outcome is None:
            return _go_on_from(model, history, text)
    return _go_on_from(model, history, file_text(history))


def _go_on_from(model: Model, history: History, original: str) -> Result:
    past = history.shown
    return _lay(model, turn.resume(past.record, open_hands=past.open_hands), original)


def _original(model: Model, msg: OriginalMsg) -> Result:
    match msg:
        case OriginalRead(text):
            return (model, ()) if model.game else _offer_original(model, text)
        case OriginalPicked():
            return _back_to_original(model)
        case OriginalClaimed(text, original):
            if model.game or model.history:
                return model, ()
            found = read(text, read_game)
            goes_on = isinstance(found, Game) and found.state.outcome is None
            return _swap(model, original, text if goes_on else "")
        case _:
            assert_never(msg)


def _offer_original(model: Model, text: str) -> Result:
    """Offers the game that was set aside, or reports that it cannot be read."""
    found = read(text, read_end)
    if isinstance(found, News):
        reported = report(replace(model, original=""), "original", text, found)
        return reported, (SetDamagedAside("original", text),)
    return replace(model, original=text), ()


def _back_to_original(model: Model) -> Result:
    if not model.original or model.history:
        return model, ()
    if model.game is None:
        return replace(model, dialog=None), (ClaimOriginal(),)
    return _swap(model, model.original, saved_text(model.game))


def _swap(model: Model, original: str, text: str) -> Result:
    """Lays the original on the table, and sets the game of the text aside."""
    game = read(original, read_game)
    if isinstance(game, Game):
        return _lay(model, game, text)
    reported = replace(model, dialog=NoGameDialog())
    return reported, () if model.game else (ReleaseGame(),)


def _lay(model: Model, game: Game, original: str) -> Result:
    """Lays the game on the table, without lessons.

    It gets a new moment, so that late answers are dropped.
    """
    undone = model.game.undone + 1 if model.game else 1
    laid = replace(model, game=replace(game, undone=undone), original=original, learning=False)
    effects = (SaveOriginal(original), SaveGame(game.record, game.open_hands))
    return replace(laid, history=None, dialog=None), effects
