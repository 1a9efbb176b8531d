"""Reads editions: from the files of the game, and from data that may be hostile.

Section 8 of the specification says what makes an edition invalid.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from game.data import table
from game.rules.cards import Card
from game.rules.edition import FREE_CELL, Copies, DrawMode, Edition, Seating
from game.rules.edition_limits import COPIES, HAND_SIZES, ROW_LENGTHS, ROWS, SEATS, faults_of

EDITION_NAMES = ("little-zoo", "big-zoo", "grand-zoo")
"""The names of the editions in `game/editions`, in the order of the page."""

COLOURS = ("red", "yellow", "blue", "green")

MAX_SHOWN = 1_000_000
"""The largest number that an error message shows."""

MAX_NAME = 40
CARD_NAME = re.compile(rf"(?=.*[a-z])[a-z_]{{1,{MAX_NAME}}}")

MAX_ITEMS = 200
"""The most items of a list. No edition needs as many."""

MAX_LAYOUT = 20_000
"""The length of the longest layout, in characters."""

TOP = {
    "name": str,
    "row": int,
    "colours": list,
    "draw": list,
    "pictures": list,
    "layout": str,
    "deck": dict,
    "seatings": list,
}
"""The type of each key of an edition. The types for its parts follow."""
DECK = {"picture_copies": int}
POWER = {"card": str, "copies": int}
SEATING = {"seats": int, "hand_size": int}
OPTIONAL: Mapping[str, type | tuple[type, ...]] = {
    "exchange_limit": int,
    "wild": dict,
    "remove": dict,
    "teams": (bool, int),
    "rows": int,
}
"""The keys of all parts that may be missing."""

TYPE_NAMES = {str: "a string", int: "a whole number", list: "a list", dict: "a table"}


class EditionError(ValueError):
    """The edition does not exist, or its data are invalid."""


@cache
def load_edition(name: str) -> Edition:
    """The edition of that name from `game/editions`; EditionError if there is none.

    >>> load_edition("little-zoo").size
    (7, 6)
    """
    if name not in EDITION_NAMES:
        known = ", ".join(EDITION_NAMES)
        raise EditionError(f"there is no edition {name[:MAX_NAME]!r}; choose from {known}")
    file = f"editions/{name.replace('-', '_')}.toml"
    edition = edition_of(table(file))
    if edition.name != name:
        raise EditionError(f"game/{file} holds the edition {edition.name!r}, not {name!r}")
    return edition


def is_built(edition: Edition) -> bool:
    """Whether people have built the edition.

    A built edition may have the name of an edition of the game, but never the same data.
    """
    return edition.name not in EDITION_NAMES or edition != load_edition(edition.name)


def is_mix(one: Edition, other: Edition) -> bool:
    """Whether the editions differ at most in the places of their pictures."""
    if (one.size, one.free) != (other.size, other.free):
        return False
    return replace(one, layout=other.layout) == other


def unmixed(edition: Edition) -> Edition:
    """The edition of the game if this one differs only in the places of its pictures; or itself."""
    if edition.name not in EDITION_NAMES:
        return edition
    known = load_edition(edition.name)
    return known if is_mix(edition, known) else edition


def edition_of(data: object) -> Edition:
    """The edition with the keys and values of its TOML.

    EditionError names the first key that is unknown, missing or wrong, and says why.

    >>> edition = load_edition("little-zoo")
    >>> edition_of(edition_data(edition)) == edition
    True
    """
    top = _fields(data, "the edition", TOP, ("exchange_limit",))
    deck = _fields(top["deck"], "deck", DECK, ("wild", "remove"))
    edition = Edition(
        name=_name(top["name"]),
        row=_number(top["row"], "row", ROW_LENGTHS),
        colours=_colours(top["colours"]),
        draw=_draw(top["draw"]),
        pictures=_pictures(top["pictures"]),
        layout=_layout(top["layout"]),
        picture_copies=_number(deck["picture_copies"], "picture_copies", COPIES),
        wild=_copies(deck, "wild"),
        remove=_copies(deck, "remove"),
        seatings=tuple(_seatings(top["seatings"])),
        exchange_limit=_number(top["exchange_limit"], "exchange_limit", COPIES)
        if "exchange_limit" in top
        else None,
    )
    for fault in faults_of(edition):
        raise EditionError(f"the edition {edition.name!r} is invalid: {fault}")
    return edition


def edition_data(edition: Edition) -> dict[str, Any]:
    """The edition as data that `edition_of` reads: the keys and values of its TOML."""
    powers = {"wild": edition.wild, "remove": edition.remove}
    data = {
        "name": edition.name,
        "row": edition.row,
        "colours": list(edition.colours),
        "draw": [mode.value for mode in edition.draw],
        "pictures": list(edition.pictures),
        "layout": "\n".join(
            " ".join(picture or FREE_CELL for picture in line) for line in edition.layout
        ),
        "deck": {
            "picture_copies": edition.picture_copies,
            **{key: vars(power) for key, power in powers.items() if power},
        },
        "seatings": [_seating_data(seating) for seating in edition.seatings],
    }
    limit = edition.exchange_limit
    return data if limit is None else data | {"exchange_limit": limit}


def _seating_data(seating: Seating) -> dict[str, int]:
    data = {"seats": seating.seats, "hand_size": seating.hand_size}
    if seating.teams:
        data["teams"] = seating.teams
    return data if seating.rows == 1 else data | {"rows": seating.rows}


def _fields(
    data: object, where: str, required: Mapping[str, type], optional: Sequence[str]
) -> dict[str, Any]:
    """The data as a table that has all required keys, no unknown ones, and the right types."""
    if not isinstance(data, dict):
        raise EditionError(f"{where} is not a table")
    types = {**required, **{key: OPTIONAL[key] for key in optional}}
    for key in data:
        if key not in types:
            raise EditionError(f"{where} has the unknown key {str(key)[:MAX_NAME]!r}")
    for key, kind in types.items():
        if key in data:
            _check_type(data[key], kind, key)
        elif key in required:
            raise EditionError(f"{where} lacks the key {key!r}")
    return data


def _check_type(value: object, kind: type | tuple[type, ...], key: str) -> None:
    """EditionError if the value has another type. True does not count as a whole number."""
    kinds = kind if isinstance(kind, tuple) else (kind,)
    if type(value) not in kinds:
        wanted = "true, false or a whole number" if len(kinds) > 1 else TYPE_NAMES[kinds[0]]
        raise EditionError(f"{key} is not {wanted}")
    if isinstance(value, list) and len(value) > MAX_ITEMS:
        raise EditionError(f"{key} has {len(value)} items, not at most {MAX_ITEMS}")


def _number(value: int, key: str, allowed: range) -> int:
    if value not in allowed:
        number = _in_short(value)
        raise EditionError(f"{key} is {number}, not from {allowed[0]} to {allowed[-1]}")
    return value


def _in_short(number: int) -> str:
    """The number for a message. Python refuses to print a number of many thousand digits."""
    return str(number) if abs(number) < MAX_SHOWN else "too large or too small"


def _strings(values: list[object], key: str) -> tuple[str, ...]:
    """The values; EditionError if one is not a string or is listed twice."""
    seen = set()
    for value in values:
        if not isinstance(value, str):
            raise EditionError(f"{key} lists something that is not a string")
        if value in seen:
            raise EditionError(f"{key} lists {value[:MAX_NAME]!r} twice")
        seen.add(value)
    return tuple(str(value) for value in values)


def _name(name: str) -> str:
    if not 1 <= len(name) <= MAX_NAME:
        raise EditionError(f"name has {len(name)} characters, not from 1 to {MAX_NAME}")
    try:
        name.encode()
    except UnicodeEncodeError as error:
        raise EditionError("name cannot be encoded as UTF-8") from error
    return name


def _colours(values: list[object]) -> tuple[str, ...]:
    colours = _strings(values, "colours")
    for colour in colours:
        if colour not in COLOURS:
            known = ", ".join(COLOURS)
            raise EditionError(f"colours lists {colour[:MAX_NAME]!r}; choose from {known}")
    return colours


def _draw(values: list[object]) -> tuple[DrawMode, ...]:
    if values == [DrawMode.AUTO]:
        return (DrawMode.AUTO,)
    if values == [DrawMode.AUTO, DrawMode.MANUAL]:
        return (DrawMode.AUTO, DrawMode.MANUAL)
    raise EditionError('draw is neither ["auto"] nor ["auto", "manual"]')


def _pictures(values: list[object]) -> tuple[Card, ...]:
    return tuple(_card(picture, "pictures") for picture in _strings(values, "pictures"))


def _card(name: str, key: str) -> Card:
    if not CARD_NAME.fullmatch(name):
        raise EditionError(
            f"{key} has the card {name[:MAX_NAME]!r}, which is not 1 to {MAX_NAME} of a-z and _"
        )
    return name


def _layout(text: str) -> tuple[tuple[Card, ...], ...]:
    """The words of each line, without empty lines; `""` for a free cell."""
    if len(text) > MAX_LAYOUT:
        raise EditionError(f"layout has {len(text)} characters, not at most {MAX_LAYOUT}")
    words = ([word for word in line.split(" ") if word] for line in text.split("\n"))
    return tuple(
        tuple("" if word == FREE_CELL else _card(word, "layout") for word in line)
        for line in words
        if line
    )


def _copies(deck: Mapping[str, Any], key: str) -> Copies | None:
    if key not in deck:
        return None
    power = _fields(deck[key], key, POWER, ())
    return Copies(_card(power["card"], key), _number(power["copies"], f"{key}: copies", COPIES))


def _seatings(given: Sequence[object]) -> Iterator[Seating]:
    for number, data in enumerate(given, 1):
        try:
            yield _seating(data)
        except EditionError as fault:
            raise EditionError(f"seatings, number {number}: {fault}") from None


def _seating(data: object) -> Seating:
    fields = _fields(data, "it", SEATING, ("teams", "rows"))
    seats = _number(fields["seats"], "seats", SEATS)
    given = fields.get("teams", False)
    teams = {True: 2, False: 0}[given] if isinstance(given, bool) else given
    if given is not False and not (2 <= teams < seats and seats % teams == 0):
        raise EditionError(f"teams: {seats} seats do not form {_in_short(teams)} teams")
    return Seating(
        seats,
        _number(fields["hand_size"], "hand_size", HAND_SIZES),
        teams,
        _number(fields.get("rows", 1), "rows", ROWS),
    )
