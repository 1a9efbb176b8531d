"""One turn of a bot, line by line: the line that runs next, and the values of its names.

Python's `sys.settrace` tells it. Only functions of the bot's own file are followed. Values are read
past their own code, and only the beginning of each is kept.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from inspect import CO_OPTIMIZED
from itertools import islice
from math import inf
from random import Random
from time import perf_counter
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

from game.rules.action import Place, Remove
from game.rules.observation import Observation
from game.rules.state import Seat, Setup, State, Win
from game.workshop import api, bot
from game.workshop.kept_steps import Enough, Kept, Step

SECONDS = 1.5
"""The longest time for following a turn, which slows Python down several times."""

CLOCK = 63
"""Of the steps that are left out, one in CLOCK + 1 reads the clock. Each kept step reads it."""

MAX_NAMES = 30
"""How many names are kept of a function."""

MAX_NAME = 40
"""How long a name may be."""

RETURNED = "return"
"""In the place of a name: what a function returns."""

DATA = (bool, int, float, str, list, tuple, dict, set)
"""The types of names outside of functions that are shown."""

HIDDEN = (Random, FunctionType, ModuleType, type)
"""The types of names in functions that are not shown: their values say nothing."""

SEEN = "seen"
"""The name that each bot has for what it sees. It is not shown."""

MAX_CELL = 3
"""The length of the name of a cell, such as `c10`."""

MAX_NUMBER = 1e12
"""A larger number of a cell is not kept."""


class Stepping:
    """Notes the steps of one turn."""

    def __init__(self, file: str, printed: Callable[[], int]) -> None:
        """Follows functions of this file. `printed` counts the characters that were printed."""
        self.kept = Kept()
        self.is_cut = False
        """Whether the turn has more steps than those after which it ended."""
        self.at = 0, 0, 1
        """The call and the line that run, and the round of the line: see `_Call`."""
        self.until = inf
        self._file = file
        self._printed = printed
        self._calls = 0
        self._counts: dict[tuple[int, int, CodeType], int] = {}

    @property
    def steps(self) -> list[Step]:
        """The steps that are kept."""
        return self.kept.steps

    def run(self, work: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        """What the work returns; empty if the turn has more steps than are followed."""
        before = sys.gettrace()
        self.until = perf_counter() + SECONDS
        sys.settrace(self._called)
        try:
            return work()
        except Enough:
            self.is_cut = True
            return {}
        finally:
            sys.settrace(before)

    def _called(self, frame: FrameType, _event: str, _value: object) -> Any:  # noqa: ANN401
        code = frame.f_code
        if code.co_filename != self._file or not code.co_flags & CO_OPTIMIZED:
            return None
        self._calls += 1
        call, line, number = self.at
        count = self._counts[call, line, code] = self._counts.get((call, line, code), 0) + 1
        return _Call(self, self._calls, max(number, count), self._printed).note


class _Call:
    """One call of a function.

    Each step has a round: how often its line has run in the call, how often the line of the caller
    has called the function, or the round of that line, whichever is most.
    """

    def __init__(
        self, stepping: Stepping, number: int, first: int, printed: Callable[[], int]
    ) -> None:
        """`first` is the round in which the call is made."""
        self._stepping = stepping
        self._number = number
        self._first = first
        self._caller = stepping.at
        self._printed = printed
        self._names: dict[str, str] = {}
        self._cells: dict[str, float] = {}
        self._times: dict[int, int] = {}
        self._raises = False

    def note(self, frame: FrameType, event: str, value: object) -> Any:  # noqa: ANN401
        """Python calls it before each line, and when the function returns or raises."""
        if event == "exception":
            self._raises = True
        elif event == "line":
            self._raises = False
            line = frame.f_lineno
            times = self._times[line] = self._times.get(line, 0) + 1
            self._stepping.at = self._number, line, max(self._first, times)
            self._add(frame, {})
        elif event == "return":
            if not self._raises:
                self._add(frame, {RETURNED: value})
            self._stepping.at = self._caller
        return self.note

    def _add(self, frame: FrameType, returned: dict[str, object]) -> None:
        kept = self._stepping.kept
        if not kept.left_out & CLOCK and perf_counter() > self._stepping.until:
            raise Enough
        number = self._first if returned else self._stepping.at[2]
        if number > kept.rounds:
            kept.left_out += 1
            return
        names = dict(islice(_texts(frame), MAX_NAMES))
        names.update((name, text_of(value)) for name, value in returned.items())
        cells = dict(_numbers(frame))
        gone = dict.fromkeys(self._names.keys() - names.keys(), "")
        new = {name: text for name, text in names.items() if self._names.get(name) != text}
        changed = {
            cell: number for cell, number in cells.items() if self._cells.get(cell) != number
        }
        self._names = names
        self._cells.update(changed)
        changes = {**gone, **new}, changed
        kept.add((frame.f_lineno, self._number, *changes, self._printed(), 0), number)


def _values(frame: FrameType) -> Iterator[tuple[str, object]]:
    """The names of the function, then those outside of it that hold data."""
    local = frame.f_locals
    for name, value in local.items():
        if not _is_one(value, HIDDEN) and (type(value) is not Observation or name != SEEN):
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
    if type(value) is dict or type(value) is Counter:
        items = islice(dict.items(value), bot.MAX_SHOWN_ITEMS)
        shown = [f"{bot.shown(key)}: {bot.shown(one)}" for key, one in items]
        number = dict.__len__(value)
    elif type(value) is set or type(value) is frozenset:
        shown = [bot.shown(one) for one in islice(value, bot.MAX_SHOWN_ITEMS)]
        number = len(value)
    elif type(value) is State:
        return _moment(value, value.setup.seats) if type(value.setup) is Setup else bot.shown(value)
    elif type(value) is Observation:
        return _moment(value, value.seats)
    elif type(value) is api.Line:
        return f"Line(open={bot.shown(value.open)})"
    else:
        return bot.shown(value)
    return f"{{{', '.join([*shown, '…'] if number > len(shown) else shown)}}}"


def _moment(value: State | Observation, seats: object) -> str:
    """Who is to move or has won, and how many moves were made. A bot can put anything into it."""
    turn, ply, outcome = value.turn, value.ply, value.outcome
    colour: object
    if type(outcome) is Win:
        name, colour = "winner", outcome.colour
    elif outcome is not None:
        name, colour = "winner", ""
    elif type(seats) is tuple and type(turn) is int and turn in range(len(seats)):
        name, colour = "turn", seats[turn].colour if type(seats[turn]) is Seat else None
    else:
        return bot.shown(value)
    return f"{type(value).__name__}({name}={bot.shown(colour)}, ply={bot.shown(ply)})"
