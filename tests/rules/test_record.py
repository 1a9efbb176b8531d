"""Valid and invalid records: specification, section 7."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from game.rules.action import Place
from game.rules.edition import DrawMode
from game.rules.edition_data import edition_data, load_edition
from game.rules.record import Record, RecordError, outcome_data, parse_record, replay, to_json
from game.rules.state import Drawn, DrawReason, Options, Seat, Setup, Win
from tests.rules.scenes import SQUARE, deal, legal, setup_for

GOOD: dict[str, Any] = {
    "format": "rowdy-zoo/1",
    "edition": "little-zoo",
    "options": {"hand_size": 3, "power_cards": True, "draw": "auto"},
    "seats": [{"name": "Ada", "colour": "red"}, {"name": "Bo", "colour": "blue"}],
    "dealer": 1,
    "seed": "7f3a",
    "actions": [],
}


def test_a_good_record() -> None:
    record = parse_record(json.dumps(GOOD | {"actions": ["fox@c4"]}))
    options = Options(hand_size=3, power_cards=True, draw=DrawMode.AUTO)
    setup = Setup(options, (Seat("Ada", "red"), Seat("Bo", "blue")), dealer=1, seed="7f3a")
    assert record == Record(load_edition("little-zoo"), setup, (Place("fox", "c4"),))


def test_a_record_is_written_as_it_was_read() -> None:
    assert json.loads(to_json(parse_record(json.dumps(GOOD)))) == GOOD


def test_further_keys_are_ignored() -> None:
    seats = [{"name": "Ada", "colour": "red", "plays": "bot"}, GOOD["seats"][1]]
    record = parse_record(json.dumps(GOOD | {"seats": seats, "saved": [1, None, {}]}))
    assert record == parse_record(json.dumps(GOOD))


@pytest.mark.parametrize("key", GOOD)
def test_every_key_is_required(key: str) -> None:
    data = {other: value for other, value in GOOD.items() if other != key}
    assert complaint(data) == f"the record lacks the key '{key}'"


@pytest.mark.parametrize("key", GOOD["options"])
def test_every_option_is_required(key: str) -> None:
    options = {other: value for other, value in GOOD["options"].items() if other != key}
    assert complaint(GOOD | {"options": options}) == f"options lacks the key '{key}'"


@pytest.mark.parametrize("key", ["name", "colour"])
def test_every_key_of_a_seat_is_required(key: str) -> None:
    second = {other: value for other, value in GOOD["seats"][1].items() if other != key}
    data = GOOD | {"seats": [GOOD["seats"][0], second]}
    assert complaint(data) == f"seat 1 lacks the key '{key}'"


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"format": "rowdy-zoo/3"}, "'rowdy-zoo/3', not 'rowdy-zoo/1' or 'rowdy-zoo/2'"),
        ({"format": "rowdy-zoo/2"}, "'edition' is not an object"),
        ({"format": 1}, "'format' is not a string"),
        ({"edition": "moon-zoo"}, "there is no edition 'moon-zoo'"),
        ({"edition": "../editions/little-zoo"}, "there is no edition"),
        ({"edition": "little_zoo"}, "there is no edition 'little_zoo'"),
        ({"edition": ["little-zoo"]}, "'edition' is not a string"),
        ({"edition": edition_data(SQUARE)}, "'edition' is not a string"),
        ({"options": []}, "'options' is not an object"),
        ({"seats": {}}, "'seats' is not a list"),
        ({"seats": []}, "no game for 0 seats"),
        ({"seats": ["Ada", "Bo"]}, "seat 0 is not an object"),
        ({"dealer": True}, "'dealer' is not a whole number"),
        ({"dealer": 1.0}, "'dealer' is not a whole number"),
        ({"dealer": "1"}, "'dealer' is not a whole number"),
        ({"dealer": None}, "'dealer' is not a whole number"),
        ({"dealer": 2}, "dealer is 2, not a seat from 0 to 1"),
        ({"dealer": -1}, "dealer is -1, not a seat from 0 to 1"),
        ({"seed": 7}, "'seed' is not a string"),
        ({"seed": "\ud800"}, "the seed cannot be encoded as UTF-8"),
        ({"actions": "pass"}, "'actions' is not a list"),
        ({"actions": [1]}, "action 1 of the record: it is not a string"),
        ({"actions": ["fox at c4"]}, "action 1 of the record: 'fox at c4' is not an action"),
        ({"actions": ["pass", "fox at c4"]}, "action 1 of the record: pass is not legal"),
    ],
)
def test_a_wrong_value(changes: dict[str, Any], why: str) -> None:
    assert why in complaint(GOOD | changes)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"hand_size": True}, "options: 'hand_size' is not a whole number"),
        ({"hand_size": 3.0}, "options: 'hand_size' is not a whole number"),
        ({"hand_size": 0}, "hand_size is 0, not from 1 to 3"),
        ({"hand_size": 4}, "hand_size is 4, not from 1 to 3"),
        ({"power_cards": 1}, "options: 'power_cards' is not true or false"),
        ({"power_cards": "yes"}, "options: 'power_cards' is not true or false"),
        ({"draw": None}, "options: 'draw' is not a string"),
        ({"draw": "manual"}, "draw is 'manual'; little-zoo has auto"),
    ],
)
def test_a_wrong_option(changes: dict[str, Any], why: str) -> None:
    assert why in complaint(GOOD | {"options": GOOD["options"] | changes})


@pytest.mark.parametrize(
    ("colours", "why"),
    [
        (("red", "red"), "each seat needs a different colour, not red, red"),
        (("red", "pink"), "seat 1 has the colour 'pink'"),
        (("red", 1), "seat 1: 'colour' is not a string"),
    ],
)
def test_wrong_colours(colours: tuple[object, object], why: str) -> None:
    seats = [{"name": "somebody", "colour": colour} for colour in colours]
    assert why in complaint(GOOD | {"seats": seats})


@pytest.mark.parametrize(
    "text",
    ["", "{", "[1,]", "\ufeff{}", '{"a": 1} {}', "9" * 5_000],
    ids=["empty", "cut", "comma", "byte order mark", "two values", "long number"],
)
def test_text_that_is_not_json(text: str) -> None:
    with pytest.raises(RecordError, match="the record is not JSON: "):
        parse_record(text)


@pytest.mark.parametrize("text", ["NaN", "[Infinity]", '{"dealer": -Infinity}', "[1e999]"])
def test_a_number_that_is_not_finite_is_not_json(text: str) -> None:
    with pytest.raises(RecordError, match="the record is not JSON: "):
        parse_record(text)


@pytest.mark.parametrize(
    "text",
    ["[" * 100_000, f'["{"]" * 9_500}", {"[" * 9_500}', f'{{"\\"]": {"[" * 9_500}'],
    ids=["plain", "brackets in a string", "a bracket after an escaped quote"],
)
def test_what_is_nested_deeper_than_python_reads(text: str) -> None:
    with pytest.raises(RecordError, match="the record is nested too deeply"):
        parse_record(text)


@pytest.mark.parametrize("sign", ["[", "{", "]", '"[', "\\[", '\\"{'])
def test_brackets_in_a_name_are_not_nesting(sign: str) -> None:
    seats = [{"name": sign * 450, "colour": "red"}, GOOD["seats"][1]]
    record = parse_record(json.dumps(GOOD | {"seats": seats}))
    assert record.setup.seats[0].name == sign * 450


@pytest.mark.parametrize("text", ["[]", "null", "1", '"rowdy-zoo/1"'])
def test_json_that_is_no_object(text: str) -> None:
    with pytest.raises(RecordError, match="the record is not an object"):
        parse_record(text)


@pytest.mark.parametrize(("key", "depth"), [("seats", 200), ("actions", 200), ("comment", 200)])
def test_nesting_that_json_still_reads(key: str, depth: int) -> None:
    text = json.dumps(GOOD | {key: "HERE"}).replace('"HERE"', "[" * depth + "]" * depth)
    if key == "comment":
        assert parse_record(text) == parse_record(json.dumps(GOOD))
    else:
        with pytest.raises(RecordError):
            parse_record(text)


def test_a_seat_number_longer_than_python_reads() -> None:
    assert "action 1 of the record" in complaint(GOOD | {"actions": ["draw " + "9" * 5_000]})


def test_an_edition_with_a_name_longer_than_files_have() -> None:
    assert "there is no edition" in complaint(GOOD | {"edition": "zoo" * 1_000})


def test_an_illegal_action_is_named_with_its_position_from_1_and_the_reason() -> None:
    first = sorted(legal(deal(SQUARE)))[0]
    record = Record(SQUARE, setup_for(SQUARE), (Place(*first.split("@")), Place("joker", "z1")))
    states = replay(record)
    assert next(states) == deal(SQUARE)
    next(states)
    with pytest.raises(RecordError, match="action 2 of the record: joker@z1 is not legal: seat 1"):
        next(states)


def test_the_outcome_as_data() -> None:
    state = deal(SQUARE)
    assert outcome_data(state) is None
    assert outcome_data(state._replace(outcome=Drawn(DrawReason.FULL))) == {"draw": "full"}
    won = state._replace(outcome=Win("red", (0, 2), ("a1", "b1")))
    assert outcome_data(won) == {"winner": "red", "seats": [0, 2], "row": ["a1", "b1"]}


def complaint(data: Mapping[str, Any]) -> str:
    with pytest.raises(RecordError) as error:
        parse_record(json.dumps(data))
    return str(error.value)


def test_a_record_says_which_seats_the_computer_plays() -> None:
    seats = [{"name": "Ada", "colour": "red"}, {"name": "", "colour": "blue", "played_by": "owl"}]
    record = parse_record(json.dumps(GOOD | {"seats": seats}))
    assert [seat.played_by for seat in record.setup.seats] == ["", "owl"]
    assert json.loads(to_json(record))["seats"] == seats
    for nonsense in list[object]([7, None, ["owl"], {}]):
        odd = [seats[0], seats[1] | {"played_by": nonsense}]
        assert parse_record(json.dumps(GOOD | {"seats": odd})).setup.seats[1].played_by == ""
