"""Messages about the bots of the workshop."""

from typing import TypeAlias

from game.ui.frame.message import Message
from game.ui.settings.settings import SeatBot


class SavedBotsRead(Message):
    """The saved bots, the newest first."""

    bots: tuple[SeatBot, ...]


class BotsPageMissing(Message):
    """The page that can run bots could not be loaded, or the game not be saved for it."""


SeatBotsMsg: TypeAlias = SavedBotsRead | BotsPageMissing
