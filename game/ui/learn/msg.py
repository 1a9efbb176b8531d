"""Messages about learning the game."""

from typing import TypeAlias

from game.ui.value import Value


class LearnPicked(Value):
    """Start a first game, which explains itself."""


class LessonsSkipped(Value):
    """Stop explaining the game on the table."""


class HelpPicked(Value):
    """Show this picture of "How to play", counted from 0; the count wraps around."""

    page: int


class RulesPicked(Value):
    """Show the rules in "How to play"."""


class ReadAloudPicked(Value):
    """Say aloud what the element with this id shows."""

    element: str


class PawPressed(Value):
    """In its demonstration the paw presses the card, or then the cell.

    It was moving since this moment of the game.
    """

    moment: str
    on_cell: bool


class PawStopped(Value):
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
