"""What the page's address can say behind `#`."""

from js import window

LINK = "#g="
"""A game follows; the address of a shared game has it."""


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
