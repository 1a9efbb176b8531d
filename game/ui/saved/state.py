"""Saved texts that cannot be read, and the dialogs about the saved game."""

from typing import Literal, TypeAlias

from game.ui.home.state import News
from game.ui.value import Value

DamagedName: TypeAlias = Literal["boards", "bots", "family", "game", "original", "sets", "settings"]
"""What a text should have been."""

NEWS: dict[DamagedName, News] = {
    "game": News.DAMAGED,
    "original": News.DAMAGED,
    "settings": News.SETTINGS_DAMAGED,
    "family": News.FAMILY_DAMAGED,
    "boards": News.BOARDS_DAMAGED,
    "sets": News.SETS_DAMAGED,
    "bots": News.BOTS_DAMAGED,
}
"""What the home screen reports about a text that cannot be read, by its name."""


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
