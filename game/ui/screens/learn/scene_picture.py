"""The picture of a scene: a small board, and the card beside it; screen readers skip it."""

from game.rules.action import Exchange
from game.rules.edition import Edition
from game.rules.state import Setup
from game.ui.frame.markup import Node, classes, element
from game.ui.look import shown_pictures
from game.ui.look.i18n import _
from game.ui.look.parts import card_picture
from game.ui.look.words import card_word
from game.ui.screens.learn.scenes import Topic, scene
from game.ui.screens.table.board import picture_of_board
from game.ui.screens.table.scene import Scene


def scene_picture(edition: Edition, setup: Setup, topic: Topic) -> Node:
    """The picture for the topic."""
    drawn = scene(edition, setup, topic)
    return element(
        "div",
        _card(drawn, topic) if drawn.card else None,
        picture_of_board(drawn),
        class_="scene",
        aria_hidden="true",
    )


def _card(drawn: Scene, topic: Topic) -> Node:
    """The card that the picture is about, as it looks in a hand."""
    if topic is Topic.NEXT:
        return element("span", card_picture(drawn.card, "back"), class_="shown")
    dead = Exchange(drawn.card) in drawn.game.seen.legal
    name = element("span", card_word(drawn.card), class_="name")
    front = element(
        "span",
        card_picture(drawn.card),
        None if shown_pictures.card_is_word(drawn.card) else name,
        element("span", _("Stuck"), class_="badge") if dead else None,
        class_="front",
    )
    return element("span", front, class_=classes("card shown", dead=dead, chosen=not dead))
