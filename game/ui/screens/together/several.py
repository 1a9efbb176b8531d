"""The dialog with the ways to play on several devices."""

from game.ui.boards.little_board import board_picture
from game.ui.frame.markup import Node, element
from game.ui.frame.message import Message
from game.ui.look.i18n import _
from game.ui.look.parts import button, dialog, picture
from game.ui.model.model import Model
from game.ui.model.people import owner_seat
from game.ui.screens.together.far import seats_elsewhere
from game.ui.screens.together.msg import FarPicked, InvitePicked, JoinPicked
from game.ui.screens.together.sentences import join_text, several_text


def several_dialog(model: Model) -> Node:
    """In one room: the first device and the others; or far away."""
    seat = other_seat(model)
    invite, far = _("Invite another tablet"), _("Play with somebody far away")
    return dialog(
        several_text(),
        element(
            "div",
            _way(board_picture(model.settings.rules), "icon-tablets", invite, InvitePicked, seat),
            _way(picture("icon-tablets"), "icon-camera", join_text(), JoinPicked),
            _way(picture("icon-plane"), "", far, FarPicked, seat),
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


def _way(shown: Node, tool: str, words: str, msg: type[Message], *about: int) -> Node:
    return button(
        element("span", shown, picture(tool, "picture tool") if tool else None, class_="made"),
        element("span", words, class_="name"),
        msg=msg,
        about=about,
        class_="tile",
        key=msg.__name__,
    )
