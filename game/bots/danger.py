"""Plays after which an opponent may finish a row at once, judged from what the seat can know."""

from collections.abc import Iterator, Sequence
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

    A better play leaves fewer dangers. Where several rows win, the last row of a colour counts
    first, and a play that finishes a row need not block another's earlier one. None if no play is
    better, or if the play wins.
    """
    sight = Sight(seen)
    left = _dangers(sight, play)
    if sight.finishes(play):
        left = [found for found in left if sight.needed(found.colour) == 1]
    for other in seen.legal:
        if isinstance(other, Place | Remove):
            still_left = _dangers(sight, other)
            if _weight(sight, still_left) < _weight(sight, left):
                return next(found for found in left if found not in still_left)
    return None


def _weight(sight: Sight, dangers: Sequence[Danger]) -> tuple[int, int]:
    """How bad the dangers are: how many last rows, then how many rows."""
    return sum(sight.needed(found.colour) == 1 for found in dangers), len(dangers)


def _dangers(sight: Sight, play: Place | Remove) -> list[Danger]:
    """The dangers that the play leaves; those of last rows come first."""
    if sight.wins(play):
        return []
    chips, _hand = sight.after(play)
    colours = dict.fromkeys(colour for colour, cards in sight.later_seats if cards)
    colours.pop(sight.colour, None)
    return [
        Danger(colour, cell)
        for colour in sorted(colours, key=sight.needed)
        for cell in _cells(sight, sight.finishing(chips, colour))
    ]


def _cells(sight: Sight, cells: int) -> Iterator[Cell]:
    """The cells of these for which there is an unseen card, in board order."""
    return (c for c, bit in sight.geometry.bit.items() if cells & bit and sight.copies_for(bit))
