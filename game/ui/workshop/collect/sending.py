"""The device that sends a bot; pure."""

from dataclasses import replace

from game.together.code import COLLECT_SIGN, Code
from game.together.description import description_of
from game.ui.model.joining import AnswerOffer, CloseLink, Deliver, Hint, ScanCodes, SendText
from game.ui.screens.together.codes import VIDEO
from game.ui.screens.together.msg import CodeMade, LinkClosed, LinkOpened, TextCame, WaitedLong
from game.ui.workshop.collect.msg import RoomMsg, SendAgreed, SentBotPicked
from game.ui.workshop.collect_state import Answer, SendDialog
from game.ui.workshop.effect import Result, WorkshopEffect
from game.ui.workshop.links import SIGN, link_code
from game.ui.workshop.open_bot import show_bot
from game.ui.workshop.state import Workshop

BY_HAND_SECONDS = 120.0
"""After this time without a connection the page says what to check: people may carry the code."""

ANSWERS = {answer.value: answer for answer in Answer}


def sending(  # noqa: C901 - one case a message
    model: Workshop, shown: SendDialog, msg: RoomMsg
) -> Result:
    """The model after a message about the bot or its link, and the effects."""

    def show(*effects: WorkshopEffect, **changes: object) -> Result:
        return replace(model, dialog=shown.replace(**changes)), effects

    match msg:
        case SentBotPicked(number) if number in range(len(model.bots)):
            return replace(show_bot(model, model.bots[number]), dialog=shown), ()
        case SendAgreed() if not (model.author or shown.is_name_asked):
            return show(is_name_asked=True)
        case SendAgreed() if shown.code and can_send(model, shown):
            description = description_of(shown.code)
            return show(AnswerOffer(shown.device, description, COLLECT_SIGN), is_agreed=True)
        case CodeMade(link, drawing) if shown.is_agreed and not (shown.link or shown.answer):
            return show(Deliver(WaitedLong(link), BY_HAND_SECONDS), link=link, drawing=drawing)
        case CodeMade(link):
            return model, (CloseLink(link),)
        case LinkOpened(link) if link == shown.link:
            bot = link_code(model.bot, model.author, model.series)
            return show(SendText(link, SIGN + bot), hint=Hint.NONE)
        case TextCame(link, text) if link == shown.link:
            return show(link=0, answer=ANSWERS.get(text, Answer.BAD), hint=Hint.NONE)
        case WaitedLong(link) if link == shown.link:
            return show(hint=Hint.NOT_JOINED)
        case LinkClosed(link) if link == shown.link:
            again = SendDialog(shown.device, hint=Hint.NOT_JOINED)
            return replace(model, dialog=again), (ScanCodes(VIDEO),)
    return model, ()


def can_send(model: Workshop, shown: SendDialog) -> bool:
    """Whether the open bot can be sent: it fits into a link, and the device is ready."""
    has_link = bool(link_code(model.bot, model.author, model.series))
    return has_link and bool(shown.device) and not shown.is_agreed


def offered(model: Workshop, shown: SendDialog, code: Code) -> Workshop:
    """Takes the code of a device that collects, unless there is one."""
    taken = shown if shown.code else shown.replace(code=code, hint=Hint.NONE)
    return replace(model, dialog=taken)
