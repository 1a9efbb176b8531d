"""The curtain between two people: nothing of any hand is here."""

from game.ui import msg as m
from game.ui.i18n import _
from game.ui.markup import Node, element
from game.ui.model import Game
from game.ui.view.names import seat_name
from game.ui.view.parts import button, menu, seat_face, worded
from game.ui.view.sentences import happened


def curtain(game: Game) -> Node:
    """Whom the tablet goes to, what happened last, and a button for when it is there."""
    name = {"name": seat_name(game, game.seat)}
    return element(
        "main",
        menu(),
        seat_face(game.seat, game.seen.seats[game.seat]),
        element("h1", _("Pass the tablet to %(name)s") % name),
        element("p", happened(game), class_="happened"),
        element(
            "div",
            button(_("I am %(name)s") % name, msg=m.HandShown, class_="main", autofocus=True),
            worded("icon-undo", _("Take back"), msg=m.UndoPicked) if game.can_undo else None,
            class_="ways",
        ),
        key="curtain",
        class_="curtain",
    )
