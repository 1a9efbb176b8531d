"""Draws the icons of the installed game from `static/art/icon.svg`: `python -m tools.icons`."""

from base64 import b64encode
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.browser import launch

STATIC = Path(__file__).parent.parent / "static" / "art"
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
    drawing = b64encode((STATIC / "icon.svg").read_bytes()).decode()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, (size, share, background) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f'<body style="margin: 0; display: grid; place-items: center; height: 100vh;'
                f' background: {background}"><img width="{round(size * share)}"'
                f' src="data:image/svg+xml;base64,{drawing}">'
            )
            page.screenshot(path=STATIC / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
