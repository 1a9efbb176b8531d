"""The saved bots as the seats of a game name them; pure."""

from game.ui.look.names import clean_name
from game.ui.settings.settings import SeatBot
from game.ui.workshop.bots_text import Bot, Bots


def seat_bots(saved: Bots) -> tuple[SeatBot, ...]:
    """All bots, the newest first, with names cut to the length that a seat has room for.

    If two names are equal then, only the newer bot is there.
    """
    faces: dict[str, str] = {}
    for bot in saved.bots:
        faces.setdefault(clean_name(bot.name), str(bot.face))
    return tuple(SeatBot(name, face) for name, face in faces.items() if name)


def seated_bot(saved: Bots, name: str) -> Bot | None:
    """The bot that a seat calls by this name. None if it is not saved."""
    return next((bot for bot in saved.bots if clean_name(bot.name) == name), None)
