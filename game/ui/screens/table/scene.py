"""A part of a board, and a card beside it, to look at."""

from dataclasses import dataclass

from game.rules.cards import Card
from game.rules.edition import Cell, cell_name
from game.ui.play.game import Game


@dataclass(frozen=True, slots=True)
class Part:
    """A rectangle of the board: its first column and row, from 0, and its size in cells."""

    column: int
    row: int
    columns: int
    rows: int

    def cell(self, across: int, down: int) -> Cell:
        """The cell this many columns and rows after the first cell of the part."""
        return cell_name(self.column + across, self.row + down)

    @property
    def cells(self) -> frozenset[Cell]:
        """All cells of the part."""
        return frozenset(self.cell(x, y) for x in range(self.columns) for y in range(self.rows))


@dataclass(frozen=True, slots=True)
class Scene:
    """What a picture shows: a part of a board, and perhaps a card."""

    game: Game
    part: Part

    card: Card = ""
    """The card beside the board; empty for no card."""
