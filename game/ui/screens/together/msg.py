"""Messages about other devices."""

from typing import TypeAlias

from game.ui.frame.message import Message
from game.ui.model.joining import Drawing
from game.ui.model.letters import Letter
from game.ui.saved.news import News
from game.ui.screens.together.pictures_msg import PicturesMsg


class SeveralOpened(Message):
    """Show the ways to play on several devices."""


class InvitePicked(Message):
    """Another device shall play this seat; `NO_SEAT` lets one join again.

    Somebody here gets a seat back that another device has.
    """

    seat: int


class NewDevicePicked(Message):
    """A device that is not here yet shall play this seat."""

    seat: int


class DevicePicked(Message):
    """This device, which is here, shall play this seat."""

    seat: int
    device: str


class JoinPicked(Message):
    """Join a game on another device."""


class OfferOpened(Message):
    """The page was opened with the code of a host."""

    code: str


class CameraTurned(Message):
    """Show what another camera sees."""


class CodePasted(Message):
    """The field for a code has this text."""

    text: str


class SendCodePicked(Message):
    """Send the code that is shown as a link."""


class PlayForAsked(Message):
    """Ask whether to play the seats of this device here."""

    device: str


class PlayForConfirmed(Message):
    """Play the seats of this device here."""

    device: str


class KeepBoardPicked(Message):
    """Show the board of the game, which another device has dealt, to save it."""


PickedMsg: TypeAlias = (
    SeveralOpened
    | InvitePicked
    | NewDevicePicked
    | DevicePicked
    | JoinPicked
    | OfferOpened
    | CameraTurned
    | CodePasted
    | SendCodePicked
    | PlayForAsked
    | PlayForConfirmed
    | KeepBoardPicked
)
"""What people do."""


class TogetherReady(Message):
    """What joins devices is there.

    `device` is the id of this device, `version` that of the game. `saved` is the saved game as
    text, and `devices` the text about the devices that share it; either may be empty.
    """

    device: str
    version: str
    can_link: bool
    saved: str
    devices: str


class TogetherFailed(Message):
    """What joins devices could not be fetched."""


class ScannerOpened(Message):
    """The camera's picture is shown; `can_turn` if the device has another camera."""

    can_turn: bool


class ScannerFailed(Message):
    """The camera cannot be used."""

    reason: str


class CodeSeen(Message):
    """The camera has seen a code with this text."""

    text: str


class CodeMade(Message):
    """The code for this link, as a picture."""

    link: int
    drawing: Drawing


class CodeNotMade(Message):
    """The browser has made no code."""


class CodeSent(Message):
    """What became of a code that was sent as a link."""

    result: str


class CodeExpired(Message):
    """The code for this link is no longer good."""

    link: int


class WaitedLong(Message):
    """A connection on this link should have come by now."""

    link: int


class JoinedShown(Message):
    """It was shown long enough who has joined."""

    device: str


JoiningMsg: TypeAlias = (
    TogetherReady
    | TogetherFailed
    | ScannerOpened
    | ScannerFailed
    | CodeSeen
    | CodeMade
    | CodeNotMade
    | CodeSent
    | CodeExpired
    | WaitedLong
    | JoinedShown
)
"""What happens while devices join."""


class LinkOpened(Message):
    """The link can carry texts."""

    link: int


class TextCame(Message):
    """The other device has sent a text; `now` is in seconds, on a clock that never goes back."""

    link: int
    text: str
    now: float


class LinkSilent(Message):
    """The other device is not heard now, or is heard again."""

    link: int
    is_silent: bool


class LinkClosed(Message):
    """The link is gone, or was never opened."""

    link: int


LinkMsg: TypeAlias = LinkOpened | TextCame | LinkSilent | LinkClosed
"""What happens on links."""


class FarPicked(Message):
    """Somebody far away shall play this seat, by message; for such a seat, somebody here."""

    seat: int


class DeviceRead(Message):
    """The id of this device, for a game in which somebody far away plays this seat."""

    seat: int
    device: str


class LetterOpened(Message):
    """The page was opened with a link by message; `text` is what stands behind `#p=`."""

    text: str


class LetterRead(Message):
    """The game of the link, or why it cannot be read."""

    letter: Letter | News


class KnownGameRead(Message):
    """The saved text of the game with this id; empty if the device does not know it."""

    id: str
    text: str


class SeatTaken(Message):
    """Play the free seat of the link."""


class KnownPicked(Message):
    """Go on with the game as it is saved here."""


class OtherPicked(Message):
    """Look at the game of the link."""


LetterMsg: TypeAlias = (
    LetterOpened | LetterRead | KnownGameRead | SeatTaken | KnownPicked | OtherPicked
)
"""What happens to a link that was opened."""


class SendPicked(Message):
    """Send the game by message to the next device."""


class LetterPacked(Message):
    """The code of this version of the game."""

    version: str
    code: str


class LetterSent(Message):
    """What became of the link with this version of the game; nothing if the user cancelled.

    `address` is the link.
    """

    version: str
    result: str
    address: str


class PlayShownAgain(Message):
    """What others have done was shown long enough in this version of the game."""

    version: str


ByMessageMsg: TypeAlias = (
    FarPicked | DeviceRead | SendPicked | LetterPacked | LetterSent | PlayShownAgain
)
"""What happens to a game by message."""

TogetherMsg: TypeAlias = PickedMsg | JoiningMsg | LinkMsg | LetterMsg | ByMessageMsg | PicturesMsg
