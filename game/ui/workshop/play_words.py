"""What cells and plays of a board are called."""

from game.rules.action import Action, Place, Remove
from game.rules.edition import Cell, Edition
from game.ui.look.i18n import _
from game.ui.look.words import card_word


def place_word(edition: Edition, cell: Cell) -> str:
    """The picture of the cell, and its name."""
    words = {"picture": card_word(edition.picture_at[cell]), "cell": cell}
    return _("%(picture)s, %(cell)s") % words


def play_word(edition: Edition, action: Action) -> str:
    """The card and the cell; a card with a picture names its cell, too. Others are code."""
    if not isinstance(action, Place | Remove):
        return f"`{action}`"
    words = {"card": card_word(action.card), "place": place_word(edition, action.cell)}
    if isinstance(action, Remove):
        return _("“%(card)s” takes the chip on “%(place)s”") % words
    if action.card in edition.pictures:
        return words["place"]
    return _("“%(card)s” on “%(place)s”") % words
