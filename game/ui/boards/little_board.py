"""Small pictures of boards."""

from collections.abc import Iterator

from game.rules.edition import Cell, Colour, Edition, cell_position
from game.rules.edition_data import EDITION_NAMES
from game.ui.boards.boards_text import MAX_BOARDS
from game.ui.frame.markup import Node, element
from game.ui.frame.value import Value
from game.ui.look.remembered import remembered
from game.ui.look.shown_pictures import SUN
from game.ui.look.tints import tint
from game.ui.sets.set_pictures import drawings_on

CELL, DRAWING = 10, 7
"""The widths of a cell and of its picture. `home/home.css` has the width of its square."""

CHIP = 9
"""The width of a chip, in the same units."""

MAX_POSITIONS = 32
"""More than the games that wait on one page."""

ANIMALS = "-animals"
"""The end of the name of the drawing that has the animals of a printed board."""


def board_picture(edition: Edition) -> Node:
    """The board of a printed game, or one that people have built; screen readers skip it."""
    is_printed = edition.name in EDITION_NAMES
    return printed_board(edition.name) if is_printed else little_board(edition)


def printed_board(name: str) -> Node:
    """The board of a printed game; screen readers skip it. The first paint has no animals on it."""
    drawings = (element("use", href=f"#art-{name}{part}") for part in ("", ANIMALS))
    return element("svg", *drawings, class_="little-board", aria_hidden="true")


class Position(Value):
    """A board in a game."""

    edition: Edition

    chips: tuple[tuple[Cell, Colour], ...] = ()
    """The chips, such as `(("c4", "red"),)`."""

    won: tuple[Cell, ...] = ()
    """The cells of the rows that have won."""


@remembered(MAX_BOARDS)
def little_board(edition: Edition) -> Node:
    """The board with its pictures; screen readers skip it."""
    return _drawn(Position(edition))


@remembered(MAX_POSITIONS)
def little_position(position: Position) -> Node:
    """The board with its chips, and pictures where none lies; screen readers skip it."""
    return _drawn(position)


def _drawn(position: Position) -> Node:
    columns, rows = position.edition.size
    width, height = columns * CELL + 2, rows * CELL + 2
    return element(
        "svg",
        element("rect", class_="wood", width=width, height=height, rx=3),
        *_squares(position.edition),
        *_pictures(position),
        class_="little-board built",
        viewBox=f"0 0 {width} {height}",
        aria_hidden="true",
    )


def _squares(edition: Edition) -> Iterator[Node]:
    """A path with the squares of each tint."""
    squares: dict[str, str] = {}
    for cell, shown in edition.picture_at.items():
        name = f"tint-{tint(edition, shown)}" if shown else "free"
        squares[name] = squares.get(name, "") + _square(cell)
    yield from (element("path", class_=name, d=path) for name, path in sorted(squares.items()))


def _square(cell: Cell) -> str:
    """The part of a path that is the square of the cell: a point with a square end."""
    column, row = cell_position(cell)
    return f"M{column * CELL + 6} {row * CELL + 6}h0"


def _pictures(position: Position) -> Iterator[Node]:
    """What lies on the squares; the rows that have won lie above all else, on a path."""
    chips, won = dict(position.chips), position.won
    shown = position.edition.picture_at
    drawings = drawings_on(position.edition.pictures)
    for cell in (*(cell for cell in shown if cell not in won), *won):
        if won and cell == won[0]:
            yield element("path", class_="won", d="".join(map(_square, won)))
        if cell in chips:
            yield _use(f"chip-{chips[cell]}", cell, CHIP)
        else:
            drawing = shown[cell] or SUN
            yield _use(drawings.get(drawing, drawing), cell, DRAWING)


def _use(name: str, cell: Cell, width: int) -> Node:
    """A drawing of the page's art in the middle of the cell."""
    column, row = cell_position(cell)
    edge = 1 + (CELL - width) / 2
    return element(
        "use",
        href=f"#art-{name}",
        x=f"{column * CELL + edge:g}",
        y=f"{row * CELL + edge:g}",
        width=width,
        height=width,
    )
