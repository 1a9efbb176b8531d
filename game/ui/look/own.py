"""What each card shows now: its animal, or a picture of the set in use.

`view` sets the pictures before it renders, as it sets the language.
"""

from collections.abc import Mapping
from typing import NamedTuple

from game.rules.cards import Card


class Shown(NamedTuple):
    """The drawings of the page's art and the names that stand for a card."""

    board_drawing: str
    board_word: str
    card_drawing: str
    card_word: str


_in_use: Mapping[Card, Shown] = {}


def use(pictures: Mapping[Card, Shown]) -> None:
    """Shows these pictures from now on; animals stand for the other cards."""
    global _in_use  # noqa: PLW0603 - as the language in i18n.py
    _in_use = pictures


def in_use() -> Mapping[Card, Shown]:
    """The pictures that are shown now. They are compared by identity (`look/remembered.py`)."""
    return _in_use


def board_drawing(card: Card) -> str:
    """The drawing of the card's picture on the board."""
    shown = _in_use.get(card)
    return shown.board_drawing if shown else card


def card_drawing(card: Card) -> str:
    """The drawing on the card."""
    shown = _in_use.get(card)
    return shown.card_drawing if shown else card


def is_own(card: Card) -> bool:
    """Whether something else than the animal stands for the card."""
    return card in _in_use
