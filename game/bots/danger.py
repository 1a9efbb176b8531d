"""Warns of plays after which an opponent may finish a row, from what the seat can know."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.bots.bit_position import BitPosition
from game.rules.action import Place, Remove
from game.rules.edition import Cell, Colour
from game.rules.observation import Observation


@dataclass(frozen=True, slots=True)
class Danger:
    """A chip of `colour` on `cell` would finish a row, and an unseen card fits the cell.

    Where several rows win, the row may be an earlier one.
    """

    colour: Colour
    cell: Cell


def danger(seen: Observation, play: Place | Remove) -> Danger | None:
    """A danger that the play leaves and that a better play would remove.

    None if no play is better, or if the play wins. A better play leaves fewer dangers.

    Where several rows win, dangers of a last row count first. A play that finishes a row of its own
    is not blamed for another colour's earlier row.
    """
    position = BitPosition(seen)
    left = dangers(position, play)
    if position.finishes(play):
        left = [found for found in left if position.needed(found.colour) == 1]
    for other in seen.legal:
        if isinstance(other, Place | Remove):
            still_left = dangers(position, other)
            if _weight(position, still_left) < _weight(position, left):
                return next(found for found in left if found not in still_left)
    return None


def safest(position: BitPosition, plays: Sequence[Place | Remove]) -> list[Place | Remove]:
    """Those of the plays of which `danger` does not warn, at least one.

    A play that finishes a row is not blamed for another colour's earlier row.
    """
    weights = {play: _weight(position, dangers(position, play)) for play in plays}
    least = min(weights.values())
    return [
        play
        for play, (last, rows) in weights.items()
        if (last, 0 if position.finishes(play) else rows) <= least
    ]


def _weight(position: BitPosition, left: Sequence[Danger]) -> tuple[int, int]:
    """How bad these dangers are: how many last rows, then how many rows."""
    return sum(position.needed(found.colour) == 1 for found in left), len(left)


def dangers(position: BitPosition, play: Place | Remove) -> list[Danger]:
    """The dangers that the play leaves. Dangers of a last row come first."""
    if position.wins(play):
        return []
    chips, _hand = position.after(play)
    colours = dict.fromkeys(colour for colour, cards in position.later_seats if cards)
    colours.pop(position.colour, None)
    return [
        Danger(colour, cell)
        for colour in sorted(colours, key=position.needed)
        for cell in _cells(position, position.finishing(chips, colour))
    ]


def _cells(position: BitPosition, cells: int) -> Iterator[Cell]:
    """Those of the cells that an unseen card fits, in board order."""
    bits = position.geometry.bit.items()
    return (cell for cell, bit in bits if cells & bit and position.copies_for(bit))
