"""Reads the data files of the package: editions, weights and message catalogues.

`importlib.resources` is not used: it would add 300 kB of compiled Python to every start of the
page.
"""

import pkgutil


def content(file: str, package: str = "game") -> bytes:
    """The content of a file; OSError if it is missing.

    `file` is its path in the package, such as `bots/weights.json`.
    """
    found = pkgutil.get_data(package, file)
    assert found is not None
    return found
