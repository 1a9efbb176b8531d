"""The cells whose pictures answer a card."""

from game.rules.edition import Cell
from game.ui.play.game import Game


def answering(game: Game) -> tuple[Cell, ...]:
    """The free cells that show the chosen card, in the order of their answers.

    While a computer shows a card, the cells that show that card; then only the cell it shows.
    """
    card = game.announced.card if game.announced else game.card
    if card is None:
        return ()
    edition, board = game.seen.edition, game.seen.board
    only = game.announced.cell if game.announced else None
    cells = frozenset(
        cell
        for cell, shown in edition.picture_at.items()
        if shown and shown == card and cell not in board and only in (None, cell)
    )
    return edition.board_order(cells)
