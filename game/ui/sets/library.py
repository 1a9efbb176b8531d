"""The pictures that people choose for a board, in groups, found by a word of their language.

They are the page's own animals and the art library, which `static/art/library.toml` lists.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.rules.json_text import UnreadableError, parse_object
from game.ui.look.i18n import _, later
from game.ui.look.words import CARDS, FACES, PICTURES

ANIMALS = "animals"

GROUPS = {
    ANIMALS: later("Animals"),
    "food": later("Food"),
    "toys": later("Toys and fun"),
    "sport": later("Sport and music"),
    "vehicles": later("On the move"),
    "home": later("At home"),
    "school": later("School and tools"),
    "people": later("People and clothes"),
    "nature": later("Nature and weather"),
    "shapes": later("Hearts and shapes"),
}

UNMARKED = str.maketrans(
    {"ı": "i", "ł": "l", "ø": "o", "œ": "oe", "æ": "ae", "ʼ": "’", "ـ": "", "ى": "ي", "ة": "ه"}
)
"""Letters that people may type without their mark, but that Unicode does not take apart."""


class Picture(NamedTuple):
    """A picture to choose.

    - `art`: its drawing, the symbol `art-` and this name
    - `name`: how people call it, for a card
    - `words`: the folded words that find it; those of the name come first
    """

    art: str
    name: str
    words: tuple[str, ...]


class Group(NamedTuple):
    """Pictures of one kind; the first one is shown for all of them."""

    name: str
    pictures: tuple[Picture, ...]


def read_library(text: str) -> tuple[Group, ...]:
    """The groups in the language of the page, from its file `static/art/names-<language>.json`.

    Raises `UnreadableError` if the text is something else, such as the page of a captive network.
    """
    names = parse_object(text)
    if names.keys() != GROUPS.keys():
        raise UnreadableError("not the names of the art library")
    return tuple(
        Group(_(GROUPS[group]), (*(_animals() if group == ANIMALS else ()), *_pictures(listed)))
        for group, listed in names.items()
    )


def find(groups: Sequence[Group], typed: str) -> tuple[Picture, ...]:
    """The pictures with a word that begins as each typed word does; empty if no word is typed.

    Those whose own name was typed come first.
    """
    wanted = fold(typed)
    found = [
        (place, picture)
        for group in groups
        for picture in group.pictures
        if (place := _place(picture.words, wanted)) is not None
    ]
    return tuple(picture for _place, picture in sorted(found, key=lambda pair: pair[0]))


def fold(text: str) -> tuple[str, ...]:
    """The words of the text without capitals, accents, vowel points and other signs."""
    small = unicodedata.normalize("NFKD", text).casefold()
    plain = unicodedata.normalize("NFKD", small).translate(UNMARKED)
    letters = (letter for letter in plain if not unicodedata.combining(letter))
    return tuple("".join(sign if sign.isalnum() else " " for sign in letters).split())


def _animals() -> Iterator[Picture]:
    """The animals of the boards, and the faces of people."""
    names = {card: _(CARDS[card]) for card in PICTURES}
    names |= {f"face-{face}": _(FACES[face]) for face in FACES}
    for art, name in names.items():
        yield Picture(art, name, fold(name))


def _pictures(listed: dict[str, list[str]]) -> Iterator[Picture]:
    for name, (shown, words) in listed.items():
        yield Picture(f"lib-{name}", shown, tuple(words.split()))


def _place(words: Sequence[str], wanted: Sequence[str]) -> int | None:
    """Where the first wanted word is found; None if one of them is not, or if none is wanted."""
    places = [
        next((place for place, word in enumerate(words) if word.startswith(begin)), None)
        for begin in wanted
    ]
    return places[0] if places and None not in places else None
