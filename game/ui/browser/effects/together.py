"""Effects on other devices: links, codes and the camera."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from js import document
from pyodide.ffi import JsException, create_proxy

from game.together.bytes_text import CodeError
from game.together.code import code_text
from game.together.description import read_description
from game.together.message_link import SIGN
from game.ui.browser.chance import new_id
from game.ui.browser.page import page
from game.ui.browser.readable_texts import change_any_text
from game.ui.browser.tasks import confirm, deliver_steps, start
from game.ui.browser.together_bridge import Together, fetch
from game.ui.browser.zoo_files import zoo_file, zoo_read
from game.ui.frame.loop import Deliver
from game.ui.frame.message import Message
from game.ui.model import board_links, letters
from game.ui.model import joining as effects
from game.ui.model.effect import TogetherEffect
from game.ui.model.joining import Drawing
from game.ui.saved.devices_text import SavedDevices, devices_text, read_devices, with_shared
from game.ui.screens.builder.msg import BoardDrawn, BoardLinkSent
from game.ui.screens.history.letters import letter_packed, letter_read
from game.ui.screens.pictures.msg import SetMade
from game.ui.screens.saved.msg import OpenElsewhere
from game.ui.screens.together import msg, pictures_msg

_fetched: list[Together] = []
"""What joins devices, when it has been fetched."""


def run(effect: TogetherEffect, deliver: Deliver) -> None:
    """Runs the effect."""
    match effect:
        case effects.BeginTogether(as_guest):
            start(_begin(deliver, as_guest=as_guest))
        case effects.Deliver(message, seconds):
            asyncio.get_running_loop().call_later(seconds, deliver, message)
        case effects.SaveDevices(saved):
            _save_devices(saved, deliver)
        case letters.ReadDevice(seat):
            start(_read_device(seat, deliver))
        case letters.ReadLetter(text):
            start(_read_letter(text, deliver))
        case letters.PackLetter(game):
            deliver_steps(letter_packed(game), deliver)
        case letters.SendLetter():
            start(_send_letter(effect, deliver))
        case board_links.ShareBoard() | board_links.DrawBoard():
            start(_pass_board(effect, deliver))
        case _ if _fetched:
            _join(_fetched[0], effect, deliver)


def _join(together: Together, effect: TogetherEffect, deliver: Deliver) -> None:
    match effect:
        case effects.ScanCodes(element):
            together.scanCodes(element)
        case effects.TurnCamera():
            together.turnCamera()
        case effects.OfferLink(device, sign):
            start(_make_code(together.offerLink(), device, sign, together, deliver))
        case effects.AnswerOffer(device, offer, sign):
            start(_make_code(together.answerOffer(offer), device, sign, together, deliver))
        case effects.AcceptAnswer(link, answer):
            start(_accept(together.acceptAnswer(link, answer), link, deliver))
        case effects.SendCode(code):
            start(_tell_sent(page.shareLink(page.addressWith(code)), deliver))
        case effects.SendText(link, text):
            together.sendText(link, text)
        case effects.CloseLink(link):
            together.closeLink(link)
        case effects.PackPictures() | effects.OpenPictures():
            start(_carry_pictures(effect, deliver))


async def _begin(deliver: Deliver, *, as_guest: bool) -> None:
    """Fetches what joins devices, and reads what is saved of them."""
    if as_guest and not await page.claimGame(False):
        deliver(OpenElsewhere())
        return
    reading = page.readText("devices"), page.readText("game")
    try:
        if not _fetched:
            _fetched.append(_listen(await fetch(), deliver))
    except JsException:
        deliver(msg.TogetherFailed())
        return
    devices, saved = await reading[0] or "", await reading[1] or ""
    device = _own_id(devices, deliver)
    version = str(document.documentElement.dataset.version)
    can_link = _fetched[0].canLink
    deliver(msg.TogetherReady(device, version, can_link, saved, devices))


def _save_devices(saved: SavedDevices, deliver: Deliver) -> None:
    if page.holdsGame():
        change_any_text("devices", lambda text: with_shared(text or "", saved), deliver)


def _own_id(devices: str, deliver: Deliver) -> str:
    """The id of this device, which the saved text says; without one it is made and saved."""
    device = read_devices(devices).device
    if not device:
        device = new_id()
        made = devices_text(SavedDevices(device))
        start(confirm(page.writeText("devices", made), deliver))
    return device


async def _read_device(seat: int, deliver: Deliver) -> None:
    deliver(msg.DeviceRead(seat, _own_id(await page.readText("devices") or "", deliver)))


async def _read_letter(text: str, deliver: Deliver) -> None:
    own = _own_id(await page.readText("devices") or "", deliver)
    deliver_steps(letter_read(text, own), deliver)


async def _send_letter(letter: letters.SendLetter, deliver: Deliver) -> None:
    """Shares or copies the link, and tells what became of it."""
    address = page.addressWith(SIGN + letter.code)
    result = await page.shareLink(address, letter.words)
    deliver(msg.LetterSent(letter.version, result, address))


async def _pass_board(
    effect: board_links.ShareBoard | board_links.DrawBoard, deliver: Deliver
) -> None:
    """Shares the link, or draws it; no code if the script that draws it cannot be fetched."""
    if isinstance(effect, board_links.ShareBoard):
        deliver(BoardLinkSent(await page.shareLink(page.addressWith(effect.hash))))
        return
    with suppress(JsException):
        side, path = (await fetch()).drawCode(page.addressWith(effect.hash))
        deliver(BoardDrawn(Drawing(effect.hash, side, path)))


async def _carry_pictures(
    effect: effects.PackPictures | effects.OpenPictures, deliver: Deliver
) -> None:
    """Delivers the file, or the set of one; its images then wait until they are saved."""
    if isinstance(effect, effects.PackPictures):
        deliver(pictures_msg.PicturesPacked(effect.device, await zoo_file(effect.pictures)))
        return
    read = await zoo_read(effect.file)
    if isinstance(read, SetMade):
        deliver(pictures_msg.PicturesOpened(read.pictures))
    else:
        deliver(pictures_msg.PicturesOpened(None, read.fault))


def _listen(together: Together, deliver: Deliver) -> Together:
    """Delivers what happens on links and in front of the camera."""

    def told(message: Callable[..., Message]) -> Any:  # noqa: ANN401 - a listener for JavaScript
        return create_proxy(lambda *values: deliver(message(*values)))

    together.onOpened = told(msg.LinkOpened)
    together.onText = told(lambda link, text: msg.TextCame(link, text, time.monotonic()))
    together.onSilence = told(msg.LinkSilent)
    together.onClosed = told(msg.LinkClosed)
    together.onCameraOpened = told(msg.ScannerOpened)
    together.onCameraFailed = told(msg.ScannerFailed)
    together.onCode = told(msg.CodeSeen)
    return together


async def _make_code(
    making: Any,  # noqa: ANN401
    device: str,
    sign: str,
    together: Together,
    deliver: Deliver,
) -> None:
    """Delivers the code of the description that the browser makes."""
    made = await making
    if made is None:
        deliver(msg.CodeNotMade())
        return
    link, description = made
    try:
        code = code_text(read_description(description, device), sign)
    except CodeError:
        together.closeLink(link)
        deliver(msg.CodeNotMade())
        return
    side, path = together.drawCode(page.addressWith(code))
    deliver(msg.CodeMade(link, Drawing(code, side, path)))


async def _accept(accepting: Any, link: int, deliver: Deliver) -> None:  # noqa: ANN401
    if not await accepting:
        deliver(msg.LinkClosed(link))


async def _tell_sent(sending: Any, deliver: Deliver) -> None:  # noqa: ANN401
    deliver(msg.CodeSent(await sending))
