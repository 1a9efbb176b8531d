"""What each card shows now: its animal, or a picture of the set in use.

`view` sets the pictures before it renders, as it sets the language.
"""

from collections.abc import Mapping
from typing import NamedTuple

from game.rules.cards import Card


class Shown(NamedTuple):
    """The drawings of the page's art and the names that stand for a card.

    - `board_is_word`: whether cells show a word, which takes more room
    - `card_is_word`: whether the card shows a word, so that it needs no name below it
    """

    board_drawing: str
    board_word: str
    card_drawing: str
    card_word: str
    board_is_word: bool = False
    card_is_word: bool = False


class ShownPictures:
    """What is shown for the cards of a set; `is` tells it from that of another set."""

    def __init__(self, shown: Mapping[Card, Shown]) -> None:
        """Animals stand for the cards that are not in `shown`."""
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


def shown(card: Card) -> Shown | None:
    """What is shown for the card; None if it is its animal."""
    return _in_use.shown.get(card)


def board_drawing(card: Card) -> str:
    """The drawing of the card's picture on the board."""
    found = shown(card)
    return found.board_drawing if found else card


def card_drawing(card: Card) -> str:
    """The drawing on the card."""
    found = shown(card)
    return found.card_drawing if found else card


def board_is_word(card: Card) -> bool:
    """Whether the cells of the card show a word."""
    found = shown(card)
    return found is not None and found.board_is_word


def card_is_word(card: Card) -> bool:
    """Whether the card shows a word."""
    found = shown(card)
    return found is not None and found.card_is_word
