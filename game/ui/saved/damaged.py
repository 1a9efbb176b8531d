"""Saved texts that cannot be read."""

from typing import Literal, TypeAlias

from game.ui.frame.value import Value
from game.ui.saved.news import News

DamagedName: TypeAlias = Literal[
    "boards", "bots", "drafts", "family", "game", "original", "puzzles", "sets", "settings", "shelf"
]
"""The name under which the device saves a text."""


NEWS: dict[DamagedName, News] = {
    "game": News.DAMAGED,
    "original": News.DAMAGED,
    "settings": News.SETTINGS_DAMAGED,
    "family": News.FAMILY_DAMAGED,
    "puzzles": News.FAMILY_DAMAGED,
    "boards": News.BOARDS_DAMAGED,
    "drafts": News.BOARDS_DAMAGED,
    "sets": News.SETS_DAMAGED,
    "bots": News.BOTS_DAMAGED,
    "shelf": News.DAMAGED,
}
"""What the home screen reports about a text that cannot be read, by its name."""


class Damaged(Value):
    """A saved text that cannot be read.

    `stays` says that it could not be moved out of its place.
    """

    name: DamagedName
    text: str
    stays: bool
