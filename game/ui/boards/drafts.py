"""Boards that people left before they saved them, as saved text, and back."""

from dataclasses import dataclass
from typing import Any

from game.rules.edition import Edition
from game.rules.edition_data import EditionError, edition_data, edition_of
from game.rules.edition_limits import SIDES
from game.ui.boards.board import (
    RANGES,
    Board,
    Seats,
    Suns,
    board_name,
    cells_of,
    edition_dict,
    problem,
)
from game.ui.boards.boards_text import MAX_BOARDS, read_board
from game.ui.boards.keeping import is_layout
from game.ui.boards.layout import Layout
from game.ui.frame.saved_list import ListText


@dataclass(frozen=True, slots=True)
class Draft:
    """A board, its pictures if it has any, and the saved board from which it began."""

    board: Board
    layout: Layout | None = None
    original: Edition | None = None


def draft_data(draft: Draft) -> dict[str, Any]:
    """The draft as JSON data."""
    board, original = draft.board, draft.original
    return {
        "name": board.name,
        **{name: board.number(name) for name in RANGES},
        "suns": board.suns.value,
        "tapped": sorted(board.tapped),
        "seats": [group.value for group in board.groups],
        "layout": draft.layout,
        "original": edition_data(original) if original else None,
    }


def read_draft(data: object) -> Draft | None:
    """The draft with these data, which may be anything; None if they are invalid.

    A draft whose layout does not fit its board has no layout.
    """
    if not isinstance(data, dict):
        return None
    try:
        board, original = _board(data), read_board(data["original"])
    except (KeyError, TypeError, ValueError):
        return None
    if original is None and data["original"] is not None:
        return None
    return Draft(board, _layout(board, data.get("layout")), original)


def _board(data: dict[str, Any]) -> Board:
    numbers: dict[str, Any] = {name: data[name] for name in RANGES}
    if any(type(number) is not int or number not in RANGES[n] for n, number in numbers.items()):
        raise ValueError("a number is outside its range")
    known = cells_of(SIDES[-1], SIDES[-1])
    return Board(
        name=board_name(data["name"] if isinstance(data["name"], str) else ""),
        suns=Suns(data["suns"]),
        tapped=frozenset(data["tapped"]).intersection(known),
        seats=frozenset(map(Seats, data["seats"])),
        **numbers,
    )


def _layout(board: Board, rows: object) -> Layout | None:
    """The saved layout. A board with a problem has the layout from before the problem."""
    if not isinstance(rows, list):
        return None
    if not all(isinstance(row, list) and all(isinstance(c, str) for c in row) for row in rows):
        return None
    layout = tuple(map(tuple, rows))
    if problem(board):
        return layout if is_layout(layout) else None
    try:
        edition = edition_of(edition_dict(board, layout))
    except EditionError:
        return None
    return layout if edition.layout == layout and edition.size == board.size else None


DRAFTS = ListText(
    "drafts",
    MAX_BOARDS + 1,
    key=lambda draft: draft.original,
    to_data=draft_data,
    read_item=read_draft,
)
"""How drafts are saved: at most one of each saved board, and one of a new board."""
