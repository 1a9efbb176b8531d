"""A quick check that each level is about as strong as expected, and stronger than the next.

`make bench-bots` measures the exact figures; `docs/measurements.md` lists them.
"""

import random
from functools import partial

import pytest

from game.bots.full_game import play, setup
from game.bots.levels import choose
from game.rules.state import Options, Win, new_game
from tests.effort import SOAKING, often
from tests.rules.scenes import BIG, GRAND, LITTLE

MARGIN = 0 if SOAKING else 0.05
"""How far a share may be off by chance, because `make test` plays few games."""


def share(edition: str, games: int, *levels: str) -> float:
    """The share of the games that the first level wins, alone or with its team."""
    games = often(games // 3)
    rules = {"little-zoo": LITTLE, "big-zoo": BIG, "grand-zoo": GRAND}[edition]
    seating = rules.seating(len(levels))
    assert seating is not None
    rng, won = random.Random(1), 0
    for game in range(games):
        first = game % len(levels)
        seated = levels[-first:] + levels[:-first] if first else levels
        begun = setup(rules, seated, Options(seating.hand_size), game // 2 % len(levels), str(game))
        choosers = [partial(choose, level) for level in seated]
        _actions, state = play(new_game(rules, begun), choosers, rng)
        won += isinstance(state.outcome, Win) and first in state.outcome.seats
    return won / games


@pytest.mark.parametrize(
    ("edition", "levels", "games", "least", "most"),
    [
        ("little-zoo", ("fox", "random"), 200, 0.86, 1.0),
        ("big-zoo", ("fox", "random"), 120, 0.88, 1.0),
        ("little-zoo", ("cub", "random"), 300, 0.6, 0.9),
        ("little-zoo", ("fox", "cub"), 300, 0.66, 0.84),
        ("little-zoo", ("owl", "fox"), 600, 0.55, 0.75),
        ("little-zoo", ("owl", "fox", "fox"), 400, 0.41, 0.6),
        ("little-zoo", ("owl", "fox", "fox", "fox"), 60, 0.29, 0.6),
        ("big-zoo", ("owl", "fox"), 300, 0.54, 0.75),
        ("big-zoo", ("owl", "fox", "owl", "fox"), 300, 0.53, 0.75),
        ("grand-zoo", ("fox", "cub"), 120, 0.8, 1.0),
        ("grand-zoo", ("owl", "fox"), 240, 0.54, 0.75),
        ("grand-zoo", ("owl", "fox", "fox"), 150, 0.45, 0.75),
    ],
)
def test_levels_are_about_as_strong_as_they_should_be(
    edition: str, levels: tuple[str, ...], games: int, least: float, most: float
) -> None:
    assert least - MARGIN < share(edition, games, *levels) < most + MARGIN
