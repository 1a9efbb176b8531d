"""The names of a game's seats and cells, for people."""

from game.rules.edition import Cell, Colour
from game.ui.look import shown_pictures
from game.ui.look.i18n import _, isolated
from game.ui.look.names import seat_word
from game.ui.look.shown_pictures import SUN
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


def own_sun() -> dict[str, str]:
    """The name of what a picture set shows in the place of suns, as words; empty for suns."""
    shown = shown_pictures.shown(SUN)
    return {"sun": isolated(shown.board_word)} if shown and shown.board_word else {}


def sun_label() -> str:
    """What a screen reader says of a sun on the board."""
    own = own_sun()
    return _("%(sun)s, counts for everybody") % own if own else _("sun, counts for everybody")


def sun_text() -> str:
    """That suns count, for a bar of one line."""
    own = own_sun()
    counts = _("“%(sun)s” counts in your row, too.")
    return counts % own if own else _("A sun counts in your row, too.")


def free_text() -> str:
    """Why no chip goes on a sun."""
    own = own_sun()
    is_free = _("“%(sun)s” belongs to everybody: no chip goes on it.")
    return is_free % own if own else _("A sun belongs to everybody: no chip goes on it.")
