"""Codes that one device shows and the camera of another one reads."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
import segno
from PIL import Image
from playwright.sync_api import BrowserType

from e2e.code_films import SHARPNESS, drawn, film, leaning, seen
from e2e.conftest import FAKE_DEVICES
from e2e.devices import Device, Open, devices
from e2e.test_pictures_media import LIVE, STREAMS
from e2e.waits import until
from game.together.code import code_text
from tests.together.codes import FULL, LARGEST

HASH = code_text(FULL)
TILTS = 0, 20, -20, 90
VIDEO = "<video id='eye'></video>"
WIDE, SMALL = (640, 480), (480, 360)
SHOW = "(html) => document.getElementById('app').innerHTML = html"
REFUSED = """
  const refuse = async () => { throw new DOMException("", "ERROR"); };
  if (window.MediaDevices) MediaDevices.prototype.getUserMedia = refuse;
"""
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
DETECTOR = """
  window.BarcodeDetector = class {
    static async getSupportedFormats() { return ["aztec", "qr_code"]; }
    async detect() { %s; }
  };
"""
SHOWN = "() => eye.srcObject.getVideoTracks()[0].getSettings().deviceId"
CODES = "() => events.some(([, name]) => name === 'onCode')"


@pytest.fixture
def device(browser_type: BrowserType, tmp_path: Path, site: str) -> Iterator[Open]:
    """Opens devices."""
    with devices(browser_type, tmp_path, site) as go:
        yield go


@pytest.fixture
def camera(device: Open, tmp_path: Path) -> "Camera":
    """Opens a device whose camera sees a picture."""
    return Camera(device, tmp_path)


class Camera:
    """Opens devices whose cameras see pictures."""

    def __init__(self, device: Open, folder: Path) -> None:
        self._device, self._folder = device, folder

    def __call__(self, *looks: Image.Image, script: str = "") -> Device:
        """A device that scans what the camera sees: one look after the other, again and again."""
        file = film(looks, self._folder / "film.y4m")
        flags = (*FAKE_DEVICES, f"--use-file-for-fake-video-capture={file}")
        opened = self._device(*flags, script=STREAMS + script)
        scan(opened)
        return opened


def scan(device: Device) -> None:
    """Let the device show what its camera sees, and read codes."""
    device.page.evaluate(SHOW, VIDEO)
    device.call("scanCodes", "eye")


def read(device: Device) -> str:
    """The only text that the camera has read."""
    until(device.page, CODES)
    [[text]] = device.events("onCode")
    return str(text)


def read_all(camera: Camera, looks: dict[str, Image.Image]) -> None:
    """A camera that sees these looks reads the text of each, and no other."""
    eye = camera(*looks.values())
    for text in looks:
        eye.wait("onCode", text)
    assert {text for [text] in eye.events("onCode")} == set(looks)


def shown_by(device: Device, code: str = HASH) -> Image.Image:
    """The code on the screen of a device."""
    return drawn(*device.call("drawCode", device.page.url + code))


def drawn_elsewhere(text: str) -> Image.Image:
    """The text as a code that another program has drawn."""
    matrix = segno.make_qr(text).matrix
    rows = [bytes(255 * (1 - square) for square in row) for row in matrix]
    side = len(rows)
    code = Image.frombytes("L", (side, side), b"".join(rows)).resize((side * SHARPNESS,) * 2, 0)
    framed = Image.new("L", ((side + 8) * SHARPNESS,) * 2, 255)
    framed.paste(code, (4 * SHARPNESS, 4 * SHARPNESS))
    return framed


@pytest.mark.parametrize(("size", "shares"), [(WIDE, (0.9, 0.6)), (SMALL, (0.9,))])
def test_the_camera_reads_the_code_of_another_device(
    device: Open, camera: Camera, site: str, size: tuple[int, int], shares: tuple[float, ...]
) -> None:
    other, looks = device(), dict[str, Image.Image]()
    for number, (share, tilt) in enumerate(product(shares, TILTS), start=1):
        code = code_text(replace(FULL, device=f"{number:016x}"))
        fits = share if tilt % 90 == 0 else share * 0.75
        looks[site + code] = seen(shown_by(other, code), size, fits, tilt)
    read_all(camera, looks)


def test_the_camera_reads_leaning_large_and_foreign_codes(
    device: Open, camera: Camera, site: str
) -> None:
    other, largest, foreign = device(), code_text(LARGEST), f"https://example.org/{HASH}"
    looks = {
        site + HASH: seen(leaning(shown_by(other), 20), WIDE, 0.8, 20),
        site + largest: seen(shown_by(other, largest), WIDE, 1, 0),
        foreign: seen(drawn_elsewhere(foreign), WIDE, 0.8, 10),
    }
    read_all(camera, looks)


def test_the_camera_is_on_only_while_its_picture_is_shown(device: Open, camera: Camera) -> None:
    eye = camera(seen(shown_by(device()), WIDE, 0.9, 0))
    read(eye)
    assert eye.events("onCameraOpened") == [[False]]
    assert eye.page.locator("#eye[data-mirrored]").count() == 1
    assert eye.page.evaluate(LIVE) == 1
    eye.page.evaluate(SHOW, "")
    until(eye.page, f"() => !({LIVE})()")
    scan(eye)
    until(eye.page, "() => events.filter(([, name]) => name === 'onCode').length === 2")
    eye.call("stopScanning")
    assert eye.page.evaluate(LIVE) == 0
    assert eye.events("onCameraFailed") == []


def test_the_camera_is_off_while_nobody_sees_the_page(device: Open) -> None:
    eye = device(script=STREAMS)
    scan(eye)
    eye.wait("onCameraOpened", False)
    eye.page.evaluate(HIDE, True)
    assert eye.page.evaluate(LIVE) == 0
    eye.page.evaluate(HIDE, False)
    until(eye.page, LIVE)
    eye.page.evaluate(HIDE, True)
    eye.page.evaluate(SHOW, "")
    eye.page.evaluate(HIDE, False)
    assert eye.page.evaluate(LIVE) == 0


def test_without_a_camera_the_page_says_why(device: Open) -> None:
    for error, reason in {"NotAllowedError": "refused", "NotFoundError": "none"}.items():
        blind = device(script=REFUSED.replace("ERROR", error))
        scan(blind)
        blind.wait("onCameraFailed", reason)
    old = device(script="delete Navigator.prototype.mediaDevices;")
    scan(old)
    old.wait("onCameraFailed", "unsupported")
    assert old.call("hasCamera") is False
    assert device().call("hasCamera") is True


def test_the_reader_of_the_browser_is_used_where_there_is_one(
    device: Open, camera: Camera, site: str
) -> None:
    frame = seen(shown_by(device()), WIDE, 0.9, 0)
    assert read(
        camera(frame, script=DETECTOR % "return [{ rawValue: 'seen by the browser' }]")
    ) == ("seen by the browser")
    assert read(camera(frame, script=DETECTOR % "throw new Error('not here')")) == site + HASH


def test_another_camera_can_be_chosen(device: Open) -> None:
    several = device("--use-fake-device-for-media-stream=device-count=2", FAKE_DEVICES[1])
    several.page.evaluate(SHOW, VIDEO)
    several.call("scanCodes", "eye")
    several.wait("onCameraOpened", True)
    first = several.page.evaluate(SHOWN)
    several.call("turnCamera")
    until(several.page, f"(first) => ({SHOWN})() !== first", first)
    several.call("turnCamera")
    until(several.page, f"(first) => ({SHOWN})() === first", first)
    assert several.events("onCameraFailed") == []
