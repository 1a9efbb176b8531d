"""What messages about looking back, sharing and opening games do; pure."""

from dataclasses import replace
from typing import assert_never

from game.ui.model.effect import (
    AskForFile,
    LookBack,
    OfferFile,
    PackLink,
    ReadLink,
    ReleaseGame,
    Result,
    Share,
)
from game.ui.model.history import (
    JudgeGame,
    LookingBack,
    NewerGameDialog,
    NoGameDialog,
    ShareDialog,
)
from game.ui.model.model import Model
from game.ui.model.saving_effects import ClaimGame, saving
from game.ui.model.start_game import set_aside
from game.ui.model.table import Table
from game.ui.play import start
from game.ui.play.history import History, Sent
from game.ui.saved.news import News
from game.ui.screens.history.msg import (
    BranchPicked,
    ChancesFlipped,
    GameClaimed,
    GameJudged,
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
    ShareFilePicked,
    ShareLinkPicked,
    ShareMsg,
    ShareOpened,
    TurnPicked,
)
from game.ui.screens.history.share_code import file_text
from game.ui.screens.saved.update import go_on
from game.ui.ways import LookBackPicked, OpenFilePicked


def update(model: Model, msg: HistoryMsg) -> Result:
    """The model after the message, and the effects."""
    if isinstance(msg, OpenMsg):
        return _open(model, msg)
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
        case LookedBack(history, with_chances):
            if not _is_wanted(model, history):
                return model, ()
            judging = with_chances and history.is_over
            return model.with_history(history), (JudgeGame(history),) if judging else ()
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
        case BranchPicked():
            return _branch(model, history) if model.can_branch else (model, ())
        case GameClaimed():
            return _branch_on_home(model, history, msg)
        case ChancesFlipped():
            return _flip_chances(model, history)
        case GameJudged(judged, review):
            shown = replace(history, review=review)
            is_same = judged.record is history.record
            return (model.with_history(shown) if is_same else model), ()
        case _:
            assert_never(msg)


def _flip_chances(model: Model, history: History) -> Result:
    """Hides the chances, or judges the plays of a game that is over to show them."""
    if history.review:
        return model.with_history(replace(history, review=None)), ()
    return model, (JudgeGame(history),) if history.is_over else ()


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
    return _go_on_from(model, history)


def _branch_on_home(model: Model, history: History, claimed: GameClaimed) -> Result:
    """Goes on from there, unless the saved game cannot be read."""
    if model.game or not model.can_branch:
        return model, _unused(model)
    if isinstance(claimed.game, News):
        return go_on(replace(model, screen=model.ground), claimed.text, claimed.game)
    is_over = claimed.game is None or claimed.game.state.outcome is not None
    return _go_on_from(replace(model, has_saved_game=not is_over), history)


def _unused(model: Model) -> tuple[ReleaseGame, ...]:
    """Releases a claim that is no longer needed, unless a game is on the table."""
    return () if model.game else (ReleaseGame(),)


def _go_on_from(model: Model, history: History) -> Result:
    """Lays the game on the table, without lessons; the saved one is set aside.

    It gets a new version, so that late answers are dropped.
    """
    undone = model.game.undone + 1 if model.game else 1
    game = replace(start.resume(history.shown), undone=undone)
    laid, effects = set_aside(model)
    laid = replace(laid, screen=Table(game), learning=False, dialog=None)
    return laid, (*effects, saving(game))
