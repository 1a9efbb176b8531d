"""Text kept on the device; never raises when storage is full or blocked."""

from js import window

from game.ui.browser.page import StorageName, page


def read(name: StorageName) -> str | None:
    """The text kept under the name, None when there is none or storage cannot be read."""
    try:
        text = window.localStorage.getItem(page.storageKey(name))
    except Exception:
        return None
    return text if isinstance(text, str) else None


def write(name: StorageName, text: str | None) -> bool:
    """Keeps the text, or with None forgets what was kept; whether that was possible."""
    try:
        if text is None:
            window.localStorage.removeItem(page.storageKey(name))
        else:
            window.localStorage.setItem(page.storageKey(name), text)
    except Exception:
        return False
    return True
