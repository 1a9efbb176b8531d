"""Saved texts in localStorage; nothing raises if storage is full or blocked."""

from js import window

from game.ui.browser.bridge import StorageName, page


def read(name: StorageName) -> str | None:
    """The saved text of that name; None if there is none or storage cannot be read."""
    try:
        text = window.localStorage.getItem(page.storageKey(name))
    except Exception:
        return None
    return text if isinstance(text, str) else None


def write(name: StorageName, text: str | None) -> bool:
    """Saves the text, or deletes it if it is None; returns whether that worked."""
    try:
        if text is None:
            window.localStorage.removeItem(page.storageKey(name))
        else:
            window.localStorage.setItem(page.storageKey(name), text)
    except Exception:
        return False
    return True
