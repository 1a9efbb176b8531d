"""Messages about the bots of the workshop."""

from typing import TypeAlias

from game.ui.home.settings import SeatBot
from game.ui.value import Value


class MadePicked(Value):
    """The kept bot of this number plays this seat; both are counted from 0."""

    seat: int
    number: int


class KeptBotsRead(Value):
    """The kept bots, the newest first."""

    bots: tuple[SeatBot, ...]


class BotsPageMissing(Value):
    """The page that can run bots could not be loaded, or the game not be saved for it."""


MadeMsg: TypeAlias = MadePicked | KeptBotsRead | BotsPageMissing
