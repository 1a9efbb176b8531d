"""The dialogs and effects by which several devices play one game; `devices.py` has the devices."""

from dataclasses import replace
from enum import Enum
from typing import TypeAlias, cast

from game.together.code import SIGN
from game.ui.frame.message import Message
from game.ui.frame.value import Value
from game.ui.model.effect import TogetherEffect
from game.ui.model.model import Model
from game.ui.model.together import Shown, TogetherDialog
from game.ui.saved.devices_text import SavedDevices
from game.ui.sets.picture_set import PictureSet

NO_SEAT = -1
"""The seat of an invitation to a device that has its seats already."""


class Camera(Enum):
    """What the page knows of its camera. For a failure there is a text."""

    OPENING = "opening"
    OPEN = "open"
    FAILED = "failed"


class Hint(Enum):
    """What a dialog says besides what it shows."""

    NONE = ""
    NO_CODE = "no code"
    """The text holds no code of the game."""
    NEWER = "newer"
    """The code is one of a newer version."""
    OTHER_HOST = "other host"
    """The code is that of another host."""
    OTHER_GUEST = "other guest"
    """The code is the answer of another guest."""
    NOT_JOINED = "not joined"
    """No connection came."""
    FORMAT = "format"
    """The two devices have different versions of the game."""
    FULL = "full"
    """The host has five guests."""
    UNSUPPORTED = "unsupported"
    """The browser cannot join other devices."""
    COPIED = "copied"
    SHARED = "shared"
    NOT_SENT = "not sent"


class Drawing(Value):
    """A code as a picture: the side of a square, and the path that fills its dark parts."""

    code: str
    """The sign and the code."""

    side: int
    path: str


class SeveralDialog(Shown):
    """The ways to play on several devices."""


class InviteDialog(Shown):
    """The host shows a code to another device, and looks for the answer."""

    seat: int = NO_SEAT
    """The seat that the other device gets."""

    link: int = 0
    """The link that the code offers; 0 for none."""

    drawing: Drawing | None = None
    camera: Camera = Camera.OPENING
    can_turn: bool = False
    """Whether the device has another camera."""

    is_joining: bool = False
    """Whether an answer was read and the connection is being made."""

    joined: str = ""
    """The id of the device that has joined."""

    hint: Hint = Hint.NONE


class JoinDialog(Shown):
    """The guest looks for the code of a host, and then shows its answer."""

    link: int = 0
    """The link that the answer belongs to; 0 until a code was read."""

    drawing: Drawing | None = None
    camera: Camera = Camera.OPENING
    can_turn: bool = False
    device: str = ""
    """The id of the host whose code was read."""

    joined: str = ""
    """The id of the host, which has answered."""

    hint: Hint = Hint.NONE

    offer: str = ""
    """A code that the page was opened with."""


class DevicesDialog(Shown):
    """Which of the devices that are here plays the seat, or another one."""

    seat: int


class PlayForDialog(Shown):
    """Whether to play the seats of this device here."""

    device: str


class LeftDialog(Shown):
    """Says on a guest that the host has left."""


class GetDialog(Shown):
    """How far the pictures are, at a guest."""


class WishDialog(Shown):
    """Whether the device gets the pictures, at the host."""

    device: str


Joining: TypeAlias = (
    SeveralDialog | InviteDialog | JoinDialog | DevicesDialog | PlayForDialog | LeftDialog
)
"""What a `TogetherDialog` shows."""


def joining(model: Model) -> Joining | None:
    """The open dialog about other devices; None if no such dialog is open."""
    return cast("Joining", model.dialog.shown) if isinstance(model.dialog, TogetherDialog) else None


def with_joining(model: Model, shown: Joining) -> Model:
    """The model with this dialog."""
    return replace(model, dialog=TogetherDialog(shown))


class BeginTogether(TogetherEffect):
    """Fetch what joins devices; answered by TogetherReady or TogetherFailed.

    A guest also claims the saved game. Answered by OpenElsewhere if another tab has it.
    """

    as_guest: bool


class ScanCodes(TogetherEffect):
    """Show what the camera sees in the element with this id, and read codes."""

    element: str


class TurnCamera(TogetherEffect):
    """Show what another camera sees."""


class OfferLink(TogetherEffect):
    """Offer a link; answered by CodeMade, or by CodeNotMade."""

    device: str
    sign: str = SIGN
    """What stands before the code."""


class AnswerOffer(TogetherEffect):
    """Answer the offer; answered by CodeMade, or by CodeNotMade."""

    device: str
    """The id of this device."""

    offer: str
    """The session description of the host."""

    sign: str = SIGN


class AcceptAnswer(TogetherEffect):
    """Connect the offered link; answered by LinkClosed if the browser refuses the answer."""

    link: int
    answer: str


class SendCode(TogetherEffect):
    """Send the address with this code by what the device has; answered by CodeSent."""

    code: str


class SendText(TogetherEffect):
    """Send a text to another device."""

    link: int
    text: str


class CloseLink(TogetherEffect):
    """Close a link when everything is sent."""

    link: int


class Deliver(TogetherEffect):
    """Deliver the message after this time, in seconds."""

    msg: Message
    seconds: float


class SaveDevices(TogetherEffect):
    """Save who plays these games, beside those that are saved already."""

    saved: SavedDevices


class PackPictures(TogetherEffect):
    """Make a file of the set for this device; answered by PicturesPacked."""

    device: str
    pictures: PictureSet


class OpenPictures(TogetherEffect):
    """Read the file that has come; answered by PicturesOpened."""

    file: bytes
