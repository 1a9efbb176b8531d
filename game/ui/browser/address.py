"""What the page's address can say behind `#`."""

import re

from js import window

ANY_LINK = "(?i)#g(?:=|%(?:25)*3d)"
"""`LINK`, also as some messengers write it."""

ANY_LETTER = "(?i)#p(?:=|%(?:25)*3d)"
"""The same for a link by message."""


def shared_code() -> str | None:
    """The code of the shared game in the address; None without one. The address stays as it is."""
    return _behind(ANY_LINK)


def take_code(sign: str) -> str | None:
    """Takes the code behind the sign, such as `ANY_LETTER`, out of the address; or None."""
    code = _behind(sign)
    if code is not None:
        _clear_hash()
    return code


def take_hash(start: str) -> str | None:
    """Takes the hash out of the address if it begins with `start`, and returns the rest of it.

    Returns None if it begins otherwise. `start` includes `#`. A reload does not find it again.
    """
    found = str(window.location.hash)
    if not found.startswith(start):
        return None
    _clear_hash()
    return found.removeprefix(start)


def _behind(sign: str) -> str | None:
    """What stands behind the sign, a pattern, with which the hash begins; or None."""
    found = str(window.location.hash)
    begin = re.match(sign, found)
    return found[begin.end() :] if begin else None


def _clear_hash() -> None:
    address = window.location.pathname + window.location.search
    window.history.replaceState(window.history.state, "", address)
