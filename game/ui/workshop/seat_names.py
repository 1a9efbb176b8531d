"""The kept bots by the names that seats bear; pure."""

from game.ui.home.answers import clean_name
from game.ui.workshop.bots_text import Bot, Bots


def names_of(kept: Bots) -> tuple[str, ...]:
    """The names of all bots, the newest first, as long as the name of a seat can be.

    Of two bots whose names begin alike only the newer one is there.
    """
    return tuple(dict.fromkeys(filter(None, (clean_name(bot.name) for bot in kept.bots))))


def bot_of(kept: Bots, name: str) -> Bot | None:
    """The bot that a seat calls by this name; None if it is not kept."""
    return next((bot for bot in kept.bots if clean_name(bot.name) == name), None)
