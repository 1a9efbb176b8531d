"""What a bot answers, read from the text of its worker. The text is hostile. Pure."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from game.rules.action import Action, Place, Remove
from game.rules.edition import Cell
from game.rules.json_text import UnreadableError, parse_object
from game.workshop.mistake import Mistake

MAX_WORD, MAX_TEXT = 200, 4_000
"""The longest name or message, and the longest traceback or print, in characters."""

MAX_SCORE = 1e12
"""A larger score counts as this one."""


class Why(Enum):
    """Why a bot has no answer."""

    ERROR = "error"
    """Its code has raised an exception, or cannot be read."""
    SLOW = "slow"
    """It took too long."""
    MEMORY = "memory"
    """It needed too much memory."""
    ANSWER = "answer"
    """Its answer is wrong."""
    ENDED = "ended"
    """Its Python has ended, or sent what is no answer."""


@dataclass(frozen=True, slots=True)
class ShownFault:
    """Why a bot has no answer, as the page shows it."""

    why: Why
    kind: str = ""
    """The class of Python's exception, such as `NameError`."""
    line: int = 0
    """The line of the bot's code. 0 if unknown."""
    message: str = ""
    """Python's own message."""
    name: str = ""
    """The name that the fault is about."""
    suggestion: str = ""
    """A name that the author may have meant."""
    traceback: str = ""
    """Python's own text."""
    mistake: Mistake | None = None
    """What is wrong with the answer, if the sandbox says so."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a bot answered: an action of its observation, or a fault."""

    action: Action | None = None
    fault: ShownFault | None = None
    scores: tuple[tuple[Cell, float], ...] = ()
    """The worth of cells, the best first. Empty if the bot did not tell it."""
    printed: str = ""
    """What the bot printed meanwhile."""
    seconds: float = 0.0
    """How long it took."""


def parse_answer(text: str, actions: Iterable[Action]) -> Answer:
    """The answer in the text of a worker. Another action than these legal ones is a fault."""
    legal = {str(action): action for action in actions}
    try:
        data = parse_object(text)
    except UnreadableError:
        return Answer(fault=ShownFault(Why.ANSWER))
    printed, seconds = _text(data, "printed", MAX_TEXT), _number(data.get("seconds"))
    if data.get("ok") is not True:
        return Answer(fault=_fault(data), printed=printed, seconds=seconds)
    action = data.get("action")
    if not isinstance(action, str) or action not in legal:
        return Answer(fault=ShownFault(Why.ANSWER), printed=printed, seconds=seconds)
    return Answer(legal[action], None, _scores(data.get("scores"), legal), printed, seconds)


def parse_fault(text: str) -> ShownFault | None:
    """The fault in the answer to new code. None if the worker has loaded it."""
    try:
        data = parse_object(text)
    except UnreadableError:
        return ShownFault(Why.ANSWER)
    return None if data.get("ok") is True else _fault(data)


def _fault(data: Mapping[str, Any]) -> ShownFault:
    why, line, mistake = data.get("why"), data.get("line"), data.get("mistake")
    return ShownFault(
        Why(why) if why in [known.value for known in Why] else Why.ERROR,
        _text(data, "kind", MAX_WORD),
        line if type(line) is int and 0 < line < 1_000_000 else 0,
        _text(data, "message", MAX_WORD),
        _text(data, "name", MAX_WORD),
        _text(data, "suggestion", MAX_WORD),
        _text(data, "traceback", MAX_TEXT),
        Mistake.__members__.get(mistake) if isinstance(mistake, str) else None,
    )


def _text(data: Mapping[str, Any], key: str, longest: int) -> str:
    """The text of the key, cut, without characters that cannot be encoded."""
    return clean(data.get(key), longest)


def clean(text: object, longest: int) -> str:
    """The text, cut, without characters that cannot be encoded; empty if it is none."""
    if not isinstance(text, str):
        return ""
    return text[:longest].encode("utf-8", "replace").decode()


def _number(value: object) -> float:
    return float(value) if type(value) in (int, float) and abs(value) < 1e9 else 0.0  # type: ignore[arg-type]


def _scores(data: object, legal: Mapping[str, Action]) -> tuple[tuple[Cell, float], ...]:
    """The best score of each cell, the best first. Actions without a cell do not count."""
    found: dict[Cell, float] = {}
    for notation, score in data.items() if isinstance(data, dict) else ():
        action = legal.get(notation)
        if isinstance(action, Place | Remove) and type(score) in (int, float):
            value = min(max(float(score), -MAX_SCORE), MAX_SCORE)
            found[action.cell] = max(found.get(action.cell, value), value)
    return tuple(sorted(found.items(), key=lambda scored: -scored[1]))
