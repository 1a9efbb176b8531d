"""How a bot comes into the editor; pure."""

from dataclasses import replace

from game.ui.workshop.bots_text import MAX_BOTS, NO_FACE, Bot, Bots, free_face, free_name, with_bot
from game.ui.workshop.effect import Result, SaveBot
from game.ui.workshop.state import BotsDialog, Workshop


def open_bot(model: Workshop, bot: Bot) -> Result:
    """Saves and opens the bot. It gets a free name, and a free face if it has none.

    If no more bots can be saved, a dialog says so.
    """
    if len(model.bots) >= MAX_BOTS:
        return replace(model, dialog=BotsDialog()), ()
    kept, named, effects = keep_bot(model, bot)
    return show_bot(kept, named), effects


def keep_bot(model: Workshop, bot: Bot) -> tuple[Workshop, Bot, tuple[SaveBot, ...]]:
    """Saves the bot, with a free name, and a free face if it has none. There must be room."""
    name = free_name(bot.name, {one.name for one in model.bots})
    face = free_face(model.bots) if bot.face == NO_FACE else bot.face
    named = replace(bot, name=name, face=face)
    saved = with_bot(saved_bots(model), named)
    return replace(model, bots=saved.bots), named, (SaveBot(named, ""),)


def saved_bots(model: Workshop) -> Bots:
    """What is saved."""
    return Bots(model.bots, model.passed, model.author)


def show_bot(model: Workshop, bot: Bot) -> Workshop:
    """Opens the bot. It is saved already, or will be when it is changed."""
    opened = model.opened + 1
    shown = model.without_fault()
    return replace(shown, bot=bot, opened=opened, dialog=None, is_playing=False, asked="")
