"""The home screen as saved text, for `static/start/start.js` to show before Python runs; pure."""

import json
from dataclasses import replace

from game.ui.home.settings import Settings
from game.ui.home.settings_text import settings_text
from game.ui.model import Model


def startup_text(version: str, home: Model, html: str) -> str:
    """The home screen as JSON: its HTML, and what it depends on.

    `version` is that of the page; `html` is the view of `home`.
    """
    known = {
        "version": version,
        "language": home.language,
        "settings": settings_text(home.settings),
        "kept": home.has_saved_game,
        "html": html,
    }
    return json.dumps(known)


def as_shown(saved: Settings, shown: Settings) -> Settings:
    """The settings after early taps on a start-up screen that shows others than the saved ones.

    Early taps apply to what the screen shows. The rest stays as it was saved: names, colours, the
    children's lock, whether a first game was played, and what a newer version has saved.
    """
    return replace(
        shown,
        names=saved.names,
        colours=saved.colours,
        children_lock=saved.children_lock,
        learned=saved.learned,
        further=saved.further,
    )
