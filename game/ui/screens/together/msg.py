"""Messages about other devices."""

from typing import TypeAlias

from game.ui.frame.message import Message
from game.ui.model.joining import Drawing


class InvitePicked(Message):
    """Another device shall play this seat; `NO_SEAT` lets one join again."""

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


PickedMsg: TypeAlias = (
    InvitePicked
    | NewDevicePicked
    | DevicePicked
    | JoinPicked
    | OfferOpened
    | CameraTurned
    | CodePasted
    | SendCodePicked
    | PlayForAsked
    | PlayForConfirmed
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

TogetherMsg: TypeAlias = PickedMsg | JoiningMsg | LinkMsg
