"""What the home screen reports."""

from enum import Enum


class News(Enum):
    """What the home screen reports, the most important first."""

    DAMAGED = "damaged"
    """The saved game cannot be read."""
    NEWER = "newer"
    """The saved game needs a newer version."""
    SETTINGS_DAMAGED = "settings-damaged"
    """The settings cannot be read."""
    FAMILY_DAMAGED = "family-damaged"
    """The family board cannot be read."""
    BOARDS_DAMAGED = "boards-damaged"
    """The built boards cannot be read."""
    SETS_DAMAGED = "sets-damaged"
    """The picture sets cannot be read."""
    BOTS_DAMAGED = "bots-damaged"
    """The bots of the workshop cannot be read."""
    GAME_GONE = "game-gone"
    """The game that somebody wants to go on with is no longer there."""
    OTHERS_OPEN = "others-open"
    """The new version waits until the game is open only once."""
    VERSION_READY = "version-ready"
    NOTHING_SAVED = "nothing-saved"
    """The device saves no text."""
    NEEDS_NETWORK = "needs-network"
    """The device does not save the files of the game."""
    NOT_SECURE = "not-secure"
    """The page is not secure, so no browser saves the files of the game."""


UNREADABLE = frozenset(
    {
        News.DAMAGED,
        News.NEWER,
        News.SETTINGS_DAMAGED,
        News.FAMILY_DAMAGED,
        News.BOARDS_DAMAGED,
        News.SETS_DAMAGED,
        News.BOTS_DAMAGED,
    }
)


NEW_VERSION = frozenset({News.OTHERS_OPEN, News.VERSION_READY})
