"""Training makes weights from nothing but a seed."""

import pytest

from game.bots.features import NAMES
from tools import train
from tools.train import Note, Plan, traced

SMALL = Plan("little-zoo", 3, powers=True, rounds=3, games=25, foxes=0.5)
ZERO = (0.0,) * len(NAMES)


def test_the_same_seed_gives_the_same_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(train.PLANS, "small", SMALL)
    weights = train.train("small", "7")
    assert len(weights) == len(NAMES)
    assert any(weights)
    assert train.train("small", "7") == weights
    assert train.train("small", "8") != weights


def test_what_came_later_counts_for_what_was_before_unless_it_was_by_chance() -> None:
    surely = [1.0] + [0.0] * (len(NAMES) - 1)
    good = (20.0, *ZERO[1:])
    steady = [Note(ZERO, ZERO, by_chance=False), Note(good, good, by_chance=False)]
    blunder = [Note(ZERO, ZERO, by_chance=False), Note(ZERO, good, by_chance=True)]
    assert traced(steady, surely, 0.0) == pytest.approx([1 - train.TRACE, 0.0])
    assert traced(blunder, surely, 0.0) == pytest.approx([1.0, 0.0])
