"""Fox looks one play ahead: it wins if it can, else it blocks and extends lines.

Where several rows win, it also likes to finish a row that does not win yet, but rather blocks one
that would.
"""

import random
from collections.abc import Sequence

from game.bots.sight import Sight
from game.rules.action import Place, Remove
from game.rules.edition import Colour

EXTEND_VALUES = (0.0, 4.0, 1.0, 0.3, 0.1, 0.03)
"""The value of extending an own line, by the cells still open after the play; rows of up to 6."""

FINISH_VALUE = 25.0
"""The value of finishing a row that does not win yet."""

BREAK_VALUES = (0.0, 20.0, 2.0, 0.4, 0.1, 0.03)
"""The value of breaking another colour's line, by the cells open before the play."""

BLOCK_VALUE = 40.0
"""The value of breaking the line of a last row with one open cell, where several rows win."""

TIE_BREAK = 0.01
"""The largest random number that is added to the value of a play, to choose among equals."""


def choose_play(
    sight: Sight, plays: Sequence[Place | Remove], rng: random.Random
) -> Place | Remove:
    """A play that finishes a row, else the play of the highest value; a random one of equals."""
    winning = [play for play in plays if sight.wins(play)]
    if winning:
        return winning[0]
    return max(plays, key=lambda play: value(sight, play) + TIE_BREAK * rng.random())


def value(sight: Sight, play: Place | Remove) -> float:
    """The value of a play that does not win."""
    finish = FINISH_VALUE if sight.rows_to_win > 1 and sight.finishes(play) else 0.0
    return finish + extend_value(sight, play) + break_value(sight, play)


def extend_value(sight: Sight, play: Place | Remove) -> float:
    """The value of the own lines that the play adds a chip to; 0 for a remove card."""
    if isinstance(play, Remove):
        return 0.0
    others = sight.taken & ~sight.chips[sight.colour]
    lines, spent = sight.geometry.lines_through[play.cell], sight.spent[sight.colour]
    return sum(
        EXTEND_VALUES[sight.misses(line) - 1]
        for line in lines
        if not line & others and line not in spent
    )


def break_value(sight: Sight, play: Place | Remove) -> float:
    """The value of the other colours' lines that the play blocks or takes a chip from."""
    own, total = sight.chips[sight.colour], 0.0
    for line in sight.geometry.lines_through[play.cell]:
        there = line & sight.taken
        if there and not there & own:
            owner = next((c for c, bits in sight.chips.items() if not there & ~bits), None)
            if owner and line not in sight.spent[owner]:
                total += _break_value(sight, sight.misses(line), owner)
    return total


def _break_value(sight: Sight, misses: int, owner: Colour) -> float:
    is_last = sight.rows_to_win > 1 and sight.needed(owner) == 1
    return BLOCK_VALUE if is_last and misses == 1 else BREAK_VALUES[misses]
