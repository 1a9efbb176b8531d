"""What the page's address can say behind `#`."""

from js import window

LINK = "#g="
"""A game follows; the address of a shared game has it."""


def take_hash(start: str) -> str | None:
    """What follows `start` behind `#`, or None if the address has something else there.

    It is removed from the address, so that a reload does not find it again. `start` includes `#`.
    """
    found = str(window.location.hash)
    if not found.startswith(start):
        return None
    address = window.location.pathname + window.location.search
    window.history.replaceState(window.history.state, "", address)
    return found.removeprefix(start)
