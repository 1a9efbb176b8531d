"""Games by message: links that are opened, and links that are sent."""

from enum import Enum
from typing import TYPE_CHECKING

from game.rules.edition import Edition
from game.rules.state import Seat
from game.together.message_link import MessageLink
from game.together.packed_text import MAX_CODE
from game.ui.frame.value import Value
from game.ui.model.effect import TogetherEffect
from game.ui.model.together import Shown

if TYPE_CHECKING:
    from game.ui.play.game import Game
    from game.ui.play.history import History


class Letter(Value):
    """A link that the page was opened with; the rules have replayed its game."""

    own: str
    """The id of this device."""

    link: MessageLink
    history: "History"
    """The game turn by turn. Its seats are elsewhere unless this device plays them."""

    @property
    def board(self) -> Edition:
        """The board of the game."""
        return self.history.record.edition

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return self.history.record.setup.seats


class Case(Enum):
    """What a link brings."""

    READING = "reading"
    """The page looks whether the device knows the game."""
    FREE = "free"
    """A game that is new here, with a seat for somebody here."""
    TAKEN = "taken"
    """A game that is new here, in which other devices play all seats."""
    SAME = "same"
    """What has been played here, and still waits for another device."""
    OLDER = "older"
    """Less than has been played here."""
    DIFFERENT = "different"
    """Something else than has been played here."""


class LetterDialog(Shown):
    """What a link brings, and what can be done with it."""

    letter: Letter
    case: Case = Case.READING
    seat: int | None = None
    """The free seat that somebody here can take."""

    known: str = ""
    """The game as this device has saved it."""


class CopyDialog(Shown):
    """The link as a text, for people whose browser can neither share nor copy it."""

    address: str

    @property
    def is_long(self) -> bool:
        """Whether some messengers cut the link."""
        return len(self.address) > MAX_CODE


class ReadDevice(TogetherEffect):
    """Read the id of this device, or make one; answered by DeviceRead."""

    seat: int
    """The seat of a person far away."""


class ReadLetter(TogetherEffect):
    """Read what stands behind `#p=` in an address; answered by LetterRead."""

    text: str


class PackLetter(TogetherEffect):
    """Pack the game by message into a link; answered by LetterPacked."""

    game: "Game"


class SendLetter(TogetherEffect):
    """Send the address with this code by what the device has; answered by LetterSent."""

    version: str
    """The version of the game in the link."""

    code: str
    words: str
    """What a messenger shows with the link."""
