"""One cell of the board as an SVG drawing; it is drawn anew only when its look changes."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from game.rules.cards import Card
from game.rules.edition import Cell, Colour, Edition, cell_position
from game.ui.frame.markup import Node, classes, element
from game.ui.frame.message import encode
from game.ui.look import shown_pictures
from game.ui.look.gestures import gesture
from game.ui.look.i18n import _, listed
from game.ui.look.remembered import remembered
from game.ui.look.tints import tint
from game.ui.look.words import board_word, chip_word
from game.ui.screens.table.msg import CellPicked

CELL_SIZE = 100
"""The side of a cell, in units of the drawing."""

FRAME = 14
"""The width of the frame around the cells, in units of the drawing."""

ARCS = (
    "M4 34a22 22 0 0 0 0 32M-9 24a36 36 0 0 0 0 52M96 34a22 22 0 0 1 0 32M109 24a36 36 0 0 1 0 52"
)
"""Two arcs on each side of a cell."""

RECALLED = " recalled"
"""Part of a key: what lands once more when the curtain has lifted is a new element."""


class Look(NamedTuple):
    """All that the drawing of a cell depends on.

    - `corner`: its upper left corner in the drawing
    - `tint`: the number of its tint; None for a sun
    - `marks`: its classes besides, such as `target` or `last`
    - `again`: changes when the picture has to answer or to wake once more
    - `parades`: whether its animal comes out of the cell
    - `can_be_picked`: whether it is a control
    - `tabindex`: None if it is not reached by keys
    """

    cell: Cell
    shown: Card
    corner: tuple[int, int]
    tint: int | None
    chip: Colour | None = None
    marks: tuple[str, ...] = ()
    again: str = ""
    parades: bool = False
    can_be_picked: bool = True
    tabindex: int | None = -1
    autofocus: bool = False


@cache
def plain_looks(edition: Edition, *, turned: bool) -> Mapping[Cell, Look]:
    """The looks of all cells of an empty board, in board order."""
    return {
        cell: Look(
            cell, shown, corner(cell, turned=turned), tint(edition, shown) if shown else None
        )
        for cell, shown in edition.picture_at.items()
    }


def corner(cell: Cell, *, turned: bool) -> tuple[int, int]:
    """The upper left corner of the cell in the drawing; columns run down if `turned`."""
    column, row = cell_position(cell)
    x, y = (row, column) if turned else (column, row)
    return FRAME + x * CELL_SIZE, FRAME + y * CELL_SIZE


def drawing(name: str, class_: str, at: int, size: int, key: str = "") -> Node:
    """A drawing of the page's art, `at` units from the upper left corner of the cell."""
    return element(
        "use",
        key=f"{class_}{key}",
        class_=class_,
        href=f"#art-{name}",
        x=at,
        y=at,
        width=size,
        height=size,
    )


def cell_picture(card: Card, moves: str = "", key: str = "") -> Node:
    """What a cell of the card shows, with the class of its gesture; a sun for no card."""
    at = 10 if shown_pictures.board_is_word(card) else 16
    class_ = classes("picture", moves) if moves else "picture"
    return drawing(shown_pictures.board_drawing(card) or "sun", class_, at, CELL_SIZE - 2 * at, key)


def ground() -> Node:
    """The square under the picture."""
    return element("rect", class_="ground", x=3, y=3, width=94, height=94, rx=14)


def tint_class(look: Look) -> str:
    """The class of a cell that gives its square a tint."""
    return "free" if look.tint is None else f"tint-{look.tint}"


def transform(corner: tuple[int, int]) -> str:
    """The attribute that moves a drawing to this corner."""
    return "translate({} {})".format(*corner)


def plain_cell(look: Look) -> Node:
    """The cell as a picture without controls and chips."""
    return element(
        "g",
        ground(),
        cell_picture(look.shown),
        class_=tint_class(look),
        transform=transform(look.corner),
    )


@remembered(192)
def cell_view(look: Look) -> Node:
    """The cell with its chip, as a control of the board."""
    shown, chip = shown_pictures.board_drawing(look.shown) or "sun", look.chip
    moves = gesture(shown)
    recalled = RECALLED if "recalled" in look.marks else ""
    return element(
        "g",
        element("rect", class_="reach", width=CELL_SIZE, height=CELL_SIZE),
        ground(),
        cell_picture(look.shown, moves, look.again + recalled),
        _arcs(look.again) if "answers" in look.marks else None,
        drawing(f"chip-{chip}", "chip", 10, 80, key=chip + recalled) if chip else None,
        _ring(chip, recalled) if chip and "last" in look.marks else None,
        element("rect", class_="edge", x=3, y=3, width=94, height=94, rx=14),
        _parading(shown, moves, look.again) if look.parades else None,
        id=f"cell-{look.cell}",
        class_=classes("cell", tint_class(look), *look.marks, covered=chip is not None),
        transform=transform(look.corner),
        role="gridcell",
        tabindex=look.tabindex,
        data_msg=encode(CellPicked, look.cell) if look.can_be_picked else None,
        data_autofocus=look.autofocus,
        aria_label=_label(look),
        aria_selected=str("asked" in look.marks).lower(),
    )


def _arcs(key: str) -> Node:
    """What a picture calls to both sides."""
    return element("path", key=f"arcs{key}", class_="arcs", d=ARCS)


def _parading(shown: str, moves: str, key: str) -> Node:
    """The animal of a cell of the row that won, as a sticker that has come out of the cell."""
    return element(
        "g",
        drawing(shown, "rim", 8, 84),
        drawing(shown, "whole", 8, 84),
        key=f"parading{key}",
        class_=classes("parading", moves),
    )


def _ring(chip: Colour, key: str) -> Node:
    """The ring that runs out of a chip when it lands, in its colour."""
    middle = CELL_SIZE // 2
    return element("circle", key=chip + key, class_=f"ring {chip}", cx=middle, cy=middle, r=middle)


def _label(look: Look) -> str:
    """What a screen reader says: the cell's name, picture, chip, and how it is marked."""
    words = [look.cell]
    words += [board_word(look.shown) if look.shown else _("sun, counts for everybody")]
    words += [chip_word(look.chip)] if look.chip else []
    spoken = {
        "target": _("can be played"),
        "hinted": _("advised"),
        "won": _("in the row that won"),
        "finished": _("in a finished row"),
        "missing": _("was missing"),
    }
    return listed([*words, *(word for mark, word in spoken.items() if mark in look.marks)])
