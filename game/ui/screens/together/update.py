"""What messages about other devices do; pure."""

from dataclasses import replace
from typing import assert_never

from game.together.code import SIGN
from game.together.host import Host
from game.ui.frame.message import Message
from game.ui.model.board_links import Linked
from game.ui.model.builder import LinkDialog
from game.ui.model.effect import Result
from game.ui.model.guest import is_guest
from game.ui.model.home import Home
from game.ui.model.joining import (
    NO_SEAT,
    DevicesDialog,
    InviteDialog,
    JoinDialog,
    PlayForDialog,
    SendCode,
    SeveralDialog,
    TurnCamera,
    joining,
    with_joining,
)
from game.ui.model.model import Model
from game.ui.model.setup import SetUp
from game.ui.screens.together.by_message import on_game_by_message, show_again
from game.ui.screens.together.far import settle
from game.ui.screens.together.joining import code_given, invite, join, on_joining
from game.ui.screens.together.letters import on_letter
from game.ui.screens.together.links import close_dialog, on_link, seat_device
from game.ui.screens.together.msg import (
    CameraTurned,
    CodePasted,
    DevicePicked,
    InvitePicked,
    JoiningMsg,
    JoinPicked,
    KeepBoardPicked,
    LetterMsg,
    LinkMsg,
    NewDevicePicked,
    OfferOpened,
    PickedMsg,
    PlayForAsked,
    PlayForConfirmed,
    SendCodePicked,
    SeveralOpened,
    TogetherMsg,
)
from game.ui.screens.together.pictures import follow_pictures, on_pictures
from game.ui.screens.together.pictures_msg import PicturesMsg
from game.ui.screens.together.sharing import keep_guests, share, step_to

BEGUN = 5
"""While a text has no more letters, somebody may still be writing a code."""


def update(model: Model, msg: TogetherMsg) -> Result:
    """The model after the message, and the effects."""
    if isinstance(msg, JoiningMsg):
        return on_joining(model, msg)
    if isinstance(msg, LinkMsg):
        return on_link(model, msg)
    if isinstance(msg, LetterMsg):
        return on_letter(model, msg)
    if isinstance(msg, PicturesMsg):
        return on_pictures(model, msg)
    if isinstance(msg, PickedMsg):
        return _picked(model, msg)
    return on_game_by_message(model, msg)


def follow(before: Model, after: Model, msg: Message) -> Result:
    """What follows for other devices from a step of any room."""
    after, effects = close_dialog(before, after)
    after, dealt = keep_guests(before, after)
    after, more = share(before, after)
    after, shown = show_again(before, after)
    after, looked = come_back(before, after)
    after, settled = settle(before, after, msg)
    after, sent = follow_pictures(before, after, msg)
    return after, (*effects, *dealt, *more, *shown, *looked, *settled, *sent)


def come_back(before: Model, after: Model) -> Result:
    """What follows if somebody goes on with a saved game of several devices: they join again."""
    game, together = after.active, after.together
    is_new = before.game is None and before.together is None
    if not is_new or game is None or together is None or not together.is_parted:
        return after, ()
    if after.dialog or game.state.outcome is not None:
        return after, ()
    return invite(after, NO_SEAT) if together.is_host else join(after)


def _picked(model: Model, msg: PickedMsg) -> Result:
    match msg:
        case SeveralOpened():
            return (with_joining(model, SeveralDialog()) if _can_choose(model) else model), ()
        case InvitePicked(seat):
            return _invite(model, seat)
        case NewDevicePicked(seat):
            return invite(model, seat) if _can_choose(model) else (model, ())
        case DevicePicked(seat, device):
            return _seat_device(model, seat, device)
        case JoinPicked() | OfferOpened():
            offer = msg.code if isinstance(msg, OfferOpened) else ""
            return join(model, offer) if _can_join(model) else (model, ())
        case CameraTurned() | CodePasted() | SendCodePicked():
            return _in_dialog(model, msg)
        case PlayForAsked(device):
            return _ask_to_play_for(model, device)
        case PlayForConfirmed(device):
            return _play_for(replace(model, dialog=None), device)
        case KeepBoardPicked():
            board = model.game.seen.edition if model.game else None
            shown = LinkDialog(Linked(board, is_played=True))
            return (replace(model, dialog=shown) if board else model), ()
        case _:
            assert_never(msg)


def _in_dialog(model: Model, msg: CameraTurned | CodePasted | SendCodePicked) -> Result:
    match msg:
        case CameraTurned():
            return model, (TurnCamera(),)
        case CodePasted(text):
            return code_given(model, text) if SIGN in text or len(text) > BEGUN else (model, ())
        case SendCodePicked():
            return _send_code(model)
        case _:
            assert_never(msg)


def _can_choose(model: Model) -> bool:
    """Whether people choose who plays the next game."""
    return isinstance(model.screen, SetUp)


def _can_join(model: Model) -> bool:
    """Whether this device may become a guest: it chooses, or it comes back to a host."""
    if isinstance(model.screen, Home | SetUp):
        return True
    return is_guest(model) and model.active is not None


def _invite(model: Model, seat: int) -> Result:
    """Offers the devices that are here, or invites another one."""
    together = model.together
    if seat == NO_SEAT:
        is_host = together is not None and together.is_host and model.active is not None
        return invite(model, seat) if is_host else (model, ())
    if not _can_choose(model):
        return model, ()
    if together and seat in together.given_seats(model.settings):
        return replace(model, together=together.without_given(seat)), ()
    if together and together.is_host and together.present:
        return with_joining(model, DevicesDialog(seat)), ()
    return invite(model, seat)


def _seat_device(model: Model, seat: int, device: str) -> Result:
    together = model.together
    if not _can_choose(model) or together is None or device not in together.present:
        return model, ()
    return seat_device(replace(model, dialog=None), seat, device)


def _send_code(model: Model) -> Result:
    shown = joining(model)
    if not isinstance(shown, InviteDialog | JoinDialog) or shown.drawing is None:
        return model, ()
    return model, (SendCode(shown.drawing.code),)


def _ask_to_play_for(model: Model, device: str) -> Result:
    return (with_joining(model, PlayForDialog(device)) if model.active else model), ()


def _play_for(model: Model, device: str) -> Result:
    """The host plays the seats of a device that is away until it joins again.

    A link on which the device is only silent is closed.
    """
    together = model.together
    if together is None or not isinstance(together.side, Host) or device in together.present:
        return model, ()
    closed, effects = step_to(model, together, together.side.closed(device))
    together = closed.together
    if together is None or not isinstance(together.side, Host):
        return closed, effects
    after, more = step_to(closed, together, together.side.take_over(device))
    return after, (*effects, *more)
