"""The description of a board that somebody builds, and the edition that it becomes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any

from game.rules.edition import FREE_CELL, Cell, Edition, Seating, cell_name, lines_of
from game.rules.edition_data import MAX_NAME
from game.rules.edition_limits import ROW_LENGTHS, ROWS, SIDES
from game.ui.look.names import clean_name
from game.ui.look.words import PICTURES

if TYPE_CHECKING:
    from game.ui.boards.layout import Layout

COLOURS = ("red", "blue", "yellow", "green")
"""The colours of the seats or teams; a board has the first ones, as many as play."""

WILD, REMOVE = "unicorn", "dragon"
PICTURE_COPIES = 2


class Suns(Enum):
    """Where a board has suns."""

    NONE = "none"
    CORNERS = "corners"
    TAPPED = "tapped"
    """On the cells that somebody has tapped."""


class Seats(Enum):
    """Who can play: a number of seats, each alone or in teams."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    PAIRS = "2+2"
    TRIOS = "3+3"
    THREE_PAIRS = "2+2+2"

    @property
    def number(self) -> int:
        """The number of seats."""
        return sum(map(int, self.value.split("+")))

    @property
    def teams(self) -> int:
        """The number of teams; 0 if each seat plays alone."""
        return self.value.count("+") + 1 if "+" in self.value else 0

    @property
    def colours(self) -> int:
        """How many colours play."""
        return self.teams or self.number


class Problem(Enum):
    """Why a board makes no game."""

    NO_NAME = "no-name"
    TOO_MANY_PICTURES = "too-many-pictures"
    NO_LINE = "no-line"
    SUNS_IN_LINE = "suns-in-line"
    ODD = "odd"
    NO_SEATS = "no-seats"
    LARGE_HANDS = "large-hands"


RANGES = {
    "columns": SIDES,
    "rows": SIDES,
    "row": ROW_LENGTHS,
    "rows_to_win": ROWS,
    "wild": range(5),
    "remove": range(5),
    "hand": range(1, 8),
}
"""The numbers of a board, and what each can be."""


@dataclass(frozen=True, slots=True)
class Board:
    """A board under construction.

    - `columns`, `rows`: its size in cells
    - `row`: the number of cells in a row; `rows_to_win`: how many of them win
    - `tapped`: the cells that have a sun if `suns` is TAPPED; some may lie outside the board
    - `wild`, `remove`: how many of these cards the deck holds
    - `hand`: the cards in a full hand
    - `seats`: who can play, each number of seats once
    """

    name: str = ""
    columns: int = 6
    rows: int = 6
    row: int = 4
    rows_to_win: int = 1
    suns: Suns = Suns.NONE
    tapped: frozenset[Cell] = frozenset()
    wild: int = 2
    remove: int = 2
    hand: int = 3
    seats: frozenset[Seats] = frozenset({Seats.TWO})

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        return self.columns, self.rows

    @property
    def cells(self) -> tuple[Cell, ...]:
        """All cells, row by row from the top left."""
        return cells_of(self.columns, self.rows)

    @property
    def free(self) -> frozenset[Cell]:
        """The cells with a sun."""
        match self.suns:
            case Suns.NONE:
                return frozenset()
            case Suns.CORNERS:
                return _corners(self.columns, self.rows)
            case Suns.TAPPED:
                return self.tapped.intersection(self.cells)

    @property
    def pictured(self) -> int:
        """How many cells have a picture."""
        return len(self.cells) - len(self.free)

    @property
    def groups(self) -> tuple[Seats, ...]:
        """Who can play, in order."""
        return tuple(group for group in Seats if group in self.seats)

    def number(self, name: str) -> int:
        """The number of that name, a key of RANGES."""
        return int(getattr(self, name))


def step(board: Board, number: str, by: int) -> Board:
    """The board with this number, a key of RANGES, changed by so much, within its range."""
    allowed = RANGES[number]
    now = board.number(number) + by
    changed: dict[str, Any] = {number: min(max(now, allowed[0]), allowed[-1])}
    return replace(board, **changed)


def with_suns(board: Board, suns: Suns) -> Board:
    """The board with suns there. TAPPED begins with the suns that the board has."""
    begins = suns is Suns.TAPPED and board.suns is not Suns.TAPPED
    return replace(board, suns=suns, tapped=board.free if begins else board.tapped)


def tap(board: Board, cell: Cell) -> Board:
    """The board with a sun on the cell, or without it if there was one."""
    if cell not in board.cells:
        return board
    tapped = with_suns(board, Suns.TAPPED)
    return replace(tapped, tapped=tapped.tapped ^ {cell})


def flip_seats(board: Board, seats: Seats) -> Board:
    """The board for these seats, or without them if it had them.

    Other groups with the same number of seats go.
    """
    others = frozenset(group for group in board.seats if group.number != seats.number)
    return replace(board, seats=others if seats in board.seats else others | {seats})


def problem(board: Board) -> Problem | None:
    """The first reason why the board makes no game; None if it makes one."""
    return next(_problems(board), None)


def _problems(board: Board) -> Iterator[Problem]:
    if board.pictured > 2 * len(PICTURES):
        yield Problem.TOO_MANY_PICTURES
    if board.row > max(board.size):
        yield Problem.NO_LINE
    if _has_line_of(board.free, board.size, board.row):
        yield Problem.SUNS_IN_LINE
    if board.pictured % 2:
        yield Problem.ODD
    if not board.seats:
        yield Problem.NO_SEATS
    cards = board.pictured // 2 * PICTURE_COPIES
    if any(group.number * board.hand >= cards for group in board.seats):
        yield Problem.LARGE_HANDS
    if not board.name:
        yield Problem.NO_NAME


def _has_line_of(cells: frozenset[Cell], size: tuple[int, int], row: int) -> bool:
    """Whether one line has nothing but these cells."""
    return len(cells) >= row and any(line <= cells for line in _lines(size, row))


@cache
def _lines(size: tuple[int, int], row: int) -> tuple[frozenset[Cell], ...]:
    return tuple(lines_of(*size, row))


@cache
def cells_of(columns: int, rows: int) -> tuple[Cell, ...]:
    """All cells of a board of this size, row by row from the top left."""
    return tuple(cell_name(x, y) for y in range(rows) for x in range(columns))


def _corners(columns: int, rows: int) -> frozenset[Cell]:
    return frozenset(cell_name(x, y) for x in (0, columns - 1) for y in (0, rows - 1))


def edition_dict(board: Board, layout: "Layout") -> dict[str, Any]:
    """The data of the edition with this layout; `edition_of` takes it if there is no problem."""
    powers = {"wild": (WILD, board.wild), "remove": (REMOVE, board.remove)}
    return {
        "name": board.name,
        "row": board.row,
        "colours": list(COLOURS[: max(group.colours for group in board.seats)]),
        "draw": ["auto", "manual"],
        "exchange_limit": 1,
        "pictures": list(dict.fromkeys(picture for line in layout for picture in line if picture)),
        "layout": "\n".join(" ".join(picture or FREE_CELL for picture in line) for line in layout),
        "deck": {
            "picture_copies": PICTURE_COPIES,
            **{
                key: {"card": card, "copies": copies}
                for key, (card, copies) in powers.items()
                if copies
            },
        },
        "seatings": [_seating(board, group) for group in board.groups],
    }


def _seating(board: Board, group: Seats) -> dict[str, int]:
    seating = {"seats": group.number, "hand_size": board.hand, "rows": board.rows_to_win}
    return seating | ({"teams": group.teams} if group.teams else {})


def board_name(text: str) -> str:
    """The text as the name of a board. The rules limit its signs; an emoji may have many."""
    return clean_name(text, MAX_NAME, MAX_NAME)


def board_of(edition: Edition) -> Board:
    """The board that comes nearest to the edition.

    For a built edition it is the board from which it was built.
    """
    columns, rows = edition.size
    free, corners = edition.free, _corners(columns, rows)
    suns = Suns.CORNERS if free == corners else Suns.TAPPED if free else Suns.NONE
    return Board(
        name=board_name(edition.name),
        columns=columns,
        rows=rows,
        row=edition.row,
        rows_to_win=edition.seatings[0].rows,
        suns=suns,
        tapped=free if suns is Suns.TAPPED else frozenset(),
        wild=_within("wild", edition.wild.copies if edition.wild else 0),
        remove=_within("remove", edition.remove.copies if edition.remove else 0),
        hand=_within("hand", edition.seatings[0].hand_size),
        seats=frozenset(_groups(edition.seatings)),
    )


def _within(number: str, value: int) -> int:
    return min(max(value, RANGES[number][0]), RANGES[number][-1])


def _groups(seatings: Sequence[Seating]) -> Iterator[Seats]:
    known = {(group.number, group.teams): group for group in Seats}
    for seating in seatings:
        if group := known.get((seating.seats, seating.teams)):
            yield group
