"""The settings as text, and back; pure."""

import json
from dataclasses import asdict, fields
from typing import Any

from game.rules.edition import EDITION_NAMES
from game.ui.home.answers import clean_name
from game.ui.home.settings import BY_CHANCE, COLOURS, MAX_SEATS, WHO, Pace, Settings


def settings_text(settings: Settings) -> str:
    """The settings as JSON."""
    return json.dumps(asdict(settings))


def parse_settings(text: str | None) -> Settings:
    """The settings of the text; the defaults if there is none or it is not valid."""
    try:
        data = json.loads(text or "{}")
        known = {field.name: data[field.name] for field in fields(Settings) if field.name in data}
        settings = Settings(**{name: _tuple(value) for name, value in known.items()})
    except (ValueError, TypeError, RecursionError):
        return Settings()
    return settings if _is_valid(settings) else Settings()


def _tuple(value: Any) -> Any:  # noqa: ANN401 - JSON
    """A list as a tuple, anything else as it is."""
    return tuple(value) if isinstance(value, list) else value


def _is_valid(settings: Settings) -> bool:
    found, default = asdict(settings), asdict(Settings())
    return (
        all(type(found[name]) is type(default[name]) for name in default)
        and settings.edition in EDITION_NAMES
        and settings.rules.seating(settings.seats) is not None
        and len(settings.names) == MAX_SEATS
        and all(isinstance(name, str) and name == clean_name(name) for name in settings.names)
        and len(settings.who) == MAX_SEATS
        and set(map(str, settings.who)) <= set(WHO)
        and settings.pace in [pace.value for pace in Pace]
        and sorted(map(str, settings.colours)) == sorted(COLOURS)
        and settings.hand_size >= 0
        and BY_CHANCE <= settings.youngest < settings.seats
    )
