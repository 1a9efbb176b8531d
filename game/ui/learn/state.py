"""The dialog that shows how to play."""

from typing import TypeAlias

from game.ui.value import Value


class HelpDialog(Value):
    """A picture of "How to play", counted from 0."""

    page: int


LearnDialog: TypeAlias = HelpDialog
