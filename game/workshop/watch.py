"""Watches the code of a bot while it runs: the line that returned, and a loop that never ends.

Python tells both by `sys.monitoring` (PEP 669), since version 3.12. Only the bot's own code is
watched, so the rules and the library stay as fast as they are. An older Python watches nothing.
To watch loops makes them up to ten times as slow. So that is done only after a bot was too slow,
and until it has answered in time.
"""

import sys
import time
from collections.abc import Callable, Iterator
from math import inf
from types import CodeType
from typing import Any

_monitoring: Any = getattr(sys, "monitoring", None)

TOOL = 3
"""The number under which Python knows this tool. No debugger or profiler has it."""

GLANCE = 127
"""After so many loops, less one, the clock is read; a power of two less one."""


class TooSlow(BaseException):
    """A bot has not answered in time. It is no `Exception`: `except Exception` lets it pass."""


class Watch:
    """Watches one bot. There is one at a time: the newest."""

    def __init__(self, code: CodeType, seconds: float = inf) -> None:
        """`code` is the bot's module. After these seconds a loop or a call raises `TooSlow`."""
        self.line = 0
        """The line at which the followed function returned last; its first line if unknown."""
        self._until = inf
        self._seconds = seconds if _monitoring else inf
        self._codes = [*_all_codes(code)] if self._seconds < inf else []
        if self._codes:
            events = _monitoring.events
            _listen(events.JUMP, self._glances())
            _listen(events.PY_START, self._glances())
            for one in self._codes:
                _set_events(one, events.JUMP | events.PY_START)

    def begin(self) -> None:
        """The time begins."""
        self._until = time.perf_counter() + self._seconds

    def end(self) -> None:
        """The code has answered in time: its loops are not watched any longer."""
        for one in self._codes:
            kept = _monitoring.get_local_events(TOOL, one) & _monitoring.events.PY_RETURN
            _monitoring.set_local_events(TOOL, one, kept)
        self._codes.clear()

    def follow(self, code: CodeType) -> None:
        """Notes from now on the line of each `return` of this code."""
        self.line = code.co_firstlineno
        if _monitoring:
            _listen(_monitoring.events.PY_RETURN, self._returned)
            _set_events(code, _monitoring.events.PY_RETURN)

    def _returned(self, code: CodeType, offset: int, _value: object) -> None:
        lines = (line for start, end, line in code.co_lines() if start <= offset < end)
        self.line = next(lines, None) or code.co_firstlineno

    def _glances(self) -> Callable[..., None]:
        """What Python calls after each loop; now and then it looks at the clock."""
        loops = 0

        def glance(_code: CodeType, *_where: int) -> None:
            nonlocal loops
            loops += 1
            if not loops & GLANCE and time.perf_counter() > self._until:
                self._until = inf  # once: the code may end in peace
                raise TooSlow

        return glance


def _all_codes(code: CodeType) -> Iterator[CodeType]:
    """The code, and all functions in it."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _all_codes(inner)


def _listen(event: int, callback: Callable[..., None]) -> None:
    if _monitoring.get_tool(TOOL) is None:
        _monitoring.use_tool_id(TOOL, "rowdy-zoo")
    _monitoring.register_callback(TOOL, event, callback)


def _set_events(code: CodeType, events: int) -> None:
    _monitoring.set_local_events(TOOL, code, events | _monitoring.get_local_events(TOOL, code))
