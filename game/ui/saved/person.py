"""Somebody on the family board, and the stickers of an album."""

from dataclasses import dataclass
from typing import NamedTuple

from game.rules.cards import Card
from game.ui.frame.value import Value
from game.ui.look.names import folded

MAX_FLOWERS = 12
"""The most flowers that somebody has on the meadow."""


class Sticker(Value):
    """An animal in somebody's album, and the day on which it came there first.

    `day` is an ISO date, such as `2026-11-03`, and empty if unknown. The edge is golden if another
    row with the animal has won.
    """

    edition: str
    animal: Card
    day: str
    is_golden: bool = False


class Spot(NamedTuple):
    """A place on the meadow of the home screen: a column from the left and a row from above."""

    column: int
    row: int


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays on this device.

    `name` is empty for a person without a name; `face` is the face of the last seat, from 0.
    `album` holds a sticker for each animal of a row that won, sorted by edition and animal.
    `meadow` has the spots of the animals that somebody has moved on the home screen, by animal.
    `flowers` counts the rows that won with golden animals only, up to MAX_FLOWERS.
    `coming` holds for each edition at most one sticker without a day, of an animal that the person
    missed in a lost game: the next win brings it, too.
    `unknown_fields` is a JSON object with the fields that only a newer version knows.
    """

    name: str
    face: int
    games: int = 0
    wins: int = 0
    album: tuple[Sticker, ...] = ()
    meadow: tuple[tuple[Card, Spot], ...] = ()
    flowers: int = 0
    coming: tuple[Sticker, ...] = ()
    unknown_fields: str = "{}"

    @property
    def id(self) -> str:
        """Tells this person from others: the name without regard to case, or else the face."""
        return folded(self.name) or f"#{self.face}"
