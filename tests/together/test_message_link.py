"""The link by message: what is written is read again, and two records are compared."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.edition_data import edition_data, edition_of
from game.rules.edition_limits import SEATS
from game.rules.record import Record
from game.rules.state import Seat
from game.together.bytes_text import CodeError, NewerCodeError, codes_in, to_bytes, to_text
from game.together.code import DEVICE_SIZE
from game.together.message_link import (
    MAX_CODE_LENGTH,
    SIGN,
    Comparison,
    MessageLink,
    compare,
    link_text,
    read_link,
)
from tests.effort import often
from tests.rules.random_games import Game, Manner, game_by, games, record_of, shapes
from tests.rules.scenes import LITTLE
from tests.together.codes import devices

GAME, ADA, BO = "00112233445566ff", "0123456789abcdef", "fedcba9876543210"
PACKED = bytes(range(100, 180))
LINK = MessageLink(GAME, (ADA, "", BO), 1, PACKED)
CODE = link_text(LINK).removeprefix(SIGN)
DATA = to_bytes(CODE, MAX_CODE_LENGTH)
SEATS_AT = 1 + 8
ASKED_AT = SEATS_AT + 1 + 3 * DEVICE_SIZE
LEAST_HOSTILE = 150


@st.composite
def links(draw: st.DrawFn) -> MessageLink:
    places = draw(st.lists(st.just("") | devices, min_size=SEATS[0], max_size=SEATS[-1]))
    asked = draw(st.integers(0, len(places) - 1))
    packed = draw(st.binary(min_size=1, max_size=2_000))
    return MessageLink(draw(st.binary(min_size=8, max_size=8)).hex(), tuple(places), asked, packed)


def refused(code: str) -> str:
    """Why the code is no link; empty if it is one, which is then written in the same way."""
    try:
        link = read_link(code)
    except CodeError as error:
        assert str(error)
        return str(error)
    assert link_text(link) == SIGN + code
    return ""


def changed(at: int, *numbers: int) -> str:
    """The code of the example with other bytes at this place."""
    return to_text(DATA[:at] + bytes(numbers) + DATA[at + len(numbers) :])


def test_the_bytes_of_a_link() -> None:
    assert DATA.hex() == f"01{GAME}03{ADA}{'0' * 16}{BO}01{PACKED.hex()}"


@given(links())
def test_a_link_comes_back_as_it_was(link: MessageLink) -> None:
    text = link_text(link)
    assert text.startswith(SIGN)
    assert read_link(text.removeprefix(SIGN)) == link


BEHIND = [".", ")", '"', "\u201d", "\u200b", "==", "&fbclid=1", "?fbclid=1", "%3D", "\n.", "#p=x"]


@pytest.mark.parametrize("behind", BEHIND)
def test_what_a_messenger_writes_behind_a_link_is_left_out(behind: str) -> None:
    assert CODE in codes_in(CODE + behind)


@pytest.mark.parametrize(
    "between", ["\n", "\r\n", " ", "\u200b", "\xad", "%0A", "%20", "%E2%80%8B"]
)
def test_line_breaks_of_a_messenger_are_left_out(between: str) -> None:
    assert CODE in codes_in(between.join([CODE[:40], CODE[40:76], CODE[76:]]) + "\n")


FAULTS = [
    ("", "ends before the end of its version"),
    (SIGN + CODE, "has characters other than letters"),
    (changed(0, 0), "has the version 0, not 1"),
    (changed(0, 2), "has the version 2, not 1"),
    (changed(SEATS_AT, 0), "0 seats, not from 2 to 6"),
    (changed(SEATS_AT, 1), "1 seats, not from 2 to 6"),
    (changed(SEATS_AT, 7), "7 seats, not from 2 to 6"),
    (changed(SEATS_AT, 255), "255 seats, not from 2 to 6"),
    (changed(ASKED_AT, 3), "asks seat 3"),
    (changed(ASKED_AT, 255), "asks seat 255"),
    (to_text(DATA[:9]), "number of seats"),
    (to_text(DATA[:20]), "device ids"),
    (to_text(DATA[:ASKED_AT]), "the end of its seat"),
    (to_text(DATA[: ASKED_AT + 1]), "has no game"),
    ("A" * 60_301, "has 60301 characters, not at most 60300"),
    ("A" * 10_000_000, "not at most 60300"),
]


@pytest.mark.parametrize(("code", "fault"), FAULTS)
def test_a_code_without_a_link(code: str, fault: str) -> None:
    assert fault in refused(code)


def test_a_newer_version_is_an_error_of_its_own() -> None:
    with pytest.raises(NewerCodeError):
        read_link(changed(0, 9))


def hostile() -> Iterator[str]:
    rng = random.Random(4)
    yield from (CODE[:length] for length in range(len(CODE)))
    yield from (to_text(DATA[:length]) for length in range(len(DATA)))
    yield from (changed(0, version) for version in range(256) if version != 1)
    for at in range(ASKED_AT + 1):
        yield from (changed(at, DATA[at] ^ 1 << bit) for bit in range(8))
    for sign in ("+", "/", "=", " ", "\0", "%2D", "ä", "Ａ", "\ud800", "😀", "~"):
        yield from (sign + CODE, DATA.hex() + sign, sign, sign * 2_000)
    yield from ("A" * 10**power for power in range(8))
    yield from (to_text(rng.randbytes(rng.randrange(2_000))) for _time in range(often(300)))


def test_hostile_links_are_refused_or_read_as_what_they_say() -> None:
    reasons = list(map(refused, hostile()))
    assert sum(map(bool, reasons)) > LEAST_HOSTILE
    assert any(not reason for reason in reasons)


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    refused(text)
    for code in codes_in(text):
        refused(code)


WRONG_FIELDS: list[dict[str, Any]] = [
    {"game": ""},
    {"game": GAME.upper()},
    {"game": GAME + "\n"},
    {"places": (ADA,)},
    {"places": (ADA,) * 7},
    {"places": (ADA, "0" * 16)},
    {"places": (ADA, "Bo")},
    {"asked": 3},
    {"asked": -1},
    {"packed": b""},
]


@pytest.mark.parametrize("fields", WRONG_FIELDS)
def test_no_link_has_a_field_that_could_not_be_read_again(fields: dict[str, Any]) -> None:
    with pytest.raises(CodeError):
        replace(LINK, **fields)


def played(chance: int) -> Record:
    """A random game in which nobody wins early."""
    shape = next(iter(shapes(LITTLE)))
    game = game_by(shape, random.Random(chance))
    return record_of(replace(game, manner=Manner(peaceful=True, draws_by_hand=0.0, removes=0.5)))


def cut(record: Record, number: int) -> Record:
    """The record with this number of actions."""
    return replace(record, actions=record.actions[:number])


RECORD = cut(played(5), 60)
OTHER = Comparison.DIFFERENT


@given(games(), st.data())
def test_the_longer_record_is_known(game: Game, data: st.DataObject) -> None:
    whole = record_of(game)
    one, other = (cut(whole, data.draw(st.integers(0, len(whole.actions)))) for _device in range(2))
    longer = len(other.actions) - len(one.actions)
    expected = Comparison.LONGER if longer > 0 else Comparison.OLDER if longer else Comparison.SAME
    assert compare(one, other) is expected


def test_records_that_go_different_ways() -> None:
    actions = RECORD.actions
    turned = replace(RECORD, actions=(*actions[:4], actions[5], actions[4], *actions[6:]))
    assert compare(RECORD, turned) is OTHER
    assert compare(cut(RECORD, 5), turned) is OTHER
    assert compare(RECORD, cut(turned, 5)) is OTHER
    assert compare(cut(RECORD, 4), turned) is Comparison.LONGER
    assert compare(RECORD, cut(turned, 4)) is Comparison.OLDER


def changed_setup(**fields: Any) -> Record:  # noqa: ANN401 - the fields of a Setup
    return replace(RECORD, setup=replace(RECORD.setup, **fields))


def test_games_that_began_otherwise_go_different_ways() -> None:
    setup = RECORD.setup
    first, *others = setup.seats
    free = next(c for c in LITTLE.colours if c not in {seat.colour for seat in setup.seats})
    mixed = {**edition_data(LITTLE), "row": 3}
    for other in (
        changed_setup(seed=setup.seed + "0"),
        changed_setup(dealer=1 - setup.dealer),
        changed_setup(options=replace(setup.options, power_cards=not setup.options.power_cards)),
        changed_setup(seats=(replace(first, colour=free), *others)),
        replace(RECORD, edition=edition_of(mixed)),
    ):
        assert compare(RECORD, other) is OTHER
        assert compare(cut(RECORD, 0), cut(other, 0)) is OTHER


def test_names_faces_and_who_plays_do_not_count() -> None:
    seats = tuple(Seat("Zoe", seat.colour, "owl", "cat") for seat in RECORD.setup.seats)
    assert compare(RECORD, changed_setup(seats=seats)) is Comparison.SAME
    named = replace(RECORD, edition=replace(RECORD.edition, name="ours"))
    assert compare(cut(RECORD, 3), named) is Comparison.LONGER
