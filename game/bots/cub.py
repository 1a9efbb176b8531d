"""Cub plays like a small child: it extends its own lines and seldom blocks other lines."""

import random
from collections.abc import Sequence

from game.bots import fox
from game.bots.bit_position import BitPosition
from game.rules.action import Place, Remove

WIN_CHANCE = 0.5
"""How often Cub finishes a row that it can finish."""

FOX_CHANCE = 0.05
"""How often Cub plays like Fox, which also blocks the lines of others."""

EXTEND_CHANCE = 0.2
"""How often Cub extends its own lines otherwise. All other plays are random."""


def choose_play(
    position: BitPosition, plays: Sequence[Place | Remove], rng: random.Random
) -> Place | Remove:
    """One of `plays`; the three chances above decide how carefully Cub looks."""
    winning = [play for play in plays if position.wins(play)]
    if winning and rng.random() < WIN_CHANCE:
        return winning[0]
    if rng.random() < FOX_CHANCE:
        return fox.choose_play(position, plays, rng)
    if rng.random() < EXTEND_CHANCE:
        return max(
            plays, key=lambda play: fox.extend_value(position, play) + fox.TIE_BREAK * rng.random()
        )
    return rng.choice(plays)


def choose_gently(
    position: BitPosition, plays: Sequence[Place | Remove], rng: random.Random
) -> Place | Remove:
    """A random play, for a first game. If possible, it finishes and blocks no row."""
    needed = 0
    for colour in position.other_colours:
        needed |= position.finishing(position.chips, colour)
    kind = [p for p in plays if not position.wins(p) and not needed & position.geometry.bit[p.cell]]
    return rng.choice(kind or plays)
