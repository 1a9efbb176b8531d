"""The set-up of the next game and its dialogs."""

from typing import TypeAlias

from game.ui.frame.value import Value


class SetUp(Value):
    """The questions who plays, which board and how hard; it shows the settings of the model."""


class SeatDialog(Value):
    """Who plays this seat, the name and the colour."""

    seat: int


class OptionsDialog(Value):
    """The rarer options."""


SetUpDialog: TypeAlias = SeatDialog | OptionsDialog
