"""The data files of the package: editions, weights and message catalogues.

This uses `pkgutil`, because `importlib.resources` would make every start of the page load 300 kB
more of compiled Python.
"""

import pkgutil


def content(file: str, package: str = "game") -> bytes:
    """The content of a file; `file` is its path in the package. OSError if it is missing."""
    found = pkgutil.get_data(package, file)
    assert found is not None
    return found
