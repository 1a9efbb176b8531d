"""Lays out an edition's pictures on its board: `python -m tools.site.layout < edition.toml`.

Reads an edition from standard input and prints a layout, as `game/ui/boards/layout.py` makes it.
The cells of the input that are not free may hold any word.
"""

import math
import random
import sys
import tomllib
from collections.abc import Generator, Sequence
from itertools import combinations
from typing import TypeVar

from game.rules.edition import FREE_CELL, cell_name
from game.ui.boards.layout import (
    NEAR,
    Layout,
    Pair,
    Point,
    cost,
    in_common_line,
    in_one_half,
    lay_out,
)

Made = TypeVar("Made")


def finish(work: Generator[float, None, Made]) -> Made:
    """What the generator returns."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            made: Made = done.value
            return made


def pairs_of(layout: Layout) -> list[Pair]:
    """The two cells of each picture."""
    points: dict[str, list[Point]] = {}
    for y, line in enumerate(layout):
        for x, picture in enumerate(line):
            if picture:
                points.setdefault(picture, []).append((x, y))
    return [(a, b) for a, b in points.values()]


def broken_rules(pairs: Sequence[Pair], size: Point, row: int) -> int:
    """How many pairs share a line, plus how many lie in one half of the board."""
    return sum(in_common_line(pair, row) + in_one_half(pair, size) for pair in pairs)


def double_neighbours(pairs: Sequence[Pair]) -> int:
    """How many pairs of pictures are neighbours in two places; such boards look repetitive."""
    near = [
        (math.dist(p[0], q[i]), math.dist(p[1], q[1 - i]))
        for p, q in combinations(pairs, 2)
        for i in (0, 1)
    ]
    return sum(max(distances) < NEAR for distances in near)


def total(pairs: Sequence[Pair], size: Point, row: int) -> float:
    """The cost of the layout, which `lay_out` keeps low."""
    return sum(cost(pair, size, row) for pair in pairs) + double_neighbours(pairs)


def main() -> None:
    """Prints the layout, and on standard error how good it is."""
    data = tomllib.loads(sys.stdin.read())
    grid = [line.split() for line in data["layout"].strip().splitlines()]
    size, row = (len(grid[0]), len(grid)), data["row"]
    words = {cell_name(x, y): word for y, line in enumerate(grid) for x, word in enumerate(line)}
    free = {cell for cell, word in words.items() if word == FREE_CELL}
    layout = finish(lay_out(size, row, free, data["pictures"], random.Random(data["name"])))
    for line in layout:
        print(" ".join(f"{picture or FREE_CELL:10}" for picture in line).rstrip())
    pairs = pairs_of(layout)
    print(
        f"nearest pair {min(math.dist(*pair) for pair in pairs):.2f} cells apart,"
        f" rules broken: {broken_rules(pairs, size, row)},"
        f" pictures that are neighbours twice: {double_neighbours(pairs)}",
        file=sys.stderr,
    )


if __name__ == "__main__":
    main()
