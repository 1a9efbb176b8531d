"""The reader of JSON from outside: it reads JSON like `json`, and no text harms it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.rules.json_text import (
    MAX_CHARACTERS,
    MAX_DEPTH,
    UnreadableError,
    depth,
    parse_json,
    parse_object,
)

GAME = Path(__file__).parent.parent.parent / "game"

texts = st.text() | st.text('[]{}"\\u\n', max_size=20)
"""Texts with lone surrogates, and with many of the characters that matter for nesting."""

values: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=12,
)
json_texts = st.builds(
    json.dumps, values, ensure_ascii=st.booleans(), indent=st.sampled_from([None, 0, 2])
)
damaged_texts = st.builds(
    lambda text, start, end, more: text[:start] + more + text[end:],
    json_texts,
    st.integers(0, 40),
    st.integers(0, 40),
    texts,
)


def nested(times: int, *, inside: str = "", opening: str = "[", closing: str = "]") -> str:
    return opening * times + inside + closing * times


def true_depth(value: object) -> int:
    inside = (
        list(value.values())
        if isinstance(value, dict)
        else value
        if isinstance(value, list)
        else None
    )
    return 0 if inside is None else 1 + max(map(true_depth, inside), default=0)


def reason(text: str) -> str:
    with pytest.raises(UnreadableError) as error:
        parse_json(text)
    return str(error.value)


@given(json_texts)
def test_json_is_read_as_json_reads_it(text: str) -> None:
    assert parse_json(text) == json.loads(text)


@given(json_texts)
def test_the_depth_is_that_of_the_value(text: str) -> None:
    assert depth(text) == true_depth(json.loads(text))


@given(texts | json_texts | damaged_texts)
@example("\ud800")
@example('"\\')
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        value = parse_json(text)
    except UnreadableError as error:
        assert str(error)
    else:
        assert depth(text) == true_depth(value)


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}"), ('[{"[":', "}]")])
def test_nesting_is_read_up_to_the_limit(opening: str, closing: str) -> None:
    times = MAX_DEPTH // (opening.count("[{") + 1)
    text = nested(times, inside="1", opening=opening, closing=closing)
    assert parse_json(text) == json.loads(text)
    assert json.loads(json.dumps(parse_json(text))) == json.loads(text)
    assert reason(f"[{text}]") == "nested too deeply"


@pytest.mark.parametrize(
    "text",
    [
        "[" * 900_000,
        '{"":' * 200_000,
        '"' + "]" * 9_500 + '"' + "[" * 9_500,
        '["' + "]" * 9_500 + '",' + "[" * 9_500,
        '["\\"' + "]" * 9_500 + '\\\\",' + "[" * 9_500,
        '{"' + "}" * 9_500 + '":' + '{"":' * 9_500,
        "]" * 9_500 + "[" * 9_500,
    ],
)
def test_deep_texts_are_refused(text: str) -> None:
    assert re.match("nested too deeply|not JSON", reason(text))


@pytest.mark.parametrize(
    "text",
    [
        '{"a": [' + "{}," * 60_000 + "{}]}",
        "{" + '"a":1,' * 160_000 + '"a":1}',
        "[" + "[]," * 40_000 + "[]]",
    ],
)
def test_texts_with_more_values_than_a_game_are_refused_unread(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(json, "loads", lambda *_texts, **_named: pytest.fail("it was read"))
    assert reason(text) == "too full: it has more values than any game"


@pytest.mark.parametrize("sign", ["[", "]", "{", "}", "[{", "]}", '\\"[', "\\\\", "\\\\[\\u0022{"])
def test_brackets_in_strings_do_not_count(sign: str) -> None:
    text = f'{{"{sign * 5_000}": ["{sign * 5_000}"]}}'
    assert parse_json(text) == json.loads(text)
    assert depth(text) == 2


@pytest.mark.parametrize(
    "text",
    [
        '"' * 999_999,
        '"' + "\\" * 999_999,
        '"' + "\\" * 999_998,
        '"' + '\\"' * 499_999,
        '"' + "[" * 999_999,
        '"[' * 499_999,
        '["",' * 249_999,
        "[]" * 499_999,
        "{" * 300 + "\\" * 999_000,
        " " * 999_999,
        "9" * 999_999,
        "-" * 999_999,
        "0." + "9" * 999_000 + "[" * 300 + "x",
    ],
    ids=lambda text: f"{text[:6]}...{text[-1]}",
)
def test_a_hostile_text_is_refused_in_linear_time(text: str) -> None:
    assert reason(text)  # in quadratic time this would take hours


def test_a_text_that_is_too_long_is_not_parsed() -> None:
    assert parse_json(" " * (MAX_CHARACTERS - 2) + "[]") == []
    assert reason(" " * (MAX_CHARACTERS - 1) + "[]") == "longer than 1000000 characters"


@pytest.mark.parametrize("text", ["NaN", "Infinity", '{"a": [-Infinity]}', "1e999", "-1e400"])
def test_numbers_are_finite(text: str) -> None:
    assert reason(text).startswith("not JSON: ")


def test_a_number_with_too_many_digits_for_python_is_refused() -> None:
    assert parse_json("9" * 4_000) == int("9" * 4_000)
    assert reason("9" * 5_000).startswith("not JSON: ")


def test_lone_surrogates_are_read_and_written_again() -> None:
    for text in ('"\\ud800"', '"\ud800"'):
        assert json.loads(json.dumps(parse_json(text))) == "\ud800"


def test_of_equal_keys_the_last_one_counts() -> None:
    assert parse_json('{"a": 1, "a": 2}') == {"a": 2}


@pytest.mark.parametrize("text", ["[]", "null", "3", '"{}"', "true"])
def test_another_value_is_no_object(text: str) -> None:
    with pytest.raises(UnreadableError, match="not an object"):
        parse_object(text)
    assert parse_object('{"a": []}') == {"a": []}


def test_nothing_else_in_the_game_parses_json() -> None:
    parsing = re.compile(r"json\.loads?\b|JSONDecoder|from json import")
    files = {path for path in GAME.rglob("*.py") if parsing.search(path.read_text("utf-8"))}
    assert files == {GAME / "rules" / "json_text.py"}
