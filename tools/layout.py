"""Lays out an edition's pictures on its board: `python -m tools.layout < edition.toml`.

Reads an edition from standard input and prints a layout. The cells of the input that are not free
may hold any word. In the layout the two cells of a picture lie far apart and share no line; one
is in the left half and one in the right, one in the top half and one in the bottom.
"""

import math
import random
import sys
import tomllib
from itertools import combinations

Cell = tuple[int, int]
Pair = tuple[Cell, Cell]

ATTEMPTS, ANNEALING_STEPS = 30, 40_000


def in_common_line(pair: Pair, row: int) -> bool:
    """Whether one line of `row` cells contains both cells."""
    across, down = (abs(a - b) for a, b in zip(*pair, strict=True))
    return max(across, down) < row and (0 in (across, down) or across == down)


def in_one_half(pair: Pair, size: Cell) -> bool:
    """Whether both cells lie strictly on the same side of the board's middle, in a direction."""
    return any((2 * a - n + 1) * (2 * b - n + 1) > 0 for a, b, n in zip(*pair, size, strict=True))


def cost(pair: Pair, size: Cell, row: int) -> float:
    """The cost of a pair: 100 for each broken rule, plus a term for cells that lie too near.

    Cells at 0.4 of the board's diagonal or farther apart are not too near.
    """
    broken = in_common_line(pair, row) + in_one_half(pair, size)
    return 100 * broken + max(0.0, 0.4 * math.hypot(*size) - math.dist(*pair)) ** 2


def double_neighbours(pairs: list[Pair]) -> int:
    """How many pairs of pictures are neighbours in two places; such boards look repetitive."""
    near = [
        (math.dist(p[0], q[i]), math.dist(p[1], q[1 - i]))
        for p, q in combinations(pairs, 2)
        for i in (0, 1)
    ]
    return sum(max(distances) < 1.5 for distances in near)


def anneal(cells: list[Cell], size: Cell, row: int, rng: random.Random) -> list[Pair]:
    """Pairs up an even number of cells at low cost, by simulated annealing; shuffles `cells`."""
    rng.shuffle(cells)
    pairs = list(zip(cells[::2], cells[1::2], strict=True))
    for step in range(ANNEALING_STEPS):
        heat = 20 * (1 - step / ANNEALING_STEPS) ** 2 + 1e-9
        i, j = rng.sample(range(len(pairs)), 2)
        (a, b), (c, d) = pairs[i], pairs[j]
        new = rng.choice([((a, c), (b, d)), ((a, d), (c, b))])
        change = sum(cost(p, size, row) for p in new)
        change -= cost(pairs[i], size, row) + cost(pairs[j], size, row)
        if change < 0 or rng.random() < math.exp(-change / heat):
            pairs[i], pairs[j] = new
    return pairs


def main() -> None:
    """Prints the layout, and on standard error how good it is."""
    data = tomllib.loads(sys.stdin.read())
    grid = [line.split() for line in data["layout"].strip().splitlines()]
    size, row = (len(grid[0]), len(grid)), data["row"]
    cells = [(x, y) for y, line in enumerate(grid) for x, word in enumerate(line) if word != "."]
    rng = random.Random(data["name"])
    tries = [anneal(cells.copy(), size, row, rng) for _ in range(ATTEMPTS)]
    pairs = min(tries, key=lambda p: sum(cost(q, size, row) for q in p) + double_neighbours(p))
    for picture, pair in zip(rng.sample(data["pictures"], len(pairs)), pairs, strict=True):
        for x, y in pair:
            grid[y][x] = picture
    for line in grid:
        print(" ".join(f"{word:10}" for word in line).rstrip())
    broken = sum(in_common_line(p, row) + in_one_half(p, size) for p in pairs)
    nearest = min(math.dist(*p) for p in pairs)
    print(
        f"nearest pair {nearest:.2f} cells apart, rules broken: {broken},"
        f" pictures that are neighbours twice: {double_neighbours(pairs)}",
        file=sys.stderr,
    )


if __name__ == "__main__":
    main()
