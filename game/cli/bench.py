"""Measures the speed of random play: `python -m game bench`."""

import random
import sys
import time
from collections.abc import Iterator

from game.bots.full_game import setup
from game.rules.edition import Edition
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.rules.play import apply, legal_actions
from game.rules.state import Options, new_game

BENCH_SECONDS = 2.0
"""How long each number of seats is measured, in seconds of processor time."""


def bench() -> Iterator[str]:
    """Measures random play; one line for each edition and number of seats."""
    where = "in Pyodide" if sys.platform == "emscripten" else "native"
    for name in EDITION_NAMES:
        edition = load_edition(name)
        for seating in edition.seatings:
            speed = _plies_per_second(edition, seating.seats)
            yield f"{where}: {name}, {seating.seats} seats: {speed:,.0f} plies a second"


def _plies_per_second(edition: Edition, seats: int) -> float:
    """The speed of random play on one core; dealing and choosing are included."""
    rng = random.Random(seats)
    seating = edition.seating(seats)
    assert seating is not None
    levels, options = [""] * seats, Options(seating.hand_size)
    started, plies = time.process_time(), 0
    while (seconds := time.process_time() - started) < BENCH_SECONDS:
        dealer, seed = rng.randrange(seats), str(rng.random())
        state = new_game(edition, setup(edition, levels, options, dealer, seed))
        while state.outcome is None:
            state = apply(state, rng.choice(legal_actions(state)))
        plies += state.ply
    return plies / seconds
