"""Messages of the home screen and of the settings."""

from typing import TypeAlias

from game.ui.frame.message import Message
from game.ui.ways import TasteMsg


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


class BotPicked(Message):
    """The saved bot of this number plays this seat; both are counted from 0."""

    seat: int
    number: int


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
    | StarterPicked
    | StarterByChancePicked
)
"""Messages about how the game is played."""


class SeatOpened(Message):
    """Change who plays this seat."""

    seat: int


class LockedNamePicked(Message):
    """Give this seat a name although the children's lock is on."""

    seat: int


class FirstStart(Message):
    """The device has no settings yet, so nobody has played here.

    They are saved at once: the question comes only once.
    """


class WelcomeOpened(Message):
    """Ask again who plays."""


class AgePicked(Message):
    """Somebody of this age plays; a value of `Age`."""

    age: str


class OptionsOpened(Message):
    """Open the rarer options."""


class PlayPicked(Message):
    """Start a game with these settings."""


class NewGameConfirmed(Message):
    """Start a new game although another one is not finished."""


class NewsReceived(Message):
    """The page reports this value of News."""

    news: str


class NewsDismissed(Message):
    """Somebody has read this value of News."""

    news: str


class NewVersionPicked(Message):
    """Start the new version now."""


ScreenMsg: TypeAlias = (
    SeatOpened
    | LockedNamePicked
    | FirstStart
    | WelcomeOpened
    | AgePicked
    | OptionsOpened
    | PlayPicked
    | NewGameConfirmed
    | NewsDismissed
    | NewVersionPicked
)
"""Messages about the home screen itself."""

HomeMsg: TypeAlias = AnswerMsg | BotPicked | OptionMsg | TasteMsg | ScreenMsg | NewsReceived
