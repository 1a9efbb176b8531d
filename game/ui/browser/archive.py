"""The archive with the modules that only bots and their workshop need."""

from importlib import import_module

SHARED = ("game", "game.ui", "game.ui.browser")
"""The packages that have modules in both archives."""


def add_archive(name: str) -> None:
    """Lets Python import from the archive what belongs to these packages."""
    for package in SHARED:
        import_module(package).__path__.append(f"{name}/{package.replace('.', '/')}")
