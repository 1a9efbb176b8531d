"""One turn of a bot, line by line: the line that runs next, and the values of its names.

Python's `sys.settrace` tells it. Only functions of the bot's own file are followed. Values are read
past their own code, and only the beginning of each is kept.
"""

import sys
from collections.abc import Callable, Iterator
from inspect import CO_OPTIMIZED
from itertools import islice
from random import Random
from types import FrameType, FunctionType, ModuleType
from typing import Any, TypeAlias

from game.rules.action import Place, Remove
from game.rules.observation import Observation
from game.workshop import api, bot

MAX_STEPS = 2_000
"""How many lines are kept of a turn."""

MAX_CHARACTERS = 100_000
"""How long all kept names and values are together."""

MAX_NAMES = 30
"""How many names are kept of a function."""

MAX_NAME = 40
"""How long a name may be."""

RETURNED = "return"
"""In the place of a name: what a function returns."""

DATA = (bool, int, float, str, list, tuple, dict, set)
"""The types of names outside of functions that are shown."""

HIDDEN = (Observation, Random, FunctionType, ModuleType, type)
"""The types of names in functions that are not shown: their values say nothing."""

MAX_CELL = 3
"""The length of the name of a cell, such as `c10`."""

MAX_NUMBER = 1e12
"""A larger number of a cell is not kept."""

Step: TypeAlias = tuple[int, int, dict[str, str], dict[str, float], int]
"""The line that runs next, the number of the call, and what differs from its last step.

These are the values of names, empty for a name that is gone, and the numbers of cells. The last
item is how many characters the turn has printed so far.
"""


class Enough(BaseException):
    """The turn has more steps than are kept. It is no `Exception`, as `TooSlow`."""


class Stepping:
    """Notes the steps of one turn."""

    def __init__(self, file: str, printed: Callable[[], int]) -> None:
        """Follows functions of this file. `printed` counts the characters that were printed."""
        self.steps: list[Step] = []
        self.is_cut = False
        """Whether the turn has more steps."""
        self._file = file
        self._printed = printed
        self._calls = 0
        self._left = MAX_CHARACTERS

    def run(self, work: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        """What the work returns; empty if the turn has more steps than are kept."""
        before = sys.gettrace()
        sys.settrace(self._called)
        try:
            return work()
        except Enough:
            return {}
        finally:
            sys.settrace(before)

    def add(self, step: Step) -> None:
        """Keeps the step; raises `Enough` if there are too many."""
        _line, _call, names, cells, _printed = step
        texts = sum(len(name) + len(text) + len('"":"",') for name, text in names.items())
        self._left -= len("[0000,0000,{},{},00000],") + texts + 12 * len(cells)
        if self._left < 0 or len(self.steps) == MAX_STEPS:
            self.is_cut = True
            raise Enough
        self.steps.append(step)

    def _called(self, frame: FrameType, _event: str, _value: object) -> Any:  # noqa: ANN401
        code = frame.f_code
        if code.co_filename != self._file or not code.co_flags & CO_OPTIMIZED:
            return None
        self._calls += 1
        return _Call(self, self._calls, self._printed).note


class _Call:
    """One call of a function."""

    def __init__(self, stepping: Stepping, number: int, printed: Callable[[], int]) -> None:
        self._stepping = stepping
        self._number = number
        self._printed = printed
        self._names: dict[str, str] = {}
        self._cells: dict[str, float] = {}
        self._raises = False

    def note(self, frame: FrameType, event: str, value: object) -> Any:  # noqa: ANN401
        """Python calls it before each line, and when the function returns or raises."""
        if event == "exception":
            self._raises = True
        elif event == "line" or (event == "return" and not self._raises):
            self._raises = False
            names = dict(islice(_texts(frame), MAX_NAMES))
            if event == "return":
                names[RETURNED] = text_of(value)
            self._add(frame.f_lineno, names, dict(_numbers(frame)))
        return self.note

    def _add(self, line: int, names: dict[str, str], cells: dict[str, float]) -> None:
        gone = dict.fromkeys(self._names.keys() - names.keys(), "")
        new = {name: text for name, text in names.items() if self._names.get(name) != text}
        changed = {
            cell: number for cell, number in cells.items() if self._cells.get(cell) != number
        }
        self._names = names
        self._cells.update(changed)
        self._stepping.add((line, self._number, {**gone, **new}, changed, self._printed()))


def _values(frame: FrameType) -> Iterator[tuple[str, object]]:
    """The names of the function, then those outside of it that hold data."""
    local = frame.f_locals
    for name, value in local.items():
        if not _is_one(value, HIDDEN):
            yield name, value
    for name, value in list(frame.f_globals.items()):
        if type(name) is str and _is_one(value, DATA) and name not in (*local, *api.__all__):
            yield name, value


def _is_one(value: object, kinds: tuple[type, ...]) -> bool:
    """Whether the value is of one of these types. `in` would run code of its type."""
    return any(type(value) is kind for kind in kinds)


def _texts(frame: FrameType) -> Iterator[tuple[str, str]]:
    for name, value in _values(frame):
        if len(name) <= MAX_NAME and name.isidentifier() and name[0] != "_":
            yield name, text_of(value)


def _numbers(frame: FrameType) -> Iterator[tuple[str, float]]:
    """The numbers of cells in dictionaries of plays."""
    for value in list(frame.f_locals.values()):
        if type(value) is dict:
            for key, number in islice(value.items(), bot.MAX_SHOWN):
                if type(key) is not Place and type(key) is not Remove:
                    continue
                cell = key.cell
                is_cell = type(cell) is str and len(cell) <= MAX_CELL
                if is_cell and _is_one(number, (int, float)) and abs(number) < MAX_NUMBER:
                    yield cell, number


def text_of(value: object) -> str:
    """The value in short: as `bot.shown`, also the beginning of dictionaries, sets and lines."""
    if type(value) is dict:
        items = islice(value.items(), bot.MAX_SHOWN_ITEMS)
        shown = [f"{bot.shown(key)}: {bot.shown(one)}" for key, one in items]
    elif type(value) is set or type(value) is frozenset:
        shown = [bot.shown(one) for one in islice(value, bot.MAX_SHOWN_ITEMS)]
    elif type(value) is api.Line:
        return f"Line(open={bot.shown(value.open)})"
    else:
        return bot.shown(value)
    return f"{{{', '.join([*shown, '…'] if len(value) > len(shown) else shown)}}}"
