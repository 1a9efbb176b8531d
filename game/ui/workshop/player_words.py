"""What the players of the workshop are called."""

from typing import NamedTuple

from game.ui.look.i18n import _
from game.ui.look.words import BOT_PICTURE, LEVELS, level_word
from game.ui.workshop.seating import BOT, OWN, PERSON, saved_bot
from game.ui.workshop.state import Workshop


class Said(NamedTuple):
    """How a player is shown: name, picture, and the number of a bot's face."""

    name: str
    picture: str
    face: int = 0


def player(model: Workshop, who: str) -> Said:
    """How a player is shown: BOT, or an opponent such as `own Ada`."""
    if who == BOT:
        return Said(model.bot.name, BOT_PICTURE, model.bot.face)
    if who == PERSON:
        return Said(_("You"), "face-cat")
    if who.startswith(OWN):
        bot = saved_bot(who, model.bots)
        return Said(who.removeprefix(OWN), BOT_PICTURE, bot.face if bot else 0)
    return Said(opponent_word(who), f"robot-{who}" if who in LEVELS else "icon-dice")


def opponent_word(level: str) -> str:
    """The name of a level, or of the opponent that plays at random."""
    return level_word(level) if level in LEVELS else _("Random Bot")
