"""The game that the device keeps: as text and back, gone on with, or lost; pure.

The text is a record, with what else the page needs to go on.
"""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from game.bots.levels import LEVELS
from game.rules.record import NewerRecordError, Record, RecordError, parse_record, replay, to_json
from game.rules.state import State
from game.ui import msg as m
from game.ui import table
from game.ui.answers import clean_name
from game.ui.effect import (
    FetchGame,
    Focus,
    LookForGame,
    OfferFile,
    Release,
    Result,
    SetAside,
    ThrowAway,
)
from game.ui.model import HOME, UNREADABLE, Game, Model, News, Sheet, SheetKind

Found = TypeVar("Found")


def game_text(record: Record, *, open_hands: bool) -> str:
    """The game as JSON."""
    return to_json(record, open_hands=open_hands)


def read_game(text: str) -> Game:
    """The game that was kept, ready to go on; RecordError says why there is none."""
    record = read_record(text)
    return table.resume(record, open_hands=json.loads(text).get("open_hands") is True)


def read_record(text: str) -> Record:
    """The record with nobody on its seats who is not known, and with names that can be shown."""
    record = parse_record(text)
    setup = record.setup
    for number, seat in enumerate(setup.seats):
        if seat.played_by not in ("", *LEVELS):
            raise RecordError(f"seat {number} is played by {seat.played_by!r}, who is not known")
    seats = tuple(replace(seat, name=clean_name(seat.name)) for seat in setup.seats)
    return replace(record, setup=replace(setup, seats=seats))


def on_home(model: Model, msg: m.Msg) -> Result | None:
    """What a message about the kept game does on the home screen; None if it is about others."""
    match msg:
        case m.GameTouched():
            return model, (LookForGame(),)
        case m.GameKept(text, aside):
            return _look(model, text, aside)
        case m.GoOnPicked():
            return replace(model, sheet=None), (FetchGame(take_over=False),)
        case m.TakeOverPicked():
            return replace(model, sheet=None), (FetchGame(take_over=True),)
        case m.OpenElsewhere():
            return replace(model, sheet=Sheet(SheetKind.ELSEWHERE)), ()
        case m.GameFound(text):
            return go_on(model, text)
        case m.FilePicked() if model.damaged:
            return model, (OfferFile(model.damaged),)
        case m.ThrowAwayPicked():
            rest = replace(model, damaged="", news=model.news - UNREADABLE)
            return rest, (ThrowAway(model.damaged), Focus(HOME))
    return None


def hear(model: Model, news: News) -> Model:
    """The browser has told something; what it does not keep need not be told again."""
    unkept = model.unkept or news is News.NOTHING_KEPT
    return replace(model, news=model.news | {news}, unkept=unkept)


def not_kept(model: Model) -> Model:
    """Tells once that nothing is kept any more."""
    if model.unkept:
        return model
    if model.game is None:
        return hear(model, News.NOTHING_KEPT)
    return replace(model, unkept=True, sheet=Sheet(SheetKind.NOT_KEPT))


def step_back(model: Model) -> Result:
    """Leaves the game to another tab, unless that could not find it on the device."""
    if model.game is None:
        return model, (Release(),)
    if model.unkept:
        return model, ()
    home = replace(model, game=None, history=None, kept=model.unfinished)
    return replace(home, sheet=Sheet(SheetKind.ELSEWHERE)), (Release(),)


def _look(model: Model, text: str, aside: str) -> Result:
    """Offers the game that is kept, or tells why there is none; first of all the newest text."""
    found = read(text, _end)
    model = replace(model, kept=isinstance(found, State) and found.outcome is None)
    if isinstance(found, News):
        return _unreadable(model, text, found), (SetAside(text),)
    put_aside = read(aside, _end)
    return _unreadable(model, aside, put_aside) if isinstance(put_aside, News) else model, ()


def go_on(model: Model, text: str) -> Result:
    """The game of the text is laid on the table; what cannot be read is told."""
    match read(text, read_game):
        case None:
            gone = replace(model, kept=False, news=model.news | {News.GAME_GONE})
            return gone, (Release(),)
        case News() as news:
            unreadable = _unreadable(replace(model, kept=False), text, news)
            return unreadable, (SetAside(text), Release())
        case game:
            return replace(model, game=game, sheet=None, learning=False), ()


def read(text: str, reader: Callable[[str], Found]) -> Found | News | None:
    """What the reader finds, or what is to be told of an unreadable text; None where none is."""
    if not text:
        return None
    try:
        return reader(text)
    except NewerRecordError:
        return News.NEWER
    except RecordError:
        return News.DAMAGED


def _end(text: str) -> State:
    """Where the game stands, which is sooner known than all that the table shows of it."""
    *_before, last = replay(read_record(text))
    return last


def _unreadable(model: Model, text: str, news: News) -> Model:
    """Tells of the text, once in this page."""
    if model.damaged == text:
        return model
    return replace(model, damaged=text, news=model.news - UNREADABLE | {news})
