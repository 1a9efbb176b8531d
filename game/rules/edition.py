"""An edition: the data of one game of the family, and the tables computed from them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import TypeAlias

from game.rules.action import Place, Remove
from game.rules.cards import Card

Cell: TypeAlias = str
"""The name of a cell: column letter and row number from the top left, such as `c4`."""

Colour: TypeAlias = str

FREE_CELL = "."
"""A free cell in the layout of a file."""

DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))
"""How a line goes on, in columns and rows: across, down, and along both diagonals."""


class DrawMode(StrEnum):
    """How a seat gets its next card after a play (specification, section 3).

    The values stand in editions and records.
    """

    AUTO = "auto"
    """The rules draw the card."""

    MANUAL = "manual"
    """The seat draws the card with a `Draw`. It loses the card if it waits too long."""


@dataclass(frozen=True)
class Seating:
    """The rules for one number of seats."""

    seats: int
    hand_size: int
    """The number of cards in a full hand."""

    teams: int = 0
    """The number of teams; 0 if each seat plays alone."""

    rows: int = 1
    """The number of finished rows that win."""

    @property
    def colours(self) -> int:
        """How many colours play."""
        return self.teams or self.seats


@dataclass(frozen=True)
class Copies:
    """How many copies of a power card the deck holds."""

    card: Card
    copies: int


@dataclass(frozen=True)
class Edition:
    """One game of the family (specification, section 1).

    Editions with the same data are equal. The tables are computed once.
    """

    name: str
    """Such as `little-zoo`."""

    row: int
    """The number of cells in a row."""

    colours: tuple[Colour, ...]
    """The colours of chips, such as `("red", "yellow")`. With two seats the first two play."""

    draw: tuple[DrawMode, ...]
    """The draw modes that people may choose from."""

    pictures: tuple[Card, ...]
    layout: tuple[tuple[Card, ...], ...]
    """The picture on each cell, row by row from the top; `""` for a free cell."""

    picture_copies: int
    """How many copies of each picture card the deck holds."""

    wild: Copies | None
    remove: Copies | None
    seatings: tuple[Seating, ...]
    exchange_limit: int | None = None
    """How many exchanges a turn allows.

    None means as many as there are cards in the draw pile and the discard piles.
    """

    def __hash__(self) -> int:
        # A hash of all fields would cost more time than the cached tables save.
        return hash(self.name)

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows of the board."""
        return len(self.layout[0]), len(self.layout)

    @property
    def wide(self) -> bool:
        """Whether the board has at least 1.5 times as many columns as rows."""
        columns, rows = self.size
        return columns >= 1.5 * rows

    @property
    def powers(self) -> tuple[Copies, ...]:
        """The power cards: wild and remove cards, if the edition has them."""
        return tuple(power for power in (self.wild, self.remove) if power)

    @cached_property
    def picture_at(self) -> Mapping[Cell, Card]:
        """The picture of each cell, such as `{"a1": "", "b1": "koala", ...}`.

        The cells go row by row from the top left. A free cell has the picture `""`.
        """
        return {
            cell_name(column, row): picture
            for row, line in enumerate(self.layout)
            for column, picture in enumerate(line)
        }

    @cached_property
    def free(self) -> frozenset[Cell]:
        """The free cells. They count for every colour and never bear a chip."""
        return frozenset(cell for cell, picture in self.picture_at.items() if not picture)

    @cached_property
    def cells_of(self) -> Mapping[Card, tuple[Cell, ...]]:
        """The cells on which each card may put a chip, such as `{"fox": ("e1", "d5"), ...}`.

        The cells go in board order and may bear chips. Remove cards have no entry.
        """
        pictured = {cell: picture for cell, picture in self.picture_at.items() if picture}
        cells = {p: tuple(c for c, at in pictured.items() if at == p) for p in self.pictures}
        if self.wild:
            cells[self.wild.card] = tuple(pictured)
        return cells

    @cached_property
    def plays_of(self) -> Mapping[Card, tuple[Place | Remove, ...]]:
        """Every play of each card on any board, in board order."""
        plays: dict[Card, tuple[Place | Remove, ...]] = {
            card: tuple(Place(card, cell) for cell in cells)
            for card, cells in self.cells_of.items()
        }
        if self.remove:
            card = self.remove.card
            cells = (cell for cell, picture in self.picture_at.items() if picture)
            plays[card] = tuple(Remove(card, cell) for cell in cells)
        return plays

    @cached_property
    def lines(self) -> tuple[frozenset[Cell], ...]:
        """All lines: `row` consecutive cells, across, down or diagonal (specification, section 4).

        Section 8 looks for finished rows in this order.
        """
        return tuple(lines_of(*self.size, self.row))

    @cached_property
    def lines_through(self) -> Mapping[Cell, tuple[frozenset[Cell], ...]]:
        """The lines that contain each cell."""
        return {cell: tuple(x for x in self.lines if cell in x) for cell in self.picture_at}

    def board_order(self, cells: frozenset[Cell]) -> tuple[Cell, ...]:
        """The cells sorted by row, then column."""
        return tuple(cell for cell in self.picture_at if cell in cells)

    def deck(self, *, power_cards: bool = True) -> tuple[Card, ...]:
        """All cards before the shuffle: pictures, then wild cards, then remove cards."""
        pictures = tuple(p for p in self.pictures for _ in range(self.picture_copies))
        powers = self.powers if power_cards else ()
        return pictures + tuple(p.card for p in powers for _ in range(p.copies))

    @cached_property
    def rows_to_win(self) -> Mapping[int, int]:
        """How many finished rows win with each number of seats, such as `{2: 1, 4: 2}`."""
        return {seating.seats: seating.rows for seating in self.seatings}

    def seating(self, seats: int) -> Seating | None:
        """The seating for this number of seats; None if the edition does not allow the number."""
        return next((seating for seating in self.seatings if seating.seats == seats), None)


def cell_name(column: int, row: int) -> Cell:
    """The name of the cell in that column and row, both counted from 0 at the top left.

    >>> cell_name(2, 3)
    'c4'
    """
    return f"{chr(ord('a') + column)}{row + 1}"


def cell_position(cell: Cell) -> tuple[int, int]:
    """The column and row of a cell, counted from 0; the inverse of `cell_name`.

    >>> cell_position("c4")
    (2, 3)
    """
    return ord(cell[0]) - ord("a"), int(cell[1:]) - 1


def lines_of(columns: int, rows: int, length: int) -> Iterator[frozenset[Cell]]:
    """All lines of that length on a board of that size, in the order of `Edition.lines`."""
    for across, down in DIRECTIONS:
        for row in range(rows):
            for column in range(columns):
                end_column, end_row = column + across * (length - 1), row + down * (length - 1)
                if end_column < columns and 0 <= end_row < rows:
                    yield frozenset(
                        cell_name(column + across * i, row + down * i) for i in range(length)
                    )
