"""A board for an exact number of animals, such as twelve for twelve words; pure."""

from dataclasses import replace
from functools import cache

from game.rules.edition import Cell, cell_name, lines_of
from game.rules.edition_limits import SIDES
from game.ui.boards.board import Board, Suns, with_suns
from game.ui.look.words import PICTURES

NUMBERS = range(4, len(PICTURES) + 1)
"""How many animals somebody may ask for."""

MOST_SUNS = 8
"""A board with more suns is more sun than board."""

ROOM = 2
"""The fewest cells without a sun in each line: one chip must not make a row."""

SQUARE = 1.5
"""How many suns a board may have so as to be one column shorter."""


def stepped(board: Board, by: int) -> Board:
    """The board with the next number of animals, up or down, for which there is one.

    It is the same board if there is none.
    """
    number = board.pictured // 2 + by
    while number in NUMBERS:
        if found := with_animals(board, number):
            return found
        number += by
    return board


def with_animals(board: Board, number: int) -> Board | None:
    """The board with this number of animals, nearly square and with few suns; None without one."""
    found = _plan(number, board.row)
    if found is None:
        return None
    (columns, rows), free = found
    sized = with_suns(replace(board, columns=columns, rows=rows), Suns.CORNERS)
    if sized.free == free:
        return sized
    suns = Suns.TAPPED if free else Suns.NONE
    return replace(sized, suns=suns, tapped=free)


@cache
def _plan(number: int, row: int) -> tuple[tuple[int, int], frozenset[Cell]] | None:
    """Columns and rows, and the cells with a sun."""
    sizes = [(x, y) for x in SIDES for y in SIDES if x >= max(y, row)]
    suns = {(x, y): x * y - 2 * number for x, y in sizes}
    fitting = [size for size in sizes if suns[size] in range(MOST_SUNS + 1)]
    for size in sorted(fitting, key=lambda size: suns[size] + SQUARE * (size[0] - size[1])):
        if (free := _free(size, row, suns[size])) is not None:
            return size, free
    return None


def _free(size: tuple[int, int], row: int, suns: int) -> frozenset[Cell] | None:
    """Cells for suns that look the same upside down, in as few lines as possible."""
    columns, rows = size
    cells = [cell_name(x, y) for y in range(rows) for x in range(columns)]
    lines = list(lines_of(columns, rows, row))

    def crowd(suns: frozenset[Cell]) -> int:
        """How many suns lie in common lines."""
        return sum(len(suns & line) ** 2 for line in lines)

    pairs = list(zip(cells, reversed(cells), strict=True))[: len(cells) // 2]
    chosen = frozenset(cells[len(cells) // 2 :][: suns % 2])
    for _pair in range(suns // 2):
        chosen = min((chosen.union(pair) for pair in pairs if pair[0] not in chosen), key=crowd)
    is_roomy = all(len(line - chosen) >= ROOM for line in lines)
    return chosen if is_roomy else None
