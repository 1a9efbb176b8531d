"""Draws the spectrograms of all voices on one sheet, to be looked at."""

import base64
from pathlib import Path

import numpy as np
from playwright.sync_api import Page

from tools.voices.render import RATE, Curve, Samples

WIDTH, HEIGHT, COLUMNS = 216, 150, 6
"""The size of a spectrogram in pixels, and how many are side by side."""

SECONDS, HERTZ = 0.9, (50.0, 8_000.0)
"""What a spectrogram shows: time to the right, the logarithm of the frequency upwards."""

FLOOR = 60
"""Decibels from white to black."""

DRAW = """([tiles, width, height, columns]) => {
  document.body.replaceChildren();
  document.body.style.cssText = "margin: 12px; background: #fff; display: grid; gap: 10px;"
    + `grid-template-columns: repeat(${columns}, ${width}px); font: 13px sans-serif; color: #222`;
  for (const { name, pixels, path } of tiles) {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, height];
    const pen = canvas.getContext("2d");
    const image = pen.createImageData(width, height);
    const grey = Uint8Array.from(atob(pixels), (sign) => sign.charCodeAt(0));
    grey.forEach((value, i) => image.data.set([value, value, value, 255], 4 * i));
    pen.putImageData(image, 0, 0);
    pen.strokeStyle = "#e5484d";
    pen.lineWidth = 1.5;
    pen.beginPath();
    path.forEach(([x, y]) => pen.lineTo(x, y));
    pen.stroke();
    const figure = document.createElement("figure");
    figure.style.margin = 0;
    const caption = document.createElement("figcaption");
    caption.textContent = name;
    canvas.style.cssText = "border: 1px solid #bbb";
    figure.append(canvas, caption);
    document.body.append(figure);
  }
}"""


def spectrogram(samples: Samples) -> bytes:
    """The picture, a grey byte for each pixel, row by row from the highest frequency."""
    size = 2048
    padded = np.concatenate([np.zeros(size // 2), samples, np.zeros(int(SECONDS * RATE))])
    starts = np.linspace(0, SECONDS * RATE, WIDTH, endpoint=False).astype(int)
    frames = np.array([padded[start : start + size] * np.hanning(size) for start in starts])
    power = 20 * np.log10(np.abs(np.fft.rfft(frames)) + 1e-6)
    rows = np.geomspace(*HERTZ, HEIGHT)[::-1]
    bins = np.clip((rows / RATE * size).round().astype(int), 0, size // 2)
    shade = 255 - 255 * np.clip((power - power.max() + FLOOR) / FLOOR, 0, 1)
    return bytes(shade.T[bins].astype(np.uint8).tobytes())


def path(pitch: Curve) -> list[tuple[float, float]]:
    """The curve of the pitch in pixels of the spectrogram."""
    low, high = np.log(HERTZ)
    return [
        (second / SECONDS * WIDTH, (high - float(np.log(hertz))) / (high - low) * HEIGHT)
        for second, hertz in pitch
    ]


def draw(page: Page, calls: dict[str, tuple[Samples, Curve]], file: Path) -> None:
    """Writes the sheet of all calls and the curves of their pitch; noise has no curve."""
    tiles = [
        {
            "name": name,
            "pixels": base64.b64encode(spectrogram(samples)).decode(),
            "path": path(pitch),
        }
        for name, (samples, pitch) in calls.items()
    ]
    page.evaluate(DRAW, [tiles, WIDTH, HEIGHT, COLUMNS])
    page.screenshot(path=file, type="jpeg", quality=70, full_page=True)
