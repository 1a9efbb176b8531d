"""What messages do while bots go from device to device; pure."""

from dataclasses import replace

from game.together.code import COLLECT_SIGN, Kind
from game.ui.model.joining import BeginTogether, CloseLink, Hint
from game.ui.screens.together.codes import code_in
from game.ui.screens.together.msg import CodeMade, CodeSeen, OfferOpened
from game.ui.workshop.collect.collecting import collecting
from game.ui.workshop.collect.msg import CollectedPicked, CollectMsg
from game.ui.workshop.collect.sending import sending
from game.ui.workshop.collect_state import CollectDialog, SendDialog
from game.ui.workshop.effect import Result
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
            return _open(model, COLLECT_SIGN + text)
        case CollectedPicked():
            found = model.collected_bots
            return replace(model, dialog=StrangersDialog(found, True) if found else shown), ()
    if isinstance(shown, CollectDialog):
        return collecting(model, shown, msg)
    if isinstance(shown, SendDialog):
        return sending(model, shown, msg)
    return model, (CloseLink(msg.link),) if isinstance(msg, CodeMade) else ()


def _open(model: Workshop, text: str) -> Result:
    """Takes the code of the page's address: that of a device which collects, or an answer."""
    if isinstance(model.dialog, CollectDialog):
        return update(model, CodeSeen(text))
    code = code_in(text, COLLECT_SIGN)
    if isinstance(code, Hint):
        dialog = SendDialog(hint=code)
    elif code.kind is Kind.ANSWER:
        dialog = SendDialog(hint=Hint.OTHER_GUEST)
    else:
        dialog = SendDialog(code=code)
    return replace(model, dialog=dialog), BEGIN
