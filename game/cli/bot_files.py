"""Bots from files. Their code is run like that of any script, without a sandbox."""

import random
from functools import lru_cache
from pathlib import Path

from game.bots.full_game import Chooser
from game.rules.action import Action
from game.rules.observation import Observation
from game.workshop.bot import load
from game.workshop.faults import BotFault, fault_of

SUFFIX = ".py"
"""The end of the name of a bot's file."""


class BotError(Exception):
    """A bot has failed. The message says in which line and why."""


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
        bot = load(code, file)
    except (Exception, SystemExit) as error:
        raise BotError(_words(file, fault_of(error, code, file))) from error

    def choose(seen: Observation, rng: random.Random) -> Action:
        try:
            return bot(seen, rng).action
        except (Exception, SystemExit) as error:
            raise BotError(_words(file, fault_of(error, code, file))) from error

    return choose


def _words(file: str, fault: BotFault) -> str:
    """The fault in one sentence."""
    if fault.kind == "AnswerError":
        hint = f"; did you mean choose instead of {fault.suggestion}?" if fault.suggestion else ""
        where = f" (line {fault.line})" if fault.line else ""
        return f"{file} {fault.message}{hint}{where}"
    where = f"{file}, line {fault.line}" if fault.line else file
    hint = f"; did you mean {fault.suggestion}?" if fault.suggestion else ""
    return f"{where}: {fault.kind}: {fault.message}{hint}"
