"""What the seats and the cells of a game are called."""

from game.rules.edition import Cell, Colour
from game.ui.look.words import card_word, seat_words
from game.ui.table.state import Game


def seat_name(game: Game, seat: int) -> str:
    """The seat's name, or that of its face where it has none."""
    return seat_words(game.seen.seats)[seat]


def colour_name(game: Game, colour: Colour) -> str:
    """The name of the seat that plays the colour; in a team, of the one that comes next."""
    seats = len(game.seen.seats)
    later = [(game.seat + i) % seats for i in range(1, seats + 1)]
    return seat_name(game, next(i for i in later if game.seen.seats[i].colour == colour))


def cell_word(game: Game, cell: Cell) -> str:
    """What the cell shows, for people."""
    return card_word(game.seen.edition.picture_at[cell])
