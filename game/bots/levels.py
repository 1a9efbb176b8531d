"""The levels of the computer opponents, and the action that each level chooses."""

import random

from game.bots import cub, fox, owl, search
from game.bots.bit_position import BitPosition
from game.bots.level_names import KNOWN, Level
from game.bots.plays import forced_action, plays_of
from game.rules.action import Action
from game.rules.observation import Observation
from game.steps import Steps, conclude


def choose(level: Level, seen: Observation, rng: random.Random) -> Action:
    """The action of `seen.legal` that the level chooses.

    It depends only on the observation and the generator. ValueError if there is no such level, or
    if the seat has no legal action.

    >>> from game.rules.edition_data import load_edition
    >>> from game.rules.observation import observe
    >>> from game.rules.state import Options, Seat, Setup, new_game
    >>> seats = (Seat("Ann", "red"), Seat("Ben", "yellow"))
    >>> setup = Setup(Options(hand_size=3), seats, dealer=1, seed="1")
    >>> seen = observe(new_game(load_edition("little-zoo"), setup), 0)
    >>> choose("owl", seen, random.Random(1))
    Place(card='owl', cell='a4')
    """
    return conclude(think(level, seen, rng))


def think(level: Level, seen: Observation, rng: random.Random) -> Steps[Action]:
    """The action that `choose` returns, in steps of a few milliseconds."""
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
