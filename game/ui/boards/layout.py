"""Lays out pictures on a board, in small pieces of work, so that a page can paint between them.

The two cells of a picture should lie far apart and share no line: one in the left half and one in
the right, one in the top half and one in the bottom. Two pictures should not be neighbours in two
places; such boards look repetitive. Simulated annealing looks for a layout with a low total of
`cost` and such double neighbours.
"""

import math
import random
from collections.abc import Collection, Generator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from game.rules.cards import Card
from game.rules.edition import Cell, cell_name

Point: TypeAlias = tuple[int, int]
"""Column and row of a cell, from 0; also the numbers of columns and rows of a board."""

Pair: TypeAlias = tuple[Point, Point]
"""The two cells of a picture."""

Layout: TypeAlias = tuple[tuple[Card, ...], ...]
"""The rows of a board from the top, `""` for a free cell, as in `Edition`."""

PIECES, STEPS = 500, 200
"""The number of pieces of annealing, and of steps in each piece."""

HOTTEST, COLDEST = 2.0, 0.03
"""The heat of the first and of the last piece."""

NEAR = 1.5
"""Cells less than this apart are neighbours, across a corner, too."""

MOST_DOUBLES = 16
"""No two pairs have more double neighbours: a cell has at most eight neighbours."""


@dataclass(frozen=True, slots=True)
class Place:
    """What annealing asks about a cell; cells have numbers.

    `prices` has the cost of pairing it with each cell, itself included. `cheapest` lists a quarter
    of the cells as partners: on a board without free cells, the quarter across the middle.
    """

    prices: Sequence[float]
    cheapest: Sequence[int]
    neighbours: frozenset[int]


def lay_out(
    size: Point, row: int, free: Collection[Cell], pictures: Sequence[Card], rng: random.Random
) -> Generator[float, None, Layout]:
    """A generator that returns a layout of `size` columns and rows; `row` is the length of a line.

    It yields the share of the work that is done, after pieces of a few milliseconds at most. If
    there are too many pictures, the generator chooses among them. ValueError if there are too few,
    or if the number of cells that are not free is zero or odd.
    """
    columns, rows = size
    points = [(x, y) for y in range(rows) for x in range(columns) if cell_name(x, y) not in free]
    if len(points) % 2 or not 2 <= len(points) <= 2 * len(pictures):
        raise ValueError(f"{len(pictures)} pictures cannot fill {len(points)} cells in pairs")
    pieces = len(points) + PIECES
    places: list[Place] = []
    for number in range(len(points)):
        places.append(place(number, points, places, size, row))
        yield (number + 1) / pieces
    partner = random_pairs(len(points), rng)
    for piece in range(PIECES):
        anneal(places, partner, HOTTEST * (COLDEST / HOTTEST) ** (piece / PIECES), rng)
        yield (len(points) + piece + 1) / pieces
    chosen = iter(rng.sample(pictures, len(points) // 2))
    at: dict[Point, Card] = {}
    for i, point in enumerate(points):
        at[point] = at[points[partner[i]]] if partner[i] < i else next(chosen)
    return tuple(tuple(at.get((x, y), "") for x in range(columns)) for y in range(rows))


def in_common_line(pair: Pair, row: int) -> bool:
    """Whether one line of `row` cells contains both cells."""
    across, down = (abs(a - b) for a, b in zip(*pair, strict=True))
    return max(across, down) < row and (0 in (across, down) or across == down)


def in_one_half(pair: Pair, size: Point) -> bool:
    """Whether both cells lie strictly on the same side of the board's middle, in a direction."""
    return any((2 * a - n + 1) * (2 * b - n + 1) > 0 for a, b, n in zip(*pair, size, strict=True))


def cost(pair: Pair, size: Point, row: int) -> float:
    """The cost of a pair: 100 for each broken rule, plus a term for cells that lie too near.

    Cells at 0.4 of the board's diagonal or farther apart are not too near.
    """
    broken = in_common_line(pair, row) + in_one_half(pair, size)
    return 100 * broken + max(0.0, 0.4 * math.hypot(*size) - math.dist(*pair)) ** 2


def place(
    number: int, points: Sequence[Point], before: Sequence[Place], size: Point, row: int
) -> Place:
    """The place of the cell with that number; `before` are those of the cells before it."""
    point, others = points[number], [j for j in range(len(points)) if j != number]
    prices = [other.prices[number] for other in before]
    prices += [cost((point, other), size, row) for other in points[number:]]
    return Place(
        prices,
        sorted(others, key=prices.__getitem__)[: max(3, len(points) // 4)],
        frozenset(j for j in others if math.dist(point, points[j]) < NEAR),
    )


def random_pairs(cells: int, rng: random.Random) -> list[int]:
    """For each cell its partner."""
    order = rng.sample(range(cells), cells)
    partner = [0] * cells
    for a, b in zip(order[::2], order[1::2], strict=True):
        partner[a], partner[b] = b, a
    return partner


def anneal(places: Sequence[Place], partner: list[int], heat: float, rng: random.Random) -> None:
    """Takes STEPS steps, which change `partner`.

    Each looks at a cell and a cheap partner for it. If it pairs them, it pairs their former
    partners, too.
    """
    prices = [at.prices for at in places]
    cheapest = [at.cheapest for at in places]
    near = [at.neighbours for at in places]
    chance = rng.random

    def doubles(a: int, b: int, c: int, d: int) -> int:
        """How many double neighbours there are of the pairs `a`, `b` and `c`, `d`."""
        of_one = len(near[b].intersection([partner[x] for x in near[a]])) - (b in near[a])
        of_other = len(near[d].intersection([partner[x] for x in near[c]])) - (d in near[c])
        of_both = (c in near[a] and d in near[b]) + (d in near[a] and c in near[b])
        return of_one + of_other - of_both

    for _step in range(STEPS):
        a = int(chance() * len(partner))
        d = cheapest[a][int(chance() * len(cheapest[a]))]
        b, c = partner[a], partner[d]
        if b == d:
            continue
        allowed = -heat * math.log(1 - chance())
        change = prices[a][d] + prices[c][b] - prices[a][b] - prices[c][d]
        if change - MOST_DOUBLES > allowed:
            continue
        change -= doubles(a, b, c, d)
        if change > allowed:
            continue
        partner[a], partner[d], partner[c], partner[b] = d, a, b, c
        if change + doubles(a, d, c, b) > allowed:
            partner[a], partner[b], partner[c], partner[d] = b, a, d, c
