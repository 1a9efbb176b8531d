"""What people can make: boards, pictures, computer players."""

from game.ui.boards.little_board import printed_board
from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _
from game.ui.look.parts import button, dialog, picture
from game.ui.ways import BoardsOpened, SetsOpened


def make_dialog() -> Node:
    """The three ways."""
    return dialog(
        _("Make something"),
        element(
            "div",
            button(*_board(), msg=BoardsOpened, class_="tile", key="boards"),
            button(*_pictures(), msg=SetsOpened, class_="tile", key="sets"),
            element("a", *_robot(), href="workshop.html", class_="button tile", key="workshop"),
            class_="making",
        ),
        back=_("Back"),
    )


def _board() -> tuple[Node, Node]:
    return _art(printed_board("little-zoo"), "icon-pencil"), _name(_("Build a board"))


def _pictures() -> tuple[Node, Node]:
    return _art(picture("icon-zoo"), "icon-brush"), _name(_("Change the pictures"))


def _robot() -> tuple[Node, Node]:
    return _art(picture("robot-fox"), "icon-workshop"), _name(_("Code a computer player"))


def _art(made: Node, tool: str) -> Node:
    """What is made, and the tool that makes it."""
    return element("span", made, picture(tool, "picture tool"), class_="made")


def _name(words: str) -> Node:
    return element("span", words, class_="name")
