"""The saved game as text, and back.

The text is a record, and the other fields that the page needs to go on.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from game.rules.record import (
    NewerRecordError,
    Record,
    RecordError,
    parse_fields,
    record_of,
    replay,
    to_json,
)
from game.rules.state import State
from game.steps import Steps, last_of
from game.ui.look.names import clean_name
from game.ui.look.words import PLAYED_BY_COMPUTER
from game.ui.play import start
from game.ui.play.by_message import ByMessage, read_by_message, saved_fields
from game.ui.play.game import Game
from game.ui.saved.news import News

Found = TypeVar("Found")


def saved_text(game: Game) -> str:
    """The game as JSON."""
    return game_text(game.record, open_hands=game.open_hands, by_message=game.by_message)


def game_text(record: Record, *, open_hands: bool, by_message: ByMessage | None = None) -> str:
    """The game of the record as JSON."""
    return to_json(record, open_hands=open_hands, **saved_fields(by_message))


def read_game(text: str) -> Steps[Game]:
    """The game, ready to go on; raises `RecordError` if the text holds none."""
    record, fields = yield from read_record(text)
    yield
    by_message = devices_of(record, fields)
    replayed = start.replayed(
        record,
        open_hands=fields.get("open_hands") is True,
        elsewhere=by_message.elsewhere if by_message else frozenset(),
    )
    return start.resume(replace((yield from last_of(replayed)), by_message=by_message))


def devices_of(record: Record, fields: dict[str, Any]) -> ByMessage | None:
    """The devices of a game by message with these fields; None for any other game."""
    found = fields.get("by_message")
    return read_by_message(found, len(record.setup.seats), len(record.actions))


def read_end(text: str) -> Steps[State]:
    """The last state of the game; faster than `read_game`, with the same errors."""
    record, _fields = yield from read_record(text)
    yield
    return (yield from last_of(replay(record)))


def read_record(text: str) -> Steps[tuple[Record, dict[str, Any]]]:
    """The record, with names that can be shown, and all fields of the text.

    Raises `RecordError` if the text holds none, or if an unknown level plays a seat.
    """
    fields = parse_fields(text)
    yield
    return shown_record(fields), fields


def shown_record(fields: dict[str, Any]) -> Record:
    """The record with these fields, as `read_record` returns it."""
    record = record_of(fields)
    for number, seat in enumerate(record.setup.seats):
        if seat.played_by not in ("", *PLAYED_BY_COMPUTER):
            raise RecordError(f"seat {number} has the unknown level {seat.played_by!r}")
    return with_clean_names(record)


def with_clean_names(record: Record) -> Record:
    """The record with names of seats that can be shown."""
    seats = tuple(replace(seat, name=clean_name(seat.name)) for seat in record.setup.seats)
    return replace(record, setup=replace(record.setup, seats=seats))


def read(text: str, reader: Callable[[str], Steps[Found]]) -> Steps[Found | News | None]:
    """What the reader finds, or the news that it cannot be read; None for an empty text."""
    if not text:
        return None
    try:
        return (yield from reader(text))
    except NewerRecordError:
        return News.NEWER
    except RecordError:
        return News.DAMAGED
