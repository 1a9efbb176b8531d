"""Training: the weights follow from the seed alone, and the targets of TD learning."""

import pytest

from game.bots.setting import LAST_ROW
from tools import train
from tools.train import NAMES, Note, Plan, Position, td_targets

SMALL = Plan("little-zoo", 3, powers=True, rounds=3, games=25, foxes=0.5)
ZERO = Position(LAST_ROW, (0.0,) * len(NAMES))


def test_the_same_seed_gives_the_same_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(train.PLANS, "small", SMALL)
    weights = train.train("small", "7")
    assert len(weights[LAST_ROW]) == len(NAMES)
    assert any(weights[LAST_ROW])
    assert train.train("small", "7") == weights
    assert train.train("small", "8") != weights


def test_later_positions_change_earlier_targets_unless_a_random_play_came_between() -> None:
    sure_win = {LAST_ROW: [1.0] + [0.0] * (len(NAMES) - 1)}
    good = Position(LAST_ROW, (20.0, *ZERO.features[1:]))
    steady = [Note(ZERO, ZERO, is_random=False), Note(good, good, is_random=False)]
    blunder = [Note(ZERO, ZERO, is_random=False), Note(ZERO, good, is_random=True)]
    assert td_targets(steady, sure_win, 0.0) == pytest.approx([1 - train.TRACE_DECAY, 0.0])
    assert td_targets(blunder, sure_win, 0.0) == pytest.approx([1.0, 0.0])
