"""The names that a bot's code has set: a new game begins with the values that they had at first."""

from copy import deepcopy
from typing import Any

from game.rules.observation import Observation

Values = dict[str, Any]


class Names:
    """The names of a bot's module.

    A bot may remember things in them from turn to turn. What it remembers of one game would change
    the next one, so that no game could be played again. What functions keep elsewhere, such as in
    default values, stays.
    """

    def __init__(self, names: Values) -> None:
        """Keeps the values that the code has left in `names`, the dictionary of its module."""
        self._names = names
        self._first = copied(names)
        self._last: Observation | None = None

    def begin_turn(self, seen: Observation) -> None:
        """Restores the names if this is not a later turn of the game that was played last."""
        if self._last is not None and seen.ply <= self._last.ply and self._last != seen:
            self._names.clear()
            self._names.update(copied(self._first))
        self._last = seen


def copied(values: Values) -> Values:
    """A deep copy. What cannot be copied, such as a module, stays the same object."""
    memo: dict[int, Any] = {}
    return {name: _copied(value, memo) for name, value in values.items()}


def _copied(value: object, memo: dict[int, Any]) -> object:
    try:
        if type(value) is list and id(value) not in memo:
            memo[id(value)] = deepcopy(value[:], memo)  # A list that grows would have no end.
        return deepcopy(value, memo)
    except Exception:
        return value
