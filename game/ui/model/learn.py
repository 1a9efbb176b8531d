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
    """What a first game has taught, and what it shows now."""

    done: frozenset[Lesson] = frozenset()
    """The lessons that do not come again."""

    demonstrates: bool = True
    """Whether the paw makes the first play itself; a tap ends that."""

    current: Lesson | None = None
    """The lesson of this turn."""

    advised: Action | None = None
    """The action that the paw points at: `Place("lion", "c4")`."""

    version: str = ""
    """The version of the game for which `current` and `advised` were chosen."""

    chosen: int | None = None
    """The card that was chosen then, as in `Game.chosen`."""
