"""Few games and wide bounds: whether a level still plays as it should.

The real figures are measured by `make bench-bots` and stand in `docs/opponents.md`.
"""

import random
from functools import partial

import pytest

from game.bots.contest import play, setup
from game.bots.levels import choose
from game.rules.state import Options, Win, new_game
from tests.rules.scenes import BIG, LITTLE

GAMES = 120


def share(edition: str, *levels: str) -> float:
    """The part of the games that the first level wins, alone or with its team."""
    rules = {"little-zoo": LITTLE, "big-zoo": BIG}[edition]
    seating = rules.seating(len(levels))
    assert seating is not None
    rng, won = random.Random(1), 0
    for game in range(GAMES):
        first = game % len(levels)
        seated = levels[-first:] + levels[:-first] if first else levels
        begun = setup(rules, seated, Options(seating.hand_size), game // 2 % len(levels), str(game))
        choosers = [partial(choose, level) for level in seated]
        _actions, state = play(new_game(rules, begun), choosers, rng)
        won += isinstance(state.outcome, Win) and first in state.outcome.seats
    return won / GAMES


@pytest.mark.parametrize(
    ("edition", "levels", "least", "most"),
    [
        ("little-zoo", ("fox", "random"), 0.78, 1.0),
        ("big-zoo", ("fox", "random"), 0.85, 1.0),
        ("little-zoo", ("cub", "random"), 0.48, 0.9),
        ("little-zoo", ("fox", "cub"), 0.55, 0.9),
        ("little-zoo", ("owl", "fox"), 0.45, 0.8),
        ("big-zoo", ("owl", "fox"), 0.42, 0.8),
    ],
)
def test_levels_are_about_as_strong_as_they_should_be(
    edition: str, levels: tuple[str, ...], least: float, most: float
) -> None:
    assert least < share(edition, *levels) < most
