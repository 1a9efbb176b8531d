"""Who plays against the bot in the editor, as the value of a control."""

from game.bots.level_names import LEVELS, RANDOM
from game.ui.workshop.bots_text import Bot

PERSON = "person"
LEVELS_HERE = (RANDOM, *LEVELS)
OWN = "own "
"""Stands before the name of a kept bot."""


def is_level(opponent: str) -> bool:
    """Whether a level of the game plays."""
    return opponent in LEVELS_HERE


def kept_bot(opponent: str, bots: tuple[Bot, ...]) -> Bot | None:
    """The kept bot; None if it is none, or is not kept any more."""
    if not opponent.startswith(OWN):
        return None
    return next((bot for bot in bots if bot.name == opponent.removeprefix(OWN)), None)


def rival(opponent: str, bots: tuple[Bot, ...]) -> str:
    """The opponent in the arena.

    Cub takes the place of a person, who does not play hundreds of games, and of a bot that is gone.
    """
    return opponent if is_level(opponent) or kept_bot(opponent, bots) else LEVELS[0]


def is_known(opponent: str, bots: tuple[Bot, ...]) -> bool:
    """Whether there is such an opponent."""
    return is_level(opponent) or opponent == PERSON or kept_bot(opponent, bots) is not None
