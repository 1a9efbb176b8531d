"""The curtain hides all hands while people pass the tablet on."""

from collections.abc import Sequence

from game.rules.cards import Card
from game.ui.frame.markup import Node, classes, element
from game.ui.frame.message import encode
from game.ui.look import shown_pictures
from game.ui.look.gestures import gesture
from game.ui.look.i18n import _
from game.ui.look.parts import button, picture, seat_face, worded
from game.ui.play.game import Game, Phase
from game.ui.screens.table.event_sentences import events_text
from game.ui.screens.table.menu_button import menu_button
from game.ui.screens.table.msg import HandShown, UndoPicked
from game.ui.screens.table.names import seat_name
from game.ui.screens.table.sentences import pass_text
from game.ui.ways import AnimalTapped

WATCHERS = 5
"""The number of animals that peep from under the curtain."""


def with_curtain(table: Node, game: Game) -> Sequence[Node]:
    """The table. While nobody may see a hand, the curtain comes after it and covers it.

    The page keeps the table under the curtain, and does not build it again.
    """
    return [table, _curtain(game)] if game.phase is Phase.COVERED else [table]


def _curtain(game: Game) -> Node:
    """Who gets the tablet, what happened last, and the button that shows the hand.

    A child who cannot read taps the face.
    """
    name = {"name": seat_name(game, game.seat)}
    return element(
        "main",
        _watchers(game),
        menu_button(),
        element(
            "div",
            seat_face(game.seat, game.seen.seats),
            class_="awaited",
            data_msg=encode(HandShown),
            aria_hidden="true",
        ),
        element("h1", pass_text(game, game.seat)),
        element("p", events_text(game), class_="happened"),
        element(
            "div",
            button(_("I’m %(name)s") % name, msg=HandShown, class_="main", autofocus=True),
            worded("icon-undo", _("Take back"), msg=UndoPicked) if game.can_undo else None,
            class_="ways",
        ),
        key="curtain",
        class_="curtain",
    )


def _watchers(game: Game) -> Node:
    """Some pictures of the board, which peep from under the curtain.

    Only the number of the ply decides which ones, so they tell nothing about hands.
    """
    pictures = game.seen.edition.pictures
    first = WATCHERS * game.seen.ply
    shown = [pictures[(first + number) % len(pictures)] for number in range(WATCHERS)]
    return element("div", *map(_watcher, shown), class_="watchers", aria_hidden="true")


def _watcher(card: Card) -> Node:
    """A picture that calls when it is tapped."""
    drawing = shown_pictures.board_drawing(card)
    watcher = picture(drawing, classes("picture", gesture(drawing)))
    return element("span", watcher, data_msg=encode(AnimalTapped, card), data_repeats=True)
