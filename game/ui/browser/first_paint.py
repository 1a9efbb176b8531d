"""What the first paint of the next start needs; losing it costs nothing.

`static/page/device/storage.js` saves everything else.
"""

from js import window

from game.ui.browser.bridge import FirstPaintName, page


def write_first_paint(name: FirstPaintName, text: str) -> None:
    """Saves the text in localStorage, unless storage is full or blocked."""
    try:
        window.localStorage.setItem(page.storageKey(name), text)
    except Exception:
        return
