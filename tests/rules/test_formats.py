"""Records saved by any released version stay readable."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.rules import record as records
from game.rules.record import (
    FORMAT,
    MIGRATIONS,
    NewerRecordError,
    RecordError,
    parse_record,
    replay,
)

SAVES = sorted((Path(__file__).parent.parent / "saves").glob("*.json"))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_save_of_an_older_version_is_replayed(path: Path) -> None:
    text = path.read_text()
    data = json.loads(text)
    assert data["format"] == f"rowdy-zoo/{path.stem.partition('-')[0]}"
    *_before, last = replay(parse_record(text))
    plies = [
        action for action in data["actions"] if not action.startswith("draw") and "!" not in action
    ]
    assert last.ply == len(plies) > 0


def test_every_format_there_has_been_has_a_save() -> None:
    assert f"rowdy-zoo/{len(MIGRATIONS) + 1}" == FORMAT
    assert {path.stem.partition("-")[0] for path in SAVES} == {
        str(number + 1) for number in range(len(MIGRATIONS) + 1)
    }


def test_an_older_record_is_migrated_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def names_in_two_parts(data: dict[str, Any]) -> dict[str, Any]:
        return data | {"seats": [seat | {"name": f"{seat['name']}."} for seat in data["seats"]]}

    def another_seed(data: dict[str, Any]) -> dict[str, Any]:
        return data | {"seed": f"{data['seed']} after {data['seats'][0]['name']}"}

    monkeypatch.setattr(records, "MIGRATIONS", (names_in_two_parts, another_seed))
    data = json.loads(save())
    migrated = parse_record(json.dumps(data | {"format": "rowdy-zoo/1"}))
    assert (migrated.setup.seats[0].name, migrated.setup.seed) == ("Ada.", "first after Ada.")
    half = parse_record(json.dumps(data | {"format": "rowdy-zoo/2"}))
    assert half.setup.seed == "first after Ada"
    with pytest.raises(NewerRecordError):
        parse_record(json.dumps(data | {"format": "rowdy-zoo/4"}))


def test_a_format_that_never_was_is_not_newer() -> None:
    for name in ("rowdy-zoo/0", "rowdy-zoo/01", "rowdy-zoo", "rowdy-zoo/٣", "x/1"):
        with pytest.raises(RecordError) as error:
            parse_record(json.dumps(json.loads(save()) | {"format": name}))
        assert not isinstance(error.value, NewerRecordError)


def save() -> str:
    return next(path for path in SAVES if "with-fox" in path.stem).read_text()
