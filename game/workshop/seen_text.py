"""Writes an Observation as text, and reads an equal one from it. The sandbox takes only texts."""

import json
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from game.rules.action import parse_action
from game.rules.edition import DrawMode, Edition
from game.rules.edition_data import edition_data, edition_of, is_built, load_edition
from game.rules.json_text import parse_object
from game.rules.observation import Observation
from game.rules.state import Drawn, DrawReason, Options, Outcome, Seat, Win

NUMBERS = (
    "dealer",
    "seat",
    "draw_pile_size",
    "turn",
    "ply",
    "exchanges",
    "passes",
    "reshuffles",
    "rows_to_win",
)
"""The fields that are numbers."""


def write_seen(seen: Observation) -> str:
    """The observation as a JSON text."""
    edition, options = seen.edition, seen.options
    return json.dumps(
        {name: getattr(seen, name) for name in NUMBERS}
        | {
            "edition": json.dumps(edition_data(edition)) if is_built(edition) else edition.name,
            "options": [options.hand_size, options.power_cards, options.draw.value],
            "seats": [[seat.name, seat.colour, seat.played_by, seat.face] for seat in seen.seats],
            "hand": seen.hand,
            "legal": list(map(str, seen.legal)),
            "dead": sorted(seen.dead),
            "hand_sizes": seen.hand_sizes,
            "discards": seen.discards,
            "board": dict(seen.board),
            "pending": seen.pending,
            "outcome": _outcome_data(seen.outcome),
            "rows": {colour: list(map(sorted, rows)) for colour, rows in seen.rows.items()},
        }
    )


def read_seen(text: str) -> Observation:
    """The observation in a text of `write_seen`; the text is trusted."""
    data = parse_object(text)
    return Observation(
        **{name: data[name] for name in NUMBERS},
        edition=_edition(data["edition"]),
        options=_options(*data["options"]),
        seats=tuple(Seat(*seat) for seat in data["seats"]),
        hand=tuple(data["hand"]),
        legal=tuple(map(parse_action, data["legal"])),
        dead=frozenset(data["dead"]),
        hand_sizes=tuple(data["hand_sizes"]),
        discards=tuple(map(tuple, data["discards"])),
        board=MappingProxyType(data["board"]),
        pending=tuple(data["pending"]),
        outcome=_outcome(data["outcome"]),
        rows=MappingProxyType(
            {colour: tuple(map(frozenset, rows)) for colour, rows in data["rows"].items()}
        ),
    )


def _options(hand_size: int, power_cards: bool, draw: str) -> Options:
    return Options(hand_size, power_cards, DrawMode(draw))


@lru_cache(1)
def _edition(text: str) -> Edition:
    """The edition that the text names or holds. The cache saves its tables."""
    return edition_of(parse_object(text)) if text.startswith("{") else load_edition(text)


def _outcome_data(outcome: Outcome | None) -> list[Any] | None:
    match outcome:
        case None:
            return None
        case Win(colour, seats, cells):
            return [colour, seats, cells]
        case Drawn(reason):
            return [reason.value]


def _outcome(data: list[Any] | None) -> Outcome | None:
    match data:
        case None:
            return None
        case [colour, seats, cells]:
            return Win(colour, tuple(seats), tuple(cells))
        case [reason]:
            return Drawn(DrawReason(reason))
    raise ValueError(f"no outcome: {data}")
