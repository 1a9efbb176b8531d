"""Messages about learning the game."""

from typing import TypeAlias

from game.ui.frame.message import Message
from game.ui.ways import HelpPicked, LearnPicked, RulesPicked


class LessonsSkipped(Message):
    """Stop explaining the game on the table."""


class ReadAloudPicked(Message):
    """Say aloud what the element with this id shows."""

    element: str


class PawPressed(Message):
    """In its demonstration the paw presses the card, or then the cell.

    It began to move at this version of the game.
    """

    version: str
    on_cell: bool


class PawStopped(Message):
    """A tap beside all controls; like any tap it ends the demonstration."""


LearnMsg: TypeAlias = (
    LearnPicked
    | LessonsSkipped
    | HelpPicked
    | RulesPicked
    | ReadAloudPicked
    | PawPressed
    | PawStopped
)
