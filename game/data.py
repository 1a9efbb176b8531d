"""The data that travel with the game: editions, weights and message catalogues.

`importlib.resources` would do the same, and at each start a page would load 300 kB of compiled
Python for it, about files and archives in general.
"""

import pkgutil


def content(file: str) -> bytes:
    """What the file holds, by its path in the package `game`; OSError where it is not there."""
    found = pkgutil.get_data("game", file)
    assert found is not None
    return found
