"""Small pictures of boards."""

from collections.abc import Iterator

from game.rules.edition import Edition, cell_position
from game.rules.edition_data import EDITION_NAMES
from game.ui.boards.boards_text import MAX_BOARDS
from game.ui.frame.markup import Node, element
from game.ui.look.remembered import remembered
from game.ui.look.tints import tint

CELL, DRAWING = 10, 7
"""The widths of a cell and of its picture. `home/home.css` has the width of its square."""

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


@remembered(MAX_BOARDS)
def little_board(edition: Edition) -> Node:
    """The board with its pictures; screen readers skip it."""
    columns, rows = edition.size
    width, height = columns * CELL + 2, rows * CELL + 2
    return element(
        "svg",
        element("rect", class_="wood", width=width, height=height, rx=3),
        *_squares(edition),
        *_pictures(edition),
        class_="little-board built",
        viewBox=f"0 0 {width} {height}",
        aria_hidden="true",
    )


def _squares(edition: Edition) -> Iterator[Node]:
    """A path with the squares of each tint: a square is a point with a square end."""
    squares: dict[str, str] = {}
    for cell, shown in edition.picture_at.items():
        name = f"tint-{tint(edition, shown)}" if shown else "free"
        column, row = cell_position(cell)
        squares[name] = squares.get(name, "") + f"M{column * CELL + 6} {row * CELL + 6}h0"
    yield from (element("path", class_=name, d=path) for name, path in sorted(squares.items()))


def _pictures(edition: Edition) -> Iterator[Node]:
    edge = 1 + (CELL - DRAWING) / 2
    for cell, shown in edition.picture_at.items():
        column, row = cell_position(cell)
        yield element(
            "use",
            href=f"#art-{shown or 'sun'}",
            x=f"{column * CELL + edge:g}",
            y=f"{row * CELL + edge:g}",
            width=DRAWING,
            height=DRAWING,
        )
