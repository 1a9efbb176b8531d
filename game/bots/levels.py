"""The levels of the computer's play, and what all of them do alike."""

import random
from collections.abc import Generator
from typing import TypeAlias

from game.bots import cub, fox, owl, search
from game.bots.habits import habit, plays_of
from game.bots.sight import Sight
from game.rules.action import Action
from game.rules.observation import Observation

Level: TypeAlias = str

LEVELS: tuple[Level, ...] = ("cub", "fox", "owl")
"""The levels that people play against, the easiest first."""

RANDOM: Level = "random"
"""Plays anything; a yardstick for the others."""


def choose(level: Level, seen: Observation, rng: random.Random) -> Action:
    """What the level does, of `seen.legal`; the same for the same observation and generator.

    ValueError if there is no such level, or nothing that the seat may do.
    """
    thinking = think(level, seen, rng)
    while True:
        try:
            next(thinking)
        except StopIteration as thought:
            action: Action = thought.value
            return action


def think(level: Level, seen: Observation, rng: random.Random) -> Generator[None, None, Action]:
    """The same in pieces of a few milliseconds; the choice is the generator's return value."""
    if level not in (*LEVELS, RANDOM):
        raise ValueError(f"there is no level {level!r}, only {', '.join((*LEVELS, RANDOM))}")
    if not seen.legal:
        raise ValueError(f"seat {seen.seat} has nothing to do")
    sight = Sight(seen)
    yield
    action = habit(seen, sight)
    if action:
        return action
    plays = plays_of(seen)
    match level:
        case "cub":
            return cub.choose_play(sight, plays, rng)
        case "fox":
            return fox.choose_play(sight, plays, rng)
        case "owl" if sight.setting in search.PAYS:
            return (yield from search.think(seen, sight, plays, rng))
        case "owl":
            return (yield from owl.think(sight, plays))
        case _:
            return rng.choice(plays)
