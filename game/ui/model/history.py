"""The dialogs about past games, links and files."""

from typing import TypeAlias

from game.ui.frame.value import Value


class ShareDialog(Value):
    """How to share the game."""


class ReplaceDialog(Value):
    """Whether to delete the game that was set aside earlier."""


class NoGameDialog(Value):
    """A link or a file holds no game."""


class NewerGameDialog(Value):
    """A link or a file holds a game of a newer version."""


HistoryDialog: TypeAlias = ShareDialog | ReplaceDialog | NoGameDialog | NewerGameDialog
