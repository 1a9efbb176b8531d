"""The cells that the first help lights: a whole row, so that its place is still to find."""

from game.coach.contrast import explained
from game.rules.edition import Cell, cell_position
from game.ui.model.coach import Moment
from game.ui.model.puzzles import Question
from game.ui.screens.learn.lessons import rows_of_hint

MOST_ROWS = 2
"""How many rows are lit: more would light half of the board."""


def lit_cells(moment: Moment | Question) -> tuple[Cell, ...]:
    """The cells of the first rows of the best play; without one, its row of the board."""
    seen, play = moment.game.seen, moment.answers[0]
    rows = rows_of_hint(seen, explained(seen, play))[:MOST_ROWS]
    if rows:
        return tuple(dict.fromkeys(cell for row, _gaps in rows for cell in row))
    (_column, number) = cell_position(play.cell)
    return tuple(cell for cell in seen.edition.picture_at if cell_position(cell)[1] == number)
