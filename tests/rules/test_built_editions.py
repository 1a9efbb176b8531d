"""Boards that people have built: their records hold the edition (specification, section 8)."""

import copy
import json
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.edition import Edition
from game.rules.edition_data import (
    EditionError,
    edition_data,
    edition_of,
    is_built,
)
from game.rules.edition_text import parse_edition
from game.rules.record import NewerRecordError, Record, RecordError, parse_record, replay, to_json
from tests.effort import often
from tests.rules.perft import FOLDER
from tests.rules.playing import play_checked
from tests.rules.random_editions import built_editions, edition_by
from tests.rules.random_games import game_by, shapes
from tests.rules.scenes import BIG, LITTLE, ROWS, SQUARE, setup_for

SQUARE_RECORD: dict[str, Any] = json.loads(to_json(Record(SQUARE, setup_for(SQUARE))))
LARGE = edition_by(random.Random(12))
chances = st.integers(0, 2**32 - 1)


@given(built_editions())
def test_an_edition_survives_its_data(edition: Edition) -> None:
    data = json.loads(json.dumps(edition_data(edition)))
    assert edition_of(data) == edition
    assert edition_data(edition_of(data)) == data


@pytest.mark.parametrize("edition", [LITTLE, BIG, SQUARE, ROWS], ids=lambda e: e.name)
def test_an_edition_of_a_file_survives_its_data(edition: Edition) -> None:
    again = edition_of(edition_data(edition))
    assert again == edition
    assert hash(again) == hash(edition)


@settings(max_examples=often(40), deadline=None)
@given(built_editions(), chances)
def test_every_ply_on_a_built_board_is_sound(edition: Edition, chance: int) -> None:
    rng = random.Random(chance)
    assert play_checked(game_by(rng.choice(tuple(shapes(edition))), rng)) > 0


def test_a_record_of_a_built_board_holds_the_edition() -> None:
    assert SQUARE_RECORD["format"] == "rowdy-zoo/2"
    assert SQUARE_RECORD["edition"] == edition_data(SQUARE)
    assert parse_record(json.dumps(SQUARE_RECORD)) == Record(SQUARE, setup_for(SQUARE))


@pytest.mark.parametrize("edition", [LITTLE, BIG], ids=lambda edition: edition.name)
def test_a_record_of_a_board_with_a_file_names_it(edition: Edition) -> None:
    data = json.loads(to_json(Record(edition, setup_for(edition))))
    assert (data["format"], data["edition"]) == ("rowdy-zoo/1", edition.name)
    whole = data | {"format": "rowdy-zoo/2", "edition": edition_data(edition)}
    assert parse_record(json.dumps(whole)) == Record(edition, setup_for(edition))


def test_a_built_board_may_bear_the_name_of_another() -> None:
    named = replace(SQUARE, name="little-zoo")
    turned = replace(LITTLE, layout=LITTLE.layout[::-1])
    for edition in (named, turned):
        record = Record(edition, setup_for(edition))
        data = json.loads(to_json(record))
        assert is_built(edition)
        assert (data["format"], data["edition"]["name"]) == ("rowdy-zoo/2", "little-zoo")
        assert parse_record(to_json(record)) == record


def test_two_boards_with_one_name_are_two_boards() -> None:
    assert replace(SQUARE, row=4) != SQUARE
    assert len({SQUARE, replace(SQUARE, row=4), edition_of(edition_data(SQUARE))}) == 2


def other(key: str, value: object) -> Callable[[dict[str, Any]], None]:
    """Changes that key of the edition."""

    def change(edition: dict[str, Any]) -> None:
        edition[key] = value

    return change


def long_layout(edition: dict[str, Any]) -> None:
    edition["layout"] = "ant " * 4_000


def sound(edition: dict[str, Any]) -> str:
    """The error of a record with this edition."""
    with pytest.raises(RecordError) as error:
        parse_record(json.dumps(SQUARE_RECORD | {"edition": edition}))
    assert not isinstance(error.value, NewerRecordError)
    return str(error.value)


HUGE = int("9" * 4_000)


GOOD = {"seats": 2, "hand_size": 3}
NO_TABLES: tuple[object, ...] = (None, "two", 2, [], True)
SECOND = "seatings, number 2: it is not a table"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (other("__proto__", {}), "the edition has the unknown key '__proto__'"),
        (other("constructor", 1), "the edition has the unknown key 'constructor'"),
        (other("x" * 100_000, 1), f"the edition has the unknown key '{'x' * 40}'"),
        (other("\ud800\n", 1), r"the edition has the unknown key '\\ud800\\n'"),
        (other("row", HUGE), "row is too large or too small, not from 3 to 6"),
        (other("row", -HUGE), "row is too large or too small, not from 3 to 6"),
        (other("row", 3.0), "row is not a whole number"),
        (other("row", True), "row is not a whole number"),
        (other("row", None), "row is not a whole number"),
        (other("row", [[[3]]]), "row is not a whole number"),
        (other("name", ""), "name has 0 characters"),
        (other("name", "z" * 100_000), "name has 100000 characters"),
        (other("name", "\ud800"), "name cannot be encoded as UTF-8"),
        (other("name", ["square-zoo"]), "name is not a string"),
        (other("layout", ["ant bee"]), "layout is not a string"),
        (other("layout", ""), "layout: its lines are not of one length"),
        (other("layout", " \n" * 9_000), "layout: its lines are not of one length"),
        (other("layout", "ant\x00bee"), r"layout has the card 'ant\\x00bee'"),
        (other("layout", "ant " * 200_000), "layout has 800000 characters, not at most 20000"),
        (other("layout", "x" * 9_000), f"layout has the card '{'x' * 40}'"),
        (other("layout", "\ud800"), r"layout has the card '\\ud800'"),
        (other("layout", "ant\u2028bee"), "layout has the card"),
        (other("layout", "ａnt"), "layout has the card"),
        (long_layout, "layout has 4000 columns and 1 lines"),
        (other("pictures", "ant"), "pictures is not a list"),
        (other("pictures", [{}]), "pictures lists something that is not a string"),
        (other("pictures", [["ant"]] * 9), "pictures lists something that is not a string"),
        (other("pictures", ["x" * 100_000] * 2), f"pictures lists '{'x' * 40}' twice"),
        (other("pictures", []), "layout: each picture stands on exactly two cells"),
        (other("colours", [True]), "colours lists something that is not a string"),
        (other("draw", [["auto"]]), "draw is neither"),
        (other("draw", []), "draw is neither"),
        (other("deck", []), "deck is not a table"),
        (other("deck", {}), "deck lacks the key 'picture_copies'"),
        (other("deck", {"picture_copies": HUGE}), "picture_copies is too large"),
        (other("deck", {"picture_copies": 2, "wild": None}), "wild is not a table"),
        (other("exchange_limit", None), "exchange_limit is not a whole number"),
        (other("seatings", {}), "seatings is not a list"),
        (other("seatings", []), "seatings: there is none"),
        *((other("seatings", [GOOD, bad]), SECOND) for bad in NO_TABLES),
        (other("seatings", [{"seats": "two", "hand_size": 3}]), "seatings, number 1: seats is not"),
        (other("seatings", [{"seats": 2, "hand_size": 3}] * 200), "the same number of seats"),
        (other("seatings", [{}] * 9_000), "seatings has 9000 items, not at most 200"),
        (
            other("seatings", [{"seats": 2, "hand_size": 3, "teams": HUGE}]),
            "teams: 2 seats do not form too large or too small teams",
        ),
    ],
)
def test_a_hostile_edition(change: Callable[[dict[str, Any]], None], why: str) -> None:
    edition = copy.deepcopy(SQUARE_RECORD["edition"])
    change(edition)
    assert why.replace("\\\\", "\\") in sound(edition)


def test_a_set_up_that_the_built_board_does_not_allow() -> None:
    with pytest.raises(RecordError, match="square-zoo has no game for 3 seats, only for 2, 4"):
        parse_record(json.dumps(SQUARE_RECORD | {"seats": SQUARE_RECORD["seats"][:1] * 3}))


NASTY = [
    None,
    True,
    0,
    -1,
    2.5,
    1e308,
    HUGE,
    "",
    "\x00",
    "\ud800",
    "__proto__",
    "x" * 5_000,
    [],
    {},
    [[]],
    {"__proto__": {}},
    json.loads("[" * 100 + "]" * 100),
]


@settings(max_examples=often(300), deadline=None)
@given(built_editions(), chances)
def test_a_damaged_record_is_read_or_refused_with_a_sentence(edition: Edition, chance: int) -> None:
    rng = random.Random(chance)
    shape = rng.choice(tuple(shapes(edition)))
    data = json.loads(to_json(Record(edition, game_by(shape, rng).setup)))
    for _ in range(rng.randint(1, 3)):
        damage(data, rng)
    text = json.dumps(data)
    try:
        record = parse_record(text)
    except RecordError as error:
        assert str(error).startswith(("the record", "options", "seat", "action"))
    else:
        assert parse_record(to_json(record)) == record
        assert next(replay(record)).edition == record.edition


@given(built_editions(), chances)
def test_a_record_with_other_characters_is_read_or_refused(edition: Edition, chance: int) -> None:
    rng = random.Random(chance)
    text = list(to_json(Record(edition, game_by(next(shapes(edition)), rng).setup)))
    for _ in range(rng.randint(1, 5)):
        text[rng.randrange(len(text))] = rng.choice('{}[]",:0a \\\x00\n\ud800')
    with suppress(RecordError):
        parse_record("".join(text))


def damage(data: dict[str, Any], rng: random.Random) -> None:
    """Puts another value into a place of the data, or removes or copies it."""
    holder, key = rng.choice(list(places(data)))
    nasty = copy.deepcopy(rng.choice(NASTY))
    match rng.randrange(4):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, dict):
            holder[rng.choice(["__proto__", "rows", "x", "\ud800"])] = nasty
        case 1 | 2:
            holder[key] = nasty
        case _:
            twin, twin_key = rng.choice(list(places(data)))
            holder[key] = copy.deepcopy(twin[twin_key])


def places(data: Any) -> Iterator[tuple[Any, Any]]:  # noqa: ANN401 - JSON
    """Every list and object of the data with each of its keys."""
    keys = range(len(data)) if isinstance(data, list) else list(data)
    for key in keys:
        yield data, key
        if isinstance(data[key], list | dict):
            yield from places(data[key])


def test_the_largest_record_is_read() -> None:
    """A board of 144 cells with the longest names, and the longest words in every action."""
    pictures = [f"{'x' * 38}{a}{b}" for a in "abcdefgh" for b in "abcdefghi"]
    words = pictures * 2
    layout = "\n".join(" ".join(words[i : i + 12]) for i in range(0, 144, 12))
    data = edition_data(BIG) | {"pictures": pictures, "layout": layout, "name": "\U0001f981" * 40}
    edition = edition_of(data)
    record = Record(edition, setup_for(edition, 6))
    assert len(to_json(record)) < 12_000
    assert parse_record(to_json(record)) == record


@pytest.mark.parametrize(
    ("number", "why"), [("9" * 5_000, "is not TOML"), ("0x" + "f" * 5_000, "row is too large")]
)
def test_a_number_with_too_many_digits_in_toml(number: str, why: str) -> None:
    text = (FOLDER / "square_zoo.toml").read_text(encoding="utf-8")
    with pytest.raises(EditionError, match=why):
        parse_edition(text.replace("row = 3", f"row = {number}"))
