"""Draws the icons of the installed game from `static/art/icon.svg`: `python -m tools.icons`."""

from base64 import b64encode
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.browser import launch

STATIC = Path(__file__).parent.parent / "static" / "art"
WOOD = "#b07a52"
"""What fills the corners where a device cuts out the shape itself."""

ICONS = {
    "icon-192": (192, 1.0, "transparent"),
    "icon-512": (512, 1.0, "transparent"),
    "icon-maskable-512": (512, 0.8, WOOD),
    "apple-touch-icon": (180, 0.9, WOOD),
}
"""The width, the part of it that the drawing takes, and what is around the drawing."""


def main() -> None:
    """Draws each icon anew."""
    drawing = b64encode((STATIC / "icon.svg").read_bytes()).decode()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, (size, part, around) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f'<body style="margin: 0; display: grid; place-items: center; height: 100vh;'
                f' background: {around}"><img width="{round(size * part)}"'
                f' src="data:image/svg+xml;base64,{drawing}">'
            )
            page.screenshot(path=STATIC / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
