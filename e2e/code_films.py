"""Films for the fake camera of Chromium: what it sees of a code on the screen of another device."""

import math
import random
import re
from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

DESK, PAPER, INK = 110, 225, 40
"""The brightness of the table, and of the screen in the light of a room."""

SHARPNESS = 8
"""The pixels of a square of the code before it is filmed."""

FRAMES = 4
"""How long a look is shown, in tenths of a second."""

GRAIN = 6
"""How much brighter or darker the grain makes a pixel, at most."""

HEADER = "YUV4MPEG2 W{} H{} F10:1 Ip A0:0 C420jpeg\n"


def drawn(side: int, path: str) -> Image.Image:
    """The picture of a code that `drawCode` has drawn."""
    image = Image.new("L", (side * SHARPNESS,) * 2, PAPER)
    pen = ImageDraw.Draw(image)
    for x, y, length in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", path):
        left, top = int(x) * SHARPNESS, int(y) * SHARPNESS
        box = (left, top, left + int(length) * SHARPNESS - 1, top + SHARPNESS - 1)
        pen.rectangle(box, fill=INK)
    return image


def seen(code: Image.Image, size: tuple[int, int], share: float, tilt: float) -> Image.Image:
    """What a camera of that size sees of the code, which fills a share of its height.

    It is tilted by some degrees, slightly out of focus, and grainy.
    """
    width, height = size
    side = round(height * share)
    small = code.resize((side, side), Image.Resampling.LANCZOS)
    turned = small.rotate(tilt, Image.Resampling.BICUBIC, expand=True, fillcolor=DESK)
    frame = Image.new("L", size, DESK)
    frame.paste(turned, ((width - turned.width) // 2, (height - turned.height) // 2))
    return frame.filter(ImageFilter.GaussianBlur(0.6))


def leaning(code: Image.Image, degrees: float) -> Image.Image:
    """The code on a screen that leans back, seen from twice its width, with some of the desk."""
    framed = ImageOps.expand(code, code.width // 8, DESK)
    middle, angle = framed.width / 2, math.radians(degrees)
    shrinking = math.tan(angle) / (2 * framed.width)
    scale, height = 1 + middle * shrinking, 1 / math.cos(angle)
    across = 1, -middle * shrinking, middle * (scale - 1)
    down = 0, height - middle * shrinking, middle * (scale - height)
    numbers = [number / scale for number in (*across, *down, 0, -shrinking)]
    how = Image.Transform.PERSPECTIVE, numbers, Image.Resampling.BICUBIC
    return framed.transform(framed.size, *how, fillcolor=DESK)


def film(looks: Sequence[Image.Image], file: Path) -> Path:
    """The file with a film of these pictures of one size, with other grain in each frame."""
    rng = random.Random(1)
    width, height = looks[0].size
    grey = bytes([128]) * (width * height // 2)
    with file.open("wb") as out:
        out.write(HEADER.format(width, height).encode())
        for frame in (look for look in looks for _ in range(FRAMES)):
            noise = Image.frombytes("L", frame.size, rng.randbytes(width * height))
            grain = noise.point(lambda byte: byte * (2 * GRAIN + 1) // 256)
            grainy = ImageChops.add(frame, grain, offset=-GRAIN)
            out.write(b"FRAME\n" + grainy.tobytes() + grey)
    return file
