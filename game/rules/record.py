"""A game as its set-up and its actions (rules, section 7), and the states that follow from it."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from game.rules.action import Action, NotationError, parse_action
from game.rules.edition import Edition, EditionError, load_edition
from game.rules.play import apply
from game.rules.refusal import IllegalAction
from game.rules.state import Options, Seat, Setup, SetupError, State, Win, check_setup, new_game

FORMAT = "rowdy-zoo/1"
STEPS: tuple[Callable[[dict[str, Any]], dict[str, Any]], ...] = ()
"""The first step makes the data of format 1 those of format 2, the second those of format 3 …"""

DEEPEST = 400
LARGEST = 1_000_000
"""So many characters may be in a record; a game of 1,000 plies has a tenth of them."""


class RecordError(ValueError):
    """A record that cannot be read, or whose actions do not fit the rules."""


class NewerRecordError(RecordError):
    """A record in a format that only a newer version knows."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its first card on; every state of it follows by `replay`."""

    edition: Edition
    setup: Setup
    actions: tuple[Action, ...] = ()


def to_json(record: Record, **further: object) -> str:
    """The record as one JSON object; the inverse of `parse_record`, which ignores further keys."""
    setup = record.setup
    options = setup.options
    data = {
        "format": FORMAT,
        "edition": record.edition.name,
        "options": {
            "hand_size": options.hand_size,
            "power_cards": options.power_cards,
            "draw": options.draw,
        },
        "seats": [_seat_data(seat) for seat in setup.seats],
        "dealer": setup.dealer,
        "seed": setup.seed,
        "actions": [str(action) for action in record.actions],
    }
    return json.dumps(data | further)


def _seat_data(seat: Seat) -> dict[str, str]:
    data = {"name": seat.name, "colour": seat.colour}
    return data | {"played_by": seat.played_by} if seat.played_by else data


def parse_record(text: str, find_edition: Callable[[str], Edition] = load_edition) -> Record:
    """The record that the JSON text holds, set-up checked, actions read but not yet replayed.

    RecordError names the key that is missing or wrong, or the first text that is no action.
    """
    data = _in_todays_format(_json(text))
    where = "the record"
    try:
        edition = find_edition(_get(data, "edition", str, where))
        setup = _setup(data)
        check_setup(edition, setup)
    except (EditionError, SetupError) as error:
        raise RecordError(f"the record has a set-up that makes no game: {error}") from error
    return Record(edition, setup, _actions(edition, setup, _get(data, "actions", list, where)))


def replay(record: Record) -> Iterator[State]:
    """The state after the deal, then after each action.

    RecordError names the first action that does not fit, its position from 1 on, and why.
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
    """The outcome as JSON data (rules, section 7); None while the game goes on."""
    match state.outcome:
        case None:
            return None
        case Win(colour, seats, row):
            return {"winner": colour, "seats": list(seats), "row": list(row)}
        case drawn:
            return {"draw": drawn.reason}


def _in_todays_format(data: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON
    """The data of a record of any format there has been, by one step after the other."""
    name = _get(data, "format", str, "the record")
    number = re.fullmatch(r"rowdy-zoo/([1-9][0-9]{0,3})", name)
    steps = len(STEPS) - int(number[1]) + 1 if number else -1
    if steps < 0:
        kind = NewerRecordError if number else RecordError
        raise kind(f"the record has the format {name!r}, not {FORMAT!r}")
    for step in STEPS[len(STEPS) - steps :]:
        data = step(data)
    return dict(data)


def _json(text: str) -> Any:  # noqa: ANN401 - JSON
    """The JSON data; depth is checked first, for it ends the whole interpreter in the browser."""
    if len(text) > LARGEST:
        raise RecordError(f"the record is longer than {LARGEST} characters")
    depth = accumulate(1 if sign in "[{" else -1 for sign in re.findall(r"[][{}]", text))
    if max(depth, default=0) > DEEPEST:
        raise RecordError("the record is nested too deeply")
    try:
        return json.loads(text)
    except ValueError as error:
        raise RecordError(f"the record is not JSON: {error}") from error


def _setup(data: dict[str, Any]) -> Setup:
    where = "the record"
    options = _get(data, "options", dict, where)
    return Setup(
        options=Options(
            hand_size=_get(options, "hand_size", int, "options"),
            power_cards=_get(options, "power_cards", bool, "options"),
            draw=_get(options, "draw", str, "options"),
        ),
        seats=tuple(_seat(i, seat) for i, seat in enumerate(_get(data, "seats", list, where))),
        dealer=_get(data, "dealer", int, where),
        seed=_get(data, "seed", str, where),
    )


def _seat(number: int, data: Any) -> Seat:  # noqa: ANN401 - JSON
    """The seat; who plays it is no business of the rules, so whatever is no text is ignored."""
    where = f"seat {number}"
    name, colour = _get(data, "name", str, where), _get(data, "colour", str, where)
    played_by = data.get("played_by")
    return Seat(name, colour, played_by if isinstance(played_by, str) else "")


def _get(data: Any, key: str, kind: type, where: str) -> Any:  # noqa: ANN401 - JSON
    """The value of a key; RecordError if it is missing or of another kind (no bool is an int)."""
    names = {str: "a text", int: "a whole number", bool: "true or false", list: "a list"}
    if not isinstance(data, dict):
        raise RecordError(f"{where} is not an object")
    if key not in data:
        raise RecordError(f"{where} lacks the key {key!r}")
    if type(data[key]) is not kind:
        raise RecordError(f"{where}: {key!r} is not {names.get(kind, 'an object')}")
    return data[key]


def _actions(edition: Edition, setup: Setup, texts: list[object]) -> tuple[Action, ...]:
    """The actions; where a text is none, the first action that does not fit may come before it."""
    actions: list[Action] = []
    for position, text in enumerate(texts, 1):
        try:
            if not isinstance(text, str):
                raise NotationError("it is not a text")
            actions.append(parse_action(text))
        except NotationError as error:
            for _state in replay(Record(edition, setup, tuple(actions))):
                pass
            raise RecordError(f"action {position} of the record: {error}") from error
    return tuple(actions)
