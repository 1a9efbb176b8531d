"""The bots of the workshop in the seat dialog, and the dialogs about them."""

from typing import assert_never

from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _, plural
from game.ui.look.parts import dialog
from game.ui.model.seat_bots import BotsPageDialog, LostBotsDialog, SeatBotsDialog
from game.ui.screens.setup.seat_dialog import lost_text


def open_dialog(shown: SeatBotsDialog) -> Node:
    """The open dialog."""
    match shown:
        case LostBotsDialog(names):
            return dialog(
                plural("A bot is missing.", "Some bots are missing.", len(names)),
                element("p", lost_text(names)),
                back=_("OK"),
                sign="icon-done",
            )
        case BotsPageDialog():
            return _no_page()
        case _:
            assert_never(shown)


def _no_page() -> Node:
    return dialog(
        _("Bots from the workshop cannot play right now."),
        element(
            "p",
            _(
                "The workshop could not be loaded. Connect the device to the internet and "
                "try again, or let somebody else play."
            ),
        ),
        back=_("OK"),
        sign="icon-done",
    )


def opening_screen() -> Node:
    """What the page shows until the saved game is on the table."""
    return element(
        "main", element("p", _("One moment …"), class_="wait"), key="opening", class_="opening"
    )
