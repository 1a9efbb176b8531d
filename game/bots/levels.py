"""The levels of the computer opponents, and the choice of an action by level."""

import random
from typing import TypeAlias

from game.bots import cub, fox, owl, search
from game.bots.bit_position import BitPosition
from game.bots.plays import forced_action, plays_of
from game.rules.action import Action
from game.rules.observation import Observation
from game.steps import Steps, conclude

Level: TypeAlias = str

LEVELS: tuple[Level, ...] = ("cub", "fox", "owl")
"""The levels that people play against, the easiest first."""

RANDOM: Level = "random"
"""Plays at random; a baseline for the others."""

GENTLE: Level = "gentle"
"""Cub in a first game; it plays weaker, and no game is saved with this level."""

KNOWN = (*LEVELS, RANDOM, GENTLE)


def choose(level: Level, seen: Observation, rng: random.Random) -> Action:
    """The action of `seen.legal` that the level chooses.

    It follows from the observation and the generator alone. ValueError if there is no such level,
    or if the seat has no legal action.
    """
    return conclude(think(level, seen, rng))


def think(level: Level, seen: Observation, rng: random.Random) -> Steps[Action]:
    """What `choose` returns, in steps of a few milliseconds."""
    if level not in KNOWN:
        raise ValueError(f"there is no level {level!r}; choose from {', '.join(KNOWN)}")
    if not seen.legal:
        raise ValueError(f"seat {seen.seat} has no legal action")
    position = BitPosition(seen)
    yield
    action = forced_action(seen, position)
    if action:
        return action
    plays = plays_of(seen)
    match level:
        case "cub":
            return cub.choose_play(position, plays, rng)
        case "gentle":
            return cub.choose_gently(position, plays, rng)
        case "fox":
            return fox.choose_play(position, plays, rng)
        case "owl" if position.setting.kind in search.SEARCHED:
            return (yield from search.think(seen, position, plays, rng))
        case "owl":
            return (yield from owl.think(position, plays))
        case _:
            return rng.choice(plays)
