"""How actions are written: specification, section 6."""

import pytest

from game.rules.action import (
    Action,
    Draw,
    Exchange,
    NotationError,
    Pass,
    Place,
    Remove,
    parse_action,
)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("fox@c4", Place("fox", "c4")),
        ("unicorn@a5", Place("unicorn", "a5")),
        ("polar_bear@l12", Place("polar_bear", "l12")),
        ("dragon-b3", Remove("dragon", "b3")),
        ("fox!", Exchange("fox")),
        ("draw 0", Draw(0)),
        ("draw 12", Draw(12)),
        ("pass", Pass()),
        ("pass!", Exchange("pass")),
        ("draw@a1", Place("draw", "a1")),
    ],
)
def test_a_text_and_its_action(text: str, action: Action) -> None:
    assert parse_action(text) == action
    assert str(action) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fox",
        "fox@",
        "@c4",
        "!",
        "Fox@c4",
        "fox@C4",
        "fox@c0",
        "fox@c04",
        "fox@4c",
        "fox@cc4",
        "fox @c4",
        " fox@c4",
        "fox@c4\n",
        "fox@c４",
        "füchsin@c4",
        "fox2@c4",
        "fox-c4!",
        "fox@c4 b2",
        "draw",
        "draw -1",
        "draw 01",
        "draw  1",
        "draw ١",
        "draw 1.0",
        "Pass",
        "pass\n",
    ],
)
def test_a_text_that_is_no_action(text: str) -> None:
    with pytest.raises(NotationError, match="is not an action; actions look like fox@c4"):
        parse_action(text)


def test_the_message_quotes_the_text_but_not_the_whole_of_a_long_one() -> None:
    with pytest.raises(NotationError, match="'Fox at c4' is not an action"):
        parse_action("Fox at c4")
    with pytest.raises(NotationError) as error:
        parse_action("?" * 100_000)
    assert len(str(error.value)) < 200


def test_a_seat_number_longer_than_python_reads() -> None:
    with pytest.raises(NotationError):
        parse_action("draw " + "9" * 5_000)
