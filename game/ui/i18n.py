"""The user's language. Texts are looked up when they are shown, never at import."""

import gettext as catalogues
from functools import cache
from pathlib import Path

LANGUAGES = {"en": "English", "uk": "Українська"}
"""The languages there are, each by its own name."""

FOLDER = Path(__file__).parent.parent / "locale"

_current: catalogues.NullTranslations = catalogues.NullTranslations()


def speak(language: str) -> None:
    """Makes the language the one that `_` and `plural` translate into."""
    global _current  # noqa: PLW0603 - one page speaks one language at a time
    _current = _catalogue(language)


def _(message: str) -> str:
    """The message in the user's language."""
    return _current.gettext(message)


def plural(one: str, many: str, number: int) -> str:
    """The message in the form that the number asks for in the user's language."""
    return _current.ngettext(one, many, number)


def later(message: str) -> str:
    """Marks a text for the catalogues that `_` will look up by a variable."""
    return message


@cache
def _catalogue(language: str) -> catalogues.NullTranslations:
    path = FOLDER / f"{language}.mo"
    if not path.exists():
        return catalogues.NullTranslations()
    with path.open("rb") as file:
        return catalogues.GNUTranslations(file)
