"""Random games of every set-up; every ply is checked."""

import sys
from itertools import cycle

import pytest
from hypothesis import given, settings

from game.rules.edition import Edition
from tests.effort import often
from tests.rules.playing import play_checked
from tests.rules.random_games import Game, Shape, games_of, shapes
from tests.rules.scenes import EDITIONS

GROUPS = [(edition, seating.seats) for edition in EDITIONS for seating in edition.seatings]
IN_PYODIDE = sys.platform == "emscripten"
PLIES, GAMES = 3_000 if IN_PYODIDE else often(20_000), 2
"""The number of plies in all, and of games that hypothesis draws of a set-up at a time. Natively
every set-up is played, in Pyodide some of them."""

PLIES_PER_GROUP = -(-PLIES // len(GROUPS))


@pytest.mark.parametrize(
    ("edition", "seats"), GROUPS, ids=[f"{edition.name}-{seats}" for edition, seats in GROUPS]
)
def test_every_ply_of_every_set_up_is_sound(edition: Edition, seats: int) -> None:
    group = [shape for shape in shapes(edition) if shape.seats == seats]
    plies, rounds = 0, 0
    for shape in cycle(group):
        plies, rounds = plies + fuzz(shape), rounds + 1
        if plies >= PLIES_PER_GROUP and (IN_PYODIDE or rounds >= len(group)):
            break
    print(f"{plies:,} plies of {edition.name} for {seats} seats, {len(group)} set-ups")


def fuzz(shape: Shape) -> int:
    """Plays games of this shape that hypothesis draws; the number of plies."""
    plies = 0

    @settings(max_examples=GAMES, database=None)
    @given(games_of(shape))
    def play(game: Game) -> None:
        nonlocal plies
        plies += play_checked(game)

    play()
    return plies


def test_no_set_up_is_left_out() -> None:
    numbers = {edition.name: len(list(shapes(edition))) for edition in EDITIONS}
    assert numbers == {"little-zoo": 54, "big-zoo": 260, "square-zoo": 56, "rows-zoo": 164}
