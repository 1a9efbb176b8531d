"""The dialog with the rules of the chosen board."""

from game.ui.frame.markup import Node
from game.ui.look.i18n import _
from game.ui.look.parts import dialog
from game.ui.screens.learn.rules_page import rules_page
from game.ui.workshop.seating import BOT, players, setup
from game.ui.workshop.state import Workshop


def rules_dialog(model: Workshop) -> Node:
    """The rules of the chosen board, as the game tells them."""
    edition = model.edition
    begun = setup(edition, players(edition, BOT, BOT, model.seats), 0, "", model.cards)
    return dialog(
        _("The rules"),
        rules_page(edition, begun, can_speak=False),
        back=_("Back"),
        focus_on_back=False,
    )
