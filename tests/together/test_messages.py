"""Messages as text, and back."""

import json
import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.action import parse_action
from game.rules.edition import DrawMode, Edition
from game.rules.edition_data import edition_data, edition_of
from game.rules.record import Record, to_json
from game.together.messages import (
    FORMAT,
    MAX_BYTES,
    MAX_NAME,
    Again,
    Ask,
    Back,
    Bye,
    Hello,
    Message,
    MessageError,
    Reason,
    Table,
    parse,
    text_of,
)
from tests.rules.random_games import games, record_of
from tests.rules.scenes import BIG, LITTLE, setup_for
from tests.together.rooms import ADA, BEN, GAME, HOST, act_of, hello_of, table_of

BACK = {"type": "back", "game": GAME, "to": 3}
HELLO = json.loads(text_of(hello_of(ADA)))


def refused(text: str) -> Reason:
    with pytest.raises(MessageError) as error:
        parse(text)
    assert str(error.value)
    return error.value.reason


def of_bytes(size: int, sign: str = " ") -> str:
    """A message with this size in UTF-8; the sign fills it up in a key that is not known."""
    empty = json.dumps(BACK | {"more": ""}, ensure_ascii=False)
    count, rest = divmod(size - len(empty), len(sign.encode()))
    return json.dumps(BACK | {"more": sign * count + "x" * rest}, ensure_ascii=False)


@pytest.mark.parametrize(
    "message",
    [
        hello_of(ADA),
        Hello(ADA, "", "", ""),
        Hello(ADA, "Ї" * MAX_NAME, "🦊", '"\\'),
        table_of(),
        Again(GAME, table_of().record, (HOST, ADA, BEN)),
        act_of("fox@c4", at=12),
        act_of("dragon-b3"),
        act_of("fox!"),
        act_of("draw 2"),
        act_of("pass"),
        Back(GAME, 0),
        Ask(GAME, 41),
        *map(Bye, Reason),
    ],
    ids=str,
)
def test_a_message_is_read_as_it_was_written(message: Message) -> None:
    assert parse(text_of(message)) == message


@given(games())
def test_each_whole_game_fits_into_a_message(game: Any) -> None:  # noqa: ANN401 - hypothesis
    table = Table(GAME, record_of(game), (HOST,) * len(game.setup.seats))
    assert len(text_of(table)) <= MAX_BYTES
    assert parse(text_of(table)) == table


def largest_board() -> Edition:
    """A built board with as many cells, long names and exchanges as the rules limit."""
    rng = random.Random(1)
    letters = "abcdefghijklmnopqrstuvwxyz_"
    *pictures, wild, remove = ("".join(rng.choices(letters, k=40)) for _name in range(74))
    words = rng.sample([*pictures, *pictures], 144)
    changes = {
        "name": "\U0001f981" * 40,
        "pictures": pictures,
        "layout": "\n".join(" ".join(words[i : i + 12]) for i in range(0, 144, 12)),
        "seatings": [{"seats": 6, "hand_size": 10, "teams": 3, "rows": 3}],
        "exchange_limit": 8,
        "deck": {
            "picture_copies": 8,
            "wild": {"card": wild, "copies": 8},
            "remove": {"card": remove, "copies": 8},
        },
    }
    return edition_of(edition_data(BIG) | changes)


@pytest.mark.parametrize(("edition", "exchanges"), [(largest_board(), 8), (LITTLE, 40)])
def test_the_longest_game_fits_into_a_message(edition: Edition, exchanges: int) -> None:
    """A game has at most 1,000 plies, each with these exchanges and a draw by hand.

    Its actions are drawn by chance from all of the edition: no order needs more bytes.
    """
    rng = random.Random(2)
    plays = [str(play) for plays in edition.plays_of.values() for play in plays]
    texts = list[str]()
    for _ply in range(1_000):
        texts += [f"{card}!" for card in rng.choices(edition.pictures, k=exchanges)]
        texts += [rng.choice(plays), *(["draw 5"] if DrawMode.MANUAL in edition.draw else [])]
    seats = edition.seatings[-1].seats
    setup = setup_for(edition, seats, seed="f" * 32)
    named = tuple(replace(seat, name="\U0001f981" * 24, face="cub") for seat in setup.seats)
    record = Record(edition, replace(setup, seats=named), tuple(map(parse_action, texts)))
    table = Table(GAME, record, (HOST,) * seats)
    assert len(to_json(record)) > 6 * MAX_BYTES
    assert len(text_of(table)) <= MAX_BYTES
    assert parse(text_of(table)) == table


def test_a_hello_has_the_keys_of_the_contract() -> None:
    about = {"device": ADA, "name": "name 1", "face": "fox", "version": "0.2.0"}
    assert {"type": "hello", "format": "rowdy-zoo-together/1", **about} == HELLO


def test_a_table_holds_the_record_as_an_object() -> None:
    data = json.loads(text_of(table_of()))
    assert data["record"] == json.loads(to_json(table_of().record))
    assert data["places"] == [HOST, ADA, BEN]


def test_unknown_keys_are_ignored() -> None:
    assert parse(json.dumps(BACK | {"to_whom": {"a": [1, None]}})) == Back(GAME, 3)


@pytest.mark.parametrize("kind", ["wave", "", "HELLO", "hello ", "\ud83e\udd8a", "x" * 60_000])
def test_an_unknown_type_is_no_message_and_no_error(kind: str) -> None:
    assert parse(json.dumps({"type": kind, "game": 1})) is None


@pytest.mark.parametrize("text", ["rowdy-zoo-together/2", "", "rowdy-zoo/1", FORMAT.upper()])
def test_another_format_has_a_reason_of_its_own(text: str) -> None:
    assert refused(json.dumps({"type": "hello", "format": text})) is Reason.FORMAT


@pytest.mark.parametrize("sign", [" ", "é", "€", "🦊"])
def test_the_size_is_measured_in_bytes(sign: str) -> None:
    assert len(of_bytes(MAX_BYTES, sign).encode()) == MAX_BYTES
    assert parse(of_bytes(MAX_BYTES, sign)) == Back(GAME, 3)
    assert refused(of_bytes(MAX_BYTES + 1, sign)) is Reason.BAD


def test_a_text_that_is_too_large_is_not_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json, "loads", lambda *_texts, **_named: pytest.fail("it was read"))
    assert refused(of_bytes(MAX_BYTES + 1)) is Reason.BAD
    assert refused("[" * 9) is Reason.BAD


def test_the_depth_is_at_most_eight() -> None:
    deep = json.dumps(BACK | {"more": 0})
    assert parse(deep.replace(": 0", f": {'[' * 7}{']' * 7}")) == Back(GAME, 3)
    assert refused(deep.replace(": 0", f": {'[' * 8}{']' * 8}")) is Reason.BAD


@given(st.text() | st.text('{}[]":,typebck0'))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        assert parse(text) is None
    except MessageError as error:
        assert error.reason is Reason.BAD
