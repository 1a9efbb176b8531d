"""Fox is sensible, and looks one play ahead: it wins when it can, blocks, and extends its lines."""

import random
from collections.abc import Sequence

from game.bots.sight import Sight
from game.rules.action import Place, Remove

EXTENDED = (0.0, 4.0, 1.0, 0.3, 0.1)
"""What an own line is worth by the chips it misses after the play, for rows of up to 5."""

BROKEN = (0.0, 20.0, 2.0, 0.4, 0.1)
"""What another's line is worth by the chips it missed before the play broke it."""

TIE = 0.01


def choose_play(
    sight: Sight, plays: Sequence[Place | Remove], rng: random.Random
) -> Place | Remove:
    """The play that Fox likes best; among equals chance decides."""
    winning = [play for play in plays if sight.wins(play)]
    if winning:
        return winning[0]
    return max(plays, key=lambda play: likes(sight, play) + TIE * rng.random())


def likes(sight: Sight, play: Place | Remove) -> float:
    """The worth of a play that finishes no row."""
    return extends(sight, play) + breaks(sight, play)


def extends(sight: Sight, play: Place | Remove) -> float:
    """The worth of the own lines that the play adds a chip to; none for a remove card."""
    if isinstance(play, Remove):
        return 0.0
    others = sight.taken & ~sight.chips[sight.colour]
    lines = sight.geometry.lines_through[play.cell]
    return sum(EXTENDED[sight.misses(line) - 1] for line in lines if not line & others)


def breaks(sight: Sight, play: Place | Remove) -> float:
    """The worth of the lines of others that the play spoils or thins out."""
    own, worth = sight.chips[sight.colour], 0.0
    for line in sight.geometry.lines_through[play.cell]:
        there = line & sight.taken
        if there and not there & own and there in [there & bits for bits in sight.chips.values()]:
            worth += BROKEN[sight.misses(line)]
    return worth
