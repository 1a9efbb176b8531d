"""Photos, drawings and sounds: made, saved and shown by the page's scripts, without Python."""

import io
import json
import math
import os
import re
import struct
import wave
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from PIL import ExifTags, Image
from playwright.sync_api import Page, Route, expect

from e2e import storage
from e2e.held import Held
from e2e.paint import paint
from e2e.waits import until
from e2e.watch import Visit
from game.ui.screens.history.share_code import EVERYTHING
from tools.paths import DIST

MAX_SIDE, MAX_BYTES = 512, 40_000
RED, GREEN, BLUE, WHITE = (220, 20, 20), (20, 200, 20), (20, 20, 220), (255, 255, 255)

PYTHON = re.compile(
    r'<script [^>]*(type="py"|boot\.mjs|hooks\.mjs)[^>]*></script>|<mpy-config.*?</mpy-config>'
)

READY = "() => window.rowdyZoo?.adoptImage && window.rowdyZoo.saveImage"
LISTEN = """() => {
  window.messages = [];
  rowdyZoo.onMessage = (message) => window.messages.push(message);
}"""
SHOW = """(html) => {
  rowdyZoo.show(`<main>${html}</main>`);
  rowdyZoo.render(JSON.stringify([{}, null, []]));
}"""
STREAMS = """
  window.tracks = [];
  const get = window.MediaDevices?.prototype.getUserMedia;
  if (get) MediaDevices.prototype.getUserMedia = async function (what) {
    const stream = await get.call(this, what);
    window.tracks.push(...stream.getTracks());
    return stream;
  };
"""
LIVE = "() => window.tracks.filter((track) => track.readyState === 'live').length"


NOT_KEPT = "(message) => !message.startsWith('DrawingKept ')"
NEWS = """() => {
  while (/^(CameraOpened|PhotoOpened .*)$/.test(window.messages[0])) window.messages.shift();
  return window.messages.length > 0;
}"""
"""Waits for a message, and passes over those about the open camera or photo."""


@dataclass(frozen=True)
class Studio:
    """A page with the scripts of the game, but without Python."""

    page: Page

    def show(self, html: str) -> None:
        """Show this instead of the screen, as Python would."""
        self.page.evaluate(SHOW, html)
        until(self.page, "() => !document.querySelector('canvas:not([data-ready])')")

    def call(self, member: str, *arguments: object) -> Any:  # noqa: ANN401
        """What a member of the page answers."""
        script = f"(values) => rowdyZoo.{member}(...values)"
        return self.page.evaluate(script, list(arguments))

    def message(self, start: str) -> str:
        """The rest of the next message, which must begin like that."""
        until(self.page, NEWS)
        name, rest = str(self.page.evaluate("window.messages.shift()")).split(" ", 1)
        assert name == start, rest
        return rest

    def choose(self, content: bytes | Path) -> None:
        """Choose a photo from a file."""
        with self.page.expect_file_chooser() as asked:
            self.call("openPhoto", "file")
        if isinstance(content, Path):
            asked.value.set_files(content)
        else:
            asked.value.set_files({"name": "a.jpg", "mimeType": "image/jpeg", "buffer": content})

    def finish(self) -> str:
        """The id of the image that the canvas makes; a drawing that rested was kept before."""
        self.page.evaluate(f"() => {{ window.messages = window.messages.filter({NOT_KEPT}); }}")
        self.call("finishImage")
        return self.message("ImageMade")

    def read(self, id_: str) -> tuple[str, bytes] | None:
        """Type and content of an image or sound."""
        script = "async (id) => (await rowdyZoo.readImages(id))[0].map((x) => x?.map ? [...x] : x)"
        _, type_, content = self.page.evaluate(script, id_)
        return (type_, bytes(content)) if content else None

    def image(self, id_: str) -> Image.Image:
        """An image that was made: small, square, and with nothing but pixels."""
        found = self.read(id_)
        assert found
        image = Image.open(io.BytesIO(found[1]))
        assert found[0] == f"image/{str(image.format).lower()}"
        assert len(found[1]) <= MAX_BYTES
        assert image.width == image.height <= MAX_SIDE
        assert not image.getexif()
        assert not {"exif", "xmp", "comment"} & image.info.keys()
        return image.convert("RGBA")


Open: TypeAlias = Callable[..., Studio]


def without_python(page: Page) -> None:
    """Let the page load all but Python."""
    html = PYTHON.sub("", (DIST / "index.html").read_text(encoding="utf-8"))

    def answer(route: Route) -> None:
        route.fulfill(body=html, content_type="text/html")

    page.route(re.compile(r"/$"), answer)


@pytest.fixture
def studio(visit: Visit) -> Open:
    """Opens the page."""

    def go(script: str = "", *, sound: bool = False) -> Studio:
        return listening(visit(script=STREAMS + script, prepare=without_python, sound=sound))

    return go


def listening(page: Page) -> Studio:
    until(page, READY)
    page.evaluate(LISTEN)
    return Studio(page)


PIXEL = """([x, y]) => {
  const copy = new OffscreenCanvas(1, 1).getContext("2d");
  copy.drawImage(document.querySelector("canvas"), -x, -y);
  return [...copy.getImageData(0, 0, 1, 1).data];
}"""
CROP = '<canvas id="crop" tabindex="0"></canvas>'


def pad(colour: str = "#dc1414", size: int = 24, tool: str = "pen", image: str = "") -> str:
    return (
        f'<canvas id="pad" data-colour="{colour}" data-size="{size}" data-tool="{tool}"'
        f' data-image="{image}"></canvas>'
    )


def quarters(width: int, height: int) -> Image.Image:
    """Red, green, blue and white: the corners tell which way is up."""
    image = Image.new("RGB", (width, height), WHITE)
    for colour, x, y in ((RED, 0, 0), (GREEN, 1, 0), (BLUE, 0, 1)):
        box = (x * width // 2, y * height // 2, (x + 1) * width // 2, (y + 1) * height // 2)
        image.paste(colour, box)
    return image


def encoded(image: Image.Image, format_: str = "JPEG", **options: object) -> bytes:
    file = io.BytesIO()
    image.save(file, format_, **options)
    return file.getvalue()


LYING = {1: None, 2: 0, 3: 3, 4: 1, 5: 5, 6: 2, 7: 6, 8: 4}
"""How a picture lies in the file for each orientation, as a `Transpose` of Pillow."""


def photo(orientation: int, place: bool = True, size: tuple[int, int] = (900, 600)) -> bytes:
    """A photo of the quarters, lying as the orientation says, with the place where it was taken."""
    image, lying = quarters(*size), LYING[orientation]
    if lying is not None:
        image = image.transpose(Image.Transpose(lying))
    exif = image.getexif()
    exif[ExifTags.Base.Orientation] = orientation
    exif[ExifTags.Base.Make] = "A camera"
    if place:
        exif.get_ifd(ExifTags.IFD.GPSInfo)[ExifTags.GPS.GPSLatitude] = (52.0, 31.0, 12.0)
    return encoded(image, exif=exif)


def is_like(seen: Any, colour: tuple[int, ...]) -> bool:  # noqa: ANN401 - Pillow's
    return all(abs(one - other) < 40 for one, other in zip(seen, colour, strict=False))


def corners(image: Image.Image) -> list[Any]:
    low, high = image.width // 8, image.width * 7 // 8
    return [image.getpixel(at) for at in ((low, low), (high, low), (low, high), (high, high))]


def wait_for_photo(studio: Studio) -> None:
    expect(studio.page.locator("#crop[data-photo]")).to_be_visible()


def test_a_photo_is_upright_small_and_tells_no_place(studio: Open) -> None:
    page = studio()
    for orientation in LYING:
        content = photo(orientation)
        assert b"Exif" in content
        page.show(CROP)
        page.choose(content)
        wait_for_photo(page)
        found = corners(page.image(page.finish()))
        assert all(map(is_like, found, (RED, GREEN, BLUE, WHITE))), (orientation, found)
        page.show("")


def test_photos_of_other_formats_and_of_noise_are_small_too(studio: Open) -> None:
    page = studio()
    noise = Image.effect_noise((700, 700), 200).convert("RGB")
    files = [encoded(quarters(90, 60), name) for name in ("PNG", "WEBP", "GIF")]
    for content in (*files, encoded(noise)):
        page.show(CROP)
        page.choose(content)
        wait_for_photo(page)
        page.image(page.finish())
        page.show("")


def test_a_photo_is_cropped_by_drag_wheel_and_keys(studio: Open) -> None:
    page = studio()
    page.show(CROP)
    page.choose(photo(1))
    wait_for_photo(page)
    canvas = page.page.locator("#crop")
    canvas.focus()
    for _ in range(8):
        page.page.keyboard.press("+")
    for _ in range(100):
        page.page.keyboard.press("ArrowRight")
    for _ in range(100):
        page.page.keyboard.press("ArrowDown")
    assert all(is_like(seen, RED) for seen in corners(page.image(page.finish())))
    box = canvas.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for _ in range(9):
        page.page.mouse.move(x, y)
        page.page.mouse.down()
        page.page.mouse.move(x - box["width"] / 2, y, steps=3)
        page.page.mouse.up()
    assert all(is_like(seen, GREEN) for seen in corners(page.image(page.finish())))
    page.page.mouse.move(x, y)
    page.page.mouse.wheel(0, 5000)
    until(page.page, f"() => ({COLOURS})() === 4")
    page.call("zoomPhoto", 20)
    until(page.page, f"() => ({COLOURS})() === 2")


COLOURS = """() => {
  const copy = new OffscreenCanvas(512, 512).getContext("2d", { willReadFrequently: true });
  copy.drawImage(document.getElementById("crop"), 0, 0);
  const at = (x, y) => copy.getImageData(x, y, 1, 1).data.map((value) => value >> 6).join();
  return new Set([at(9, 9), at(500, 9), at(9, 500), at(500, 500)]).size;
}"""


def chunk(name: bytes, content: bytes) -> bytes:
    checked = name + content
    return struct.pack(">I", len(content)) + checked + struct.pack(">I", zlib.crc32(checked))


def png(width: int, height: int, *chunks: bytes) -> bytes:
    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    return b"".join((b"\x89PNG\r\n\x1a\n", header, *chunks, chunk(b"IEND", b"")))


def heic(brand: bytes) -> bytes:
    return struct.pack(">I", 24) + b"ftyp" + brand + bytes(4) + b"mif1heic" + bytes(500)


JPEG, PNG, WEBP = (encoded(quarters(60, 40), name) for name in ("JPEG", "PNG", "WEBP"))
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>'
BROKEN = {
    "nothing": (b"", "unreadable"),
    "one byte": (b"\xff", "unreadable"),
    "a text": (b"This is not a photo, but it is long enough for a header.", "unreadable"),
    "zeros": (bytes(100_000), "unreadable"),
    "a drawing that could hold scripts": (SVG, "unreadable"),
    "the same with a declaration": (b'<?xml version="1.0"?>' + SVG, "unreadable"),
    "a cut header of JPEG": (JPEG[:40], "unreadable"),
    "a JPEG without a picture": (JPEG[:2] + b"\xff\xfe\x00\x40" + bytes(62), "unreadable"),
    "a JPEG of markers only": (JPEG[:2] + b"\xff" * 5000, "unreadable"),
    "a JPEG with a segment beyond its end": (JPEG[:2] + b"\xff\xe1\xff\xff" * 20, "unreadable"),
    "a JPEG with scrambled tables": (JPEG[:100] + JPEG[200:300] + bytes(50), "unreadable"),
    "a cut header of PNG": (PNG[:20], "unreadable"),
    "a PNG without pixels": (png(9, 9), "unreadable"),
    "a PNG of no size": (png(0, 9, chunk(b"IDAT", zlib.compress(b""))), "unreadable"),
    "a PNG with a wrong sum": (PNG[:30] + b"\0" + PNG[31:], "unreadable"),
    "a PNG of nine gigapixels": (png(95_000, 95_000), "too-large"),
    "a PNG of 121 megapixels": (png(11_000, 11_000), "too-large"),
    "a WebP of another kind": (WEBP[:12] + b"VP9 " + WEBP[16:], "unreadable"),
    "a cut WebP": (WEBP[:60], "unreadable"),
    "a sound": (b"RIFF\x24\0\0\0WAVEfmt " + bytes(40), "unreadable"),
    "HEIC": (heic(b"heic"), "heic"),
    "a film": (heic(b"isom"), "unreadable"),
    "a GIF without frames": (b"GIF89a" + struct.pack("<HH", 9, 9) + bytes(30), "unreadable"),
}


def test_broken_files_are_told_and_do_no_harm(studio: Open, tmp_path: Path) -> None:
    page = studio()
    page.show(CROP)
    endless = tmp_path / "endless.jpg"
    endless.write_bytes(JPEG)
    os.truncate(endless, 61_000_000)
    page.choose(endless)
    assert page.message("MediaFailed") == "too-large"
    for name, (content, why) in BROKEN.items():
        page.choose(content)
        assert page.message("MediaFailed") == why, name
    page.call("finishImage")
    assert page.message("MediaFailed") == "empty"
    page.choose(photo(6))
    wait_for_photo(page)
    assert all(map(is_like, corners(page.image(page.finish())), (RED, GREEN, BLUE, WHITE)))


WITHOUT_WORKERS = "delete window.OffscreenCanvas; delete window.createImageBitmap;"


def test_an_old_browser_does_it_on_the_page(studio: Open) -> None:
    page = studio(WITHOUT_WORKERS)
    page.show(CROP)
    page.choose(photo(6))
    wait_for_photo(page)
    assert all(map(is_like, corners(page.image(page.finish())), (RED, GREEN, BLUE, WHITE)))
    page.choose(BROKEN["a PNG with a wrong sum"][0])
    assert page.message("MediaFailed") == "unreadable"


def test_the_camera_is_on_only_as_long_as_it_is_seen(studio: Open) -> None:
    page = studio()
    live = page.page.locator("html[data-media=camera]")
    for ending in ("takePhoto", "closeMedia", "finishImage", ""):
        page.show(CROP)
        page.call("openPhoto", "camera")
        expect(live).to_have_count(1)
        until(page.page, f"() => ({PIXEL})([9, 9])[3] === 255")
        if ending:
            page.call(ending)
        else:
            page.show("<p>The dialog is closed.</p>")
        until(page.page, f"() => ({LIVE})() === 0")
        expect(live).to_have_count(0)
        if ending == "takePhoto":
            wait_for_photo(page)
            page.image(page.finish())
        if ending == "finishImage":
            page.image(page.message("ImageMade"))
        page.show("")


HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_the_camera_is_off_while_the_page_is_hidden(studio: Open) -> None:
    page = studio()
    page.show(CROP)
    page.call("openPhoto", "camera")
    until(page.page, f"() => ({LIVE})() === 1")
    page.page.evaluate(HIDE, True)
    assert page.page.evaluate(LIVE) == 0
    page.page.evaluate(HIDE, False)
    until(page.page, f"() => ({LIVE})() === 1")
    page.show("")
    until(page.page, f"() => ({LIVE})() === 0")


FAILURES = {
    "NotAllowedError": "refused",
    "NotFoundError": "none",
    "NotReadableError": "busy",
    "TypeError": "unsupported",
}
FAILING = """(name) => {
  MediaDevices.prototype.getUserMedia = () => Promise.reject(new DOMException("no", name));
}"""


def test_what_is_wrong_with_camera_and_microphone_is_told(studio: Open) -> None:
    page = studio(sound=True)
    page.show(CROP)
    for name, why in FAILURES.items():
        page.page.evaluate(FAILING, name)
        for member in (["openPhoto", "camera"], ["recordSound"]):
            page.call(*member)
            assert page.message("MediaFailed") == why
    page.page.evaluate("delete Navigator.prototype.mediaDevices")
    page.call("openPhoto", "camera")
    assert page.message("MediaFailed") == "unsupported"


ENDED = "() => window.tracks.at(-1).dispatchEvent(new Event('ended'))"


def test_a_camera_that_is_pulled_out_or_forbidden_is_asked_for_again(studio: Open) -> None:
    page = studio()
    page.show(CROP)
    page.call("openPhoto", "camera")
    until(page.page, f"() => ({LIVE})() === 1")
    until(page.page, "() => window.messages.includes('CameraOpened')")
    page.page.evaluate(FAILING, "NotFoundError")
    page.page.evaluate(ENDED)
    assert page.message("MediaFailed") == "none"
    assert page.page.evaluate(LIVE) == 0
    expect(page.page.locator("html[data-media=camera]")).to_have_count(0)


NOISE = """
  delete window.OffscreenCanvas;
  const { getImageData } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.getImageData = function (...box) {
    const found = getImageData.apply(this, box);
    found.data.forEach((value, i) => { found.data[i] = value + (i % 3) * window.noise; });
    return found;
  };
"""


def test_a_browser_that_hides_pixels_makes_no_picture_of_noise(studio: Open) -> None:
    page = studio("window.noise = 1;" + NOISE)
    page.show(CROP)
    page.choose(photo(1))
    wait_for_photo(page)
    page.finish()
    page.page.evaluate("() => { window.noise = 70; }")
    page.call("finishImage")
    assert page.message("MediaFailed") == "refused"


def draw(page: Page, *points: tuple[int, int]) -> None:
    """Draw with the mouse; the points are in 512ths of the pad."""
    box = page.locator("#pad").bounding_box()
    assert box
    scale = box["width"] / MAX_SIDE
    first, *others = [(box["x"] + x * scale, box["y"] + y * scale) for x, y in points]
    page.mouse.move(*first)
    page.mouse.down()
    for point in others:
        page.mouse.move(*point, steps=4)
    page.mouse.up()


CLEAR = [0, 0, 0, 0]


def test_a_drawing_with_eraser_and_undo(studio: Open) -> None:
    page = studio()
    page.show(pad())
    seen = page.page

    def pixel(x: int, y: int) -> Any:  # noqa: ANN401
        return seen.evaluate(PIXEL, [x, y])

    page.call("finishImage")
    assert page.message("MediaFailed") == "empty"
    draw(seen, (100, 256), (400, 256))
    draw(seen, (256, 60))
    assert pixel(300, 256) == [*RED[:1], 20, 20, 255]
    assert pixel(256, 60)[3] == 255
    seen.locator("#pad").evaluate("(pad) => { pad.dataset.tool = 'eraser'; }")
    draw(seen, (200, 200), (200, 300))
    assert pixel(200, 256) == CLEAR
    assert pixel(300, 256)[3] == 255
    page.call("undoStroke")
    assert pixel(200, 256)[3] == 255
    page.call("redoStroke")
    assert pixel(200, 256) == CLEAR
    page.call("clearPad")
    assert pixel(300, 256) == CLEAR
    page.call("undoStroke")
    assert pixel(300, 256)[3] == 255
    made = page.finish()
    image = page.image(made)
    assert is_like(image.getpixel((10, 10)), (0, 0, 0, 0))
    ink = image.getchannel("A").getbbox()
    assert ink
    assert ink[2] - ink[0] > 0.9 * MAX_SIDE, "a drawing fills its square"
    low = (MAX_SIDE // 2, ink[3] - 20)
    assert is_like(image.getpixel(low), (*RED, 255))
    page.show("")
    page.show(pad(image=made, colour="#1414dc"))
    until(seen, f"() => ({PIXEL})({list(low)})[3] > 250")
    draw(seen, (300, 40), (320, 40))
    assert is_like(pixel(310, 40), (*BLUE, 255))
    page.call("undoStroke")
    assert pixel(310, 40) == CLEAR
    assert pixel(*low)[3] > 250


POINTER = """([type, pointerId, pointerType, x, y, width]) => {
  const pad = document.getElementById("pad");
  pad.setPointerCapture = () => {};
  const box = pad.getBoundingClientRect();
  const clientX = box.left + (x * box.width) / pad.width;
  const clientY = box.top + (y * box.height) / pad.height;
  const place = { clientX, clientY, width, height: width };
  const kind = { pointerId, pointerType, isPrimary: true, button: 0, bubbles: true };
  pad.dispatchEvent(new PointerEvent(type, { ...kind, ...place }));
}"""


def test_many_strokes_can_all_be_undone(studio: Open) -> None:
    page = studio()
    page.show(pad(size=8))
    point, drawn = f"({POINTER})", f"({PIXEL})"
    page.page.evaluate(f"""() => {{
      for (let y = 6; y < 496; y += 7) {{
        {point}(["pointerdown", 1, "mouse", 20, y, 1]);
        {point}(["pointermove", 1, "mouse", 490, y, 1]);
        {point}(["pointerup", 1, "mouse", 490, y, 1]);
      }}
    }}""")
    wrong = page.page.evaluate(f"""async () => {{
      const wrong = [];
      for (let y = 489; y > 0; y -= 7) {{
        if ({drawn}([256, y])[3] !== 255) wrong.push(`${{y}} is gone`);
        await rowdyZoo.undoStroke();
        if ({drawn}([256, y])[3] !== 0) wrong.push(`${{y}} is still there`);
      }}
      return wrong;
    }}""")
    assert not wrong


def test_palm_and_second_finger_draw_nothing(studio: Open) -> None:
    page = studio()
    page.show(pad(size=10))

    def point(type_: str, id_: int, kind: str, x: int, y: int, width: int = 20) -> None:
        page.page.evaluate(POINTER, [f"pointer{type_}", id_, kind, x, y, width])

    def is_drawn(x: int, y: int) -> bool:
        return bool(page.page.evaluate(PIXEL, [x, y])[3])

    point("down", 1, "touch", 400, 400, 120)
    point("up", 1, "touch", 400, 400, 120)
    assert not is_drawn(400, 400)
    point("down", 2, "touch", 100, 100)
    point("down", 3, "touch", 300, 300)
    point("move", 3, "touch", 350, 350)
    point("move", 2, "touch", 150, 100)
    assert is_drawn(120, 100)
    assert not is_drawn(300, 300)
    point("down", 4, "pen", 200, 200)
    point("move", 4, "pen", 250, 200)
    point("down", 5, "touch", 300, 300)
    point("up", 4, "pen", 250, 200)
    assert is_drawn(220, 200)
    assert not is_drawn(120, 100)
    assert not is_drawn(300, 300)


def test_a_sound_is_short_loud_and_played(studio: Open) -> None:
    page = studio(sound=True)
    page.call("recordSound")
    made = page.message("SoundMade")
    found = page.read(made)
    assert found
    type_, content = found
    assert type_ == "audio/wav"
    with wave.open(io.BytesIO(content)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 16_000)
        assert 0 < file.getnframes() <= 32_000
        samples = struct.unpack(f"<{file.getnframes()}h", file.readframes(file.getnframes()))
    assert 25_000 < max(map(abs, samples)) <= 32_767
    assert page.page.evaluate(LIVE) == 0
    page.page.evaluate(COUNT_STARTS)
    page.page.mouse.click(5, 5)
    page.call("playSaved", made)
    until(page.page, "() => window.played.length === 1")
    in_use = {"faces": {}, "voices": {"lion": made, "cat": ""}}
    page.call("applySet", json.dumps(in_use))
    page.call("playCall", "lion", False, -1, 1)
    until(page.page, "() => window.played.length === 2")
    page.call("playCall", "cat", False, -1, 1)
    until(page.page, "() => window.tones === 1")
    page.call("recordSound")
    until(page.page, "() => document.documentElement.dataset.media === 'recording'")
    page.call("closeMedia")
    until(page.page, f"() => ({LIVE})() === 0")
    page.call("recordSound")
    until(page.page, "() => document.documentElement.dataset.media === 'recording'")
    page.call("stopSound")
    until(page.page, "() => window.messages.length === 1")
    assert page.page.evaluate(LIVE) == 0


def wav(*parts: tuple[float, float], rate: int = 44_100) -> bytes:
    """A file of tones and pauses, each with its seconds and its loudness, in two channels."""
    levels = [level for seconds, level in parts for _ in range(int(seconds * rate))]
    tones = (int(30_000 * level * math.sin(i / 20)) for i, level in enumerate(levels))
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setparams((2, 2, rate, 0, "NONE", ""))
        sound.writeframes(b"".join(struct.pack("<hh", tone, tone) for tone in tones))
    return file.getvalue()


def choose_sound(page: Studio, content: bytes) -> None:
    with page.page.expect_file_chooser() as asked:
        page.call("openSound")
    accepted = asked.value.element.get_attribute("accept")
    assert accepted == "audio/*"
    asked.value.set_files({"name": "a.wav", "mimeType": "audio/wav", "buffer": content})


@pytest.mark.parametrize(
    ("parts", "seconds"),
    [
        (((1, 0), (0.5, 0.1), (0.5, 0)), 0.62),
        (((1, 0.3), (3, 0.6)), 2.0),
        (((4, 0), (0.3, 0.02), (4, 0)), 0.42),
    ],
)
def test_the_beginning_of_a_sound_file_is_kept(
    studio: Open, parts: tuple[tuple[float, float], ...], seconds: float
) -> None:
    page = studio(sound=True)
    choose_sound(page, wav(*parts))
    found = page.read(page.message("SoundMade"))
    assert found
    assert found[0] == "audio/wav"
    with wave.open(io.BytesIO(found[1])) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 16_000)
        assert file.getnframes() / 16_000 == pytest.approx(seconds, abs=0.03)
        samples = struct.unpack(f"<{file.getnframes()}h", file.readframes(file.getnframes()))
    assert 25_000 < max(map(abs, samples)) <= 32_767


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "unreadable"),
        (b"RIFF" + bytes(100), "unreadable"),
        (wav((1, 0)), "empty"),
        (bytes(2_000_001), "too-large"),
    ],
    ids=["nothing", "damaged", "silent", "large"],
)
def test_a_file_without_a_sound_says_why(studio: Open, content: bytes, why: str) -> None:
    page = studio(sound=True)
    choose_sound(page, content)
    assert page.message("MediaFailed") == why


FREEZE = """() => {
  window.states = [];
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...when) {
    window.states.push(this.context.state);
    start.apply(this, when);
  };
  Object.defineProperty(BaseAudioContext.prototype, "currentTime", { get: () => 1 });
  const now = performance.now.bind(performance);
  window.later = 0;
  performance.now = () => now() + window.later;
  window.contexts = 0;
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      window.contexts += 1;
    }
  };
}"""
"""Lets the clocks of loudspeakers stand still, as on a device that sleeps."""


def test_a_sound_is_played_in_the_loudspeaker_that_is_open_when_it_has_come(studio: Open) -> None:
    page, held = studio(sound=True), Held("**/sounds*.js")
    page.call("recordSound")
    made = page.message("SoundMade")
    page.page.evaluate(FREEZE)
    held(page.page)
    page.page.mouse.click(5, 5)
    for number in (1, 2):
        page.call("playSaved", made)
        until(page.page, "number => contexts === number", number)
        page.page.evaluate("() => { later += 2000; }")
    held.let_go()
    until(page.page, "() => states.length === 2")
    assert "closed" not in page.page.evaluate("states")


COUNT_STARTS = """() => {
  Object.assign(window, { played: [], tones: 0 });
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...when) {
    window.played.push(this.buffer.duration);
    start.apply(this, when);
  };
  const tone = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.tones += 1;
    tone.apply(this, when);
  };
}"""


def drawing(page: Studio) -> str:
    """The id of a new drawing."""
    page.show(pad())
    draw(page.page, (100, 100), (400, 400))
    made = page.finish()
    page.show("")
    return made


KEEP = """([text, ...ids]) => Promise.all([
  ...ids.map((id) => rowdyZoo.saveImage(id)),
  rowdyZoo.writeText("boards", text),
])"""
FULL = """() => {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value, key) {
    if (this.name === "images") throw new DOMException("no", "QuotaExceededError");
    return put.call(this, value, key);
  };
}"""


def test_images_are_kept_with_the_texts_of_their_task_or_not_at_all(studio: Open) -> None:
    page = studio()
    one, other = drawing(page), drawing(page)
    assert page.page.evaluate(KEEP, [one, one]) == [True, True]
    page.page.evaluate(KEEP, [f"{one} {other}", other])
    before = page.read(one)
    page.page.reload(wait_until="domcontentloaded")
    page = listening(page.page)
    assert page.read(one) == before
    assert page.call("saveImage", one)
    assert not page.call("saveImage", "0" * 16)
    assert page.read("0" * 16) is None
    third = drawing(page)
    page.page.evaluate(FULL)
    assert page.page.evaluate(KEEP, ["lost", third]) == [False, False]
    assert page.message("MediaFailed") == "full"
    assert storage.read(page.page, "boards") == f"{one} {other}"
    page.page.reload(wait_until="domcontentloaded")
    page = listening(page.page)
    assert page.read(third) is None
    storage.save(page.page, boards=f'["{other}"]')
    assert page.call("dropImages")
    assert page.read(one) is None
    assert page.read(other)


OLD = """() => new Promise((resolve) => {
  const site = new URL("./", location.href).pathname;
  const opening = indexedDB.open(`rowdy-zoo:${site}:texts`, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("texts").put("a board", "boards");
    const damaged = opening.result.createObjectStore("damaged", { autoIncrement: true });
    damaged.add({ name: "game", text: "{" });
  };
  opening.onsuccess = () => {
    opening.result.onversionchange = () => opening.result.close();
    resolve();
  };
})"""


def test_the_database_of_an_older_version_is_taken_over(visit: Visit, studio: Open) -> None:
    older = visit(prepare=lambda page: page.route("**/*", lambda r: r.fulfill(body="older")))
    older.evaluate(OLD)
    page = studio()
    assert page.call("readText", "boards") == "a board"
    assert page.call("readDamaged") == [["game", "{"]]
    made = drawing(page)
    assert page.call("saveImage", made)
    assert page.read(made)
    with page.page.expect_download() as saved:
        assert page.call("saveEverything")
    everything = json.loads(saved.value.path().read_text())
    assert everything["texts"] == {"boards": "a board"}
    assert everything["images"][made]["bytes"]


def test_files_of_bytes_are_saved_and_opened(studio: Open) -> None:
    page = studio()
    with page.page.expect_download() as saved:
        page.page.evaluate(
            "() => rowdyZoo.saveBytes('a.zoo', 'application/zip', new Uint8Array([0, 255]), 'b')"
        )
    assert saved.value.suggested_filename == "a.zoo"
    assert saved.value.path().read_bytes() == b"\0\xffb"
    for content, limit, read in ((b"\0\xffb", 3, [0, 255, 98]), (b"long", 3, [])):
        opening = (
            f"async () => {{ window.opened = [...await rowdyZoo.openBytes('.zoo', {limit})]; }}"
        )
        with page.page.expect_file_chooser() as asked:
            page.page.evaluate(f"() => {{ delete window.opened; ({opening})(); }}")
        file = {"name": "a.zoo", "mimeType": "", "buffer": content}
        asked.value.set_files(file)  # type: ignore[arg-type]
        until(page.page, "() => 'opened' in window")
        assert page.page.evaluate("window.opened") == read


def test_a_game_is_found_in_everything_although_the_images_are_large(studio: Open) -> None:
    page = studio()
    everything = {"format": EVERYTHING, "texts": {"game": "{}"}, "images": {"ab": "x" * 2_000_000}}
    content = json.dumps(everything, separators=(",", ":")).encode()
    with page.page.expect_file_chooser() as asked:
        page.page.evaluate("() => { rowdyZoo.openFile().then((text) => { window.text = text; }); }")
    asked.value.set_files({"name": "a.json", "mimeType": "", "buffer": content})
    until(page.page, "() => 'text' in window")
    assert json.loads(page.page.evaluate("window.text")) == everything | {"images": {}}


def flat_png(width: int, height: int = 0) -> bytes:
    file = io.BytesIO()
    Image.new("1", (width, height or width), 1).save(file, "PNG")
    return file.getvalue()


def test_images_of_others_are_made_anew(studio: Open) -> None:
    page = studio()
    adopt = "([id, bytes]) => rowdyZoo.adoptImage(id, new Uint8Array(bytes))"

    def is_read(content: bytes) -> bool:
        return bool(page.page.evaluate(adopt, ["ab", list(content)]))

    for side in (512, 513, 10_950):
        assert is_read(flat_png(side)) == (side == 512), side
    assert not is_read(flat_png(1, 513)), "tall"
    assert not is_read(b"\xff\xd8" + b"\xff" * 39_000)
    assert not is_read(flat_png(8) + bytes(40_000))
    assert is_read(photo(8, size=(480, 320)) + b"more")
    assert all(map(is_like, corners(page.image("ab")), (RED, GREEN, BLUE, WHITE)))
    for name in ("a text", "a cut header of PNG", "a PNG of 121 megapixels", "HEIC"):
        assert not is_read(BROKEN[name][0]), name
    sound = io.BytesIO()
    with wave.open(sound, "wb") as file:
        file.setparams((1, 2, 16_000, 0, "NONE", ""))
        file.writeframes(bytes(range(256)) * 10)
    assert is_read(sound.getvalue())
    assert page.read("ab") == ("audio/wav", sound.getvalue())
    assert not is_read(sound.getvalue() + b"x")
    assert not is_read(sound.getvalue()[:40] + bytes(4) + sound.getvalue()[44:])


INK = """async (name) => {
  const svg = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg" id="shown" width="320" height="320"
      viewBox="0 0 32 32"><use href="#art-${name}" width="32" height="32"/></svg>`,
    "image/svg+xml").documentElement;
  document.querySelector("main").append(svg);
}"""


def shown_face(page: Studio, face: dict[str, str]) -> Image.Image:
    """How the page shows the face."""
    page.show("")
    page.call("applySet", json.dumps({"faces": {"own-lion-board": face}, "voices": {}}))
    page.page.evaluate(INK, "own-lion-board")
    paint(page.page)
    shown = page.page.locator("#shown").screenshot()
    return Image.open(io.BytesIO(shown)).convert("L")


WORDS = (
    "A",
    "Ada",
    "le chat",
    "mother-in-law",
    "Straßenbahnhaltestelle",
    "بيت",
    "שלום",
    "Їжак",
    "3+4",
)


def test_words_fill_the_square_in_any_script(studio: Open) -> None:
    page = studio()
    ground = shown_face(page, {"word": " "})
    for word in WORDS:
        shown = shown_face(page, {"word": word})
        ink = shown.point(lambda value: 255 if value < 128 else 0).getbbox()
        assert ink, word
        left, top, right, bottom = ink
        width, height = shown.size
        assert left > 4 and top > 4 and right < width - 4 and bottom < height - 4, (word, ink)
        assert max(right - left, bottom - top) > 190, (word, ink)
        assert abs(left + right - width) < 30, (word, ink)
        assert abs(top + bottom - height) < 30, (word, ink)
    assert ground.size


def test_images_are_worn_and_taken_off(studio: Open) -> None:
    page = studio()
    made = drawing(page)
    shown = shown_face(page, {"image": made})
    assert shown.getpixel((160, 160)) != shown.getpixel((300, 40))
    page.call("applySet", '{"faces": {}, "voices": {}}')
    expect(page.page.locator("[id^=art-own]")).to_have_count(0)
    page.call("applySet", '{"faces": {"own-lion-board": {"image": "00"}}, "voices": {}}')
    expect(page.page.locator("[id^=art-own]")).to_have_count(0)
