"""Changes the layout of a board only where it must: cells that can keep their animal keep it; pure.

A cell that is gone, or that has a sun now, leaves its partner alone; a cell that is new has no
animal. Such loose cells are paired with each other. If two of a pair would share a line, or lie
near each other, another pair gives one of its cells.
"""

import math
from collections.abc import Mapping

from game.rules.cards import Card
from game.rules.edition import Cell, cell_name, cell_position
from game.rules.edition_limits import SIDES
from game.ui.boards.animals import new_animals
from game.ui.boards.board import Board
from game.ui.boards.layout import Layout, Pair, in_common_line
from game.ui.look.words import PICTURES

CHANGED = 60.0
"""What it costs to change the animal of a cell that could keep it; a common line costs 100."""

ROUNDS = 3
"""How often the pairs are improved."""

ASKED = 24
"""How many other pairs a loose pair asks."""

Cells = tuple[Cell, Cell]


def kept(board: Board, layout: Layout) -> Layout:
    """The layout for this board, which must have no problem, with the animals of that layout."""
    before = shown(board, layout)
    loose = _loose(board, before)
    if not loose and len(before) == board.pictured:
        return _rows(board, before)
    whole = [pair for pair in _cells_of(before).values() if len(pair) == 2]
    pairs = _improved(board, before, [*zip(loose[::2], loose[1::2], strict=True)], whole)
    return _rows(board, _animals(before, pairs))


def shown(board: Board, layout: Layout) -> dict[Cell, Card]:
    """The animals of the layout on the cells of the board that have no sun."""
    places = {
        cell_name(x, y): card
        for y, line in enumerate(layout)
        for x, card in enumerate(line)
        if card
    }
    return {cell: places[cell] for cell in board.cells if cell in places and cell not in board.free}


def is_layout(layout: Layout) -> bool:
    """Whether it has a board's size, and pairs of pictures."""
    shown = [picture for line in layout for picture in line if picture]
    is_even = len({len(line) for line in layout}) == 1 and len(layout) in SIDES
    pairs = all(picture in PICTURES and shown.count(picture) == 2 for picture in shown)
    return is_even and len(layout[0]) in SIDES and pairs


def _cells_of(before: Mapping[Cell, Card]) -> dict[Card, list[Cell]]:
    cells: dict[Card, list[Cell]] = {}
    for cell, card in before.items():
        cells.setdefault(card, []).append(cell)
    return cells


def _loose(board: Board, before: Mapping[Cell, Card]) -> list[Cell]:
    """The cells without an animal or a partner: one of each in turn, while there are both."""
    alone = [pair[0] for pair in _cells_of(before).values() if len(pair) == 1]
    empty = [c for c in board.cells if c not in before and c not in board.free]
    both = min(len(alone), len(empty))
    mixed = [cell for pair in zip(alone, empty, strict=False) for cell in pair]
    return [*mixed, *alone[both:], *empty[both:]]


def _improved(
    board: Board, before: Mapping[Cell, Card], loose: list[Cells], whole: list[list[Cell]]
) -> list[Cells]:
    """All pairs: those that were whole, some of them changed, and the loose ones."""
    pairs = [*loose, *((one, other) for one, other in whole)]
    for _round in range(ROUNDS):
        helps = [_improve(board, before, pairs, place) for place in range(len(loose))]
        if not any(helps):
            break
    return pairs


def _improve(board: Board, before: Mapping[Cell, Card], pairs: list[Cells], place: int) -> bool:
    """Changes partners with the pair with which that helps most. Returns whether one helps."""
    best, found = -0.01, None
    (a, b), stride = pairs[place], max(1, len(pairs) // ASKED)
    for other in range(place % stride, len(pairs), stride):
        c, d = pairs[other]
        now = _cost(board, before, (a, b)) + _cost(board, before, (c, d))
        for one, two in (((a, c), (b, d)), ((a, d), (b, c))):
            change = _cost(board, before, one) + _cost(board, before, two) - now
            if other != place and change < best:
                best, found = change, (other, one, two)
    if found is None:
        return False
    other, pairs[place], pairs[other] = found
    return True


def _cost(board: Board, before: Mapping[Cell, Card], pair: Cells) -> float:
    """The cost of a pair: what it changes, a common line, and cells that lie near each other."""
    one, other = pair
    was, others = before.get(one), before.get(other)
    points: Pair = (cell_position(one), cell_position(other))
    near = max(0.0, 0.4 * math.hypot(*board.size) - math.dist(*points))
    is_whole = was is not None and was == others
    changed = 0 if is_whole else 2 if was and others else 1
    return CHANGED * changed + 100 * in_common_line(points, board.row) + near**2


def _animals(before: Mapping[Cell, Card], pairs: list[Cells]) -> dict[Cell, Card]:
    """The animal of each cell. A pair takes one of its old animals if no other pair has it."""
    given: dict[Cells, Card] = {}
    for pair in sorted(pairs, key=lambda pair: before.get(pair[0]) != before.get(pair[1])):
        olds = (before[cell] for cell in pair if cell in before)
        if card := next((old for old in olds if old not in given.values()), ""):
            given[pair] = card
    fresh = iter(new_animals(given.values(), len(pairs) - len(given)))
    return {
        cell: card for pair in pairs for card in [given.get(pair) or next(fresh)] for cell in pair
    }


def _rows(board: Board, at: Mapping[Cell, Card]) -> Layout:
    return tuple(
        tuple(at.get(cell_name(x, y), "") for x in range(board.columns)) for y in range(board.rows)
    )
