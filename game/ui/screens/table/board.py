"""The board as an SVG drawing, which screen readers find as a grid."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

from game.rules.edition import Cell, Edition, cell_name
from game.ui.frame.markup import Node, classes, element
from game.ui.frame.message import Message
from game.ui.look.i18n import _
from game.ui.play.game import Game
from game.ui.screens.table.cell import cell_view, plain_cell, wooden_frame
from game.ui.screens.table.cell_props import CELL_SIZE, FRAME, CellProps, plain_props
from game.ui.screens.table.cheers import vain
from game.ui.screens.table.marks import cell_props, targets
from game.ui.screens.table.msg import CellPicked
from game.ui.screens.table.overlays import (
    bands,
    best_line_edges,
    calls,
    chips_taken_back,
    taken_chip,
    wild_card,
)
from game.ui.screens.table.scene import Scene

SQUARE = "h66a14 14 0 0 1 14 14v66a14 14 0 0 1-14 14h-66a14 14 0 0 1-14-14v-66a14 14 0 0 1 14-14z"
"""The outline of the ground of a cell, from the end of its upper left corner."""

PICTURE_ATTRIBUTES = {"class", "transform"}
"""The attributes that a cell needs in a picture without controls."""


def board(
    game: Game,
    *above: Node | None,
    turned: bool,
    past: bool = False,
    picks: type[Message] = CellPicked,
) -> Node:
    """The board of the game, with what lies above its cells.

    If `turned`, its columns run down the screen. If `past`, no cell can be picked. A tap on a cell
    sends the message `picks`.
    """
    columns, rows = game.seen.edition.size
    across, down = (rows, columns) if turned else (columns, rows)
    width, height = across * CELL_SIZE + 2 * FRAME, down * CELL_SIZE + 2 * FRAME
    props = cell_props(game, turned=turned, past=past)
    if picks is not CellPicked:
        props = {cell: one._replace(picks=picks) for cell, one in props.items()}
    return element(
        "svg",
        wooden_frame(width, height),
        *(
            element(
                "g",
                *(cell_view(props[cell]) for cell in line),
                role="row",
                aria_label=_("Row %(number)d") % {"number": number},
            )
            for number, line in enumerate(_lines(game.seen.edition, turned=turned), 1)
        ),
        _veil(game, props.values()),
        *calls(props.values()),
        *bands(game, turned=turned),
        taken_chip(game, turned=turned),
        wild_card(game, turned=turned),
        chips_taken_back(game, turned=turned),
        None if past else best_line_edges(game, turned=turned),
        *above,
        key="turned" if turned else "upright",
        class_=_board_classes(game),
        viewBox=f"0 0 {width} {height}",
        data_place="board",
        role="grid",
        aria_label=_("Board"),
    )


def bare_board(edition: Edition, *, turned: bool) -> Node:
    """The empty board of the edition, as a picture without controls."""
    columns, rows = edition.size
    across, down = (rows, columns) if turned else (columns, rows)
    width, height = across * CELL_SIZE + 2 * FRAME, down * CELL_SIZE + 2 * FRAME
    props = plain_props(edition, turned=turned)
    return element(
        "svg",
        wooden_frame(width, height),
        *(plain_cell(props[cell]) for line in _lines(edition, turned=turned) for cell in line),
        class_="board bare",
        viewBox=f"0 0 {width} {height}",
        aria_hidden="true",
    )


def picture_of_board(scene: Scene) -> Node:
    """The part of the board that the scene shows, as a picture without controls."""
    game, part = scene.game, scene.part
    x, y = part.column * CELL_SIZE, part.row * CELL_SIZE
    width, height = part.columns * CELL_SIZE + 2 * FRAME, part.rows * CELL_SIZE + 2 * FRAME
    props = cell_props(game, turned=False)
    return element(
        "svg",
        wooden_frame(width, height, x, y),
        *(
            _without_control(cell_view(props[cell]))
            for cell in game.seen.edition.board_order(part.cells)
        ),
        _veil(game, (props[cell] for cell in part.cells)),
        class_=_board_classes(game),
        viewBox=f"{x} {y} {width} {height}",
        aria_hidden="true",
    )


def _without_control(node: Node) -> Node:
    """The drawing of a cell without the attributes of a control."""
    drawn = {name: node.attributes[name] for name in PICTURE_ATTRIBUTES & node.attributes.keys()}
    return replace(node, attributes=drawn)


def _board_classes(game: Game) -> str:
    return classes(
        "board", choosing=bool(targets(game)), taken_back=bool(game.taken_back), **vain(game)
    )


def _veil(game: Game, props: Iterable[CellProps]) -> Node | None:
    """What dims the cells that the chosen card cannot be played on; None if no card is chosen.

    One drawing costs a browser far less than many half transparent pictures. Chips and marked cells
    are not dimmed.
    """
    if not targets(game):
        return None
    dimmed = (cell.corner for cell in props if not (cell.chip or cell.marks or cell.won))
    squares = (f"M{x + 17} {y + 3}{SQUARE}" for x, y in dimmed)
    return element("path", key="veil", class_="veil", d="".join(squares), aria_hidden="true")


@cache
def _lines(edition: Edition, *, turned: bool) -> tuple[tuple[Cell, ...], ...]:
    """The cells as they stand on the screen, line by line."""
    columns, rows = edition.size
    if turned:
        return tuple(tuple(cell_name(x, y) for y in range(rows)) for x in range(columns))
    return tuple(tuple(cell_name(x, y) for x in range(columns)) for y in range(rows))
