"""The parts of dialogs in which devices show and read codes."""

from typing import Protocol

from game.ui.frame.markup import Node, element
from game.ui.frame.message import encode
from game.ui.look.code_picture import code_picture
from game.ui.look.i18n import _, later
from game.ui.look.parts import button, picture, worded
from game.ui.model.joining import Camera, Drawing, Hint
from game.ui.screens.together.codes import VIDEO
from game.ui.screens.together.msg import CameraTurned, CodePasted, SendCodePicked


class Joins(Protocol):
    """A dialog in which devices join."""

    @property
    def drawing(self) -> Drawing | None:
        """The code that is shown."""

    @property
    def hint(self) -> Hint:
        """What is said besides."""

    @property
    def camera(self) -> Camera:
        """What is known of the camera."""

    @property
    def can_turn(self) -> bool:
        """Whether the device has another camera."""


MOST_PASTED = 4_500
"""The length of the longest text in the field for a code."""

HINTS = {
    Hint.NO_CODE: later("This is not a code for a game."),
    Hint.NEWER: later("The other tablet has a newer version. Load this page again."),
    Hint.OTHER_HOST: later(
        "The other tablet waits for guests, too. Choose “Join a game on another tablet” there."
    ),
    Hint.OTHER_GUEST: later("This code is not for this tablet."),
    Hint.NOT_JOINED: later("The tablets do not find each other."),
    Hint.FORMAT: later("Both tablets need the same version. Load the page again on both."),
    Hint.FULL: later("Six tablets are playing. There is no room for another one."),
    Hint.UNSUPPORTED: later("This browser cannot join other tablets."),
    Hint.COPIED: later("Link copied. Paste it anywhere you like."),
    Hint.SHARED: later("The code is on its way."),
    Hint.NOT_SENT: later("The code could not be copied."),
}
"""What a dialog says besides what it shows."""


def shown_code(drawing: Drawing | None) -> Node:
    """The code as a picture, black on white also in the dark."""
    if drawing is None:
        return element("div", two_tablets(), key="no-code", class_="code empty")
    words = _("A code for the camera of the other tablet")
    shown = code_picture(drawing.side, drawing.path, words)
    return element("div", shown, key="code", class_="code")


def seen_code(shown: Joins) -> Node:
    """What the camera sees, with a button for the other camera."""
    if shown.camera is Camera.FAILED:
        no_camera = element("p", _("The camera cannot be used here."), class_="note")
        return element(
            "div", picture("icon-camera"), no_camera, key="failed", class_="camera failed"
        )
    video = element("video", id=VIDEO, playsinline=True, muted=True, aria_hidden="true")
    turn = button(
        picture("icon-again"),
        msg=CameraTurned,
        class_="round turn-camera",
        label=_("Other camera"),
        key="turn",
    )
    return element(
        "div",
        video,
        turn if shown.can_turn else None,
        key="camera",
        class_="camera",
        role="img",
        aria_label=_("What the camera sees"),
    )


def two_tablets() -> Node:
    """Two tablets face to face."""
    return picture("two-tablets", "picture two-tablets")


def by_hand(shown: Joins, *, has_code: bool, number: int = 0, words: str = "") -> Node:
    """The ways without a camera: the code as a link, and a field for the code of the other.

    They are folded while there is a camera. With another number, the field is empty again. The
    words say what else can be done.
    """
    # Enter in an input would close the dialog.
    field = element(
        "textarea",
        key=str(number),
        rows=1,
        placeholder=_("Paste a code or a link here"),
        maxlength=MOST_PASTED,
        autocomplete="off",
        spellcheck="false",
        aria_label=_("Paste a code or a link here"),
        data_msg=encode(CodePasted),
    )
    return element(
        "details",
        element("summary", _("Without a camera")),
        element(
            "div",
            element("p", words, class_="note") if words else None,
            send_code() if has_code else None,
            field,
            class_="by-hand",
        ),
        key="by-hand",
        open=shown.camera is Camera.FAILED,
    )


def send_code() -> Node:
    """The button that sends the code as a link."""
    return worded("icon-share", _("Send the code"), msg=SendCodePicked, key="send")


def said(hint: Hint, wanted: str = "") -> Node:
    """What the dialog says besides what it shows, and after a wrong code which one is wanted."""
    words = element("p", _(HINTS[hint])) if hint in HINTS else None
    check = _("Are both in the same Wi-Fi? A guest network often keeps them apart.")
    advice = element("p", check) if hint is Hint.NOT_JOINED else None
    other = element("p", wanted) if wanted and hint is Hint.OTHER_GUEST else None
    return element("div", words, advice, other, key="hint", class_="note hint", role="status")


def how(words: str) -> Node:
    """What both devices do, beside a picture of it."""
    face_to_face = element("p", _("Hold the two tablets face to face."))
    both = element("div", element("p", words), face_to_face)
    return element("div", two_tablets(), both, class_="note how")


def looking(shown: Joins, *, wanted: str = "", words: str = "") -> tuple[Node | None, ...]:
    """The camera of a guest, which looks for a code; which one, and what else can be done."""
    show = element("p", _("Show the code of the other tablet to the camera."), class_="note")
    return (
        None if shown.camera is Camera.FAILED else show,
        element("div", seen_code(shown), two_tablets(), class_="codes"),
        said(shown.hint, wanted),
        by_hand(shown, has_code=False, words=words),
    )


def answering(shown: Joins) -> tuple[Node | None, ...]:
    """The code of a guest, which the other device reads."""
    return (
        element("p", _("Now show this code to the other tablet."), class_="note"),
        element("div", shown_code(shown.drawing), two_tablets(), class_="codes"),
        said(shown.hint),
        send_code() if shown.drawing else None,
    )
