"""Cub plays like a small child: it likes its own lines, and seldom looks at those of others."""

import random
from collections.abc import Sequence

from game.bots import fox
from game.bots.sight import Sight
from game.rules.action import Place, Remove

SEES_A_ROW = 0.5
SEES_OTHERS = 0.05
THINKS = 0.2


def choose_play(
    sight: Sight, plays: Sequence[Place | Remove], rng: random.Random
) -> Place | Remove:
    """A row where it sees one; else a play that extends its lines, or just any."""
    winning = [play for play in plays if sight.wins(play)]
    if winning and rng.random() < SEES_A_ROW:
        return winning[0]
    if rng.random() < SEES_OTHERS:
        return fox.choose_play(sight, plays, rng)
    if rng.random() < THINKS:
        return max(plays, key=lambda play: fox.extends(sight, play) + fox.TIE * rng.random())
    return rng.choice(plays)
