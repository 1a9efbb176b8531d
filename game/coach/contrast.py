"""What another play lacks beside a better one: claims that the rules can check."""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple, TypeAlias

from game.bots.bit_position import BitPosition
from game.bots.danger import Danger, dangers
from game.bots.hint import Hint
from game.bots.plays import Play, plays_of
from game.bots.reason import Blocks, Forks, Stops, TakesFrom, lines_of, reason
from game.rules.action import Place, Remove
from game.rules.edition import Colour
from game.rules.observation import Observation


class Spares(NamedTuple):
    """The better play stops a row of `colour`, which the other one leaves open.

    For each open cell of the row there is an unseen card.
    """

    colour: Colour


class MakesOnly(NamedTuple):
    """The longest line of the other play has `number` own chips and free cells, with its chip."""

    number: int


class Lack(Enum):
    """Claims without a number or a colour."""

    ONE_WAY = "after the other play one cell alone finishes a row"
    NO_ROW = "no line through the cell of the other play can still become a row of the seat"
    NO_CHIP = "the other play puts no chip on the board, the better one does"
    SPENDS_WILD = "the other play alone spends a wild card"
    FEWER_ROWS = "fewer lines through the cell of the other play can still become rows"
    UNKNOWN = "the rules show no difference"


Contrast: TypeAlias = Danger | Spares | MakesOnly | Lack


def explained(seen: Observation, play: Play) -> Hint:
    """The play as a hint, with the reason why it is good."""
    return Hint(play, reason(BitPosition(seen), play, choices=len(plays_of(seen))))


def contrast(seen: Observation, better: Play, other: Play) -> Contrast:
    """The strongest claim that is true of the two plays; a danger is one that only `other` leaves.

    It depends on nothing that the seat to move cannot see.
    """
    position = BitPosition(seen)
    if not position.finishes(better):
        avoided = dangers(position, better)
        left = (found for found in dangers(position, other) if found not in avoided)
        if found := next(left, None):
            return found
        if colour := _spared(position, better, other):
            return Spares(colour)
    if isinstance(better, Remove):
        return _about_hand(position, better, other) or Lack.UNKNOWN
    if isinstance(other, Remove):
        return Lack.NO_CHIP
    return (
        _about_rows(position, better, other)
        or _about_hand(position, better, other)
        or (Lack.FEWER_ROWS if _is_in_fewer(position, better, other) else Lack.UNKNOWN)
    )


def tempting(seen: Observation, plays: Sequence[Play]) -> Play | None:
    """The play with the longest line of own chips, the first of equals; None without plays."""
    position = BitPosition(seen)
    return max(plays, key=lambda play: _longest(position, play), default=None)


def _spared(position: BitPosition, better: Play, other: Play) -> Colour | None:
    """The colour whose longest lines only the better play stops."""
    found = reason(position, better, choices=2)
    if not isinstance(found, Blocks | TakesFrom | Stops):
        return None
    chips, here = position.chips[found.colour], position.geometry.bit[other.cell]
    lines = [line for line in lines_of(position, better, found.colour) if line & chips]
    least = min(map(position.misses, lines))
    longest = [line for line in lines if position.misses(line) == least]
    is_spared = all(not line & here and _can_be_finished(position, line) for line in longest)
    return found.colour if is_spared else None


def _can_be_finished(position: BitPosition, line: int) -> bool:
    """Whether an unseen card goes on each open cell of the line."""
    bits = position.geometry.bit.values()
    return all(position.copies_for(bit) for bit in bits if bit & line & position.open)


def _about_rows(position: BitPosition, better: Place, other: Place) -> MakesOnly | Lack | None:
    """What the chip of the other play adds to the own lines, if that is less."""
    if not lines_of(position, other, position.colour):
        return Lack.NO_ROW
    number = _longest(position, other)
    if isinstance(reason(position, better, choices=2), Forks):
        chips, _hand = position.after(other)
        ways = position.finishing(chips, position.colour).bit_count()
        if ways == 1:
            return Lack.ONE_WAY
        return MakesOnly(number) if not ways else None
    return MakesOnly(number) if number < _longest(position, better) else None


def _longest(position: BitPosition, play: Play) -> int:
    """The own chips and free cells in the longest line of the play, with its chip; 0 without."""
    if isinstance(play, Remove):
        return 0
    lines = lines_of(position, play, position.colour)
    return max((position.row - position.misses(line) + 1 for line in lines), default=0)


def _about_hand(position: BitPosition, better: Play, other: Play) -> Lack | None:
    is_spent = other.card == position.wild != better.card
    return Lack.SPENDS_WILD if is_spent else None


def _is_in_fewer(position: BitPosition, better: Place, other: Place) -> bool:
    own = position.colour
    return len(lines_of(position, other, own)) < len(lines_of(position, better, own))
