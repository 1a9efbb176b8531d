"""The set-up of the next game and its dialogs."""

from typing import TypeAlias

from game.ui.frame.value import Value


class SetUp(Value):
    """The questions who plays, which board and how hard; it shows the settings of the model.

    The easier games are shown if `has_easier`, or if one of them is chosen.
    """

    has_easier: bool = False


class SeatDialog(Value):
    """Who plays this seat, the name and the colour."""

    seat: int


class OptionsDialog(Value):
    """The rarer options."""


SetUpDialog: TypeAlias = SeatDialog | OptionsDialog
