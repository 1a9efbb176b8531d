"""The steps of a bot's turn that are kept: all, or only the first rounds of loops and calls."""

from collections import Counter
from math import inf
from typing import TypeAlias

MAX_STEPS = 2_000
"""How many lines are kept of a turn. If it has more, later rounds and calls are left out."""

MAX_CHARACTERS = 100_000
"""How long all kept names and values are together."""

ROOM = 0.8
"""The share of the limits that is used after rounds were left out: there is room for more."""

Step: TypeAlias = tuple[int, int, dict[str, str], dict[str, float], int, int]
"""The line that runs next, the number of the call, and what differs from its last step.

These are the values of names, empty for a name that is gone, and the numbers of cells. The last
items are how many characters the turn has printed so far, and how many steps are left out before
this one.
"""


class Enough(BaseException):
    """The turn has more steps than are followed. It is no `Exception`, as `TooSlow`."""


class Kept:
    """The steps that are kept, the oldest first."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.rounds: float = inf
        """The last round that is kept."""
        self.left_out = 0
        """How many steps are left out since the last one that is kept."""
        self._rounds: list[int] = []
        """The round of each step that is kept."""
        self._size = 0
        self._owed: dict[int, tuple[dict[str, str], dict[str, float]]] = {}
        """What the next step of a call must also tell, because steps before it are left out."""

    def add(self, step: Step, number: int) -> None:
        """Keeps the step of that round. `Enough` if there are too many of the first round."""
        self._keep(step, number)
        while self._size > MAX_CHARACTERS or len(self.steps) > MAX_STEPS:
            self._leave_out()

    def _keep(self, step: Step, number: int) -> None:
        line, call, _names, _cells, printed, left_out = step
        names, cells = self._with_owed(step)
        self._owed.pop(call, None)
        self.steps.append((line, call, names, cells, printed, left_out + self.left_out))
        self.left_out = 0
        self._rounds.append(number)
        self._size += _size(self.steps[-1])

    def _leave_out(self) -> None:
        """Leaves out the last rounds, and more of them than it must: others follow."""
        if max(self._rounds) == 1:
            self.steps.pop()
            raise Enough
        earlier = [*zip(self.steps, self._rounds, strict=True)]
        self.rounds = self._last_round()
        self.steps, self._rounds, self._size = [], [], 0
        for step, number in earlier:
            if number <= self.rounds:
                self._keep(step, number)
                continue
            _line, call, *_changes, left_out = step
            self._owed[call] = self._with_owed(step)
            self.left_out += 1 + left_out

    def _with_owed(self, step: Step) -> tuple[dict[str, str], dict[str, float]]:
        """The names and cells that the step changes, after those that its call still owes."""
        _line, call, names, cells, *_counts = step
        names_before, cells_before = self._owed.get(call, ({}, {}))
        return {**names_before, **names}, {**cells_before, **cells}

    def _last_round(self) -> int:
        """The last round with which the steps fit, at least the first one."""
        most, size, steps = max(self._rounds), self._size, len(self.steps)
        sizes = Counter[int]()
        for step, number in zip(self.steps, self._rounds, strict=True):
            sizes[number] += _size(step)
        numbers = Counter(self._rounds)
        while most > 1 and (size > ROOM * MAX_CHARACTERS or steps > ROOM * MAX_STEPS):
            size, steps = size - sizes[most], steps - numbers[most]
            most -= 1
        return most


def _size(step: Step) -> int:
    """How many characters the step has as JSON, or a few more."""
    texts = sum(len(name) + len(text) + len('"":"",') for name, text in step[2].items())
    return len("[0000,0000,{},{},00000,0000],") + texts + 12 * len(step[3])
