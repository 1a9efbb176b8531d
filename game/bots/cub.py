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

FIRST_GAME_WIN_CHANCE = 0.25
"""How often Cub finishes a row in the first game of a person."""


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
    """Cub's play in a first game: mostly a random one that finishes no row."""
    winning = [play for play in plays if sight.wins(play)]
    if winning and rng.random() < FIRST_GAME_WIN_CHANCE:
        return winning[0]
    return rng.choice([play for play in plays if play not in winning] or winning)
