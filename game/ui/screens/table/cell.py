"""One cell of the board as an SVG drawing; it is rendered again only when its props change."""

from functools import cache

from game.rules.cards import Card
from game.ui.frame.markup import Node, classes, element
from game.ui.frame.message import encode
from game.ui.look import shown_pictures
from game.ui.look.colours import chip_word
from game.ui.look.gestures import gesture
from game.ui.look.i18n import _, listed
from game.ui.look.remembered import remembered
from game.ui.look.shown_pictures import SUN
from game.ui.look.words import board_word
from game.ui.screens.table.cell_props import CELL_SIZE, FRAME, CellProps, Mark
from game.ui.screens.table.names import sun_label

REACH = element("rect", class_="reach", width=CELL_SIZE, height=CELL_SIZE)
GROUND = element("rect", class_="ground", x=3, y=3, width=94, height=94, rx=14)
EDGE = element("rect", class_="edge", x=3, y=3, width=94, height=94, rx=14)
"""What every cell has: where a finger finds it, the square under its picture, and its edge."""

RECALLED = " recalled"
"""Part of a key: a chip that lands again when the curtain has lifted is a new element."""


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
    shown = card or SUN
    at = 10 if shown_pictures.board_is_word(shown) else 16
    class_ = classes("picture", moves) if moves else "picture"
    return drawing(shown_pictures.board_drawing(shown), class_, at, CELL_SIZE - 2 * at, key)


@cache
def wooden_frame(width: int, height: int, x: int = 0, y: int = 0) -> Node:
    """The frame of a board with this size and corner, in units of the drawing."""
    rim = 4
    width, height = width - 2 * rim, height - 2 * rim
    return element(
        "rect", class_="wood", x=x + rim, y=y + rim, width=width, height=height, rx=2 * FRAME
    )


def tint_class(props: CellProps) -> str:
    """The class of a cell that gives its square a tint."""
    return "free" if props.tint is None else f"tint-{props.tint}"


def transform(corner: tuple[int, int]) -> str:
    """The attribute that moves a drawing to this corner."""
    return "translate({} {})".format(*corner)


def plain_cell(props: CellProps) -> Node:
    """The cell as a picture without controls and chips."""
    return element(
        "g",
        GROUND,
        cell_picture(props.shown),
        class_=tint_class(props),
        transform=transform(props.corner),
    )


@remembered(192)
def cell_view(props: CellProps) -> Node:
    """The cell with its chip, as a control of the board."""
    shown, chip = shown_pictures.board_drawing(props.shown or SUN), props.chip
    moves = gesture(shown)
    recalled = RECALLED if Mark.RECALLED in props.marks else ""
    return element(
        "g",
        REACH,
        GROUND,
        cell_picture(props.shown, moves, props.again + recalled),
        drawing(f"chip-{chip}", "chip", 10, 80, key=chip + recalled) if chip else None,
        EDGE,
        _parading(shown, moves, props.again) if props.won and props.won.parades else None,
        id=f"cell-{props.cell}",
        class_=_classes(props),
        transform=transform(props.corner),
        role="gridcell",
        tabindex=props.tabindex,
        data_msg=encode(props.picks, props.cell) if props.picks else None,
        data_autofocus=props.autofocus,
        aria_label=_label(props),
        aria_selected=str(Mark.ASKED in props.marks).lower(),
    )


def _classes(props: CellProps) -> str:
    won = props.won
    row = (won.colour, "won") if won else ()
    lit = (f"lit-{won.number}",) if won and won.number is not None else ()
    covered = props.chip is not None
    return classes("cell", tint_class(props), *lit, *row, *props.marks, covered=covered)


def _parading(shown: str, moves: str, key: str) -> Node:
    """The animal of a cell of the row that won, as a sticker that has come out of the cell."""
    return element(
        "g",
        drawing(shown, "rim", 8, 84),
        drawing(shown, "whole", 8, 84),
        key=f"parading{key}",
        class_=classes("parading", moves),
    )


def _label(props: CellProps) -> str:
    """What a screen reader says: the cell's name, picture, chip, and how it is marked."""
    words = [props.cell, board_word(props.shown) if props.shown else sun_label()]
    words += [chip_word(props.chip)] if props.chip else []
    marks = props.marks
    spoken = {
        _("you can play here"): Mark.TARGET in marks,
        _("hint"): Mark.HINTED in marks,
        _("in the winning row"): props.won is not None,
        _("in a finished row"): Mark.FINISHED in marks,
        _("was missing"): Mark.MISSING in marks,
    }
    return listed([*words, *(word for word, is_said in spoken.items() if is_said)])
