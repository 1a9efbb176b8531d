"""Messages about the bots of the workshop."""

from typing import TypeAlias

from game.ui.value import Value


class MadePicked(Value):
    """The kept bot of this number plays this seat; both are counted from 0."""

    seat: int
    number: int


class BotNamesRead(Value):
    """The names of the kept bots, as seats bear them, the newest first."""

    names: tuple[str, ...]


class BotsPageMissing(Value):
    """The page that can run bots could not be loaded, or the game not be saved for it."""


MadeMsg: TypeAlias = MadePicked | BotNamesRead | BotsPageMissing
