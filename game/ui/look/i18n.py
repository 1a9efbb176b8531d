"""Translation into the user's language, at the moment when a text is shown, never at import."""

from collections.abc import Callable, Iterable
from functools import cache
from gettext import c2py
from typing import NamedTuple

from game.data import content
from game.rules.json_text import parse_json

LANGUAGES = {
    "en": "English",
    "uk": "Українська",
    "nl": "Nederlands",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "it": "Italiano",
    "pl": "Polski",
    "pt": "Português",
    "tr": "Türkçe",
    "ar": "العربية",
    "he": "עברית",
}
"""All languages of the game: the code, and the name in the language itself."""

RIGHT_TO_LEFT = {"ar", "he"}
RIGHT_TO_LEFT_LETTERS = (
    ("\u0590", "\u08ff"),
    ("\ufb1d", "\ufdff"),
    ("\ufe70", "\ufefc"),
    ("\U00010800", "\U00010fff"),
    ("\U0001e800", "\U0001efff"),
)
"""The first and the last letter of each block of the scripts that are written that way."""

SEPARATORS = {"ar": "، "}
"""The separators of lists in the languages that do not use an English comma."""

CONTEXT_END = "\x04"
"""Stands between a context and its message, as in the files of gettext."""


class Catalogue(NamedTuple):
    """The plural forms of each message of a language, and which of them a number takes."""

    language: str
    forms: dict[str, list[str]]
    form_of: Callable[[int], int]


_english = Catalogue("en", {}, lambda number: number != 1)
_current = _english
_separator = ", "


def set_language(language: str, *packages: str) -> None:
    """Sets the language of `_`, `plural` and `listed`.

    `packages` have further messages, which only some pages show.
    """
    global _current, _separator
    _current, _separator = _catalogue_of(language, packages), SEPARATORS.get(language, ", ")


def language() -> str:
    """The code of the language that `set_language` has set."""
    return _current.language


def direction(language: str) -> str:
    """The direction of the language's lines, for the `dir` attribute of HTML."""
    return "rtl" if language in RIGHT_TO_LEFT else "ltr"


def isolated(text: str) -> str:
    """A text that people have written, to stand in a sentence.

    Unless all its signs go in the direction of the language, it is isolated: it keeps its own order
    then, and the sentence keeps its order, too.
    """
    is_left = language() in RIGHT_TO_LEFT
    fits = all(_goes_left(sign) == is_left for sign in text if sign != " ")
    return text if fits else f"\u2068{text}\u2069"


def _goes_left(sign: str) -> bool:
    return any(first <= sign <= last for first, last in RIGHT_TO_LEFT_LETTERS)


def _(message: str) -> str:
    """The message in the user's language."""
    return _current.forms.get(message, [message])[0]


def in_context(context: str, message: str) -> str:
    """The message in the user's language, which has another word in another context."""
    return _current.forms.get(context + CONTEXT_END + message, [message])[0]


def translated(message: str, language: str) -> str:
    """The message in another language."""
    return _catalogue(language).forms.get(message, [message])[0]


def plural(one: str, many: str, number: int) -> str:
    """The message in the user's language, in the plural form for the number."""
    return _current.forms.get(one, [one, many])[_current.form_of(number)]


def listed(words: Iterable[str]) -> str:
    """The words as a list in the user's language."""
    return _separator.join(words)


def later(message: str) -> str:
    """The message itself; marks it for the catalogues if `_` gets it from a variable."""
    return message


@cache
def _catalogue_of(language: str, packages: tuple[str, ...]) -> Catalogue:
    found = _catalogue(language)
    for package in packages:
        found = found._replace(forms=found.forms | _catalogue(language, package).forms)
    return found


@cache
def _catalogue(language: str, package: str = "game") -> Catalogue:
    messages = parse_json(content("locale/messages.json", package).decode())
    try:
        translated = parse_json(content(f"locale/{language}.json", package).decode())
    except OSError:
        return _english
    return Catalogue(
        language, dict(zip(messages, translated["forms"], strict=True)), c2py(translated["plural"])
    )
