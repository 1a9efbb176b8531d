"""The dialog in which an animal is chosen for a cell: those that children know come first."""

from collections.abc import Sequence

from game.rules.cards import Card
from game.ui.boards.animals import LESS_KNOWN
from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _
from game.ui.look.parts import button, dialog, picture
from game.ui.look.shown_pictures import board_drawing
from game.ui.look.words import PICTURES, board_word
from game.ui.model.builder import Building
from game.ui.screens.builder.msg import AnimalChosen
from game.ui.screens.builder.other_animal import animals_of, at_cursor


def animals_dialog(building: Building) -> Node:
    """All animals. If the board already has the chosen one, the two change places."""
    there = tuple(dict.fromkeys(animals_of(building).values()))
    others = [card for card in PICTURES if card not in there]
    known = [card for card in others if card not in LESS_KNOWN]
    here = at_cursor(building)
    return dialog(
        _("Choose an animal"),
        element(
            "div",
            *_group(_("Animals that children know"), known, here),
            *_group(_("More animals"), [card for card in others if card in LESS_KNOWN], here),
            *_group(_("Already on the board: the two swap places"), there, here),
            class_="all-animals",
        ),
        back=_("Back"),
        focus_on_back=False,
    )


def _group(title: str, cards: Sequence[Card], here: Card) -> list[Node]:
    """A title and the animals below it; nothing without animals."""
    tiles = (_tile(card, pressed=card == here) for card in cards)
    group = element("div", *tiles, class_="art-library", role="group", aria_label=title)
    return [element("h3", title), group] if cards else []


def _tile(card: Card, *, pressed: bool) -> Node:
    return button(
        picture(board_drawing(card)),
        element("span", board_word(card), class_="name"),
        msg=AnimalChosen,
        about=(card,),
        class_="tile",
        pressed=pressed,
        key=card,
    )
