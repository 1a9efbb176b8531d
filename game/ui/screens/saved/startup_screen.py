"""The home screen as saved text, which the page shows before Python runs; pure."""

import json
from dataclasses import replace

from game.ui.model.model import Model
from game.ui.saved.family import Family
from game.ui.saved.family_text import family_text
from game.ui.saved.settings_text import settings_text
from game.ui.settings.fitting import fit_seats
from game.ui.settings.settings import Settings


def startup_text(version: str, home: Model, html: str) -> str:
    """The home screen as JSON: its HTML, and what it depends on.

    `version` is that of the page; `html` is the view of `home`.
    """
    known = {
        "version": version,
        "language": home.language,
        "settings": settings_text(home.settings),
        "games": home.games,
        "family": family_text(Family(home.family)),
        "html": html,
    }
    return json.dumps(known)


def as_shown(saved: Settings, shown: Settings) -> Settings:
    """The settings after early taps on a start-up screen that shows others than the saved ones.

    Early taps apply to the answers that the screen shows. The rest stays as it was saved.
    """
    early = replace(
        saved,
        edition=shown.edition,
        built=shown.built,
        seats=shown.seats,
        who=shown.who,
        hand_size=shown.hand_size,
        power_cards=shown.power_cards,
    )
    return fit_seats(early)
