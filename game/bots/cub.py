"""Cub plays like a small child: it extends its own lines and seldom blocks those of others."""

import random
from collections.abc import Sequence

from game.bots import fox
from game.bots.sight import Sight
from game.rules.action import Place, Remove

WIN_CHANCE = 0.5
"""How often Cub finishes a row that it can finish."""

FOX_CHANCE = 0.05
"""How often Cub plays as Fox would, which also blocks the lines of others."""

EXTEND_CHANCE = 0.2
"""How often Cub otherwise extends its own lines; the rest of its plays are random."""


def choose_play(
    sight: Sight, plays: Sequence[Place | Remove], rng: random.Random
) -> Place | Remove:
    """One of `plays`; the three chances above decide how carefully Cub looks."""
    winning = [play for play in plays if sight.wins(play)]
    if winning and rng.random() < WIN_CHANCE:
        return winning[0]
    if rng.random() < FOX_CHANCE:
        return fox.choose_play(sight, plays, rng)
    if rng.random() < EXTEND_CHANCE:
        return max(
            plays, key=lambda play: fox.extend_value(sight, play) + fox.TIE_BREAK * rng.random()
        )
    return rng.choice(plays)


def choose_gently(
    sight: Sight, plays: Sequence[Place | Remove], rng: random.Random
) -> Place | Remove:
    """Cub's play in a first game: a random one that finishes and blocks no row, if there is one."""
    needed = 0
    for colour in sight.other_colours:
        needed |= sight.finishing(sight.chips, colour)
    kind = [p for p in plays if not sight.wins(p) and not needed & sight.geometry.bit[p.cell]]
    return rng.choice(kind or plays)
