"""The dialogs about boards as links."""

from game.rules.edition import Edition
from game.ui.boards.boards_text import can_add, is_full
from game.ui.boards.goal import goal_words
from game.ui.boards.little_board import little_board
from game.ui.frame.markup import Node, element
from game.ui.look.code_picture import code_picture
from game.ui.look.i18n import _
from game.ui.look.parts import choice, dialog, worded
from game.ui.look.words import edition_word
from game.ui.model.board_links import Linked, Sharing
from game.ui.model.builder import Shown
from game.ui.model.joining import Drawing
from game.ui.model.model import Model
from game.ui.screens.builder.msg import BoardLinkPicked, SaveLinkedBoardPicked
from game.ui.screens.builder.sentences import full_text


def link_dialog(model: Model, shown: Shown) -> Node | None:
    """The dialog that shows this."""
    match shown:
        case Sharing():
            return _share(shown, has_pictures=model.set_in_use is not None)
        case Linked(edition) if edition:
            return _linked(model, edition, shown)
        case Linked():
            return dialog(_("The link is damaged. Ask for a new one."), back=_("Back"))
    return None


def _share(shown: Sharing, *, has_pictures: bool) -> Node:
    """The ways to share a board."""
    drawing = shown.drawing
    about = _("A code for the camera of the other tablet")
    ways = element(
        "div",
        choice("icon-link", _("Share a link"), msg=BoardLinkPicked, key="link"),
        element("p", _sent(shown.sent), role="status", class_="note"),
        element("p", about, class_="note", aria_hidden="true", key="about") if drawing else None,
    )
    code = _code(drawing, about) if drawing else None
    only = _("Only the board goes along. For your pictures, save the zoo as a file, too.")
    return dialog(
        _("Share"),
        element("div", ways, code, class_="sharing"),
        element("p", only, class_="note") if has_pictures else None,
        back=_("Back"),
    )


def _sent(result: str) -> str:
    match result:
        case "shared":
            return _("The link is on its way.")
        case "copied":
            return _("Link copied. Paste it anywhere you like.")
        case "failed":
            return _("The link could not be copied.")
    return ""


def _code(drawing: Drawing, about: str) -> Node:
    """The code for cameras, black on white also in the dark."""
    shown = code_picture(drawing.side, drawing.path, about)
    return element("div", shown, class_="code board-code", key="code")


def _linked(model: Model, edition: Edition, shown: Linked) -> Node:
    """The board of a link or of the game, and the button that saves it."""
    goal = goal_words(edition.seatings[0].rows, edition.row)
    played, sent = _("This is the board of this game."), _("Somebody has sent you this board.")
    why = "" if shown.is_saved else _why_not(model, edition)
    return dialog(
        edition_word(edition.name),
        element("p", played if shown.is_played else sent),
        element("div", little_board(edition), element("p", goal), class_="linked-board"),
        element("p", why, class_="note") if why else None,
        beside_back=None if why else _save(is_saved=shown.is_saved),
        back=_("Back"),
    )


def _save(*, is_saved: bool) -> Node:
    return worded(
        "icon-done" if is_saved else "icon-pencil",
        _("Board saved.") if is_saved else _("Save this board"),
        msg=SaveLinkedBoardPicked,
        class_="main",
        disabled=is_saved,
        key="save",
    )


def _why_not(model: Model, edition: Edition) -> str:
    """Why the board cannot be saved; empty if it can."""
    if can_add(model.boards, edition):
        return ""
    return full_text() if is_full(model.boards) else _("You already have this board.")
