"""Runs a hostile bot inside the sandbox. Only texts go in and out.

`bot_worker.js` imports this module. It calls `close`, then `load` and `choose`.
"""

import builtins
import gc
import importlib
import json
import random
import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from math import inf
from typing import Any

from game.workshop import bot
from game.workshop.faults import BotFault, fault_of
from game.workshop.mistake import Mistake
from game.workshop.raised import is_of
from game.workshop.reading import check
from game.workshop.seen_text import read_seen
from game.workshop.stepping import Stepping
from game.workshop.watch import TooSlow

LIMIT = 2.5
"""Seconds for an answer of a bot that is watched: less than `sandbox.js` waits."""

MAX_PRINTED = 10_000
"""How many printed characters go with each answer."""

TO_JAVASCRIPT = (
    "js",
    "_pyodide",
    "_pyodide_core",
    "pyodide",
    "pyodide_js",
    "pyscript",
    "webbrowser",
)
"""Packages that lead to JavaScript."""


class Printed:
    """Collects what the bot prints, up to MAX_PRINTED characters."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._left = MAX_PRINTED

    def write(self, text: str) -> int:
        """Collects the text; what is too long is lost."""
        if not isinstance(text, str):
            raise TypeError("only texts can be printed")
        part = str.__getitem__(text, slice(0, self._left))
        if part:
            self._parts.append(part)
            self._left -= len(part)
        return str.__len__(text)

    def flush(self) -> None:
        """Does nothing. `print` needs this method."""

    def size(self) -> int:
        """How many characters were printed since the last call of `take`."""
        return MAX_PRINTED - self._left

    def take(self) -> str:
        """What was printed since the last call."""
        text = "".join(self._parts)
        self._parts, self._left = [], MAX_PRINTED
        return text


class Session:
    """Loads one bot, then lets it choose. The methods answer with a JSON text."""

    def __init__(self) -> None:
        self._printed = Printed()
        self._bot: bot.Bot | None = None
        self._code = ""

    def load(self, code: str) -> str:
        """Runs the code. The answer says whether the code has a function `choose`."""
        self._code = code
        return self._answer(self._load)

    def watch(self, code: str) -> str:
        """As `load`, for a bot that was too slow: the answer names the loop that never ends."""
        self._code = code
        return self._answer(lambda: self._load(LIMIT))

    def check(self, code: str) -> str:
        """Reads the code without running it. The answer says what is wrong with it."""
        self._code = code
        return self._answer(lambda: check(code, bot.FILE))

    def choose(self, seen: str) -> str:
        """The bot's choice for the observation in this text. The text also seeds its generator."""
        return self._answer(lambda: self._choose(seen))

    def step(self, seen: str) -> str:
        """As `choose`, line by line. The answer also has the steps, those before an error, too."""
        steps = Stepping(bot.FILE, self._printed.size)
        return self._answer(
            lambda: steps.run(lambda: self._choose(seen)),
            lambda: {"steps": steps.steps, "isCut": steps.is_cut},
        )

    def _load(self, seconds: float = inf) -> dict[str, Any]:
        self._bot = bot.load(self._code, seconds=seconds)
        return {}

    def _choose(self, seen: str) -> dict[str, Any]:
        if self._bot is None:
            raise bot.AnswerError(Mistake.NOT_LOADED)
        action, scores = self._bot(read_seen(seen), random.Random(seen))
        told = None if scores is None else {str(play): score for play, score in scores.items()}
        return {"action": str(action), "scores": told}

    def _answer(
        self, work: Callable[[], dict[str, Any]], more: Callable[[], dict[str, Any]] = dict
    ) -> str:
        sys.stdout = sys.stderr = self._printed
        started = time.perf_counter()
        try:
            told = {"ok": True, **work()}
        except BaseException as error:  # a bot may also raise SystemExit or KeyboardInterrupt
            told = {"ok": False, **_told(error, self._code)}
        seconds = round(time.perf_counter() - started, 4)
        printed = self._printed.take()
        return json.dumps({**told, **more(), "printed": printed, "seconds": seconds})


def _told(error: BaseException, code: str) -> dict[str, Any]:
    why = "memory" if is_of(error, MemoryError) else "error"
    if type(error) is bot.AnswerError:
        why = "answer"
    elif type(error) is TooSlow:
        why = "slow"
    try:
        return {"why": why, **asdict(fault_of(error, code, bot.FILE))}
    except BaseException:
        return {"why": why, **asdict(BotFault("Exception"))}


def close() -> None:
    """Removes what leads to JavaScript, before a bot's code runs.

    The library is imported first, because its archive can no longer be read later.
    """
    for name in bot.LIBRARY:
        importlib.import_module(name)
    for finder in list(sys.meta_path):
        if type(finder).__module__ == "_pyodide._importhook":
            sys.meta_path.remove(finder)
            vars(finder).clear()
    for name in {*sys.modules, *TO_JAVASCRIPT}:
        if name.partition(".")[0] in TO_JAVASCRIPT:
            sys.modules[name] = None  # type: ignore[assignment] # an import of None fails
    for name in ("input", "breakpoint", "help", "exit", "quit"):
        vars(builtins).pop(name, None)
    gc.collect()
