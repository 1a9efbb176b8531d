"""What the page's address can say behind `#`."""

import re

from js import window

ANY_LINK = "(?i)#g(?:=|%(?:25)*3d)"
"""`LINK`, also as some messengers write it."""


def shared_code() -> str | None:
    """The code of the shared game in the address; None without one. The address stays as it is."""
    found = str(window.location.hash)
    sign = re.match(ANY_LINK, found)
    return found[sign.end() :] if sign else None


def take_hash(start: str) -> str | None:
    """Takes the hash out of the address if it begins with `start`, and returns the rest of it.

    Returns None if it begins otherwise. `start` includes `#`. A reload does not find it again.
    """
    found = str(window.location.hash)
    if not found.startswith(start):
        return None
    address = window.location.pathname + window.location.search
    window.history.replaceState(window.history.state, "", address)
    return found.removeprefix(start)
