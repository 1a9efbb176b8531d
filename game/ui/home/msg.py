"""Messages of the home screen and of the settings."""

from typing import TypeAlias

from game.ui.value import Value


class EditionPicked(Value):
    """Play on another board."""

    name: str


class SeatsPicked(Value):
    """Play with this number of seats."""

    number: int


class WhoPicked(Value):
    """This level of the computer plays this seat."""

    seat: int
    level: str


class FacePicked(Value):
    """A person with this face plays this seat; the seat that had it gets the other one."""

    seat: int
    face: str


class NameTyped(Value):
    """The name field of a seat has this text."""

    seat: int
    text: str


class ColourPicked(Value):
    """This seat gets this colour; the seat that had it gets the other one."""

    seat: int
    colour: str


AnswerMsg: TypeAlias = (
    EditionPicked | SeatsPicked | WhoPicked | FacePicked | NameTyped | ColourPicked
)
"""Messages about who plays which board."""


class DifficultyPicked(Value):
    """Play on this step of difficulty, counted from 0."""

    step: int


class ManualDrawFlipped(Value):
    """Switch drawing by hand on or off."""


class OpenHandsFlipped(Value):
    """Switch open hands on or off."""


class WatchOutFlipped(Value):
    """Switch on or off the warning before a play that lets somebody win at once."""


class StarterPicked(Value):
    """This seat is the youngest and starts; BY_CHANCE deals by chance."""

    seat: int


OptionMsg: TypeAlias = (
    DifficultyPicked | ManualDrawFlipped | OpenHandsFlipped | WatchOutFlipped | StarterPicked
)
"""Messages about how the game is played."""


class LanguagePicked(Value):
    """Show the page in this language."""

    language: str


class PacePicked(Value):
    """Show the computer's turns at this pace."""

    pace: str


class SoundFlipped(Value):
    """Switch sounds on or off."""


class CallsFlipped(Value):
    """Switch the calls of the animals on or off."""


class LoserStartsFlipped(Value):
    """Let a seat that has lost start the next game, or simply the next seat."""


TasteMsg: TypeAlias = LanguagePicked | PacePicked | SoundFlipped | CallsFlipped | LoserStartsFlipped
"""Messages about settings that can also be changed during a game."""


class SeatOpened(Value):
    """Change who plays this seat."""

    seat: int


class LockedNamePicked(Value):
    """Give this seat a name although the children's lock is on."""

    seat: int


class FirstStart(Value):
    """The device has no settings yet, so nobody has played here.

    They are saved at once: the question comes only once.
    """


class WelcomeOpened(Value):
    """Ask again who plays."""


class AgePicked(Value):
    """Somebody of this age plays; a value of `Age`."""

    age: str


class OptionsOpened(Value):
    """Open the rarer options."""


class PlayPicked(Value):
    """Start a game with these settings."""


class NewGameConfirmed(Value):
    """Start a new game although another one is not finished."""


class NewsReceived(Value):
    """The page reports this value of News."""

    news: str


class NewsDismissed(Value):
    """Somebody has read this value of News."""

    news: str


class NewVersionPicked(Value):
    """Start the new version now."""


class HomeIdle(Value):
    """The page has nothing to do while it shows the home screen."""


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

HomeMsg: TypeAlias = AnswerMsg | OptionMsg | TasteMsg | ScreenMsg | NewsReceived | HomeIdle
