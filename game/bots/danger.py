"""Plays after which an opponent may finish a row at once, judged from what the seat can know."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.bots.sight import Sight
from game.rules.action import Place, Remove
from game.rules.edition import Cell, Colour
from game.rules.observation import Observation


@dataclass(frozen=True, slots=True)
class Danger:
    """A chip of `colour` on `cell` would finish a row, and an unseen card fits the cell.

    Where several rows win, such a row need not be the last one.
    """

    colour: Colour
    cell: Cell


def danger(seen: Observation, play: Place | Remove) -> Danger | None:
    """A danger that the play leaves and that a better play would remove.

    A better play leaves fewer dangers. None if no play is better, or if the play finishes a row.
    """
    sight = Sight(seen)
    if sight.wins(play):
        return None
    left = list(_dangers(sight, play))
    for other in seen.legal:
        if isinstance(other, Place | Remove):
            still_left = set(_dangers(sight, other))
            if len(still_left) < len(left):
                return next(found for found in left if found not in still_left)
    return None


def _dangers(sight: Sight, play: Place | Remove) -> Iterator[Danger]:
    if sight.wins(play):
        return
    chips, _hand = sight.after(play)
    for colour in dict.fromkeys(colour for colour, cards in sight.later_seats if cards):
        if colour != sight.colour:
            cells = sight.finishing(chips, colour)
            for cell, bit in sight.geometry.bit.items():
                if cells & bit and sight.copies_for(bit):
                    yield Danger(colour, cell)
