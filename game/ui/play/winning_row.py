"""The pictures of the row that won."""

from game.rules.cards import Card
from game.rules.state import Win
from game.ui.play.game import Game


def row_pictures(game: Game) -> tuple[Card, ...]:
    """The pictures of the row that won, of several the last one; a sun has none.

    Empty if nobody has won.
    """
    edition, outcome = game.record.edition, game.state.outcome
    if not isinstance(outcome, Win):
        return ()
    rows = game.state.rows.get(outcome.colour)
    cells = edition.board_order(rows[-1]) if rows else outcome.cells
    shown = [edition.picture_at[cell] for cell in cells]
    return tuple(picture for picture in shown if picture)
