"""The contract between Python and the JavaScript that joins several devices; its only source.

`python -m tools.site.contract` writes it into `types/contract.d.ts` too: see `bridge.py`. It is
apart from that file because a first start does not need it.
"""

# ruff: noqa: N802, N815 - JavaScript names the members

from collections.abc import Awaitable, Callable
from typing import Protocol

from js import window


class Together(Protocol):
    """What Python reads and calls to join devices; `fetch` gives it.

    A link is a connection to one other device, for texts. Its number is not used again while the
    page is open. Python sets the members that begin with `on`.
    """

    canLink: bool
    """Whether the browser can make links."""

    onOpened: Callable[[int], object]
    """The link can carry texts in both directions."""

    onText: Callable[[int, str], object]
    """The other device has sent a text of at most 65,536 characters.

    A longer one comes as an empty text, and so do bytes.
    """

    onSilence: Callable[[int, bool], object]
    """The other device has not been heard for four seconds (True), or is heard again (False).

    Firefox waits for eight seconds, since it hears others more rarely. Texts for a silent device
    wait for it.
    """

    onClosed: Callable[[int], object]
    """The link is gone: closed by the other device, silent for two minutes, or never opened.

    The device may be on its way back by a new link. No link that Python closes is told.
    """

    onCameraOpened: Callable[[bool], object]
    """The camera's picture is shown. The value is True if `turnCamera` has another camera."""

    onCameraFailed: Callable[[str], object]
    """The camera cannot be used; the text is a `MediaFailure` of `bridge.js`."""

    onCode: Callable[[str], object]
    """The camera sees a code with this text. Each text comes once after `scanCodes`."""

    def offerLink(self) -> Awaitable[tuple[int, str] | None]:
        """A new link, and the offer for the other device: a session description.

        It has all addresses that the browser finds in three seconds. None if it makes no offer.
        """

    def answerOffer(self, offer: str, /) -> Awaitable[tuple[int, str] | None]:
        """A new link to the device that made the offer, and the answer for that device.

        None if the browser does not accept the offer.
        """

    def acceptAnswer(self, link: int, answer: str, /) -> Awaitable[bool]:
        """Connects the link that `offerLink` made; False if the browser does not accept the answer.

        `onOpened` tells that it is open. `onClosed` comes if it is not open after 30 seconds.
        """

    def sendText(self, link: int, text: str, /) -> None:
        """Sends the text; does nothing if the link is not open."""

    def closeLink(self, link: int, /) -> None:
        """Closes the link after all texts are sent. No event of this link comes after the call."""

    def drawCode(self, address: str, /) -> tuple[int, str]:
        """The address as a QR code: the side of a square, and a path of SVG.

        The path fills the black squares. Around them four units stay white.
        """

    def hasCamera(self) -> Awaitable[bool]:
        """Whether the device has a camera that the page may ask for."""

    def scanCodes(self, video: str, /) -> None:
        """Shows what the front camera sees in the `<video>` with that id, and reads QR codes.

        The element has the attribute `data-mirrored` if its picture must be mirrored. The camera is
        switched off when the element is gone.
        """

    def turnCamera(self) -> object:
        """Shows what another camera sees."""

    def stopScanning(self) -> object:
        """Switches off the camera."""


class TogetherModule(Protocol):
    """The script that joins devices."""

    together: Together
    """What it can do."""


class TogetherPage(Protocol):
    """What the page has beside the members of `Page`."""

    def fetchTogether(self) -> Awaitable[TogetherModule]:
        """Fetches the script; raises an error of JavaScript if that fails."""


page: TogetherPage = window.rowdyZoo


async def fetch() -> Together:
    """Fetches what joins devices; raises `JsException` if that fails."""
    return (await page.fetchTogether()).together
