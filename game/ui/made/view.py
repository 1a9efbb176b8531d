"""The bots of the workshop in the seat dialog, and the dialogs about them."""

from typing import assert_never

from game.rules.state import Seat
from game.ui.home.settings import SeatBot, Settings, bot_value
from game.ui.look.i18n import _, listed
from game.ui.look.markup import Node, element
from game.ui.look.parts import button, dialog, seat_face
from game.ui.look.words import MADE, bot_word, level_word
from game.ui.made.msg import MadePicked
from game.ui.made.state import BotsPageDialog, LostBotsDialog, Made, MadeDialog
from game.ui.made.update import STAND_IN


def bots(settings: Settings, made: Made, seat: int) -> Node:
    """The kept bots, one of which can play the seat."""
    tiles = (_bot(settings, seat, number, bot) for number, bot in enumerate(made.kept))
    return element("div", *tiles, class_="robots bots", key="bots")


def _bot(settings: Settings, seat: int, number: int, bot: SeatBot) -> Node:
    return button(
        seat_face(0, (Seat(bot.name, settings.colour(seat), MADE, bot.face),)),
        element("span", bot.name, class_="name"),
        " ",
        element("span", _("Made here"), class_="note"),
        key=bot.name,
        msg=MadePicked,
        about=(seat, number),
        class_="choice tile",
        pressed=settings.who[seat] == bot_value(bot),
        label=_("%(name)s, made here") % {"name": bot.name},
    )


def lost_note(made: Made) -> Node:
    """Who plays for the bots that are gone, on the home screen."""
    return element("p", lost_text(made.lost), class_="note", role="status")


def open_dialog(shown: MadeDialog) -> Node:
    """The open dialog."""
    match shown:
        case LostBotsDialog(names):
            return dialog(
                _("A bot is missing."),
                element("p", lost_text(names)),
                back=_("All right"),
                sign="icon-done",
            )
        case BotsPageDialog():
            return _no_page()
        case _:
            assert_never(shown)


def lost_text(names: tuple[str, ...]) -> str:
    """That these bots are gone, and who plays instead."""
    words = {"names": listed(map(bot_word, names)), "computer": level_word(STAND_IN)}
    return _("Not in the workshop of this device: %(names)s. %(computer)s plays instead.") % words


def _no_page() -> Node:
    return dialog(
        _("Bots of the workshop cannot play now."),
        element(
            "p",
            _(
                "Their page could not be loaded. Connect the device to the internet and try again,"
                " or let somebody else play."
            ),
        ),
        back=_("All right"),
        sign="icon-done",
    )


def opening_screen() -> Node:
    """What the page shows until the saved game is on the table."""
    return element(
        "main", element("p", _("One moment …"), class_="wait"), key="opening", class_="opening"
    )
