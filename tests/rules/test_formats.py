"""Records saved by any released version stay readable."""

import json
from pathlib import Path

import pytest

from game.rules.record import (
    FORMATS,
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


def test_every_format_has_a_save() -> None:
    numbers = dict.fromkeys(path.stem.partition("-")[0] for path in SAVES)
    assert tuple(f"rowdy-zoo/{number}" for number in numbers) == FORMATS


@pytest.mark.parametrize("number", [len(FORMATS) + 1, 9999])
def test_a_newer_format_is_recognised(number: int) -> None:
    with pytest.raises(NewerRecordError, match="a newer version of the game reads it"):
        parse_record(json.dumps(json.loads(save()) | {"format": f"rowdy-zoo/{number}"}))


def test_a_format_that_never_was_is_not_newer() -> None:
    for name in ("rowdy-zoo/0", "rowdy-zoo/01", "rowdy-zoo", "rowdy-zoo/٣", "x/1"):
        with pytest.raises(RecordError) as error:
            parse_record(json.dumps(json.loads(save()) | {"format": name}))
        assert not isinstance(error.value, NewerRecordError)


def save() -> str:
    return next(path for path in SAVES if "with-fox" in path.stem).read_text()
