"""Lays an edition's pictures out on its board: `python -m tools.layout < edition.toml`.

Reads an edition whose layout may hold anything in the cells that are not free, and prints a layout
in which the two cells of each picture lie far apart, in no common line, one in each half of the
board, left and right as well as top and bottom.
"""

import math
import random
import sys
import tomllib
from itertools import combinations

Cell = tuple[int, int]
Pair = tuple[Cell, Cell]

ATTEMPTS, STEPS = 30, 40_000


def in_common_line(pair: Pair, row: int) -> bool:
    """Whether some line of `row` cells holds both cells."""
    across, down = (abs(a - b) for a, b in zip(*pair, strict=True))
    return max(across, down) < row and (0 in (across, down) or across == down)


def in_one_half(pair: Pair, size: Cell) -> bool:
    """Whether both cells lie strictly on one side of a middle of the board."""
    return any((2 * a - n + 1) * (2 * b - n + 1) > 0 for a, b, n in zip(*pair, size, strict=True))


def badness(pair: Pair, size: Cell, row: int) -> float:
    """What a pair costs: nothing from 0.4 of the diagonal on, much where a wish is broken."""
    broken = in_common_line(pair, row) + in_one_half(pair, size)
    return 100 * broken + max(0.0, 0.4 * math.hypot(*size) - math.dist(*pair)) ** 2


def neighbours_twice(pairs: list[Pair]) -> int:
    """How many two pictures touch each other in two places, which makes a board look alike."""
    near = [
        (math.dist(p[0], q[i]), math.dist(p[1], q[1 - i]))
        for p, q in combinations(pairs, 2)
        for i in (0, 1)
    ]
    return sum(max(distances) < 1.5 for distances in near)


def anneal(cells: list[Cell], size: Cell, row: int, rng: random.Random) -> list[Pair]:
    """Pairs up an even number of cells by simulated annealing."""
    rng.shuffle(cells)
    pairs = list(zip(cells[::2], cells[1::2], strict=True))
    for step in range(STEPS):
        heat = 20 * (1 - step / STEPS) ** 2 + 1e-9
        i, j = rng.sample(range(len(pairs)), 2)
        (a, b), (c, d) = pairs[i], pairs[j]
        new = rng.choice([((a, c), (b, d)), ((a, d), (c, b))])
        change = sum(badness(p, size, row) for p in new)
        change -= badness(pairs[i], size, row) + badness(pairs[j], size, row)
        if change < 0 or rng.random() < math.exp(-change / heat):
            pairs[i], pairs[j] = new
    return pairs


def main() -> None:
    """Prints the layout, and on standard error how well it spreads."""
    data = tomllib.loads(sys.stdin.read())
    grid = [line.split() for line in data["layout"].strip().splitlines()]
    size, row = (len(grid[0]), len(grid)), data["row"]
    cells = [(x, y) for y, line in enumerate(grid) for x, word in enumerate(line) if word != "."]
    rng = random.Random(data["name"])
    tries = [anneal(cells.copy(), size, row, rng) for _ in range(ATTEMPTS)]
    pairs = min(tries, key=lambda p: sum(badness(q, size, row) for q in p) + neighbours_twice(p))
    for picture, pair in zip(rng.sample(data["pictures"], len(pairs)), pairs, strict=True):
        for x, y in pair:
            grid[y][x] = picture
    for line in grid:
        print(" ".join(f"{word:10}" for word in line).rstrip())
    broken = sum(in_common_line(p, row) + in_one_half(p, size) for p in pairs)
    nearest = min(math.dist(*p) for p in pairs)
    print(
        f"nearest pair {nearest:.2f} cells apart, wishes broken: {broken},"
        f" pictures that touch twice: {neighbours_twice(pairs)}",
        file=sys.stderr,
    )


if __name__ == "__main__":
    main()
