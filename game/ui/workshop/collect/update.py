"""What messages do while bots go from device to device; pure."""

from dataclasses import replace

from game.together.code import COLLECT_SIGN, Code, Kind
from game.ui.model.joining import (
    BeginTogether,
    Camera,
    CloseLink,
    Hint,
    OfferLink,
    ScanCodes,
    SendCode,
    TurnCamera,
)
from game.ui.screens.together.codes import SENT, VIDEO, code_in
from game.ui.screens.together.msg import (
    CameraTurned,
    CodeMade,
    CodeNotMade,
    CodePasted,
    CodeSeen,
    CodeSent,
    OfferOpened,
    ScannerFailed,
    ScannerOpened,
    SendCodePicked,
    TogetherFailed,
    TogetherReady,
)
from game.ui.workshop.collect.collecting import answered, collecting, take
from game.ui.workshop.collect.msg import CollectedPicked, CollectMsg, RoomMsg
from game.ui.workshop.collect.sending import offered, sending
from game.ui.workshop.collect_state import CollectDialog, SendDialog
from game.ui.workshop.effect import Result, WorkshopEffect
from game.ui.workshop.links import SIGN
from game.ui.workshop.state import StrangersDialog, Workshop
from game.ui.workshop.ways import CollectPicked, SendToTeacherPicked

BEGIN = (BeginTogether(as_guest=False),)


def update(model: Workshop, msg: CollectMsg) -> Result:
    """The model after the message, and the effects. A code that comes too late is closed."""
    shown = model.dialog
    match msg:
        case CollectPicked():
            return replace(model, dialog=CollectDialog()), BEGIN
        case SendToTeacherPicked():
            return replace(model, dialog=SendDialog()), BEGIN
        case OfferOpened(text):
            if isinstance(shown, CollectDialog):
                return _read(model, shown, COLLECT_SIGN + text)
            return _read(model, SendDialog(), COLLECT_SIGN + text)[0], BEGIN
        case CollectedPicked():
            found = model.collected_bots
            dialog = StrangersDialog(found, for_contest=True) if found else shown
            return replace(model, dialog=dialog), ()
    if isinstance(shown, CollectDialog | SendDialog):
        return _in_room(model, shown, msg)
    return model, (CloseLink(msg.link),) if isinstance(msg, CodeMade) else ()


def _in_room(  # noqa: C901 - one case a message
    model: Workshop, shown: CollectDialog | SendDialog, msg: RoomMsg
) -> Result:
    """What both sides do, or else what the one does."""

    def show(*effects: WorkshopEffect, **changes: object) -> Result:
        return replace(model, dialog=shown.replace(**changes)), effects

    match msg:
        case TogetherReady(can_link=True):
            has_code = isinstance(shown, SendDialog) and shown.code
            return show(*(() if has_code else (ScanCodes(VIDEO),)), device=msg.device)
        case TogetherReady() | TogetherFailed() | CodeNotMade():
            return show(hint=Hint.UNSUPPORTED)
        case ScannerOpened() | ScannerFailed():
            offers = isinstance(shown, CollectDialog) and not shown.link
            offer = (OfferLink(shown.device, COLLECT_SIGN),) if offers else ()
            if isinstance(msg, ScannerOpened):
                return show(*offer, camera=Camera.OPEN, can_turn=msg.can_turn)
            return show(*offer, camera=Camera.FAILED, can_turn=False)
        case CameraTurned():
            return model, (TurnCamera(),)
        case SendCodePicked() if shown.drawing:
            return model, (SendCode(shown.drawing.code),)
        case CodeSent(result):
            return show(hint=SENT.get(result, shown.hint))
        case CodeSeen(text) | CodePasted(text) if text.strip():
            return _read(model, shown, text, is_pasted=isinstance(msg, CodePasted))
    if isinstance(shown, CollectDialog):
        return collecting(model, shown, msg)
    return sending(model, shown, msg)


def _read(
    model: Workshop, shown: CollectDialog | SendDialog, text: str, *, is_pasted: bool = False
) -> Result:
    """Takes a code that the camera has seen, that somebody has pasted, or of the page's address.

    A camera may see the device's own code in a mirror. Only a person who pastes it is told.
    """
    if isinstance(shown, CollectDialog) and SIGN in text:
        taken, effects, _answer = take(model, shown.replace(read=shown.read + 1), text)
        return taken, effects
    code = code_in(text, COLLECT_SIGN)
    if isinstance(code, Code) and code.device == shown.device and not is_pasted:
        return model, ()
    wanted = Kind.ANSWER if isinstance(shown, CollectDialog) else Kind.OFFER
    if not isinstance(code, Code) or code.kind is not wanted:
        hint = Hint.NEWER if code is Hint.NEWER else Hint.OTHER_GUEST
        return replace(model, dialog=shown.replace(hint=hint)), ()
    if isinstance(shown, CollectDialog):
        return answered(model, shown, code)
    return offered(model, shown, code), ()
