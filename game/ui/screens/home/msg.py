"""Messages of the home screen, and of settings that every screen may change."""

from typing import TypeAlias

from game.ui.frame.message import Message
from game.ui.ways import PlayPicked, TasteMsg, WelcomeOpened


class FirstStart(Message):
    """The device has no settings yet, so nobody has played here.

    They are saved at once: the question comes only once.
    """


class AgePicked(Message):
    """Somebody of this age plays; a value of `Age`."""

    age: str


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


class MakeOpened(Message):
    """Show what people can make: boards, pictures, computer players."""


class ToyTouched(Message):
    """A finger taps something that only plays: the sign, a cloud, a tree, the pond, an animal."""

    name: str


class AnimalMoved(Message):
    """Somebody has put the animal of the meadow down there: a column and a row of its grid."""

    animal: str
    column: int
    row: int


ToyMsg: TypeAlias = ToyTouched | AnimalMoved
"""Messages of what plays on the meadow."""

ScreenMsg: TypeAlias = (
    FirstStart
    | WelcomeOpened
    | AgePicked
    | MakeOpened
    | PlayPicked
    | NewGameConfirmed
    | NewsDismissed
    | NewVersionPicked
)
"""Messages about the home screen itself."""

HomeMsg: TypeAlias = TasteMsg | ScreenMsg | ToyMsg | NewsReceived
