"""Answers of the home screen that the device has kept from an earlier time."""

import json

from game.ui.family.board import Family, family_text
from game.ui.family.state import Person
from game.ui.home.settings import MAX_SEATS, PERSON, Settings
from game.ui.home.settings_text import settings_text

PEOPLE = Settings(who=(PERSON,) * MAX_SEATS)
"""People on all seats, and the answers that the page gives itself to all other questions."""


def kept_family(*people: Person) -> str:
    """A script by which these people are known on the device."""
    text = json.dumps(family_text(Family(people)))
    return f"try {{ localStorage.setItem('rowdy-zoo:family', {text}); }} catch {{}}"


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
