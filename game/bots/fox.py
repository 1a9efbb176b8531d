"""Fox looks one play ahead: it wins if it can, else it blocks and extends lines.

Where several rows win, Fox also likes to finish an earlier row. It prefers to block a last row.
"""

import random
from collections.abc import Sequence

from game.bots.bit_position import BitPosition
from game.rules.action import Place, Remove
from game.rules.edition import Colour

EXTEND_VALUES = (0.0, 4.0, 1.0, 0.3, 0.1, 0.03)
"""The value of extending an own line: 4.0 if one cell is still open after the play, and so on."""

FINISH_VALUE = 25.0
"""The value of finishing a row that does not win yet."""

BREAK_VALUES = (0.0, 20.0, 2.0, 0.4, 0.1, 0.03)
"""The value of breaking another colour's line: 20.0 if one cell was open before, and so on."""

BLOCK_VALUE = 40.0
"""The value of breaking another colour's last row with one open cell, where several rows win."""

TIE_BREAK = 0.01
"""The largest random number that is added to a value, to choose between equal plays."""


def choose_play(
    position: BitPosition, plays: Sequence[Place | Remove], rng: random.Random
) -> Place | Remove:
    """A play that wins, else the play of the highest value; of equal plays a random one."""
    winning = [play for play in plays if position.wins(play)]
    if winning:
        return winning[0]
    return max(plays, key=lambda play: value(position, play) + TIE_BREAK * rng.random())


def value(position: BitPosition, play: Place | Remove) -> float:
    """The value of a play that does not win."""
    finish = FINISH_VALUE if position.rows_to_win > 1 and position.finishes(play) else 0.0
    return finish + extend_value(position, play) + break_value(position, play)


def extend_value(position: BitPosition, play: Place | Remove) -> float:
    """The value of the own lines to which the play adds a chip; 0 for a remove card."""
    if isinstance(play, Remove):
        return 0.0
    others = position.taken & ~position.chips[position.colour]
    lines, spent = position.geometry.lines_through[play.cell], position.spent[position.colour]
    return sum(
        EXTEND_VALUES[position.misses(line) - 1]
        for line in lines
        if not line & others and line not in spent
    )


def break_value(position: BitPosition, play: Place | Remove) -> float:
    """The value of the other colours' lines that the play blocks or takes a chip from."""
    own, total = position.chips[position.colour], 0.0
    for line in position.geometry.lines_through[play.cell]:
        there = line & position.taken
        if there and not there & own:
            owner = next((c for c, bits in position.chips.items() if not there & ~bits), None)
            if owner and line not in position.spent[owner]:
                total += _break_value(position, position.misses(line), owner)
    return total


def _break_value(position: BitPosition, misses: int, owner: Colour) -> float:
    is_last = position.rows_to_win > 1 and position.needed(owner) == 1
    return BLOCK_VALUE if is_last and misses == 1 else BREAK_VALUES[misses]
