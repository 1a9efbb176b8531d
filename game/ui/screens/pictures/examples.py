"""Picture sets to begin with, in the language of the page.

They replace pictures of these cards: the first ones are those of the Little Zoo.
"""

from collections.abc import Iterable, Sequence

from game.rules.cards import Card
from game.ui.look.i18n import LANGUAGES, _, language, later
from game.ui.look.names import clean_name
from game.ui.look.words import PICTURES
from game.ui.sets.picture_set import MAX_SET_NAME, Face, Kind, Own, PictureSet
from game.ui.sets.set_pictures import animal_name, letters_of

EXAMPLES = ("letters", "sums", "words")

PHOTOS = "photos"
"""A set without an example, to which photos are added at once."""

LANGUAGES_EXAMPLE = "words"
"""The example that needs a second language."""

WORDS = {
    "letters": later("Letters and animals"),
    "sums": later("Sums up to ten"),
    "words": later("Words in two languages"),
}

SUMS = ((0, 0), (0, 1), (1, 1), (2, 1), (1, 3), (3, 2), (2, 4), (3, 4), (5, 3), (4, 5), (6, 4))
"""A sum for each result from 0 to 10."""


def example_word(name: str) -> str:
    """What the example is called."""
    return _(WORDS[name])


def sample(name: str, second: str) -> tuple[Face, Face]:
    """The card and the board of one picture of the example, of PHOTOS, or of the animals for ""."""
    match name:
        case "letters":
            _card, own = next(iter(_letters(["owl"])))
        case "sums":
            return _word("3 + 4"), _word("7")
        case "words":
            _card, own = next(iter(_words(["lion"], second)))
        case "photos":
            return (Face(Kind.ART, "icon-photo", ""),) * 2
        case _:
            return Face(Kind.ART, "lion", ""), Face(Kind.ART, "penguin", "")
    return own.card or own.board, own.board


def example(name: str, second: str, cards: Sequence[Card] = PICTURES) -> PictureSet:
    """The example for these cards, without an id.

    `second` is the code of the second language, for LANGUAGES_EXAMPLE.
    """
    title = example_word(name)
    match name:
        case "letters":
            own = _letters(cards)
        case "sums":
            own = _sums(cards)
        case _:
            title, own = f"{LANGUAGES[language()]} – {LANGUAGES[second]}", _words(cards, second)
    return PictureSet("", clean_name(title, MAX_SET_NAME), tuple(own))


def _letters(cards: Iterable[Card]) -> Iterable[tuple[Card, Own]]:
    """The first letter on each card; a board shows as many letters as it needs."""
    for card in cards:
        name = _name(card)
        yield card, Own(Face(Kind.ART, card, name), _word(letters_of(name)[0]))


def _sums(cards: Sequence[Card]) -> Iterable[tuple[Card, Own]]:
    """A sum on the card, its result on the board."""
    for card, (one, other) in zip(cards, SUMS, strict=False):
        yield card, Own(_word(str(one + other)), _word(f"{one} + {other}"))


def _words(cards: Iterable[Card], second: str) -> Iterable[tuple[Card, Own]]:
    """The name in the second language on the card, that in the page's language on the board."""
    for card in cards:
        yield card, Own(_word(_name(card)), _word(_name(card, second)))


def _word(text: str) -> Face:
    return Face(Kind.WORD, text, text)


def _name(card: Card, in_language: str = "") -> str:
    """The animal's name as it may be saved."""
    return clean_name(animal_name(card, in_language))
