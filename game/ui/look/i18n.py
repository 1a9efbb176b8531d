"""Translation into the user's language, at the moment when a text is shown, never at import."""

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
"""All languages of the game: the code, and the name in the language itself."""

RIGHT_TO_LEFT = {"ar"}
SEPARATORS = {"ar": "، "}
"""The separators of lists in the languages that do not use an English comma."""

_current: catalogues.NullTranslations = catalogues.NullTranslations()
_separator = ", "


def set_language(language: str) -> None:
    """Sets the language of `_`, `plural` and `listed`."""
    global _current, _separator
    _current, _separator = _catalogue(language), SEPARATORS.get(language, ", ")


def direction(language: str) -> str:
    """The direction of the language's lines, for the `dir` attribute of HTML."""
    return "rtl" if language in RIGHT_TO_LEFT else "ltr"


def _(message: str) -> str:
    """The message in the user's language."""
    return _current.gettext(message)


def plural(one: str, many: str, number: int) -> str:
    """The message in the user's language, in the plural form for the number."""
    return _current.ngettext(one, many, number)


def listed(words: Iterable[str]) -> str:
    """The words as a list in the user's language."""
    return _separator.join(words)


def later(message: str) -> str:
    """The message itself; marks it for the catalogues if `_` gets it from a variable."""
    return message


@cache
def _catalogue(language: str) -> catalogues.NullTranslations:
    try:
        catalogue = content(f"locale/{language}.mo")
    except OSError:
        return catalogues.NullTranslations()
    return catalogues.GNUTranslations(BytesIO(catalogue))
