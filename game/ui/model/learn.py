"""The dialog that shows how to play, and what a first game has taught so far."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from game.rules.action import Action
from game.ui.frame.value import Value


class HelpDialog(Value):
    """A picture of "How to play", counted from 0."""

    page: int


class RulesDialog(Value):
    """The rules in "How to play"."""


LearnDialog: TypeAlias = HelpDialog | RulesDialog


class Lesson(Enum):
    """What a first game teaches; each lesson is shown once."""

    CARD = "card"
    """Take a card."""
    CHIP = "chip"
    """Put a chip on one of its cells."""
    ROW = "row"
    REMOVE = "remove"
    WILD = "wild"
    SUN = "sun"
    DEAD = "dead"


STEPS = (Lesson.CARD, Lesson.CHIP, Lesson.ROW)
"""The three steps that the small paws count."""


@dataclass(frozen=True, slots=True)
class Lessons:
    """What a first game has taught, and what it shows now.

    - `done`: the lessons that do not come again
    - `demonstrates`: whether the paw makes the first play itself; a tap ends that
    - `current`: the lesson of this turn
    - `advised`: the action that the paw points at
    - `moment` and `chosen`: the moment of the game and the chosen card that these two are for
    """

    done: frozenset[Lesson] = frozenset()
    demonstrates: bool = True
    current: Lesson | None = None
    advised: Action | None = None
    version: str = ""
    chosen: int | None = None
