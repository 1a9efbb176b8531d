"""The dialogs about the saved game."""

from typing import TypeAlias

from game.ui.frame.value import Value


class NewGameDialog(Value):
    """Whether to start a new game although another one is not finished."""


class ElsewhereDialog(Value):
    """The game is open in another tab."""


class NotSavedDialog(Value):
    """The game on the table can no longer be saved: the device has no room, or does not write."""

    is_full: bool


SavedDialog: TypeAlias = NewGameDialog | ElsewhereDialog | NotSavedDialog
