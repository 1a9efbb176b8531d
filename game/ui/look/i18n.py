"""The user's language. Texts are looked up when they are shown, never at import."""

import gettext as catalogues
from collections.abc import Iterable
from functools import cache
from io import BytesIO

from game.data import content

LANGUAGES = {
    "en": "English",
    "uk": "Українська",
    "nl": "Nederlands",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "pl": "Polski",
    "ar": "العربية",
}
"""The languages there are, each by its own name."""

RIGHT_TO_LEFT = {"ar"}
COMMAS = {"ar": "، "}
"""What stands between the words of a list, where it is not the comma of English."""

_current: catalogues.NullTranslations = catalogues.NullTranslations()
_comma = ", "


def speak(language: str) -> None:
    """Makes the language the one that `_` and `plural` translate into."""
    global _current, _comma
    _current, _comma = _catalogue(language), COMMAS.get(language, ", ")


def direction(language: str) -> str:
    """Where its lines run, as HTML says it."""
    return "rtl" if language in RIGHT_TO_LEFT else "ltr"


def _(message: str) -> str:
    """The message in the user's language."""
    return _current.gettext(message)


def plural(one: str, many: str, number: int) -> str:
    """The message in the form that the number asks for in the user's language."""
    return _current.ngettext(one, many, number)


def listed(words: Iterable[str]) -> str:
    """The words as a list in the user's language."""
    return _comma.join(words)


def later(message: str) -> str:
    """Marks a text for the catalogues that `_` will look up by a variable."""
    return message


@cache
def _catalogue(language: str) -> catalogues.NullTranslations:
    try:
        catalogue = content(f"locale/{language}.mo")
    except OSError:
        return catalogues.NullTranslations()
    return catalogues.GNUTranslations(BytesIO(catalogue))
