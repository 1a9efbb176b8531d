"""Text kept on the device; never raises when storage is full or blocked."""

from js import window

PREFIX = "rowdy-zoo:"


def read(name: str) -> str | None:
    """The text kept under the name, None when there is none or storage cannot be read."""
    try:
        text = window.localStorage.getItem(PREFIX + name)
    except Exception:
        return None
    return text if isinstance(text, str) else None


def write(name: str, text: str | None) -> bool:
    """Keeps the text, or with None forgets what was kept; whether that was possible."""
    try:
        if text is None:
            window.localStorage.removeItem(PREFIX + name)
        else:
            window.localStorage.setItem(PREFIX + name, text)
    except Exception:
        return False
    return True
