"""The device that collects bots; pure."""

from dataclasses import replace

from game.together.code import COLLECT_SIGN, Kind
from game.together.description import description_of
from game.ui.model.joining import (
    AcceptAnswer,
    Camera,
    CloseLink,
    Deliver,
    Hint,
    OfferLink,
    ScanCodes,
    SendCode,
    SendText,
    TurnCamera,
)
from game.ui.screens.together.codes import GOOD_SECONDS, LONG_SECONDS, SENT, VIDEO, code_in
from game.ui.screens.together.msg import (
    CameraTurned,
    CodeExpired,
    CodeMade,
    CodeNotMade,
    CodePasted,
    CodeSeen,
    CodeSent,
    LinkClosed,
    ScannerFailed,
    ScannerOpened,
    SendCodePicked,
    TextCame,
    TogetherFailed,
    TogetherReady,
    WaitedLong,
)
from game.ui.workshop.bots_text import MAX_BOTS, Bot
from game.ui.workshop.collect.msg import RoomMsg
from game.ui.workshop.collect_state import Answer, CollectDialog
from game.ui.workshop.effect import Result, SaveBot, WorkshopEffect
from game.ui.workshop.links import SIGN, read_link
from game.ui.workshop.open_bot import keep_bot
from game.ui.workshop.state import Workshop


def collecting(model: Workshop, shown: CollectDialog, msg: RoomMsg) -> Result:  # noqa: C901 - one case a message
    """The model after a message of the room, and the effects."""

    def show(*effects: WorkshopEffect, **changes: object) -> Result:
        return replace(model, dialog=shown.replace(**changes)), effects

    offer = OfferLink(shown.device, COLLECT_SIGN)
    match msg:
        case TogetherReady():
            if msg.can_link:
                return show(ScanCodes(VIDEO), device=msg.device)
            return show(hint=Hint.UNSUPPORTED)
        case TogetherFailed() | CodeNotMade():
            return show(hint=Hint.UNSUPPORTED)
        case ScannerOpened(can_turn):
            return show(*_unless(shown, offer), camera=Camera.OPEN, can_turn=can_turn)
        case ScannerFailed():
            return show(*_unless(shown, offer), camera=Camera.FAILED, can_turn=False)
        case CameraTurned():
            return model, (TurnCamera(),)
        case CodeMade(link, drawing) if not shown.link:
            expiry = Deliver(CodeExpired(link), GOOD_SECONDS)
            return show(expiry, link=link, drawing=drawing)
        case CodeMade(link):
            return model, (CloseLink(link),)
        case CodeExpired(link) if link == shown.link:
            return show(offer, link=0, drawing=None)
        case SendCodePicked() if shown.drawing:
            return model, (SendCode(shown.drawing.code),)
        case CodeSent(result):
            return show(hint=SENT.get(result, shown.hint))
        case CodeSeen(text) | CodePasted(text) if SIGN in text:
            taken, effects, _answer = _take(model, shown, text)
            return taken, effects
        case CodeSeen(text) | CodePasted(text) if text.strip():
            return _read(model, shown, text)
        case TextCame(link, text) if link in shown.joining:
            left = shown.replace(joining=shown.joining - {link})
            taken, effects, answer = _take(model, left, text)
            return taken, (*effects, SendText(link, answer.value))
        case WaitedLong(link) if link in shown.joining:
            return show(hint=Hint.NOT_JOINED)
        case LinkClosed(link) if link in shown.joining:
            return show(joining=shown.joining - {link}, hint=Hint.NOT_JOINED)
    return model, ()


def _unless(shown: CollectDialog, offer: OfferLink) -> tuple[OfferLink, ...]:
    """The offer, unless there is one."""
    return () if shown.link else (offer,)


def _read(model: Workshop, shown: CollectDialog, text: str) -> Result:
    """Connects the device whose answer was read, and makes a code for the next one."""
    code = code_in(text, COLLECT_SIGN)
    if isinstance(code, Hint):
        return replace(model, dialog=shown.replace(hint=code)), ()
    if code.device == shown.device or not shown.link:
        return model, ()
    if code.kind is Kind.OFFER:
        return replace(model, dialog=shown.replace(hint=Hint.OTHER_GUEST)), ()
    effects = (
        AcceptAnswer(shown.link, description_of(code)),
        Deliver(WaitedLong(shown.link), LONG_SECONDS),
        OfferLink(shown.device, COLLECT_SIGN),
    )
    joining = shown.joining | {shown.link}
    next_one = shown.replace(joining=joining, link=0, drawing=None, hint=Hint.NONE, refused=None)
    return replace(model, dialog=next_one), effects


def _take(
    model: Workshop, shown: CollectDialog, text: str
) -> tuple[Workshop, tuple[SaveBot, ...], Answer]:
    """Saves the bot of the text, without running it, and says what became of it.

    If the same bot comes once more, it is not saved again.
    """
    found = read_link(text.partition(SIGN)[2])
    is_known = found is not None and any(_is_same(found.bot, bot) for bot in model.bots)
    if found is None or (len(model.bots) >= MAX_BOTS and not is_known):
        refused = Answer.FULL if found else Answer.BAD
        return replace(model, dialog=shown.replace(refused=refused)), (), refused
    shown = shown.replace(hint=Hint.NONE, refused=None)
    kept, bot, effects = (model, found.bot, ()) if is_known else keep_bot(model, found.bot)
    names = dict.fromkeys((*model.collected, bot.name))
    return replace(kept, dialog=shown, collected=tuple(names)), effects, Answer.TAKEN


def _is_same(one: Bot, other: Bot) -> bool:
    return (one.name, one.code) == (other.name, other.code)
