"""The settings as text, and back."""

import json
from collections.abc import Callable
from dataclasses import fields
from typing import Any, TypeVar

from game.rules.edition_data import EDITION_NAMES, edition_data
from game.rules.json_text import (
    UnreadableError,
    check_format,
    parse_object,
    unknown_fields,
)
from game.ui.boards.boards_text import read_board
from game.ui.look.names import clean_name
from game.ui.look.words import BOT_FACES, FACES, PLAYED_BY_BOT
from game.ui.sets.sets_text import is_id
from game.ui.settings.fitting import on_board
from game.ui.settings.settings import COLOURS, MAX_SEATS, WHO, Pace, SeatBot, Settings, Who

FORMAT = 1
"""The format of the fields that this version knows; texts of 0.1.0 have it and do not say so."""

KEYS = {"set_id": "zoo"}
"""The keys of fields that the text calls otherwise."""

BOT = f"{PLAYED_BY_BOT}:"
"""The text of a bot on a seat begins with this; its face, a colon and its name follow."""

BY_CHANCE = -1
"""The saved `youngest` if the dealer is chosen by chance."""

PACES = [pace.value for pace in Pace]

T = TypeVar("T")

DEFAULTS = Settings()
LOCKED_SETTINGS = Settings(children_lock=True)
"""The settings if the saved ones cannot be read: they may have locked the page."""


def settings_text(settings: Settings) -> str:
    """The settings as JSON, with the fields of a newer version."""
    known = {KEYS.get(n, n): _data(n, getattr(settings, n)) for n in _names()}
    built = {"built": edition_data(settings.built)} if settings.built else {}
    return json.dumps({"format": FORMAT, **known, **built, **parse_object(settings.unknown_fields)})


def parse_settings(text: str | None) -> Settings:
    """The settings as `read_settings` reads them; LOCKED_SETTINGS if it cannot."""
    try:
        return read_settings(text)
    except UnreadableError:
        return LOCKED_SETTINGS


def read_settings(text: str | None) -> Settings:
    """The settings of the text; the defaults if there is none.

    An invalid value becomes its default, but an invalid lock is on. The other values stay. Raises
    `UnreadableError` if the text is no JSON object, or in a newer format.
    """
    data = parse_object(text or "{}")
    check_format(data, FORMAT)
    keys = {KEYS.get(name, name): name for name in _names()}
    known = {name: _read(name, data[key]) for key, name in keys.items() if key in data}
    built = read_board(data.get("built"))
    unknown = unknown_fields(data, ("format", "built", *keys))
    return on_board(Settings(**known, built=built, unknown_fields=unknown))


def _names() -> list[str]:
    """The names of the fields that are saved as they are."""
    return [
        field.name for field in fields(Settings) if field.name not in ("built", "unknown_fields")
    ]


def _data(name: str, value: Any) -> Any:  # noqa: ANN401 - JSON
    """The value of a field as JSON data."""
    match name:
        case "who":
            return [_who_text(who) for who in value]
        case "pace":
            return value.value
        case "youngest":
            return BY_CHANCE if value is None else value
    return value


def _who_text(who: Who) -> str:
    """Who plays a seat, as text: `person`, `owl` or `made:3:Robbie`, which names face and bot."""
    return f"{BOT}{who.face}:{who.name}" if isinstance(who, SeatBot) else who


def _read(name: str, value: Any) -> Any:  # noqa: ANN401 - JSON
    """The value of a field; the default if it is not valid."""
    default = getattr(DEFAULTS, name)
    match name:
        case "names":
            return _read_each(value, default, lambda v: clean_name(v) if type(v) is str else None)
        case "who":
            return _read_each(value, default, _read_who)
        case "pace":
            return Pace(value) if value in PACES else default
        case "youngest":
            return value if type(value) is int and value >= 0 else default
        case "children_lock":
            return value is not False
    value = tuple(value) if isinstance(value, list) else value
    return value if type(value) is type(default) and _is_valid(name, value) else default


def _read_who(value: object) -> Who | None:
    """Who plays a seat: a person, a level or a bot. None if the value names something else."""
    if not isinstance(value, str):
        return None
    if not value.startswith(BOT):
        return value if value in WHO else None
    face, _colon, name = value.removeprefix(BOT).partition(":")
    is_bot = name and name == clean_name(name) and face in BOT_FACES
    return SeatBot(name, face) if is_bot else None


def _read_each(
    value: object, default: tuple[T, ...], read: Callable[[object], T | None]
) -> tuple[T, ...]:
    """A value for each seat; the default for a seat without a valid one."""
    found = list(map(read, value)) if isinstance(value, list) else []
    missing = [None] * (len(default) - len(found))
    return tuple(
        usual if one is None else one
        for one, usual in zip([*found, *missing], default, strict=False)
    )


def _is_valid(name: str, value: Any) -> bool:  # noqa: ANN401 - JSON
    """Whether the value, which has the right type, may stand in the field."""
    match name:
        case "edition":
            return value in EDITION_NAMES
        case "faces":
            return len(value) == MAX_SEATS == len(FACES.keys() & set(map(str, value)))
        case "colours":
            return sorted(map(str, value)) == sorted(COLOURS)
        case "hand_size":
            return bool(value >= 0)
        case "set_id":
            return not value or is_id(value)
    return True
