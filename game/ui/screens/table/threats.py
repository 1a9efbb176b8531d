"""The sentences about who is one chip away from a row, and where."""

from game.rules.edition import Cell, Colour
from game.ui.look.i18n import _, listed
from game.ui.play.game import Game
from game.ui.screens.table.names import colour_name, place_word, seat_name


def threats_text(game: Game, *, spoken: bool) -> str:
    """Who is one chip away from a row; empty if nobody asked. `spoken` names the cells."""
    if not game.threats_asked:
        return ""
    found = game.threats.items()
    if not found:
        return _("Nobody is one chip away from a row.")
    return " ".join(_threat_text(game, colour, cells, spoken=spoken) for colour, cells in found)


def _threat_text(game: Game, colour: Colour, cells: tuple[Cell, ...], *, spoken: bool) -> str:
    own = game.seen.seats[game.seat].colour == colour
    words = {
        "name": seat_name(game, game.seat) if own else colour_name(game, colour),
        "places": listed(place_word(game, cell, spoken=spoken) for cell in cells),
    }
    return _("%(name)s is one chip away from a row: %(places)s.") % words
