"""The device that sends a bot; pure."""

from dataclasses import replace

from game.together.code import COLLECT_SIGN, Kind
from game.together.description import description_of
from game.ui.model.joining import (
    AnswerOffer,
    Camera,
    CloseLink,
    Deliver,
    Hint,
    ScanCodes,
    SendCode,
    SendText,
    TurnCamera,
)
from game.ui.screens.together.codes import LONG_SECONDS, SENT, VIDEO, code_in
from game.ui.screens.together.msg import (
    CameraTurned,
    CodeMade,
    CodeNotMade,
    CodePasted,
    CodeSeen,
    CodeSent,
    LinkClosed,
    LinkOpened,
    ScannerFailed,
    ScannerOpened,
    SendCodePicked,
    TextCame,
    TogetherFailed,
    TogetherReady,
    WaitedLong,
)
from game.ui.workshop.collect.msg import RoomMsg, SendAgreed, SentBotPicked
from game.ui.workshop.collect_state import Answer, SendDialog
from game.ui.workshop.effect import Result, WorkshopEffect
from game.ui.workshop.links import SIGN, link_code
from game.ui.workshop.open_bot import show_bot
from game.ui.workshop.state import Workshop

ANSWERS = {answer.value: answer for answer in Answer}


def sending(model: Workshop, shown: SendDialog, msg: RoomMsg) -> Result:  # noqa: C901 - one case a message
    """The model after a message of the room, and the effects."""

    def show(*effects: WorkshopEffect, **changes: object) -> Result:
        return replace(model, dialog=shown.replace(**changes)), effects

    match msg:
        case TogetherReady():
            if not msg.can_link:
                return show(hint=Hint.UNSUPPORTED)
            return show(*(() if shown.code else (ScanCodes(VIDEO),)), device=msg.device)
        case TogetherFailed() | CodeNotMade():
            return show(hint=Hint.UNSUPPORTED)
        case ScannerOpened(can_turn):
            return show(camera=Camera.OPEN, can_turn=can_turn)
        case ScannerFailed():
            return show(camera=Camera.FAILED, can_turn=False)
        case CameraTurned():
            return model, (TurnCamera(),)
        case CodeSeen(text) | CodePasted(text) if text.strip() and not shown.code:
            return _read(model, shown, text), ()
        case SentBotPicked(number) if number in range(len(model.bots)):
            return replace(show_bot(model, model.bots[number]), dialog=shown), ()
        case SendAgreed() if shown.code and shown.device and not shown.is_agreed:
            description = description_of(shown.code)
            return show(AnswerOffer(shown.device, description, COLLECT_SIGN), is_agreed=True)
        case CodeMade(link, drawing) if shown.is_agreed and not shown.link:
            waiting = Deliver(WaitedLong(link), LONG_SECONDS)
            return show(waiting, link=link, drawing=drawing)
        case CodeMade(link):
            return model, (CloseLink(link),)
        case SendCodePicked() if shown.drawing:
            return model, (SendCode(shown.drawing.code),)
        case CodeSent(result):
            return show(hint=SENT.get(result, shown.hint))
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


def _read(model: Workshop, shown: SendDialog, text: str) -> Workshop:
    """Takes the code of a device that collects."""
    code = code_in(text, COLLECT_SIGN)
    if isinstance(code, Hint):
        shown = shown.replace(hint=code)
    elif code.kind is Kind.ANSWER:
        shown = shown.replace(hint=Hint.OTHER_GUEST)
    elif code.device != shown.device:
        shown = shown.replace(code=code, hint=Hint.NONE)
    return replace(model, dialog=shown)
