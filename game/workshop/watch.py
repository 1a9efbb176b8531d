"""Watches the code of a bot while it runs: the line that returned, and a loop that never ends.

Python tells both by `sys.monitoring` (PEP 669), since version 3.12. Only the bot's own code is
watched, so the rules and the library stay as fast as they are. An older Python watches nothing.
To watch loops makes them several times as slow. So that is done only after a bot was too slow.
"""

import sys
import time
from collections.abc import Iterator
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
    """Watches one bot."""

    def __init__(self, code: CodeType, seconds: float = inf) -> None:
        """`code` is the bot's module. After these seconds a loop or a call raises `TooSlow`."""
        self.line = 0
        """The line at which the followed function returned last; its first line if unknown."""
        self._seconds = seconds
        self._until = inf
        self._loops = 0
        if _monitoring and seconds < inf:
            events = _monitoring.events
            for one in _all_codes(code):
                _watch(one, events.JUMP | events.PY_START, self)

    def begin(self) -> None:
        """The time begins."""
        self._until = time.perf_counter() + self._seconds

    def follow(self, code: CodeType) -> None:
        """Notes from now on the line of each `return` of this code."""
        self.line = code.co_firstlineno
        if _monitoring:
            _watch(code, _monitoring.events.PY_RETURN, self)

    def returned(self, code: CodeType, offset: int) -> None:
        """The code has returned at this offset."""
        lines = (line for start, end, line in code.co_lines() if start <= offset < end)
        self.line = next(lines, None) or code.co_firstlineno

    def glance(self) -> None:
        """Looks at the clock now and then."""
        self._loops += 1
        if not self._loops & GLANCE and time.perf_counter() > self._until:
            self._until = inf  # once: the code may end in peace
            raise TooSlow


_watches: dict[CodeType, Watch] = {}


def _all_codes(code: CodeType) -> Iterator[CodeType]:
    """The code, and all functions in it."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _all_codes(inner)


def _watch(code: CodeType, events: int, watch: Watch) -> None:
    if _monitoring.get_tool(TOOL) is None:
        _monitoring.use_tool_id(TOOL, "rowdy-zoo")
        known = _monitoring.events
        _monitoring.register_callback(TOOL, known.JUMP, _on_loop)
        _monitoring.register_callback(TOOL, known.PY_START, _on_loop)
        _monitoring.register_callback(TOOL, known.PY_RETURN, _on_return)
    _watches[code] = watch
    _monitoring.set_local_events(TOOL, code, events | _monitoring.get_local_events(TOOL, code))


def _on_loop(code: CodeType, *_where: int) -> None:
    _watches[code].glance()


def _on_return(code: CodeType, offset: int, _value: object) -> None:
    _watches[code].returned(code, offset)
