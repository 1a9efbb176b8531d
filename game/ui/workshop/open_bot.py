"""How a bot comes into the editor; pure."""

from dataclasses import replace

from game.ui.workshop.bots_text import MAX_BOTS, NO_FACE, Bot, Bots, free_face, free_name, keep
from game.ui.workshop.effect import KeepBot, Result
from game.ui.workshop.state import BotsDialog, Workshop


def open_bot(model: Workshop, bot: Bot) -> Result:
    """Keeps the bot with a free name, and with a free face if it has none, and opens it.

    If no more bots can be kept, a dialog says so.
    """
    if len(model.bots) >= MAX_BOTS:
        return replace(model, dialog=BotsDialog()), ()
    name = free_name(bot.name, {one.name for one in model.bots})
    face = free_face(model.bots) if bot.face == NO_FACE else bot.face
    named = replace(bot, name=name, face=face)
    kept = keep(kept_bots(model), named)
    return show_bot(replace(model, bots=kept.bots), named), (KeepBot(named, ""),)


def kept_bots(model: Workshop) -> Bots:
    """What is kept."""
    return Bots(model.bots, model.passed)


def show_bot(model: Workshop, bot: Bot) -> Workshop:
    """Opens the bot, which is kept already or will be when it is changed."""
    return replace(
        model, bot=bot, opened=model.opened + 1, dialog=None, fault=None, is_playing=False
    )
