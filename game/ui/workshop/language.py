"""The language of the workshop, which adds messages to those of the game."""

from game.ui.look import i18n

PACKAGE = "game.ui.workshop"
"""Its folder `locale` has the messages that only the workshop shows."""


def set_language(language: str) -> None:
    """Sets the language of all texts of the workshop."""
    i18n.set_language(language, PACKAGE)
