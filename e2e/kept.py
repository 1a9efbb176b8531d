"""Scripts that save settings and a family on the device before the page starts."""

import json

from game.ui.family.board import Family
from game.ui.family.board_text import family_text
from game.ui.family.state import Person
from game.ui.home.settings import MAX_SEATS, PERSON, Settings
from game.ui.home.settings_text import settings_text

PEOPLE = Settings(who=(PERSON,) * MAX_SEATS)
"""The default settings, but with people on all seats."""


def kept_family(*people: Person) -> str:
    """A script that saves these people as the family."""
    text = json.dumps(family_text(Family(people)))
    return f"try {{ localStorage.setItem('rowdy-zoo:family', {text}); }} catch {{}}"


def keeping(settings: Settings, language: str = "") -> str:
    """A script that saves the settings, and the language if one is named, unless some are saved."""
    kept = {"settings": settings_text(settings)} | ({"language": language} if language else {})
    return f"""
      try {{
        if (!localStorage.getItem("rowdy-zoo:settings"))
          for (const [name, text] of Object.entries({json.dumps(kept)}))
            localStorage.setItem(`rowdy-zoo:${{name}}`, text);
      }} catch {{}}
    """
