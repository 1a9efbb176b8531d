"""Plays random games and checks every ply: `python -m tools.bench.soak [PLIES] [SEED]`.

Every set-up is played in turn, and between them boards that somebody might have built, on all
processors. The same seed plays the same games.
"""

import os
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice

from tests.rules.playing import play_checked
from tests.rules.random_editions import edition_by
from tests.rules.random_games import Shape, game_by, shapes
from tests.rules.scenes import EDITIONS

DEFAULT_PLIES = 10_000_000
SHAPES = [shape for edition in EDITIONS for shape in shapes(edition)]

BUILT_BOARDS = 200
"""The number of built boards in a round; each is another one, with one set-up."""


def play_round(seed: str) -> tuple[int, int]:
    """Plays one game of every set-up and of each built board; the number of games and of plies."""
    rng = random.Random(seed)
    built = [built_shape(rng) for _board in range(BUILT_BOARDS)]
    plies = 0
    for shape in (*SHAPES, *built):
        game = game_by(shape, rng)
        try:
            plies += play_checked(game)
        except Exception as error:
            error.add_note(f"in round {seed} of the soak, {game}")
            raise
    return len(SHAPES) + len(built), plies


def built_shape(rng: random.Random) -> Shape:
    """A random set-up of a random built board."""
    return rng.choice(tuple(shapes(edition_by(rng))))


def rounds(seed: str, workers: int) -> Iterator[tuple[int, int]]:
    """The numbers of games and plies of each round, without end; `workers` rounds run at a time."""
    seeds = (f"{seed}/{number}" for number in count())
    with ProcessPoolExecutor(workers) as pool:
        try:
            while True:
                yield from pool.map(play_round, islice(seeds, 8 * workers))
        finally:
            pool.shutdown(cancel_futures=True)


def main() -> None:
    """Plays until PLIES are reached; prints progress on standard error and a summary at the end."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT_PLIES
    seed = sys.argv[2] if len(sys.argv) > 2 else f"{random.SystemRandom().getrandbits(32)}"
    workers = os.cpu_count() or 1
    print(f"seed {seed}", file=sys.stderr, flush=True)
    begun, games, plies = time.monotonic(), 0, 0
    for more_games, more_plies in rounds(seed, workers):
        games, plies = games + more_games, plies + more_plies
        seconds = time.monotonic() - begun
        print(f"\r{plies:,} plies, {plies / seconds:,.0f} a second", end="", file=sys.stderr)
        if plies >= wanted:
            break
    print(file=sys.stderr)
    rounds_played = games // (len(SHAPES) + BUILT_BOARDS)
    boards = f"{len(SHAPES)} set-ups and {rounds_played * BUILT_BOARDS:,} built boards"
    print(f"{plies:,} plies of {games:,} games, {boards}, seed {seed}: all sound")
    print(f"{seconds:,.0f} seconds with {workers} processes, Python {sys.version.split()[0]}")


if __name__ == "__main__":
    main()
