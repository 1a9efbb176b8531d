"""Bots from files. Their code is run like that of any script, without a sandbox.

As on the page, a bot has three seconds for an answer.
"""

import os
import random
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from threading import current_thread, main_thread

from game.bots.full_game import Chooser
from game.rules.action import Action
from game.rules.observation import Observation
from game.workshop.bot import load
from game.workshop.faults import BotFault, fault_of
from game.workshop.watch import TooSlow

SUFFIX = ".py"
"""The end of the name of a bot's file."""


SECONDS = 3.0
"""How long a bot may run when it is loaded, and for each choice."""

AGAIN, MOST_AGAIN = 0.1, 20
"""Seconds until a bot that goes on is stopped again, and the most stops of a process."""


class BotError(Exception):
    """A bot has failed. The message says in which line and why."""


class SlowError(BotError):
    """A bot has not answered in time. It may answer in another game."""


def is_bot(entrant: str) -> bool:
    """Whether the entrant is a bot's file, not a level."""
    return entrant.endswith(SUFFIX)


@lru_cache(8)
def chooser(file: str) -> Chooser:
    """The bot in a file; OSError or BotError. Each process runs the file once."""
    path = Path(file)
    try:
        code = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise BotError(f"{file} is not UTF-8: {error}") from error
    try:
        with _limited():
            bot = load(code, file)
    except (Exception, SystemExit, TooSlow) as error:
        raise BotError(_words(file, fault_of(error, code, file))) from error

    def choose(seen: Observation, rng: random.Random) -> Action:
        try:
            with _limited():
                return bot(seen, rng).action
        except TooSlow as error:
            raise SlowError(_words(file, fault_of(error, code, file))) from error
        except (Exception, SystemExit) as error:
            raise BotError(_words(file, fault_of(error, code, file))) from error

    return choose


@contextmanager
def _limited() -> Iterator[None]:
    """Raises TooSlow in the block after SECONDS. Windows has no such timer: a bot has no limit."""
    if not hasattr(signal, "setitimer") or current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _stops())
    signal.setitimer(signal.ITIMER_REAL, SECONDS, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _stops() -> Callable[[int, object], None]:
    """What a signal calls. Code that swallows each stop loses its process."""
    stops = 0

    def stop(_number: int, _frame: object) -> None:
        nonlocal stops
        stops += 1
        if stops > MOST_AGAIN:
            os.write(2, b"A bot gives no answer and cannot be stopped.\n")
            os._exit(1)
        raise TooSlow

    return stop


def _words(file: str, fault: BotFault) -> str:
    """The fault in one sentence."""
    if fault.kind == TooSlow.__name__:
        where = f"{file}, line {fault.line}" if fault.line else file
        return f"{where}: no answer after {SECONDS:g} seconds; is there an infinite loop?"
    if fault.kind == "AnswerError":
        hint = f"; did you mean choose instead of {fault.suggestion}?" if fault.suggestion else ""
        where = f" (line {fault.line})" if fault.line else ""
        return f"{file} {fault.message}{hint}{where}"
    where = f"{file}, line {fault.line}" if fault.line else file
    hint = f"; did you mean {fault.suggestion}?" if fault.suggestion else ""
    return f"{where}: {fault.kind}: {fault.message}{hint}"
