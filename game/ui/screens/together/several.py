"""The dialogs with the ways to play on several devices, and with the devices that are here."""

from game.ui.frame.markup import Node, element
from game.ui.frame.message import Message
from game.ui.look.i18n import _
from game.ui.look.parts import button, dialog, face, picture
from game.ui.look.words import FACES, face_picture, face_word
from game.ui.model.devices import Together, face_of, name_of
from game.ui.model.model import Model
from game.ui.model.people import owner_seat
from game.ui.screens.together.far import seats_elsewhere
from game.ui.screens.together.msg import (
    DevicePicked,
    FarPicked,
    InvitePicked,
    JoinPicked,
    NewDevicePicked,
)
from game.ui.screens.together.sentences import join_text


def several_dialog(model: Model) -> Node:
    """In one room: the first device and the others; or far away."""
    seat = other_seat(model)
    invite, far = _("Invite another tablet"), _("Play with somebody far away")
    here = _("In one room")
    return dialog(
        _("Several tablets or phones"),
        element(
            "div",
            _way("icon-tablet", "icon-code", invite, here, InvitePicked, seat),
            _way("icon-camera", "icon-code", join_text(), here, JoinPicked),
            _way("icon-plane", "", far, _("By message"), FarPicked, seat),
            class_="making",
        ),
        back=_("Back"),
    )


def other_seat(model: Model) -> int:
    """The seat for somebody on another device: of a person, if there is one beside the first."""
    settings = model.settings
    mine, taken = owner_seat(settings), seats_elsewhere(model)
    people = [seat for seat in settings.people if seat != mine and seat not in taken]
    others = [seat for seat in range(settings.seats) if seat != mine and seat not in taken]
    return next(iter([*people, *others, *taken]))


def _way(shown: str, tool: str, words: str, note: str, msg: type[Message], *about: int) -> Node:
    sign = picture(tool, "picture tool") if tool else None
    return button(
        element("span", picture(shown), sign, class_="made"),
        element("span", words, class_="name"),
        element("span", note, class_="note"),
        msg=msg,
        about=about,
        class_="tile",
        key=msg.__name__,
    )


def devices_dialog(model: Model, seat: int) -> Node | None:
    """The devices that are here, and the way to another one."""
    together = model.together
    if together is None:
        return None
    tiles = [_device(together, seat, device) for device in sorted(together.present)]
    other = button(
        picture("icon-tablets"),
        element("span", _("Another tablet"), class_="name"),
        key="other",
        msg=NewDevicePicked,
        about=(seat,),
        class_="choice tile",
    )
    return dialog(
        _("On which tablet?"),
        element("div", *tiles, other, class_="choices thirds"),
        back=_("Back"),
    )


def _device(together: Together, seat: int, device: str) -> Node:
    hello = together.known.get(device)
    number = list(FACES).index(face_of(hello))
    return button(
        face(face_picture(number), 0, picture("icon-tablet", "mark"), computer=False),
        element("span", name_of(hello) or face_word(number), class_="name"),
        key=device,
        msg=DevicePicked,
        about=(seat, device),
        class_="choice tile",
        pressed=together.given.get(seat) == device,
    )
