"""Draws the icons of the installed game: `python -m tools.site.icons`."""

from base64 import b64encode
from io import BytesIO

import numpy as np
from PIL import Image
from playwright.sync_api import sync_playwright

from tools.browsers.chromium import launch
from tools.paths import ART

WOOD = "#b07a52"
"""The background of icons that a device cuts to its own shape."""

ICONS = {
    "icon-192": (192, 1.0, "transparent"),
    "icon-512": (512, 1.0, "transparent"),
    "icon-maskable-512": (512, 0.8, WOOD),
    "apple-touch-icon": (180, 0.9, WOOD),
}
"""For each file: the width in pixels, the drawing's share of the width, and the background."""


def main() -> None:
    """Draws every icon."""
    drawing = b64encode((ART / "icon.svg").read_bytes()).decode()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, (size, share, background) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f'<body style="margin: 0; display: grid; place-items: center; height: 100vh;'
                f' background: {background}"><img width="{round(size * share)}"'
                f' src="data:image/svg+xml;base64,{drawing}">'
            )
            drawn = Image.open(BytesIO(page.screenshot(omit_background=True)))
            with_palette(drawn).save(ART / f"{name}.png", optimize=True)
            page.close()
        browser.close()


def with_palette(picture: Image.Image) -> Image.Image:
    """The picture in its 256 most frequent colours, which takes half of the bytes.

    The drawing has fewer; the rest are shades of its edges.
    """
    pixels = np.asarray(picture.convert("RGBA"), dtype=int)
    colours, place, number = np.unique(
        pixels.reshape(-1, 4), axis=0, return_inverse=True, return_counts=True
    )
    palette = colours[np.argsort(-number)[:256]]
    nearest = ((colours[:, None] - palette) ** 2).sum(axis=2).argmin(axis=1)
    indices = nearest[place].reshape(pixels.shape[:2])
    made = Image.fromarray(indices.astype(np.uint8), "P")
    made.putpalette(palette.astype(np.uint8).tobytes(), "RGBA")
    return made


if __name__ == "__main__":
    main()
