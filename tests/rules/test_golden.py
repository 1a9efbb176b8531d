"""Recorded games replay to the expected states, which were checked by eye."""

import json
from pathlib import Path

import pytest

from game.rules.record import outcome_data, parse_record, replay
from tests.rules.golden.make import FOLDER, digest, in_full, in_short, printed_states, records


@pytest.mark.parametrize("record", records(), ids=lambda record: record.stem)
def test_a_recorded_game_replays_to_the_same_states(record: Path) -> None:
    lines = printed_states(record)
    if not in_full(record).exists():
        assert digest(lines) == json.loads(in_short(record).read_text(encoding="utf-8"))
        return
    expected = in_full(record).read_text(encoding="utf-8").splitlines()
    for number, (line, state) in enumerate(zip(lines, expected, strict=True)):
        assert json.loads(line) == json.loads(state), f"the state after {number} actions"


def test_the_recorded_games_end_in_every_way() -> None:
    games = [list(replay(parse_record(path.read_text(encoding="utf-8")))) for path in records()]
    last = [outcome_data(states[-1]) for states in games]
    assert {outcome["draw"] for outcome in last if outcome and "draw" in outcome} == {
        "full",
        "passes",
        "limit",
    }
    assert any(outcome and len(outcome.get("seats", ())) > 1 for outcome in last)
    assert None in last


def test_the_folder_holds_no_other_files() -> None:
    expected = {path for record in records() for path in (in_full(record), in_short(record))}
    assert {*FOLDER.glob("*.json*")} <= {*records(), *expected}
