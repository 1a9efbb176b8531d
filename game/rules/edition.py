"""An edition: the data of one game of the family, and the tables that follow from them."""

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
DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))


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
    """For one number of seats: the cards in a full hand, the teams, and the rows that win.

    `teams` is the number of teams; 0 if each seat plays alone.
    """

    seats: int
    hand_size: int
    teams: int = 0
    rows: int = 1

    @property
    def colours(self) -> int:
        """How many colours play."""
        return self.teams or self.seats


@dataclass(frozen=True)
class Copies:
    """How many copies of a card the deck holds."""

    card: Card
    copies: int


@dataclass(frozen=True)
class Edition:
    """One game of the family (specification, section 1).

    `layout` holds the rows of the board from the top, `""` for a free cell. `row` is the number of
    cells in a line. `exchange_limit` is the number of exchanges allowed in a turn; None means as
    many as there are cards in the draw pile and the discard piles. Editions with the same data are
    equal. The tables are computed once.
    """

    name: str
    row: int
    colours: tuple[Colour, ...]
    draw: tuple[DrawMode, ...]
    pictures: tuple[Card, ...]
    layout: tuple[tuple[Card, ...], ...]
    picture_copies: int
    wild: Copies | None
    remove: Copies | None
    seatings: tuple[Seating, ...]
    exchange_limit: int | None = None

    def __hash__(self) -> int:
        # Hashing all fields would take longer than the tables that editions are the keys of save.
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
        """The picture of each cell, row by row from the top left; `""` for a free cell."""
        return {
            cell_name(column, row): picture
            for row, line in enumerate(self.layout)
            for column, picture in enumerate(line)
        }

    @cached_property
    def free(self) -> frozenset[Cell]:
        """The free cells: they count for every colour and never bear a chip."""
        return frozenset(cell for cell, picture in self.picture_at.items() if not picture)

    @cached_property
    def cells_of(self) -> Mapping[Card, tuple[Cell, ...]]:
        """The cells on which each card may put a chip, open or not, in board order.

        Remove cards have no entry.
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
        """Every `row` consecutive cells, across, down or diagonal (specification, section 4).

        They stand in the order in which section 8 looks for finished rows.
        """
        return tuple(lines_of(*self.size, self.row))

    @cached_property
    def lines_through(self) -> Mapping[Cell, tuple[frozenset[Cell], ...]]:
        """For each cell, the lines that contain it."""
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
        """For each number of seats, how many finished rows win."""
        return {seating.seats: seating.rows for seating in self.seatings}

    def seating(self, seats: int) -> Seating | None:
        """The seating for that many seats; None if the edition does not allow that number."""
        return next((seating for seating in self.seatings if seating.seats == seats), None)


def cell_name(column: int, row: int) -> Cell:
    """The name of the cell in that column and row, both counted from 0 at the top left."""
    return f"{chr(ord('a') + column)}{row + 1}"


def cell_position(cell: Cell) -> tuple[int, int]:
    """The column and row of a cell, counted from 0; the inverse of `cell_name`."""
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
