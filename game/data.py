"""The data that travel with the game: editions, weights and message catalogues.

`importlib.resources` would do the same, and a page would load a quarter of a megabyte of Python for
it, for files and archives in general, at each start.
"""

import pkgutil


def content(file: str) -> bytes:
    """What the file holds, by its path in the package `game`; OSError where it is not there."""
    found = pkgutil.get_data("game", file)
    assert found is not None
    return found
