"""What `update` wants done in the world, as data; `effects.py` does it."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from game.bots.levels import Level
from game.rules.observation import Observation
from game.rules.record import Record
from game.ui.model import Model, Settings
from game.ui.people import Person


@dataclass(frozen=True, slots=True)
class Deal:
    """Ask chance for a seed, and for one of `seats` to be the dealer unless there is one.

    Another tab that has a game on the table keeps it: then there is no new one here.
    """

    seats: int
    dealer: int | None


@dataclass(frozen=True, slots=True)
class SaveGame:
    """Keep the record of the game on the table, and how it is shown; None when there is none."""

    record: Record | None
    open_hands: bool = False


@dataclass(frozen=True, slots=True)
class LookForGame:
    """Tell what the device keeps of a game."""


@dataclass(frozen=True, slots=True)
class FetchGame:
    """Fetch the game that is kept; from another tab only if it is to be taken over."""

    take_over: bool


@dataclass(frozen=True, slots=True)
class Release:
    """Let other tabs have the game that is kept."""


@dataclass(frozen=True, slots=True)
class SetAside:
    """Keep the text of a game that cannot be read out of the way."""

    text: str


@dataclass(frozen=True, slots=True)
class ThrowAway:
    """Forget the text of a game that cannot be read, wherever it lies."""

    text: str


@dataclass(frozen=True, slots=True)
class OfferFile:
    """Give the text to the user as a file."""

    text: str


@dataclass(frozen=True, slots=True)
class SaveOriginal:
    """Keep the text of the game that is set aside for another one; forget it if it is empty."""

    text: str


@dataclass(frozen=True, slots=True)
class MakeRoom:
    """Have the game that is kept for this tab, so that another one can take its place."""


@dataclass(frozen=True, slots=True)
class FetchOriginal:
    """Fetch the game that was set aside, together with the one that is kept."""


@dataclass(frozen=True, slots=True)
class ReadLink:
    """Take the game out of the page's address, if there is one."""


@dataclass(frozen=True, slots=True)
class AskForFile:
    """Let the user choose a file with a game."""


@dataclass(frozen=True, slots=True)
class Share:
    """Share a link to the page with a game in it, in the way that the device has."""

    code: str


@dataclass(frozen=True, slots=True)
class SaveSettings:
    """Keep the answers of the home screen."""

    settings: Settings


@dataclass(frozen=True, slots=True)
class SaveLanguage:
    """Keep the language, and tell the page which it is."""

    language: str


@dataclass(frozen=True, slots=True)
class LookForFamily:
    """Tell what the device keeps of the family."""


@dataclass(frozen=True, slots=True)
class CountGame:
    """Add to the family what a game adds for each of the people, unless it is counted already."""

    game: str
    played: tuple[Person, ...]


@dataclass(frozen=True, slots=True)
class ClearFamily:
    """Forget the family."""


@dataclass(frozen=True, slots=True)
class SetSum:
    """Ask chance for two numbers to add, one out of each."""

    one: range
    other: range


@dataclass(frozen=True, slots=True)
class Print:
    """Open the device's dialog for printing."""


@dataclass(frozen=True, slots=True)
class Focus:
    """Move the keyboard's focus to the element of that id."""

    element: str


class Sound(Enum):
    """The sounds that there are; `static/page/sound.js` makes them."""

    DEAL = "deal"
    PICK = "pick"
    CHIP = "chip"
    CARD = "card"
    TAKE = "take"
    PASS = "pass"
    NO = "no"
    WIN = "win"
    END = "end"


@dataclass(frozen=True, slots=True)
class Play:
    """Make a sound."""

    sound: Sound


@dataclass(frozen=True, slots=True)
class Say:
    """Say aloud what the element of that id shows."""

    element: str


@dataclass(frozen=True, slots=True)
class Think:
    """Ask a level what it does; it takes its time, at least so many seconds."""

    moment: str
    level: Level
    seen: Observation
    seconds: float


@dataclass(frozen=True, slots=True)
class ThinkOfHint:
    """Ask what would be good for the seat that sees this."""

    moment: str
    seen: Observation


@dataclass(frozen=True, slots=True)
class Show:
    """Leave on the table what the computer shows, its cell or not yet, for so many seconds."""

    moment: str
    with_cell: bool
    seconds: float


@dataclass(frozen=True, slots=True)
class TakeVersion:
    """Start the new version of the game instead of this one."""


Effect: TypeAlias = (
    Deal
    | SaveGame
    | LookForGame
    | FetchGame
    | Release
    | SetAside
    | ThrowAway
    | OfferFile
    | SaveOriginal
    | MakeRoom
    | FetchOriginal
    | ReadLink
    | AskForFile
    | Share
    | SaveSettings
    | SaveLanguage
    | LookForFamily
    | CountGame
    | ClearFamily
    | SetSum
    | Print
    | Focus
    | Play
    | Say
    | Think
    | ThinkOfHint
    | Show
    | TakeVersion
)

Result: TypeAlias = tuple[Model, tuple[Effect, ...]]
"""The model after a message, and what is to be done in the world."""
