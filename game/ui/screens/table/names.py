"""The names of a game's seats and cells, for people."""

from game.rules.edition import Cell, Colour
from game.ui.look.i18n import _
from game.ui.look.names import seat_word
from game.ui.look.words import board_word
from game.ui.play.game import Game


def seat_name(game: Game, seat: int) -> str:
    """The seat's name; that of its face if it has none."""
    return seat_word(game.seen.seats, seat)


def colour_name(game: Game, colour: Colour) -> str:
    """The name of the next seat after the one in view that plays the colour."""
    seats = len(game.seen.seats)
    seats_in_turn = [(game.seat + i) % seats for i in range(1, seats + 1)]
    return seat_name(game, next(i for i in seats_in_turn if game.seen.seats[i].colour == colour))


def place_word(game: Game, cell: Cell, *, spoken: bool) -> str:
    """The name of the picture on the cell; if `spoken`, the name of the cell, too.

    People see the cell glow. A screen reader has to say which of the two cells it is.
    """
    picture = cell_word(game, cell)
    return _("%(picture)s, %(cell)s") % {"picture": picture, "cell": cell} if spoken else picture


def cell_word(game: Game, cell: Cell) -> str:
    """The name of the picture on the cell."""
    return board_word(game.seen.edition.picture_at[cell])
