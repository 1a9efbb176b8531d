"""The home screen and its dialogs."""

from typing import TypeAlias

from game.ui.frame.value import Value


class Home(Value):
    """The home screen; what it shows are the settings of the model."""


HOME = Home()


class SeatDialog(Value):
    """Who plays this seat, the name and the colour."""

    seat: int


class OptionsDialog(Value):
    """The rarer options."""


class WelcomeDialog(Value):
    """Who plays: the question of a first start."""


HomeDialog: TypeAlias = SeatDialog | OptionsDialog | WelcomeDialog
