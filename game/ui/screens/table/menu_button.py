"""The button that opens the menu, on the curtain and at the table."""

from game.ui.frame.markup import Node
from game.ui.look.i18n import _
from game.ui.look.parts import button, picture
from game.ui.screens.table.msg import MenuOpened


def menu_button() -> Node:
    """The button that opens the menu."""
    return button(picture("icon-menu"), msg=MenuOpened, class_="round menu", label=_("Menu"))
