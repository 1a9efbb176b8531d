"""Parts that several dialogs about a picture share."""

from game.rules.cards import Card
from game.ui.frame.markup import Node, classes, element
from game.ui.look.i18n import _
from game.ui.look.parts import picture, worded
from game.ui.look.shown_pictures import SUN, board_drawing, card_drawing
from game.ui.look.tints import tint
from game.ui.look.words import POWERS
from game.ui.model.model import Model
from game.ui.screens.pictures.face_msg import NextPicked
from game.ui.screens.pictures.sentences import failure_text
from game.ui.sets.picture_set import SPECIAL, Place


def failure_note(why: str) -> Node:
    """Why something did not work, beside its control; announced when it changes."""
    return element("p", failure_text(why), class_="note failed", role="status")


def next_button() -> Node:
    """The way to the same dialog about the next picture."""
    return worded("icon-forward", _("Next picture"), msg=NextPicked, key="next")


def face_picture(place: Place) -> Node:
    """The picture that is shown at the place."""
    card = place.card
    return picture(card_drawing(card) if place.on_card else board_drawing(card))


def preview_classes(model: Model, place: Place) -> str:
    """The classes with which the face looks like a cell or a card."""
    held = place.on_card or place.card in POWERS
    return classes("preview", place_tint(model, place.card), held=held)


def place_tint(model: Model, card: Card) -> str:
    """The class with the tint of the card's cells; without a place, the tint of the first card."""
    if card in SPECIAL:
        return "free" if card == SUN else "power"
    edition = model.settings.rules
    shown = card if card in edition.pictures else edition.pictures[0]
    return f"tint-{tint(edition, shown)}"
