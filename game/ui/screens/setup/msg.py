"""Messages of the set-up, and of the settings behind it."""

from typing import TypeAlias

from game.ui.frame.message import Message
from game.ui.ways import OptionsOpened, SetUpOpened


class EditionPicked(Message):
    """Play on another board."""

    name: str


class SeatsPicked(Message):
    """Play with this number of seats."""

    number: int


class WhoPicked(Message):
    """This level of the computer plays this seat."""

    seat: int
    level: str


class FacePicked(Message):
    """A person with this face plays this seat; the seat that had it gets the other one."""

    seat: int
    face: str


class NameTyped(Message):
    """The name field of a seat has this text."""

    seat: int
    text: str


class ColourPicked(Message):
    """This seat gets this colour; the seat that had it gets the other one."""

    seat: int
    colour: str


AnswerMsg: TypeAlias = (
    EditionPicked | SeatsPicked | WhoPicked | FacePicked | NameTyped | ColourPicked
)
"""Messages about who plays which board."""


class DifficultyPicked(Message):
    """Play on this step of difficulty, counted from 0."""

    step: int


class ManualDrawFlipped(Message):
    """Switch drawing by hand on or off."""


class OpenHandsFlipped(Message):
    """Switch open hands on or off."""


class WatchOutFlipped(Message):
    """Switch on or off the warning before a play that lets somebody win at once."""


class PlacesFlipped(Message):
    """Switch on or off that the board shows where the chosen card goes."""


class StarterPicked(Message):
    """This seat is the youngest and starts."""

    seat: int


class StarterByChancePicked(Message):
    """Choose the dealer by chance."""


OptionMsg: TypeAlias = (
    DifficultyPicked
    | ManualDrawFlipped
    | OpenHandsFlipped
    | WatchOutFlipped
    | PlacesFlipped
    | StarterPicked
    | StarterByChancePicked
)
"""Messages about how the game is played."""


class BotPicked(Message):
    """The saved bot of this number plays this seat; both are counted from 0."""

    seat: int
    number: int


class SeatOpened(Message):
    """Change who plays this seat."""

    seat: int


class EasierOpened(Message):
    """Show the easier games."""


class SetUpClosed(Message):
    """Back to the home screen."""


ScreenMsg: TypeAlias = SetUpOpened | SetUpClosed | EasierOpened | SeatOpened | OptionsOpened
"""Messages about the screen itself."""

SetUpMsg: TypeAlias = AnswerMsg | BotPicked | OptionMsg | ScreenMsg
