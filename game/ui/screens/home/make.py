"""What people can make: boards, pictures, computer players."""

from game.ui.controls import page_link
from game.ui.frame.markup import Node
from game.ui.look.i18n import _
from game.ui.look.parts import choice, dialog
from game.ui.ways import BoardsOpened, SetsOpened


def make_dialog() -> Node:
    """The three ways."""
    return dialog(
        _("Make something"),
        choice("icon-pencil", _("Build a board"), msg=BoardsOpened, key="boards"),
        choice("icon-zoo", _("Change the pictures"), msg=SetsOpened, key="sets"),
        page_link("icon-workshop", _("Write a computer player"), "workshop.html"),
        back=_("Back"),
    )
