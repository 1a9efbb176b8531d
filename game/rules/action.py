"""The actions of a seat, and their notation (specification, section 6)."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from game.rules.cards import Card


class NotationError(ValueError):
    """The text is an action in no game."""


@dataclass(frozen=True, slots=True)
class Place:
    """Play a picture card or a wild card: put a chip on the cell."""

    card: Card
    cell: str

    def __str__(self) -> str:
        return f"{self.card}@{self.cell}"


@dataclass(frozen=True, slots=True)
class Remove:
    """Play a remove card: take an opponent's chip off the cell."""

    card: Card
    cell: str

    def __str__(self) -> str:
        return f"{self.card}-{self.cell}"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Swap a dead card for the top card of the draw pile."""

    card: Card

    def __str__(self) -> str:
        return f"{self.card}!"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a card by hand (specification, section 3)."""

    seat: int

    def __str__(self) -> str:
        return f"draw {self.seat}"


@dataclass(frozen=True, slots=True)
class Pass:
    """End the turn without a play, because no card can be played or exchanged."""

    def __str__(self) -> str:
        return "pass"


Action: TypeAlias = Place | Remove | Exchange | Draw | Pass

_NOTATION = re.compile(
    r"(?P<card>[a-z_]+)(?:(?P<sign>[@-])(?P<cell>[a-z][1-9][0-9]?)|!)"
    r"|draw (?P<seat>0|[1-9][0-9]?)|(?P<no_card>pass)",
    re.ASCII,
)


@lru_cache(maxsize=1024)
def parse_action(text: str) -> Action:
    """The action that the text denotes; the inverse of `str`.

    NotationError if the text denotes no action. The results are cached, because a long game repeats
    the few hundred actions of its edition.

    >>> parse_action("fox@c4")
    Place(card='fox', cell='c4')
    >>> str(Remove("dragon", "b3")), str(Exchange("fox")), str(Draw(0)), str(Pass())
    ('dragon-b3', 'fox!', 'draw 0', 'pass')
    """
    match = _NOTATION.fullmatch(text)
    if match is None:
        raise NotationError(
            f"{text[:40]!r} is not an action; actions look like"
            " fox@c4, dragon-b3, fox!, draw 0 and pass"
        )
    if match["no_card"]:
        return Pass()
    if match["seat"]:
        return Draw(int(match["seat"]))
    if match["sign"] is None:
        return Exchange(match["card"])
    return (Place if match["sign"] == "@" else Remove)(match["card"], match["cell"])
