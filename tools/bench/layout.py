"""Measures how fast and how good layouts are, for `docs/measurements.md`.

`python -m tools.bench.layout` measures natively, and `node tools/runtime/pyodide.mjs -m
tools.bench.layout` in Pyodide. A line gives medians over SEEDS layouts: the processor's seconds,
the total that `lay_out` keeps low, the double neighbours, broken rules and the distance of the
nearest pair. The longest piece of work is the longest of all layouts.
"""

import math
import random
import sys
import time
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import pairwise
from statistics import median

from game.rules.edition import Cell
from game.ui.boards.layout import Layout, Point, lay_out
from tools.site.layout import broken_rules, double_neighbours, pairs_of, total

if sys.platform == "emscripten":
    import js

SEEDS = 5

PICTURES = [f"picture_{number}" for number in range(72)]

BOARDS: tuple[tuple[Point, int, tuple[Cell, ...]], ...] = (
    ((4, 4), 3, ()),
    ((5, 5), 4, ("c3",)),
    ((7, 6), 4, ("a1", "g1", "a6", "g6")),
    ((6, 7), 4, ()),
    ((8, 8), 6, ()),
    ((12, 4), 4, ()),
    ((8, 8), 4, tuple(f"{column}{row}" for column in "abc" for row in range(1, 5))),
    ((7, 12), 5, ()),
    ((10, 10), 5, ("a1", "j1", "a10", "j10")),
    ((12, 12), 5, ()),
    ((12, 12), 5, ("a1", "l1", "a12", "l12")),
    ((12, 12), 5, ("d4", "i4", "d9", "i9", "f1", "g12")),
)
"""Size, length of a line, and free cells."""

HEADINGS = (
    "board",
    "line",
    "free cells",
    "seconds",
    "total",
    "double neighbours",
    "rules broken",
    "nearest pair",
    "longest piece, ms",
)


@dataclass(frozen=True, slots=True)
class Made:
    """A layout, and the processor's seconds for each piece of the work."""

    layout: Layout
    pieces: tuple[float, ...]


def main() -> None:
    """Prints a table."""
    print(f"| {' | '.join(HEADINGS)} |\n|---|{'---:|' * (len(HEADINGS) - 1)}", flush=True)
    for size, row, free in BOARDS:
        made = [make(size, row, free, seed) for seed in range(SEEDS)]
        board = f"{size[0]} × {size[1]}", str(row), str(len(free))
        print(f"| {' | '.join([*board, *figures(made, size, row)])} |", flush=True)


def make(size: Point, row: int, free: Collection[Cell], seed: int) -> Made:
    """Lays out one board."""
    work = lay_out(size, row, free, PICTURES, random.Random(seed))
    times = [processor_time()]
    while True:
        try:
            next(work)
        except StopIteration as done:
            return Made(done.value, tuple(after - before for before, after in pairwise(times)))
        times.append(processor_time())


def processor_time() -> float:
    """The seconds that the processor has worked for this program.

    Pyodide's own `time.process_time` also counts the time of other programs.
    """
    if sys.platform == "emscripten":
        used = js.process.cpuUsage()
        return float(used.user + used.system) / 1e6
    return time.process_time()


def figures(made: list[Made], size: Point, row: int) -> Iterator[str]:
    """The figures of a line."""
    layouts = [pairs_of(one.layout) for one in made]
    yield f"{median(sum(one.pieces) for one in made):.2f}"
    yield f"{median(total(pairs, size, row) for pairs in layouts):.2f}"
    yield f"{median(map(double_neighbours, layouts)):.0f}"
    yield f"{median(broken_rules(pairs, size, row) for pairs in layouts):.0f}"
    yield f"{median(min(math.dist(*pair) for pair in pairs) for pairs in layouts):.2f}"
    yield f"{1000 * max(max(one.pieces) for one in made):.1f}"


if __name__ == "__main__":
    main()
