"""What can happen to the lessons."""

from typing import TypeAlias

from game.ui.frame.message import Message


class LessonPicked(Message):
    """Show this lesson, counted from 0."""

    number: int


class HintPicked(Message):
    """Show the next hint of the lesson."""


class SolutionFlipped(Message):
    """Show the lesson's solution, or hide it."""


class SolutionRead(Message):
    """The code that solves this lesson."""

    number: int
    code: str


class SolutionTaken(Message):
    """Open the shown solution as a bot."""


class GoalPicked(Message):
    """Check whether the bot reaches the lesson's goal."""


LessonMsg: TypeAlias = (
    LessonPicked | HintPicked | SolutionFlipped | SolutionRead | SolutionTaken | GoalPicked
)
