"""The device that collects bots; pure."""

from dataclasses import replace

from game.together.code import COLLECT_SIGN, Code
from game.together.description import description_of
from game.ui.model.joining import AcceptAnswer, CloseLink, Deliver, Hint, OfferLink, SendText
from game.ui.screens.together.codes import GOOD_SECONDS, LONG_SECONDS
from game.ui.screens.together.msg import CodeExpired, CodeMade, LinkClosed, TextCame, WaitedLong
from game.ui.workshop.bots_text import MAX_BOTS, Bot, names_of
from game.ui.workshop.collect.msg import RoomMsg
from game.ui.workshop.collect_state import Answer, CollectDialog
from game.ui.workshop.effect import Result, SaveBot, WorkshopEffect
from game.ui.workshop.links import SIGN, read_link
from game.ui.workshop.open_bot import keep_bot
from game.ui.workshop.state import Workshop


def collecting(model: Workshop, shown: CollectDialog, msg: RoomMsg) -> Result:
    """The model after a message about a link, and the effects."""

    def show(*effects: WorkshopEffect, **changes: object) -> Result:
        return replace(model, dialog=shown.replace(**changes)), effects

    match msg:
        case CodeMade(link) if shown.link:
            return model, (CloseLink(link),)
        case CodeMade(link, drawing):
            return show(Deliver(CodeExpired(link), GOOD_SECONDS), link=link, drawing=drawing)
        case CodeExpired(link) if link == shown.link:
            return show(OfferLink(shown.device, COLLECT_SIGN), link=0, drawing=None)
        case TextCame(link, text) if link in shown.joining:
            done = shown.replace(joining=shown.joining - {link}, answered=shown.answered | {link})
            taken, effects, answer = take(model, done, text)
            return taken, (*effects, SendText(link, answer.value))
        case WaitedLong(link) if link in shown.joining:
            return show(hint=Hint.NOT_JOINED)
        case LinkClosed(link) if link in shown.joining:
            return show(joining=shown.joining - {link}, hint=Hint.NOT_JOINED)
        case WaitedLong(link) | LinkClosed(link):
            return show(answered=shown.answered - {link})
    return model, ()


def answered(model: Workshop, shown: CollectDialog, code: Code) -> Result:
    """Connects the device whose answer was read, and makes a code for the next one."""
    if not shown.link:
        return model, ()
    effects = (
        AcceptAnswer(shown.link, description_of(code)),
        Deliver(WaitedLong(shown.link), LONG_SECONDS),
        OfferLink(shown.device, COLLECT_SIGN),
    )
    joining = shown.joining | {shown.link}
    told = shown.replace(hint=Hint.NONE, refused=None, read=shown.read + 1)
    return replace(model, dialog=told.replace(joining=joining, link=0, drawing=None)), effects


def take(
    model: Workshop, shown: CollectDialog, text: str
) -> tuple[Workshop, tuple[SaveBot, ...], Answer]:
    """Saves the bot of the text, without running it, and says what became of it.

    If the same bot comes once more, it is not saved again.
    """
    found = read_link(text.partition(SIGN)[2])
    if found is None:
        return replace(model, dialog=shown.replace(refused=Answer.BAD)), (), Answer.BAD
    kept, bot = model, _saved(model, found.bot)
    effects: tuple[SaveBot, ...] = ()
    if bot is None and len(model.bots) >= MAX_BOTS:
        return replace(model, dialog=shown.replace(refused=Answer.FULL)), (), Answer.FULL
    if bot is None:
        kept, bot, effects = keep_bot(model, found.bot)
    names = dict.fromkeys((*model.collected, bot.name))
    told = shown.replace(hint=Hint.NONE, refused=None)
    return replace(kept, dialog=told, collected=tuple(names)), effects, Answer.TAKEN


def _saved(model: Workshop, bot: Bot) -> Bot | None:
    """The saved bot with the same code and name; None without one."""
    names = names_of(bot.name)
    return next((one for one in model.bots if one.code == bot.code and one.name in names), None)
