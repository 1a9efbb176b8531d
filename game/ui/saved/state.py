"""Saved texts that cannot be read, and the dialogs about the saved game."""

from typing import Literal, TypeAlias

from game.ui.value import Value

DamagedName: TypeAlias = Literal["family", "game", "original", "settings"]
"""What a text should have been."""


class Damaged(Value):
    """A saved text that cannot be read.

    With `stays` it could not be moved out of its place.
    """

    name: DamagedName
    text: str
    stays: bool


class NewGameDialog(Value):
    """Whether to start a new game although another one is not finished."""


class ElsewhereDialog(Value):
    """The game is open in another tab."""


class NotSavedDialog(Value):
    """The game on the table is not saved any more."""


SavedDialog: TypeAlias = NewGameDialog | ElsewhereDialog | NotSavedDialog
