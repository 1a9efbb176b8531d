"""A game as a record: its set-up and its actions (specification, section 7)."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from game.rules.action import Action, NotationError, parse_action
from game.rules.edition import Cell, Colour, DrawMode, Edition
from game.rules.edition_data import (
    MAX_NAME,
    EditionError,
    edition_data,
    edition_of,
    is_built,
    load_edition,
)
from game.rules.edition_limits import SEATS
from game.rules.json_text import UnreadableError, parse_object
from game.rules.play import apply
from game.rules.refusal import IllegalAction
from game.rules.state import (
    Drawn,
    Options,
    Seat,
    Setup,
    SetupError,
    State,
    Win,
    check_setup,
    new_game,
    unknown_draw_mode,
)

FORMATS = ("rowdy-zoo/1", "rowdy-zoo/2")
"""In the first format a record names its edition. In the second it holds a built edition."""


class RecordError(ValueError):
    """The record cannot be read, or one of its actions is illegal."""


class NewerRecordError(RecordError):
    """Only a newer version of the game can read the format of the record."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game. `replay` gives its states."""

    edition: Edition
    setup: Setup
    actions: tuple[Action, ...] = ()


def to_json(record: Record, **extra_fields: object) -> str:
    """The record and the extra fields as one JSON object.

    `parse_record` ignores the extra fields.

    >>> seats = (Seat("Ann", "red"), Seat("Ben", "yellow"))
    >>> setup = Setup(Options(hand_size=3), seats, dealer=1, seed="1")
    >>> record = Record(load_edition("little-zoo"), setup, (parse_action("unicorn@b1"),))
    >>> parse_record(to_json(record, saved_at="noon")) == record
    True
    """
    edition, setup = record.edition, record.setup
    options, built = setup.options, is_built(edition)
    data = {
        "format": FORMATS[built],
        "edition": edition_data(edition) if built else edition.name,
        "options": {
            "hand_size": options.hand_size,
            "power_cards": options.power_cards,
            "draw": options.draw.value,
        },
        "seats": [_seat_data(seat) for seat in setup.seats],
        "dealer": setup.dealer,
        "seed": setup.seed,
        "actions": [str(action) for action in record.actions],
    }
    return json.dumps(data | extra_fields)


def _seat_data(seat: Seat) -> dict[str, str]:
    data = {"name": seat.name, "colour": seat.colour}
    optional = {"played_by": seat.played_by, "face": seat.face}
    return data | {key: value for key, value in optional.items() if value}


def parse_record(text: str) -> Record:
    """The record in the JSON text. Its set-up is checked; its actions may still be illegal.

    RecordError names the key that is missing or wrong, or the first action that cannot be read.

    >>> parse_record('{"format": "rowdy-zoo/1"}')
    Traceback (most recent call last):
    game.rules.record.RecordError: the record lacks the key 'edition'
    """
    return record_of(parse_fields(text))


def parse_fields(text: str) -> dict[str, Any]:
    """All fields of the record in the JSON text; RecordError if the text is not a JSON object."""
    try:
        return parse_object(text)
    except UnreadableError as error:
        raise RecordError(f"the record is {error}") from error


def record_of(fields: dict[str, Any]) -> Record:
    """The record with these fields; raises RecordError as `parse_record` does."""
    try:
        edition = _edition(fields)
        setup = _setup(edition, fields)
        check_setup(edition, setup)
    except (EditionError, SetupError) as error:
        raise RecordError(f"the record has an invalid set-up: {error}") from error
    return Record(edition, setup, _actions(edition, setup, _get(fields, "actions", list)))


def replay(record: Record) -> Iterator[State]:
    """The state after the deal, then after each action.

    RecordError names the first illegal action, its position (the first is 1) and the reason.

    >>> seats = (Seat("Ann", "red"), Seat("Ben", "yellow"))
    >>> setup = Setup(Options(hand_size=3), seats, dealer=1, seed="1")
    >>> record = Record(load_edition("little-zoo"), setup, (parse_action("unicorn@b1"),))
    >>> [dict(state.board) for state in replay(record)]
    [{}, {'b1': 'red'}]
    """
    state = new_game(record.edition, record.setup)
    yield state
    for position, action in enumerate(record.actions, 1):
        try:
            state = apply(state, action)
        except IllegalAction as error:
            raise RecordError(f"action {position} of the record: {error}") from error
        yield state


def outcome_data(state: State) -> dict[str, Any] | None:
    """The outcome as JSON data (specification, section 7); None while the game goes on.

    A win looks like `{"winner": "red", "seats": [0], "row": ["a1", ...]}`, a draw like
    `{"draw": "full"}`.
    """
    match state.outcome:
        case None:
            return None
        case Win(colour, seats, cells):
            return {"winner": colour, "seats": list(seats), "row": list(cells)}
        case Drawn(reason):
            return {"draw": reason.value}


def rows_data(state: State) -> dict[Colour, list[list[Cell]]]:
    """The finished rows as JSON data (specification, section 8)."""
    colours = dict.fromkeys(seat.colour for seat in state.setup.seats)
    return {
        colour: [list(state.edition.board_order(row)) for row in state.rows[colour]]
        for colour in colours
        if colour in state.rows
    }


def _edition(data: dict[str, Any]) -> Edition:
    """The edition that the record names or holds; RecordError if its format is unknown."""
    name = _get(data, "format", str)
    if name not in FORMATS:
        is_newer = re.fullmatch(r"rowdy-zoo/[1-9][0-9]{0,3}", name)
        kind = NewerRecordError if is_newer else RecordError
        advice = "; a newer version of the game reads it" if is_newer else ""
        known = " or ".join(map(repr, FORMATS))
        raise kind(f"the record has the format {name[:MAX_NAME]!r}, not {known}{advice}")
    if name == FORMATS[0]:
        return load_edition(_get(data, "edition", str))
    return edition_of(_get(data, "edition", dict))


def _setup(edition: Edition, data: dict[str, Any]) -> Setup:
    options = _get(data, "options", dict)
    return Setup(
        options=Options(
            hand_size=_get(options, "hand_size", int, "options"),
            power_cards=_get(options, "power_cards", bool, "options"),
            draw=_draw_mode(edition, _get(options, "draw", str, "options")),
        ),
        seats=tuple(_seats(_get(data, "seats", list))),
        dealer=_get(data, "dealer", int),
        seed=_get(data, "seed", str),
    )


def _draw_mode(edition: Edition, text: str) -> DrawMode:
    """The draw mode of this name; SetupError if there is none."""
    try:
        return DrawMode(text)
    except ValueError as error:
        raise unknown_draw_mode(edition, text) from error


def _seats(given: list[object]) -> Iterator[Seat]:
    if len(given) > SEATS[-1]:
        raise RecordError(f"the record has {len(given)} seats, not at most {SEATS[-1]}")
    for number, data in enumerate(given):
        yield _seat(number, data)


def _seat(number: int, data: Any) -> Seat:  # noqa: ANN401 - JSON
    """The seat. A `played_by` or `face` that is not a string becomes empty."""
    where = f"seat {number}"
    name, colour = _get(data, "name", str, where), _get(data, "colour", str, where)
    optional = (data.get(key) for key in ("played_by", "face"))
    return Seat(name, colour, *(text if isinstance(text, str) else "" for text in optional))


def _get(data: Any, key: str, kind: type, where: str = "the record") -> Any:  # noqa: ANN401 - JSON
    """The value of a key; RecordError if it is missing or of another type (True is no int)."""
    names = {str: "a string", int: "a whole number", bool: "true or false", list: "a list"}
    if not isinstance(data, dict):
        raise RecordError(f"{where} is not an object")
    if key not in data:
        raise RecordError(f"{where} lacks the key {key!r}")
    if type(data[key]) is not kind:
        raise RecordError(f"{where}: {key!r} is not {names.get(kind, 'an object')}")
    return data[key]


def _actions(edition: Edition, setup: Setup, texts: list[object]) -> tuple[Action, ...]:
    """The actions; RecordError if a text cannot be read.

    Then the actions before this text are replayed first: an earlier one may be illegal.
    """
    actions: list[Action] = []
    for position, text in enumerate(texts, 1):
        try:
            if not isinstance(text, str):
                raise NotationError("it is not a string")
            actions.append(parse_action(text))
        except NotationError as error:
            for _state in replay(Record(edition, setup, tuple(actions))):
                pass
            raise RecordError(f"action {position} of the record: {error}") from error
    return tuple(actions)
