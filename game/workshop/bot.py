"""A bot that somebody has written: its code, and what it answers."""

import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import isfinite
from types import ModuleType
from typing import Any, NamedTuple, TypeAlias

from game.rules.action import Action, parse_action
from game.rules.observation import Observation
from game.workshop import api

FILE = "<bot>"
"""The name of a bot's file in its tracebacks."""

MODULE = "zoo"
"""The name under which a bot imports `game.workshop.api`."""

Choose: TypeAlias = Callable[[Observation, random.Random], Any]
Scores: TypeAlias = dict[Action, float]


class AnswerError(ValueError):
    """A bot has no function `choose`, or its answer is not one; the message ends a sentence."""


class Choice(NamedTuple):
    """The action that a bot has chosen, and the scores of the actions if it tells them."""

    action: Action
    scores: Scores | None = None


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot that is loaded."""

    choose: Choose

    def __call__(self, seen: Observation, rng: random.Random) -> Choice:
        """What the bot chooses; AnswerError, or whatever its code raises."""
        given = replace(seen, legal=tuple(map(api.handed, seen.legal)))
        return choice_of(self.choose(given, rng), given)


def load(code: str, file: str = FILE) -> Bot:
    """The bot of this code, which is run; AnswerError, or whatever the code raises."""
    sys.modules[MODULE] = api
    module = ModuleType("bot")
    sys.modules["bot"] = module
    exec(compile(code, file, "exec", dont_inherit=True), module.__dict__)
    choose = module.__dict__.get("choose")
    if not callable(choose):
        raise AnswerError("has no function called choose")
    return Bot(choose)


def choice_of(answer: object, seen: Observation) -> Choice:
    """What an answer means: an action, scores, or both; AnswerError says what is wrong."""
    if type(answer) is dict:
        scores = _scores(answer, seen)
        return Choice(max(scores, key=scores.__getitem__), scores)
    if type(answer) is tuple and len(answer) == 2:
        action, given = answer
        return Choice(_action(action, seen), None if given is None else _scores(given, seen))
    return Choice(_action(answer, seen))


def _action(answer: object, seen: Observation) -> Action:
    for action in seen.legal:
        if type(answer) is type(action) and answer == action:
            return parse_action(str(action))
    if answer is None:
        raise AnswerError("returned nothing")
    raise AnswerError(f"returned no action of seen.legal, but {_kind(answer)}")


def _scores(answer: object, seen: Observation) -> Scores:
    if type(answer) is not dict:
        raise AnswerError(f"returned scores that are no dictionary, but {_kind(answer)}")
    if not answer:
        raise AnswerError("returned an empty dictionary")
    return {_action(key, seen): _number(value) for key, value in answer.items()}


def _number(value: object) -> float:
    if type(value) is float or type(value) is int or type(value) is bool:
        try:
            number = float(value)
        except OverflowError:
            number = float("inf")
        if isfinite(number):
            return number
    raise AnswerError(f"returned a score that is no number, but {_kind(value)}")


def _kind(value: object) -> str:
    """The name of the value's type, in few letters; code of the value is not run."""
    return str(type.__dict__["__name__"].__get__(type(value)))[:40]
