"""What the drawing of a cell depends on: its place, its chip and its marks."""

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from game.rules.cards import Card
from game.rules.edition import Cell, Colour, Edition, cell_position
from game.ui.frame.message import Message
from game.ui.look.tints import tint
from game.ui.screens.table.msg import CellPicked

CELL_SIZE = 100
"""The side of a cell, in units of the drawing."""

FRAME = 14
"""The width of the frame around the cells, in units of the drawing."""


class Mark(StrEnum):
    """How a cell is marked; the values are its classes in the style sheet."""

    FINISHED = "finished"
    """It belongs to a finished row."""
    TARGET = "target"
    """The chosen card can be played on it, or a computer plays on it."""
    LIGHT = "light"
    """It is one of many targets."""
    ANSWERS = "answers"
    """Its picture answers the chosen card."""
    SECOND = "second"
    """It answers after the first picture."""
    ASKED = "asked"
    """It was tapped while no card was chosen."""
    ALONE = "alone"
    """No card of the hand fits on the cell that was asked for."""
    REFUSED = "refused"
    """The play on it is not legal."""
    AGAIN = "again"
    """It was refused for the second time, so the same motion needs another name."""
    WOKEN = "woken"
    """Its picture was tapped after the game."""
    THREATENED = "threatened"
    """A chip on it would finish a row."""
    HINTED = "hinted"
    """The hint advises it."""
    LAST = "last"
    """The last play was on it."""
    RECALLED = "recalled"
    """The last play is shown again, because the curtain has just lifted."""
    MISSING = "missing"
    """People whom computers have beaten missed a chip on it."""


class Won(NamedTuple):
    """A cell of the row that won."""

    colour: Colour
    """The colour of the winner."""

    number: int | None = None
    """Its number in the row, from 0, if the cells light up in this order."""

    parades: bool = False
    """Whether its animal comes out, because the winner is cheered."""


class CellProps(NamedTuple):
    """All that the drawing of a cell depends on."""

    cell: Cell

    shown: Card
    """The picture card that it shows; empty for a sun."""

    corner: tuple[int, int]
    """Its upper left corner in the drawing."""

    tint: int | None
    """The number of its tint; None for a sun."""

    chip: Colour | None = None
    marks: tuple[Mark, ...] = ()

    again: str = ""
    """Changes when the picture has to answer or to wake again."""

    won: Won | None = None

    picks: type[Message] | None = CellPicked
    """The message that a tap sends. None: the cell cannot be picked."""

    tabindex: int | None = -1
    """None if keys do not reach it."""

    autofocus: bool = False


@cache
def plain_props(edition: Edition, *, turned: bool) -> Mapping[Cell, CellProps]:
    """The props of all cells of an empty board, in board order."""
    return {
        cell: CellProps(
            cell, shown, corner(cell, turned=turned), tint(edition, shown) if shown else None
        )
        for cell, shown in edition.picture_at.items()
    }


def corner(cell: Cell, *, turned: bool) -> tuple[int, int]:
    """The upper left corner of the cell in the drawing; columns run down if `turned`."""
    column, row = cell_position(cell)
    x, y = (row, column) if turned else (column, row)
    return FRAME + x * CELL_SIZE, FRAME + y * CELL_SIZE
