"""The counts of action sequences from a few positions of a tiny edition."""

from typing import Any

import pytest

from tests.rules.perft import by_first_action, count, positions, state_of


@pytest.mark.parametrize("position", positions(), ids=lambda position: str(position["about"]))
def test_the_number_of_action_sequences(position: dict[str, Any]) -> None:
    state, expected = state_of(position), position["counts"]
    # Compare the dictionary first: its difference names the action after which a count is wrong.
    assert by_first_action(state, len(expected)) == position["by_first_action"]
    assert [count(state, depth) for depth in range(1, len(expected))] == expected[:-1]
    assert sum(position["by_first_action"].values()) == expected[-1]
