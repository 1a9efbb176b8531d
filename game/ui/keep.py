"""What is kept as text: the settings and the home screen for the next start; pure.

Settings that cannot be read any more give way to the defaults.
"""

import json
from dataclasses import asdict, fields, replace
from typing import Any

from game.rules.edition import EDITION_NAMES
from game.ui.answers import clean_name
from game.ui.markup import to_html
from game.ui.model import BY_CHANCE, COLOURS, MOST_SEATS, WHO, Model, Pace, Settings
from game.ui.view import view


def settings_text(settings: Settings) -> str:
    """The settings as JSON."""
    return json.dumps(asdict(settings))


def parse_settings(text: str | None) -> Settings:
    """The settings that were kept; the defaults where there are none or they make no sense."""
    try:
        data = json.loads(text or "{}")
        known = {field.name: data[field.name] for field in fields(Settings) if field.name in data}
        settings = Settings(**{name: _unlisted(value) for name, value in known.items()})
    except (ValueError, TypeError, RecursionError):
        return Settings()
    return settings if _makes_sense(settings) else Settings()


def as_shown(kept: Settings, shown: Settings) -> Settings:
    """The settings of somebody who tapped on a first screen that shows others than were kept.

    A tap is meant for what is shown; only names and colours, which the screen does not ask for,
    stay as they were, and so do the children's lock and what has been learned.
    """
    return replace(
        shown,
        names=kept.names,
        colours=kept.colours,
        children_lock=kept.children_lock,
        learned=kept.learned,
    )


def home_text(version: str, home: Model) -> str:
    """The home screen, for `static/start/start.js` to show before Python is there."""
    kept = {
        "version": version,
        "language": home.language,
        "settings": settings_text(home.settings),
        "kept": home.kept,
    }
    return json.dumps({**kept, "html": to_html(view(home))})


def _unlisted(value: Any) -> Any:  # noqa: ANN401 - JSON
    return tuple(value) if isinstance(value, list) else value


def _makes_sense(settings: Settings) -> bool:
    kept, default = asdict(settings), asdict(Settings())
    return (
        all(type(kept[name]) is type(default[name]) for name in default)
        and settings.edition in EDITION_NAMES
        and settings.rules.seating(settings.seats) is not None
        and len(settings.names) == MOST_SEATS
        and all(isinstance(name, str) and name == clean_name(name) for name in settings.names)
        and len(settings.who) == MOST_SEATS
        and set(map(str, settings.who)) <= set(WHO)
        and settings.pace in [pace.value for pace in Pace]
        and sorted(map(str, settings.colours)) == sorted(COLOURS)
        and settings.hand_size >= 0
        and BY_CHANCE <= settings.youngest < settings.seats
    )
