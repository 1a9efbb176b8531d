"""Answers of the home screen that the device has kept from an earlier time."""

import json

from game.ui.keep import settings_text
from game.ui.model import MOST_SEATS, PERSON, Settings

PEOPLE = Settings(who=(PERSON,) * MOST_SEATS)
"""People on all seats, and the answers that the page gives itself to all other questions."""


def keeping(settings: Settings, language: str = "") -> str:
    """A script for before the page's own: these answers are kept where none are yet."""
    kept = {"settings": settings_text(settings)} | ({"language": language} if language else {})
    return f"""
      try {{
        if (!localStorage.getItem("rowdy-zoo:settings"))
          for (const [name, text] of Object.entries({json.dumps(kept)}))
            localStorage.setItem(`rowdy-zoo:${{name}}`, text);
      }} catch {{}}
    """
