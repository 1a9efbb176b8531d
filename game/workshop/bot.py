"""A bot that a person has written: its code and its answers."""

import random
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from inspect import CO_VARARGS
from math import inf, isfinite
from types import FunctionType, MappingProxyType, ModuleType
from typing import Any, NamedTuple, TypeAlias

from game.rules.action import Action, Place, Remove, parse_action
from game.rules.observation import Observation
from game.workshop import api
from game.workshop.mistake import Mistake
from game.workshop.names import Names
from game.workshop.watch import Watch

FILE = "<bot>"
"""The name of a bot's file in its tracebacks."""

MODULE = "zoo"
"""The name under which a bot imports the public names of `game.workshop.api`."""

CHOOSE = "choose"
"""The name of the function that is a bot."""

LIBRARY = (
    "random",
    "math",
    "collections",
    "itertools",
    "functools",
    "dataclasses",
    "typing",
    "heapq",
)
"""The modules of the standard library that a bot can import in the browser and the terminal."""

MAX_SHOWN = 40
"""How many characters of a text are shown that a bot has returned."""

MAX_SHOWN_ITEMS = 3
"""How many items of a collection are shown."""

MAX_SHOWN_NUMBER = 10**12

Choose: TypeAlias = Callable[[Observation, random.Random], Any]
Scores: TypeAlias = dict[Action, float]


class AnswerError(ValueError):
    """A bot has no function `choose`, or its answer is wrong. The message ends a sentence.

    - `mistake`: what is wrong
    - `value`: the wrong part of the answer, as `shown` writes it; may be empty
    - `line`: the line of the mistake; 0 if unknown
    - `functions`: the functions of the bot with their lines, if there is no `choose`
    """

    def __init__(
        self,
        mistake: Mistake,
        value: str = "",
        *,
        line: int = 0,
        functions: Mapping[str, int] = MappingProxyType({}),
    ) -> None:
        """The message is the value of the mistake, and the wrong part."""
        super().__init__(f"{mistake.value} {value}".rstrip())
        self.mistake = mistake
        self.value = value
        self.line = line
        self.functions = functions


class Choice(NamedTuple):
    """The action that a bot has chosen, and the scores of the actions, if it returns them."""

    action: Action
    scores: Scores | None = None


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot that is loaded."""

    choose: Choose
    watch: Watch
    names: Names

    def __call__(self, seen: Observation, rng: random.Random) -> Choice:
        """The choice of the bot; AnswerError, or any exception of its code."""
        given = api.as_given(seen)
        self.names.begin_turn(seen)
        self.watch.begin()
        answer = self.choose(given, rng)
        self.watch.end()
        try:
            return choice_of(answer, given)
        except AnswerError as error:
            error.line = self.watch.line
            raise


def load(code: str, file: str = FILE, seconds: float = inf) -> Bot:
    """Runs the code; returns its bot. AnswerError, or any exception of the code.

    A loop of it raises `TooSlow` after these seconds, now and at each choice.
    """
    sys.modules[MODULE] = zoo()
    module = ModuleType("bot")
    sys.modules["bot"] = module
    compiled = compile(code, file, "exec", dont_inherit=True)
    watch = Watch(compiled, seconds)
    watch.begin()
    exec(compiled, module.__dict__)
    choose = module.__dict__.get(CHOOSE)
    if not callable(choose):
        found = _functions(module, file)
        raise AnswerError(Mistake.NO_CHOOSE, functions=found)
    if type(choose) is FunctionType and not _takes_two(choose):
        code_of = choose.__code__
        names = ", ".join(code_of.co_varnames[: code_of.co_argcount])[:MAX_SHOWN]
        mistake = Mistake.CHOOSE_WITH_OTHER_NAMES if names else Mistake.CHOOSE_WITHOUT_NAMES
        line = code_of.co_firstlineno if code_of.co_filename == file else 0
        raise AnswerError(mistake, names, line=line)
    if type(choose) is FunctionType and choose.__code__.co_filename == file:
        watch.follow(choose.__code__)
    return Bot(choose, watch, Names(module.__dict__))


def _functions(module: ModuleType, file: str) -> dict[str, int]:
    """The functions that the file defines, with their lines."""
    return {
        name: value.__code__.co_firstlineno
        for name, value in module.__dict__.items()
        if type(name) is str and type(value) is FunctionType
        if value.__code__.co_filename == file
    }


def _takes_two(function: FunctionType) -> bool:
    """Whether the function can be called with two values without names."""
    code = function.__code__
    needed = code.co_argcount - len(function.__defaults__ or ())
    return needed <= 2 and (code.co_argcount >= 2 or bool(code.co_flags & CO_VARARGS))


def zoo() -> ModuleType:
    """A module with the public names of `game.workshop.api` and no others."""
    module = ModuleType(MODULE, api.__doc__)
    module.__dict__["__all__"] = api.__all__
    module.__dict__.update((name, getattr(api, name)) for name in api.__all__)
    return module


def choice_of(answer: object, seen: Observation) -> Choice:
    """The choice in an answer: an action, scores, or both. AnswerError says what is wrong."""
    if type(answer) is dict:
        scores = _scores(answer, seen)
        return Choice(max(scores, key=scores.__getitem__), scores)
    if type(answer) is tuple and len(answer) == 2:
        action, given = answer
        return Choice(_action(action, seen), None if given is None else _scores(given, seen))
    return Choice(_action(answer, seen))


def _action(answer: object, seen: Observation) -> Action:
    if answer is None:
        raise AnswerError(Mistake.NOTHING)
    action = _legal(answer, seen)
    if action is None:
        raise AnswerError(Mistake.NO_ACTION, shown(answer))
    return action


def _legal(answer: object, seen: Observation) -> Action | None:
    """The legal action that equals the answer."""
    for action in seen.legal:
        if type(answer) is type(action) and answer == action:
            return parse_action(str(action))
    return None


def _scores(answer: object, seen: Observation) -> Scores:
    if type(answer) is not dict:
        raise AnswerError(Mistake.NO_DICTIONARY, shown(answer))
    if not answer:
        raise AnswerError(Mistake.EMPTY_DICTIONARY)
    scores: Scores = {}
    for key, value in answer.items():
        action = _legal(key, seen)
        if action is None:
            raise AnswerError(Mistake.SCORE_FOR_NO_ACTION, shown(key))
        scores[action] = _number(value)
    return scores


def _number(value: object) -> float:
    if type(value) is float or type(value) is int or type(value) is bool:
        try:
            number = float(value)
        except OverflowError:
            number = float("inf")
        if isfinite(number):
            return number
    raise AnswerError(Mistake.SCORE_WITHOUT_NUMBER, shown(value))


def shown(value: object) -> str:
    """The value in short, as Python writes it, or its type in angle brackets.

    No code of the value is run. An action is shown in its notation, such as `fox@c4`.
    """
    if type(value) is tuple:
        return f"({_items(value)})"
    if type(value) is list:
        return f"[{_items(value)}]"
    return _shown_alone(value)


def _items(values: Sequence[object]) -> str:
    """The first items. Collections in them are not opened."""
    items = [*map(_shown_alone, values[:MAX_SHOWN_ITEMS])]
    return ", ".join([*items, "…"] if len(values) > MAX_SHOWN_ITEMS else items)


def _shown_alone(value: object) -> str:
    if value is None or type(value) is bool or type(value) is float:
        return repr(value)
    if type(value) is int and abs(value) < MAX_SHOWN_NUMBER:
        return repr(value)
    if type(value) is str:
        return repr(value if len(value) <= MAX_SHOWN else f"{value[:MAX_SHOWN]}…")
    if type(value) is Place or type(value) is Remove or type(value) is api.Exchange:
        parts = (value.card, value.cell)
        if all(part is None or (type(part) is str and len(part) <= MAX_SHOWN) for part in parts):
            return str(value)
    if type(value) is api.Pass:
        return str(value)
    return f"<{_kind(value)}>"


def _kind(value: object) -> str:
    """The first letters of the name of the value's type. No code of the value is run."""
    return str(type.__dict__["__name__"].__get__(type(value)))[:40]
