"""Who is one chip away from a row, and where."""

from collections.abc import Mapping

from game.bots.bit_position import BitPosition
from game.rules.edition import Cell, Colour
from game.rules.observation import Observation
from game.ui.frame.cache_by_identity import cache_by_identity
from game.ui.look.i18n import _, listed
from game.ui.play.game import Game
from game.ui.screens.table.names import colour_name, place_word, seat_name


def threats(game: Game) -> Mapping[Colour, tuple[Cell, ...]]:
    """The cells on which a chip of each colour would finish a row; the own colour comes last.

    They depend only on the board, not on the cards. A colour without such a cell is
    left out. Empty if no person has asked.
    """
    return _finishing_cells(game.seen, game.seat) if game.threats_asked else {}


@cache_by_identity
def _finishing_cells(seen: Observation, _seat: int) -> Mapping[Colour, tuple[Cell, ...]]:
    position, order = BitPosition(seen), seen.edition.board_order
    found = {
        colour: position.finishing(position.chips, colour)
        for colour in (*position.other_colours, position.colour)
    }
    cells = {
        colour: order(frozenset(c for c, bit in position.geometry.bit.items() if bit & bits))
        for colour, bits in found.items()
    }
    return {colour: found for colour, found in cells.items() if found}


def threats_text(game: Game, *, spoken: bool) -> str:
    """Who is one chip away from a row; empty if no person has asked. `spoken` names the cells."""
    if not game.threats_asked:
        return ""
    found = threats(game).items()
    if not found:
        return _("Nobody can finish a row yet.")
    return " ".join(_threat_text(game, colour, cells, spoken=spoken) for colour, cells in found)


def _threat_text(game: Game, colour: Colour, cells: tuple[Cell, ...], *, spoken: bool) -> str:
    own = game.seen.seats[game.seat].colour == colour
    words = {
        "name": seat_name(game, game.seat) if own else colour_name(game, colour),
        "places": listed(place_word(game, cell, spoken=spoken) for cell in cells),
    }
    return _("%(name)s is one chip away from a row: %(places)s.") % words
