"""The board under construction as an SVG drawing; its cells can be tapped while suns are."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.rules.cards import Card
from game.rules.edition import Cell, cell_name
from game.ui.boards.board import Board
from game.ui.boards.keeping import shown as pictured
from game.ui.boards.layout import Layout
from game.ui.frame.markup import Node, classes, element
from game.ui.frame.message import encode
from game.ui.look.i18n import _, listed
from game.ui.look.remembered import remembered
from game.ui.look.tints import TINTS
from game.ui.look.words import board_word
from game.ui.model.builder import Building, Work
from game.ui.screens.builder.msg import OtherAnimalPicked, SunTapped
from game.ui.screens.table.cell import GROUND, cell_picture, transform, wooden_frame
from game.ui.screens.table.cell_props import CELL_SIZE, FRAME, corner
from game.ui.screens.table.names import own_sun


class Look(NamedTuple):
    """All that the drawing depends on."""

    board: Board
    layout: Layout | None
    cursor: Cell
    sows: bool
    can_swap: bool


def board_drawing(building: Building) -> Node:
    """The board: a grid of controls, or a picture while there is nothing to tap."""
    board, layout, sows = building.board, building.layout, building.sows
    can_swap = building.edition is not None and building.work is not Work.LAYOUT
    return _drawing(Look(board, layout, building.cursor, sows, not sows and can_swap))


@remembered(2)
def _drawing(look: Look) -> Node:
    board, taps = look.board, look.sows or look.can_swap
    width, height = (n * CELL_SIZE + 2 * FRAME for n in board.size)
    size = _("%(columns)d columns, %(rows)d rows") % {"columns": board.columns, "rows": board.rows}
    return element(
        "svg",
        wooden_frame(width, height),
        *(_rows(look) if taps else _cells(look)),
        key="tapped" if taps else "shown",
        class_=classes("board built", sows=look.sows),
        viewBox=f"0 0 {width} {height}",
        role="grid" if taps else "img",
        aria_label=listed([_("Board"), size]),
    )


def _rows(look: Look) -> Iterator[Node]:
    """The rows of cells that can be tapped."""
    pictures, tints = _pictures(look), _tints(look)
    for row in range(look.board.rows):
        cells = [cell_name(column, row) for column in range(look.board.columns)]
        yield element(
            "g",
            *(_control(look, cell, pictures.get(cell, ""), tints) for cell in cells),
            key=str(row),
            role="row",
            aria_label=_("Row %(number)d") % {"number": row + 1},
        )


def _control(look: Look, cell: Cell, shown: Card, tints: Mapping[Card, int]) -> Node:
    has_sun = cell in look.board.free
    sun = own_sun().get("sun") or _("sun")
    words = [cell, sun if has_sun else board_word(shown) if shown else _("no sun")]
    return element(
        "g",
        element("rect", class_="reach", width=CELL_SIZE, height=CELL_SIZE),
        *_inside(shown, has_sun=has_sun),
        element("rect", class_="edge", x=3, y=3, width=94, height=94, rx=14),
        key=cell,
        id=f"cell-{cell}",
        class_=classes("cell", _class(shown, tints, has_sun=has_sun)),
        transform=transform(corner(cell, turned=False)),
        role="gridcell",
        tabindex=0 if cell == look.cursor else -1,
        data_msg=encode(SunTapped if look.sows else OtherAnimalPicked, cell),
        data_repeats=True,
        aria_label=listed(words),
        aria_selected=str(has_sun).lower() if look.sows else None,
    )


def _cells(look: Look) -> Iterator[Node]:
    """The cells of a picture."""
    pictures, tints, free = _pictures(look), _tints(look), look.board.free
    for cell in look.board.cells:
        shown, has_sun = pictures.get(cell, ""), cell in free
        yield element(
            "g",
            *_inside(shown, has_sun=has_sun),
            key=cell,
            class_=_class(shown, tints, has_sun=has_sun),
            transform=transform(corner(cell, turned=False)),
        )


def _inside(shown: Card, *, has_sun: bool) -> Iterator[Node]:
    yield GROUND
    if has_sun or shown:
        card = "" if has_sun else shown
        yield cell_picture(card, key=card)


def _class(shown: Card, tints: Mapping[Card, int], *, has_sun: bool) -> str:
    if has_sun:
        return "free"
    return f"tint-{tints[shown]}" if shown else "blank"


def _pictures(look: Look) -> Mapping[Cell, Card]:
    """The picture of each cell that has one yet."""
    return pictured(look.board, look.layout or ())


def _tints(look: Look) -> Mapping[Card, int]:
    """The tint of each picture, as `edition_dict` orders them."""
    shown = (picture for line in look.layout or () for picture in line if picture)
    return {picture: number % TINTS for number, picture in enumerate(dict.fromkeys(shown))}
