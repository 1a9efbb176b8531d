"""A turn of a bot, line by line, read from the text of its sandbox. The text is hostile. Pure."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.rules.edition import Cell
from game.rules.json_text import UnreadableError, parse_object
from game.ui.frame.value import Value
from game.ui.workshop.answers import MAX_TEXT, MAX_WORD, ShownFault, clean, parse_fault
from game.ui.workshop.code_lines import repeated

MAX_STEPS = 2_000
"""The most steps that are read."""

PARTS = 6
"""How many parts a step has."""

RETURNED = "return"
"""In the place of a name: what the call returns."""


class Step(NamedTuple):
    """The line that runs next, and what differs from the step before it in the same call."""

    line: int
    call: int
    """The number of the call of a function that the line belongs to."""
    names: Mapping[str, str]
    """Values by their names. `return` has what the call returns; an empty text is a name gone."""
    cells: Mapping[Cell, float]
    """The numbers that the bot has given to cells."""
    printed: int
    """How many characters were printed so far."""
    left_out: int = 0
    """How many steps are left out before this one."""


class Steps(Value):
    """The steps of a turn, and which of them is shown."""

    version: str
    """Names the turn: see `turn_version`."""
    place: int
    """The number of the state in which the bot acts."""
    code: str
    steps: tuple[Step, ...] = ()
    fault: ShownFault | None = None
    """What went wrong after the last step."""
    printed: str = ""
    is_cut: bool = False
    """Whether the turn has more steps."""
    at: int = 0
    """The number of the step that is shown."""

    def names(self) -> dict[str, str]:
        """The names of the call that is shown, with their values; constants are last."""
        found: dict[str, str] = {}
        call = self.steps[self.at].call
        for step in self.steps[: self.at + 1]:
            if step.call == call:
                found.update(step.names)
        shown = sorted(found.items(), key=lambda named: named[0].isupper())
        return {name: text for name, text in shown if text}

    def cells(self) -> tuple[tuple[Cell, float], ...]:
        """The numbers that the bot has given to cells so far, the best first."""
        found: dict[Cell, float] = {}
        for step in self.steps[: self.at + 1]:
            found.update(step.cells)
        return tuple(sorted(found.items(), key=lambda scored: -scored[1]))

    @property
    def over(self) -> int:
        """The next step of the same call, or of a caller.

        At a loop, or a statement with a comprehension, it is the first one after that.
        """
        here = self.steps[self.at]
        block = repeated(self.code, here.line)
        for number, step in enumerate(self.steps[self.at + 1 :], self.at + 1):
            is_after = step.line not in block or RETURNED in step.names
            if step.call < here.call or (step.call == here.call and is_after):
                return number
        return len(self.steps) - 1

    @property
    def shown_text(self) -> str:
        """What was printed before the line that is shown."""
        return self.printed[: self.steps[self.at].printed] if self.steps else self.printed


def with_answer(asked: Steps, text: str) -> Steps:
    """The steps in the text of a sandbox, at the first one."""
    try:
        data = parse_object(text)
    except UnreadableError:
        data = {}
    lines, cells = asked.code.count("\n") + 1, data.get("steps")
    given = cells if isinstance(cells, list) else []
    steps = (_step(one, lines) for one in given[:MAX_STEPS])
    return asked.replace(
        steps=tuple(step for step in steps if step),
        fault=parse_fault(text),
        printed=clean(data.get("printed"), MAX_TEXT),
        is_cut=data.get("isCut") is True,
    )


def _step(given: object, lines: int) -> Step | None:
    """The step; None if it is none of a code with so many lines."""
    if not isinstance(given, list) or len(given) != PARTS:
        return None
    line, call, names, cells, printed, left_out = given
    is_one = all(map(_is_count, (line, call, printed, left_out))) and 0 < line <= lines
    if not is_one or not isinstance(names, dict) or not isinstance(cells, dict):
        return None
    texts = {clean(name, MAX_WORD): clean(text, MAX_WORD) for name, text in names.items()}
    numbers = {cell: float(one) for cell, one in cells.items() if type(one) in (int, float)}
    return Step(line, call, texts, numbers, printed, left_out)


def _is_count(value: Any) -> bool:  # noqa: ANN401 - a value of JSON
    return type(value) is int and 0 <= value < 1_000_000
