"""Plays that let somebody win at once, as far as the seat itself can know."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.bots.sight import Sight
from game.rules.action import Place, Remove
from game.rules.edition import Cell, Colour
from game.rules.observation import Observation


@dataclass(frozen=True, slots=True)
class Danger:
    """A chip of `colour` on `cell` would finish a row, and there may be a card for it."""

    colour: Colour
    cell: Cell


def danger(seen: Observation, play: Place | Remove) -> Danger | None:
    """What the play leaves open to another colour while another play would leave less open.

    None too where the play finishes a row, or nothing can be done about it.
    """
    sight = Sight(seen)
    if sight.wins(play):
        return None
    left = list(_dangers(sight, play))
    others = (other for other in seen.legal if isinstance(other, Place | Remove))
    if any(len(list(_dangers(sight, other))) < len(left) for other in others):
        return left[0]
    return None


def _dangers(sight: Sight, play: Place | Remove) -> Iterator[Danger]:
    if sight.wins(play):
        return
    chips, _hand = sight.after(play)
    for colour in dict.fromkeys(colour for colour, cards in sight.later if cards):
        if colour != sight.colour:
            cells = sight.finishing(chips, colour)
            for cell, bit in sight.geometry.bit.items():
                if cells & bit and sight.copies_for(bit):
                    yield Danger(colour, cell)
