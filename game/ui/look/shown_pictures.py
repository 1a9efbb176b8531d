"""What each card shows now: its animal, or a picture of the set in use.

`view` sets the pictures before it renders, as it sets the language.
"""

from collections.abc import Mapping
from typing import NamedTuple

from game.rules.cards import Card

SUN = "sun"
"""What a free cell shows. It is no card, but a picture set can replace it like one."""


class ShownPicture(NamedTuple):
    """The drawings and names that represent a card."""

    board_drawing: str
    """The drawing on the cells of the card, such as `own-lion-board`."""

    board_word: str
    """The name of what the cells show; empty for the name of the animal."""

    card_drawing: str
    """The drawing on the card, such as `own-lion-card`."""

    card_word: str
    """The name of what the card shows; empty for the name of the animal."""

    board_is_word: bool = False
    """Whether cells show a word, which takes more room."""

    card_is_word: bool = False
    """Whether the card shows a word, so that it needs no name below it."""


class ShownPictures:
    """What the cards show while a set is in use. Two sets are compared by identity."""

    def __init__(self, shown: Mapping[Card, ShownPicture]) -> None:
        """A card that is not in `shown` shows its animal."""
        self.shown = shown


ANIMALS = ShownPictures({})

_in_use = ANIMALS


def use(pictures: ShownPictures) -> None:
    """Shows these pictures from now on."""
    global _in_use  # noqa: PLW0603 - as the language in i18n.py
    _in_use = pictures


def in_use() -> ShownPictures:
    """The pictures that are shown now."""
    return _in_use


def shown(card: Card) -> ShownPicture | None:
    """What represents the card; None for its animal."""
    return _in_use.shown.get(card)


def board_drawing(card: Card) -> str:
    """The drawing of the card's picture on the board."""
    picture = shown(card)
    return picture.board_drawing if picture else card


def card_drawing(card: Card) -> str:
    """The drawing on the card."""
    picture = shown(card)
    return picture.card_drawing if picture else card


def board_is_word(card: Card) -> bool:
    """Whether the cells of the card show a word."""
    picture = shown(card)
    return picture is not None and picture.board_is_word


def card_is_word(card: Card) -> bool:
    """Whether the card shows a word."""
    picture = shown(card)
    return picture is not None and picture.card_is_word
