"""Boards on which nobody can win, as far as counting proves it; pure.

A colour needs a number of chips for its rows. Where no card takes chips away, it never has more
than the cells that the others leave. Until the cards are shuffled again, nobody has a whole hand of
stuck cards, so the colours put chips on the board in turn. Then no more cells are free than cards
were dealt. At worst, one colour gets all of these.

Somebody who draws by hand can lose cards and pass. So this holds if the game draws the cards.
"""

from collections.abc import Sequence
from functools import cache, lru_cache, reduce
from operator import or_

from game.rules.edition import Cell, lines_of
from game.ui.boards.board import Board, Seats, cells_of, problem


@lru_cache(maxsize=8)
def is_hopeless(board: Board) -> bool:
    """Whether nobody can win on the board in any of its groups."""
    if problem(board) is not None:
        return False
    most = max(most_chips(board, group) for group in board.groups)
    return not has_rows(board.size, board.row, board.free, board.rows_to_win, most)


def most_chips(board: Board, group: Seats) -> int:
    """A number of chips that no colour exceeds in a game of this group."""
    if board.remove or board.wild >= board.hand:
        return board.pictured
    dealt = group.number * board.hand
    in_turn = board.pictured - dealt
    return dealt + -(-in_turn // group.colours)


def has_rows(size: tuple[int, int], row: int, free: frozenset[Cell], rows: int, chips: int) -> bool:
    """Whether a colour can have this number of rows with this number of chips.

    Two rows may share one chip (specification, section 8).
    """
    return rows * row <= chips or _fit(_lines(size, row, free), (), rows, chips)


@cache
def _lines(size: tuple[int, int], row: int, free: frozenset[Cell]) -> list[int]:
    """The lines that need fewest chips first, as numbers with a bit for each chip."""
    bits = {cell: 1 << number for number, cell in enumerate(cells_of(*size))}
    lines = (sum(bits[cell] for cell in line - free) for line in lines_of(*size, row))
    return sorted(lines, key=int.bit_count)


def _fit(lines: Sequence[int], chosen: tuple[int, ...], rows: int, chips: int) -> bool:
    """Whether the chosen rows and `rows` more of the lines need at most `chips` chips."""
    if reduce(or_, chosen, 0).bit_count() > chips:
        return False
    return rows == 0 or any(
        _fit(lines[number + 1 :], (*chosen, line), rows - 1, chips)
        for number, line in enumerate(lines)
        if all((line & other).bit_count() <= 1 for other in chosen)
    )
