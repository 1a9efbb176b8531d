"""What taps do while a game is looked back on, and how games are opened and set aside; pure."""

from collections.abc import Callable
from dataclasses import replace

from game.rules.record import NewerRecordError, RecordError
from game.ui import kept, shared, table
from game.ui import msg as m
from game.ui.effect import (
    AskForFile,
    FetchOriginal,
    MakeRoom,
    OfferFile,
    ReadLink,
    Release,
    Result,
    SaveGame,
    SaveOriginal,
    Share,
)
from game.ui.kept import game_text
from game.ui.model import Game, History, Model, News, Sent, Sheet, SheetKind

OF_THE_DEVICE = (
    m.GameTouched,
    m.GameKept,
    m.GameFound,
    m.OpenElsewhere,
    m.TakeOverPicked,
)
"""What goes its way while somebody looks back, too."""

STEPS = {"ArrowLeft": -1, "ArrowUp": -1, "ArrowRight": 1, "ArrowDown": 1}


def answer(model: Model, msg: m.Msg) -> Result | None:
    """What the message does to games that are past or set aside; None if it is about others."""
    if result := _opening(model, msg):
        return result
    if model.history is None:
        return _set_aside(model, msg)
    if isinstance(msg, OF_THE_DEVICE):
        return None
    return _sharing(model, model.history, msg) or _looking(model, model.history, msg)


def on_key(model: Model, history: History, key: str) -> Result:
    """Arrows step through the game, Home and End go to its ends, Escape leaves."""
    if key == "Escape":
        return replace(model, history=None), ()
    ends = {"Home": 0, "End": history.last}
    return _show(model, history, ends.get(key, history.place + STEPS.get(key, 0)))


def _opening(model: Model, msg: m.Msg) -> Result | None:
    """How a game that is past comes onto the screen."""
    match msg:
        case m.LinkTouched():
            return model, (ReadLink(),)
        case m.LinkFound(code):
            return _open(model, shared.read_link, code), ()
        case m.FileAsked():
            return replace(model, sheet=None), (AskForFile(),)
        case m.FileFound(text):
            return _open(model, shared.read_file, text), ()
        case m.LookBackPicked() if model.game and model.history is None:
            game = model.game
            history = shared.look_back(game.record, open_hands=game.open_hands)
            return replace(model, history=history, sheet=None), ()
        case m.OriginalKept(text) if model.game is None:
            return replace(model, original=text), ()
    return None


def _open(model: Model, read: Callable[[str], History], text: str) -> Model:
    """Shows the game that came from elsewhere, or tells that it cannot be shown."""
    try:
        return replace(model, history=read(text), sheet=None)
    except NewerRecordError:
        return replace(model, sheet=Sheet(SheetKind.NEWER_GAME))
    except RecordError:
        return replace(model, sheet=Sheet(SheetKind.NO_GAME))


def _looking(model: Model, history: History, msg: m.Msg) -> Result:
    match msg:
        case m.TurnPicked(place):
            return _show(model, history, place)
        case m.HistoryClosed():
            return replace(model, history=None, sheet=None), ()
        case m.DiscardsOpened(seat):
            return replace(model, sheet=Sheet(SheetKind.DISCARDS, seat)), ()
        case m.FromHerePicked() if model.can_branch and model.original:
            return replace(model, sheet=Sheet(SheetKind.REPLACE)), ()
        case m.FromHerePicked() | m.FromHereMeant() if model.can_branch:
            if model.game is None:
                return replace(model, sheet=None), (MakeRoom(),)
            return _branch(model, history, _text(model.game))
        case m.RoomMade(text) if model.can_branch and model.game is None:
            return _branch_on_home(model, history, text)
        case m.RoomMade() if model.game is None:
            return model, (Release(),)
    return model, ()


def _show(model: Model, history: History, place: int) -> Result:
    there = min(max(place, 0), history.last)
    return replace(model, history=replace(history, place=there)), ()


def _sharing(model: Model, history: History, msg: m.Msg) -> Result | None:
    match msg:
        case m.ShareOpened():
            there = replace(model, history=replace(history, sent=None))
            return replace(there, sheet=Sheet(SheetKind.SHARE)), ()
        case m.NamesFlipped():
            other = replace(history, with_names=not history.with_names, sent=None)
            return replace(model, history=other), ()
        case m.LinkPicked():
            return model, (Share(shared.link_code(history)),)
        case m.LinkSent(how):
            sent = Sent(how) if how else None
            return replace(model, history=replace(history, sent=sent)), ()
        case m.FilePicked():
            return model, (OfferFile(shared.file_text(history)),)
    return None


def _branch(model: Model, history: History, original: str) -> Result:
    """Goes on from the turn that is shown; the original is set aside."""
    past = history.shown
    game = table.resume(past.record, open_hands=past.open_hands)
    return _lay(model, game, original)


def _branch_on_home(model: Model, history: History, text: str) -> Result:
    """Sets the game aside that is kept, which would be lost, or else the one that is shown."""
    match kept.read(text, kept.read_game):
        case News():
            return kept.go_on(replace(model, history=None), text)
        case Game() as game if game.state.outcome is None:
            return _branch(model, history, text)
    return _branch(model, history, shared.file_text(history))


def _set_aside(model: Model, msg: m.Msg) -> Result | None:
    """How the game that was set aside comes back."""
    match msg:
        case m.OriginalPicked() if model.original:
            if model.game is None:
                return replace(model, sheet=None), (FetchOriginal(),)
            return _swap(model, model.original, _text(model.game))
        case m.OriginalFound(text, original) if model.game is None:
            found = kept.read(text, kept.read_game)
            goes_on = isinstance(found, Game) and found.state.outcome is None
            return _swap(model, original, text if goes_on else "")
    return None


def _swap(model: Model, original: str, text: str) -> Result:
    """The original comes onto the table, and the game of the text is set aside for it."""
    game = kept.read(original, kept.read_game)
    if isinstance(game, Game):
        return _lay(model, game, text)
    told = replace(model, sheet=Sheet(SheetKind.NO_GAME))
    return told, () if model.game else (Release(),)


def _lay(model: Model, game: Game, original: str) -> Result:
    """Lays the game on the table; an answer to the one before is not meant for it."""
    undone = model.game.undone + 1 if model.game else 1
    laid = replace(model, game=replace(game, undone=undone), original=original)
    effects = (SaveOriginal(original), SaveGame(game.record, game.open_hands))
    return replace(laid, history=None, sheet=None), effects


def _text(game: Game) -> str:
    return game_text(game.record, open_hands=game.open_hands)
