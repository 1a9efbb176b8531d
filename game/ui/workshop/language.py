"""The language of the workshop, which adds messages to those of the game."""

from game.ui.look import i18n
from game.ui.screens import together

PACKAGES = "game.ui.workshop", together.__name__
"""Their folders `locale` have the messages of the workshop that home does not show."""


def set_language(language: str) -> None:
    """Sets the language of all texts of the workshop."""
    i18n.set_language(language, *PACKAGES)
