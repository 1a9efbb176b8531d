"""How devices join: codes, and the camera; pure."""

from dataclasses import replace
from typing import assert_never

from game.rules.record import RecordError, parse_record
from game.together.code import Code, Kind
from game.together.description import description_of
from game.together.guest import Guest
from game.together.host import Host
from game.together.messages import MAX_NAME, MAX_TEXT, Hello
from game.ui.look.names import clean_name
from game.ui.model.devices import Together
from game.ui.model.effect import Effect, ReleaseGame, Result
from game.ui.model.joining import (
    AcceptAnswer,
    AnswerOffer,
    BeginTogether,
    Camera,
    CloseLink,
    Deliver,
    Hint,
    InviteDialog,
    JoinDialog,
    OfferLink,
    ScanCodes,
    joining,
    with_joining,
)
from game.ui.model.model import Model
from game.ui.model.people import owner_seat
from game.ui.model.saved_devices import saved_together
from game.ui.screens.together.codes import GOOD_SECONDS, LONG_SECONDS, SENT, VIDEO, code_in
from game.ui.screens.together.msg import (
    CodeExpired,
    CodeMade,
    CodeNotMade,
    CodeSeen,
    CodeSent,
    JoinedShown,
    JoiningMsg,
    ScannerFailed,
    ScannerOpened,
    TogetherFailed,
    TogetherReady,
    WaitedLong,
)
from game.ui.screens.together.sharing import leave
from game.ui.settings.settings import Settings


def invite(model: Model, seat: int) -> Result:
    """Opens the dialog that shows a code; the rest waits for `TogetherReady`."""
    return with_joining(model, InviteDialog(seat)), (BeginTogether(as_guest=False),)


def join(model: Model, offer: str = "") -> Result:
    """Opens the dialog of a guest; the rest waits for `TogetherReady`."""
    return with_joining(model, JoinDialog(offer=offer)), (BeginTogether(as_guest=True),)


def on_joining(model: Model, msg: JoiningMsg) -> Result:
    """What a message does while devices join. If the dialog is closed, what it opened is closed."""
    shown = joining(model)
    if isinstance(shown, InviteDialog):
        return _on_invite(model, shown, msg)
    if isinstance(shown, JoinDialog):
        return _on_join(model, shown, msg)
    if isinstance(msg, CodeMade):
        return model, (CloseLink(msg.link),)
    is_unused = isinstance(msg, TogetherReady) and model.game is None
    return model, (ReleaseGame(),) if is_unused else ()


def code_given(model: Model, text: str) -> Result:
    """Takes a code that the camera has seen, or that somebody has pasted."""
    shown, together = joining(model), model.together
    if not isinstance(shown, InviteDialog | JoinDialog) or together is None or shown.joined:
        return model, ()
    code = code_in(text)
    if isinstance(code, Hint):
        return with_joining(model, shown.replace(hint=code)), ()
    if code.device == together.own:
        return model, ()
    if isinstance(shown, InviteDialog):
        return _take_answer(model, shown, together, code)
    return _take_offer(model, shown, together, code)


def begin_again(shown: InviteDialog | JoinDialog, hint: Hint) -> InviteDialog | JoinDialog:
    """The dialog before a code was read, after its link was lost."""
    if isinstance(shown, InviteDialog):
        return shown.replace(link=0, drawing=None, is_joining=False, joined="", hint=hint)
    return JoinDialog(hint=hint)


def look_again(together: Together, shown: InviteDialog | JoinDialog) -> tuple[Effect, ...]:
    """The effects with which a dialog begins again: a new code, or the camera."""
    if isinstance(shown, InviteDialog):
        return (OfferLink(together.own),)
    return (ScanCodes(VIDEO),)


def _on_invite(model: Model, shown: InviteDialog, msg: JoiningMsg) -> Result:
    together = model.together
    if isinstance(msg, TogetherReady):
        return _ready_to_invite(model, shown, msg)
    if together is None:
        return _on_both(model, shown, msg)
    match msg:
        case ScannerOpened() | ScannerFailed():
            offers = () if shown.link else (OfferLink(together.own),)
            return with_joining(model, _with_camera(shown, msg)), offers
        case CodeMade(link, drawing):
            if shown.link:
                return model, (CloseLink(link),)
            made = shown.replace(link=link, drawing=drawing)
            return with_joining(model, made), (Deliver(CodeExpired(link), GOOD_SECONDS),)
        case CodeExpired(link) if link == shown.link and not (shown.is_joining or shown.joined):
            again = begin_again(shown, Hint.NONE)
            return with_joining(model, again), (CloseLink(link), *look_again(together, again))
    return _on_both(model, shown, msg)


def _on_join(model: Model, shown: JoinDialog, msg: JoiningMsg) -> Result:
    together = model.together
    if isinstance(msg, TogetherReady):
        return _ready_to_join(model, shown, msg)
    match msg:
        case ScannerOpened() | ScannerFailed():
            return with_joining(model, _with_camera(shown, msg)), ()
        case CodeMade(link, drawing):
            if shown.link or together is None:
                return model, (CloseLink(link),)
            linked = replace(together, links={**together.links, link: shown.device})
            made = with_joining(
                replace(model, together=linked), shown.replace(link=link, drawing=drawing)
            )
            return made, (Deliver(WaitedLong(link), LONG_SECONDS),)
    return _on_both(model, shown, msg)


def _on_both(model: Model, shown: InviteDialog | JoinDialog, msg: JoiningMsg) -> Result:
    match msg:
        case CodeSeen(text):
            return code_given(model, text)
        case TogetherFailed() | CodeNotMade():
            return with_joining(model, shown.replace(hint=Hint.UNSUPPORTED)), ()
        case CodeSent(result):
            hint = SENT.get(result, shown.hint)
            return with_joining(model, shown.replace(hint=hint)), ()
        case JoinedShown(device) if device == shown.joined:
            return replace(model, dialog=None), ()
        case WaitedLong(link) if link == shown.link and not shown.joined:
            return with_joining(model, shown.replace(hint=Hint.NOT_JOINED)), ()
    return model, ()


def _with_camera(
    shown: InviteDialog | JoinDialog, msg: ScannerOpened | ScannerFailed
) -> InviteDialog | JoinDialog:
    match msg:
        case ScannerOpened(can_turn):
            return shown.replace(camera=Camera.OPEN, can_turn=can_turn)
        case ScannerFailed():
            return shown.replace(camera=Camera.FAILED, can_turn=False)
        case _:
            assert_never(msg)


def _ready_to_invite(model: Model, shown: InviteDialog, ready: TogetherReady) -> Result:
    if not ready.can_link:
        return with_joining(model, shown.replace(hint=Hint.UNSUPPORTED)), ()
    hello = _hello(model.settings, ready)
    effects: tuple[Effect, ...] = ()
    if model.together is None or not model.together.is_host:
        model, effects = leave(model)
    together = model.together or Together(Host(hello))
    side = replace(together.side, hello=hello)
    ready_model = replace(model, together=replace(together, side=side))
    return ready_model, (*effects, ScanCodes(VIDEO))


def _ready_to_join(model: Model, shown: JoinDialog, ready: TogetherReady) -> Result:
    """The guest looks for a code, and finds its copy of a game that the devices share."""
    if not ready.can_link:
        return with_joining(model, shown.replace(hint=Hint.UNSUPPORTED)), ()
    hello = _hello(model.settings, ready)
    effects: tuple[Effect, ...] = ()
    if model.together and model.together.is_host:
        model, effects = leave(model)
    together = model.together or _copy(ready) or Together(Guest(hello), keeps_own=bool(ready.saved))
    side = replace(together.side, hello=hello)
    ready_model = replace(model, together=replace(together, side=side))
    if shown.offer:
        after, more = code_given(ready_model, shown.offer)
        return after, (*effects, *more)
    return ready_model, (*effects, ScanCodes(VIDEO))


def _copy(ready: TogetherReady) -> Together | None:
    """The guest with the saved copy of a game that the devices share; None without one."""
    try:
        found = saved_together(ready.devices, parse_record(ready.saved)) if ready.saved else None
    except RecordError:
        return None
    return found if found and not found.is_host else None


def _hello(settings: Settings, ready: TogetherReady) -> Hello:
    """What the device says of itself: its first person."""
    seat = owner_seat(settings)
    name, face = clean_name(settings.names[seat]), settings.faces[seat]
    return Hello(ready.device, name[:MAX_NAME], face, ready.version[:MAX_TEXT])


def _take_answer(model: Model, shown: InviteDialog, together: Together, code: Code) -> Result:
    if code.kind is Kind.OFFER:
        return with_joining(model, shown.replace(hint=Hint.OTHER_HOST)), ()
    if not shown.link or shown.is_joining:
        return model, ()
    linked = replace(together, links={**together.links, shown.link: code.device})
    answered = shown.replace(is_joining=True, hint=Hint.NONE)
    effects = (
        AcceptAnswer(shown.link, description_of(code)),
        Deliver(WaitedLong(shown.link), LONG_SECONDS),
    )
    return with_joining(replace(model, together=linked), answered), effects


def _take_offer(model: Model, shown: JoinDialog, together: Together, code: Code) -> Result:
    if code.kind is Kind.ANSWER:
        return with_joining(model, shown.replace(hint=Hint.OTHER_GUEST)), ()
    if shown.device:
        return model, ()
    reading = shown.replace(device=code.device, offer="", hint=Hint.NONE)
    return with_joining(model, reading), (AnswerOffer(together.own, description_of(code)),)
