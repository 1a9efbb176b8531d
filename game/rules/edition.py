"""An edition: the data of one game of the family, read from a TOML file."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, TypeAlias

from game.data import content
from game.rules.cards import Card

Cell: TypeAlias = str
"""The name of a cell: column letter and row number from the top left, such as `c4`."""

Colour: TypeAlias = str

EDITION_NAMES = ("little-zoo", "big-zoo")
"""The names of the editions in `game/editions`, in the order in which the page lists them."""

FREE_CELL = "."
DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))


class EditionError(ValueError):
    """The edition does not exist, or its data are invalid."""


@dataclass(frozen=True)
class Seating:
    """For one number of seats: the cards in a full hand, and whether the seats form two teams."""

    seats: int
    hand_size: int
    teams: bool = False


@dataclass(frozen=True)
class Copies:
    """How many copies of a card the deck holds."""

    card: Card
    copies: int


@dataclass(frozen=True, eq=False)
class Edition:
    """One game of the family (specification, section 1).

    `layout` holds the rows of the board from the top, `""` for a free cell. `row` is the number of
    cells in a line. `exchange_limit` is the number of exchanges allowed in a turn; None means as
    many as there are cards in the draw pile and the discard piles. The tables are computed once.
    """

    name: str
    row: int
    colours: tuple[Colour, ...]
    draw: tuple[str, ...]
    pictures: tuple[Card, ...]
    layout: tuple[tuple[Card, ...], ...]
    picture_copies: int
    wild: Copies | None
    remove: Copies | None
    seatings: tuple[Seating, ...]
    exchange_limit: int | None = None

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
    def lines(self) -> tuple[frozenset[Cell], ...]:
        """Every `row` consecutive cells, across, down or diagonal (specification, section 4)."""
        return tuple(_lines(*self.size, self.row))

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

    def seating(self, seats: int) -> Seating | None:
        """The seating for that many seats; None if the edition does not allow that number."""
        return next((seating for seating in self.seatings if seating.seats == seats), None)


def cell_name(column: int, row: int) -> Cell:
    """The name of the cell in that column and row, both counted from 0 at the top left."""
    return f"{chr(ord('a') + column)}{row + 1}"


def cell_position(cell: Cell) -> tuple[int, int]:
    """The column and row of a cell, counted from 0; the inverse of `cell_name`."""
    return ord(cell[0]) - ord("a"), int(cell[1:]) - 1


def _lines(columns: int, rows: int, length: int) -> Iterator[frozenset[Cell]]:
    for across, down in DIRECTIONS:
        for row in range(rows):
            for column in range(columns):
                end_column, end_row = column + across * (length - 1), row + down * (length - 1)
                if end_column < columns and 0 <= end_row < rows:
                    yield frozenset(
                        cell_name(column + across * i, row + down * i) for i in range(length)
                    )


@cache
def load_edition(name: str) -> Edition:
    """The edition of that name from `game/editions`; EditionError if there is none."""
    if name not in EDITION_NAMES:
        known = ", ".join(EDITION_NAMES)
        raise EditionError(f"there is no edition {name[:40]!r}; choose from {known}")
    file = f"editions/{name.replace('-', '_')}.toml"
    edition = parse_edition(content(file).decode())
    if edition.name != name:
        raise EditionError(f"game/{file} holds the edition {edition.name!r}, not {name!r}")
    return edition


def parse_edition(text: str) -> Edition:
    """An edition from TOML, as `docs/editions.md` describes it.

    EditionError names the key that is missing, or the demand that the data do not meet.
    """
    try:
        edition = _from_data(tomllib.loads(text))
        _check(edition)
    except tomllib.TOMLDecodeError as error:
        raise EditionError(f"the edition is not TOML: {error}") from error
    except KeyError as error:
        raise EditionError(f"the edition lacks the key {error}") from error
    except (TypeError, AttributeError) as error:
        raise EditionError(f"the edition has a key of the wrong type: {error}") from error
    return edition


def _from_data(data: Mapping[str, Any]) -> Edition:
    deck = data["deck"]
    grid = [line.split() for line in data["layout"].strip().splitlines()]
    return Edition(
        name=data["name"],
        row=data["row"],
        colours=tuple(data["colours"]),
        draw=tuple(data["draw"]),
        pictures=tuple(data["pictures"]),
        layout=tuple(tuple("" if word == FREE_CELL else word for word in line) for line in grid),
        picture_copies=deck["picture_copies"],
        wild=Copies(**deck["wild"]) if "wild" in deck else None,
        remove=Copies(**deck["remove"]) if "remove" in deck else None,
        seatings=tuple(Seating(**seating) for seating in data["seatings"]),
        exchange_limit=data.get("exchange_limit"),
    )


def _check(edition: Edition) -> None:
    """Raises EditionError with the first demand that the edition does not meet."""
    columns = len(edition.layout[0]) if edition.layout else 0
    on_board = [picture for line in edition.layout for picture in line if picture]
    numbers = [edition.row, edition.picture_copies, edition.exchange_limit or 0]
    numbers += [power.copies for power in edition.powers]
    demands = {
        "row, copies and exchange_limit must be whole numbers, 0 or more": all(
            type(number) is int and number >= 0 for number in numbers
        ),
        "each number of seats must be listed once": len({s.seats for s in edition.seatings})
        == len(edition.seatings)
        > 0,
        "the layout must be a rectangle of at most 26 columns": 0 < columns <= 26
        and all(len(line) == columns for line in edition.layout),
        "each picture must be listed once and stand on exactly two cells": sorted(on_board)
        == sorted(edition.pictures * 2)
        and len(set(edition.pictures)) == len(edition.pictures),
        "the wild card, the remove card and the pictures must have different names": len(
            set(edition.deck())
        )
        == len(edition.pictures) + len(edition.powers),
        "card names must be lower-case words of a-z and _": all(
            re.fullmatch("[a-z]+(_[a-z]+)*", card) for card in edition.deck()
        ),
        "a row must fit on the board and have two or more cells, not all of them free": edition.row
        >= 2
        and bool(edition.lines)
        and not any(line <= edition.free for line in edition.lines),
        "draw must list auto, and may list manual": "auto" in edition.draw
        and set(edition.draw) <= {"auto", "manual"},
        "there must be a colour for each seat that plays alone, and two for teams": all(
            len(set(edition.colours)) >= (2 if seating.teams else seating.seats)
            for seating in edition.seatings
        ),
        "each seating needs two or more seats, and picture cards for all full hands": all(
            seating.seats >= 2
            and seating.hand_size >= 1
            and seating.seats * seating.hand_size <= len(edition.deck(power_cards=False))
            for seating in edition.seatings
        ),
        "teams need an even number of seats": all(
            seating.seats % 2 == 0 for seating in edition.seatings if seating.teams
        ),
    }
    for demand, met in demands.items():
        if not met:
            raise EditionError(f"the edition {edition.name!r} is invalid: {demand}")
