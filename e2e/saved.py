"""Scripts that save settings and a family on the device before the page starts."""

from game.ui.saved.family import Family
from game.ui.saved.family_text import family_text
from game.ui.saved.person import Person
from game.ui.saved.settings_text import settings_text

from e2e.storage import saving
from game.ui.settings.settings import MAX_SEATS, PERSON, Pace, Settings

PEOPLE = Settings(who=(PERSON,) * MAX_SEATS, pace=Pace.AT_ONCE)
"""The default settings, but with people on all seats, and no pauses."""


def saving_family(*people: Person) -> str:
    """A script that saves these people as the family."""
    return saving({"family": family_text(Family(people))})


def saving_settings(settings: Settings, language: str = "") -> str:
    """A script that saves the settings, and the language if one is named, unless some are saved."""
    texts = {"settings": settings_text(settings)} | ({"language": language} if language else {})
    return saving(texts, unless="settings")
