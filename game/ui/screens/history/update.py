"""What messages about looking back, sharing and opening games do; pure."""

from dataclasses import replace
from typing import assert_never

from game.rules.state import State
from game.ui.model.effect import (
    AskForFile,
    LookBack,
    OfferFile,
    PackLink,
    ReadLink,
    ReadOriginal,
    ReleaseGame,
    Result,
    Share,
)
from game.ui.model.history import (
    LookingBack,
    NewerGameDialog,
    NoGameDialog,
    ReplaceDialog,
    ShareDialog,
)
from game.ui.model.model import Model
from game.ui.model.news import report
from game.ui.model.saving_effects import (
    ClaimGame,
    ClaimOriginal,
    SaveGame,
    SaveOriginal,
    SetDamagedAside,
)
from game.ui.model.table import Table
from game.ui.play import start
from game.ui.play.game import Game
from game.ui.play.history import History, Sent
from game.ui.saved.game_text import saved_text
from game.ui.saved.news import News
from game.ui.screens.history.msg import (
    BranchConfirmed,
    BranchPicked,
    GameClaimed,
    GameOpened,
    HistoryClosed,
    HistoryMsg,
    LinkChanged,
    LinkPacked,
    LinkSent,
    LookedBack,
    LookMsg,
    NamesFlipped,
    OpenMsg,
    OriginalClaimed,
    OriginalFound,
    OriginalMsg,
    OriginalRead,
    ShareFilePicked,
    ShareLinkPicked,
    ShareMsg,
    ShareOpened,
    TurnPicked,
)
from game.ui.screens.history.share_code import file_text
from game.ui.screens.saved.update import go_on
from game.ui.ways import LookBackPicked, OpenFilePicked, OriginalPicked


def update(model: Model, msg: HistoryMsg) -> Result:
    """The model after the message, and the effects."""
    if isinstance(msg, OpenMsg):
        return _open(model, msg)
    if isinstance(msg, OriginalMsg):
        return _original(model, msg)
    if model.history is None:
        return model, _unused(model) if isinstance(msg, GameClaimed) else ()
    if isinstance(msg, ShareMsg):
        return _share(model, model.history, msg)
    return _look(model, model.history, msg)


def _open(model: Model, msg: OpenMsg) -> Result:
    match msg:
        case LinkChanged():
            return model, (ReadLink(),)
        case OpenFilePicked():
            return replace(model, dialog=None), (AskForFile(),)
        case GameOpened(found, link):
            return _opened(model, found, link), ()
        case LookBackPicked():
            if model.active is None:
                return model, ()
            open_hands = model.active.open_hands and not model.active.elsewhere
            asked = LookBack(model.active.record, open_hands)
            return replace(model, dialog=None), (asked,)
        case LookedBack(history):
            return (model.with_history(history) if _is_wanted(model, history) else model), ()
        case _:
            assert_never(msg)


def _opened(model: Model, found: History | News | None, link: str) -> Model:
    """Shows the game of a link or a file, or reports that it cannot be read."""
    if isinstance(found, History):
        return replace(model, screen=LookingBack(found, model.ground, link), dialog=None)
    return replace(model, dialog=NewerGameDialog() if found is News.NEWER else NoGameDialog())


def _is_wanted(model: Model, history: History) -> bool:
    """Whether its game is still on the table, and no dialog was opened meanwhile."""
    if model.active is None or model.dialog:
        return False
    return model.active.record.setup == history.record.setup


def _look(model: Model, history: History, msg: LookMsg) -> Result:
    match msg:
        case TurnPicked(place):
            there = min(max(place, 0), history.last)
            return model.with_history(replace(history, place=there, board_saved=False)), ()
        case HistoryClosed():
            return replace(model, screen=model.ground, dialog=None), ()
        case BranchPicked() if model.can_branch and model.original:
            return replace(model, dialog=ReplaceDialog()), ()
        case BranchPicked() | BranchConfirmed():
            return _branch(model, history) if model.can_branch else (model, ())
        case GameClaimed():
            return _branch_on_home(model, history, msg)
        case _:
            assert_never(msg)


def _share(model: Model, history: History, msg: ShareMsg) -> Result:
    match msg:
        case ShareOpened():
            opened = model.with_history(replace(history, sent=None))
            return replace(opened, dialog=ShareDialog()), ()
        case NamesFlipped():
            flipped = replace(history, with_names=not history.with_names, sent=None)
            return model.with_history(flipped), ()
        case ShareLinkPicked():
            return model, (PackLink(history),)
        case LinkPacked(packed, code):
            is_wanted = packed is history and isinstance(model.dialog, ShareDialog)
            return model, (Share(code),) if is_wanted else ()
        case LinkSent(how):
            return model.with_history(replace(history, sent=Sent(how) if how else None)), ()
        case ShareFilePicked():
            return model, (OfferFile(file_text(history)),)
        case _:
            assert_never(msg)


def _branch(model: Model, history: History) -> Result:
    """Goes on from the turn that is shown; on the home screen the saved game is claimed first."""
    if model.game is None:
        return replace(model, dialog=None), (ClaimGame(),)
    return _go_on_from(model, history, saved_text(model.game))


def _branch_on_home(model: Model, history: History, claimed: GameClaimed) -> Result:
    """Sets the saved game aside if it is not finished, else the game that is shown."""
    if model.game or not model.can_branch:
        return model, _unused(model)
    match claimed.game:
        case News():
            return go_on(replace(model, screen=model.ground), claimed.text, claimed.game)
        case Game() as game if game.state.outcome is None:
            return _go_on_from(model, history, claimed.text)
    return _go_on_from(model, history, file_text(history))


def _unused(model: Model) -> tuple[ReleaseGame, ...]:
    """Releases a claim that is no longer needed, unless a game is on the table."""
    return () if model.game else (ReleaseGame(),)


def _go_on_from(model: Model, history: History, original: str) -> Result:
    return _lay(model, start.resume(history.shown), original)


def _original(model: Model, msg: OriginalMsg) -> Result:
    match msg:
        case OriginalRead(text, end):
            return (model, ()) if model.game else _offer_original(model, text, end)
        case OriginalPicked():
            return _back_to_original(model)
        case OriginalClaimed(text, found, original):
            if model.game or model.history:
                return model, _unused(model)
            goes_on = isinstance(found, Game) and found.state.outcome is None
            return _swap(model, original, text if goes_on else "")
        case OriginalFound(text, original):
            if model.active is None or model.original != text:
                return model, ()
            return _swap(model, original, saved_text(model.active))
        case _:
            assert_never(msg)


def _offer_original(model: Model, text: str, end: State | News | None) -> Result:
    """Offers the game that was set aside, or reports that it cannot be read."""
    if isinstance(end, News):
        reported = report(replace(model, original=""), "original", text, end)
        return reported, (SetDamagedAside("original", text),)
    return replace(model, original=text), ()


def _back_to_original(model: Model) -> Result:
    if not model.original or model.history or model.together:
        return model, ()
    if model.game is None:
        return replace(model, dialog=None), (ClaimOriginal(),)
    return replace(model, dialog=None), (ReadOriginal(model.original),)


def _swap(model: Model, original: Game | News | None, text: str) -> Result:
    """Lays the original on the table, and sets the game of the text aside."""
    if isinstance(original, Game):
        return _lay(model, original, text)
    return replace(model, dialog=NoGameDialog()), _unused(model)


def _lay(model: Model, game: Game, original: str) -> Result:
    """Lays the game on the table, without lessons.

    It gets a new version, so that late answers are dropped.
    """
    undone = model.game.undone + 1 if model.game else 1
    table = Table(replace(game, undone=undone))
    laid = replace(model, screen=table, original=original, learning=False)
    effects = (SaveOriginal(original), SaveGame(game.record, game.open_hands))
    return replace(laid, dialog=None), effects
