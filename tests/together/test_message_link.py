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
from game.together.bytes_text import MAX_ADDRESS, CodeError, NewerCodeError, to_bytes, to_text
from game.together.code import DEVICE_SIZE
from game.together.message_link import (
    MAX_CODE_LENGTH,
    MAX_LENGTH,
    SIGN,
    Comparison,
    MessageLink,
    compare,
    link_text,
    max_game_size,
    read_link,
)
from tests.effort import often
from tests.rules.random_games import Game, Manner, game_by, games, record_of, shapes
from tests.rules.scenes import LITTLE
from tests.together.codes import devices
from tests.ui.at_once import link_code, look_back
from tests.ui.at_once import read_link as read_shared

GAME, ADA, BO = "00112233445566ff", "0123456789abcdef", "fedcba9876543210"
PACKED = bytes(range(100, 180))
LINK = MessageLink(GAME, (ADA, "", BO), 1, PACKED)
TEXT = link_text(LINK)
DATA = to_bytes(TEXT.removeprefix(SIGN), MAX_CODE_LENGTH)
SEATS_AT = 1 + 8
ASKED_AT = SEATS_AT + 1 + 3 * DEVICE_SIZE
LEAST_HOSTILE = 150


@st.composite
def links(draw: st.DrawFn) -> MessageLink:
    places = draw(st.lists(st.just("") | devices, min_size=SEATS[0], max_size=SEATS[-1]))
    asked = draw(st.integers(0, len(places) - 1))
    packed = draw(st.binary(min_size=1, max_size=max_game_size(len(places))))
    return MessageLink(draw(st.binary(min_size=8, max_size=8)).hex(), tuple(places), asked, packed)


def refused(address: str) -> str:
    """Why the address has no link; empty if it has one, which is then written in the same way."""
    try:
        link = read_link(address)
    except CodeError as error:
        assert str(error)
        return str(error)
    assert address.partition(SIGN)[2].startswith(link_text(link).removeprefix(SIGN))
    return ""


def text_of(data: bytes) -> str:
    return SIGN + to_text(data)


def changed(at: int, *numbers: int) -> str:
    """The text of the example with other bytes at this place."""
    return text_of(DATA[:at] + bytes(numbers) + DATA[at + len(numbers) :])


def test_the_bytes_of_a_link() -> None:
    assert DATA.hex() == f"01{GAME}03{ADA}{'0' * 16}{BO}01{PACKED.hex()}"


@given(links())
def test_a_link_comes_back_as_it_was(link: MessageLink) -> None:
    text = link_text(link)
    assert read_link(text) == link
    assert read_link(f"https://example.org/rowdy-zoo/{text}&fbclid=1") == link
    assert len(text) <= MAX_LENGTH


@pytest.mark.parametrize("seats", SEATS)
def test_the_longest_link_has_two_thousand_characters(seats: int) -> None:
    longest = MessageLink(GAME, ("",) * seats, 0, bytes(max_game_size(seats)))
    assert MAX_LENGTH - 2 < len(link_text(longest)) <= MAX_LENGTH == 2_000
    assert read_link(link_text(longest)) == longest
    with pytest.raises(CodeError, match=f"and the link room for {max_game_size(seats)}"):
        replace(longest, packed=bytes(max_game_size(seats) + 1))


def test_a_shared_game_comes_back() -> None:
    rng = random.Random(3)
    history = look_back(cut(played(rng.getrandbits(32)), 60), open_hands=False)
    packed = to_bytes(link_code(history), MAX_CODE_LENGTH)
    back = read_link(link_text(replace(LINK, packed=packed)))
    assert read_shared(to_text(back.packed)) == history


BEHIND = [".", ")", '"', "\u201d", "\u200b", "==", "&fbclid=1", "?fbclid=1", "%3D", "\n.", "#p=x"]


@pytest.mark.parametrize("behind", BEHIND)
def test_what_a_messenger_writes_behind_a_link_is_left_out(behind: str) -> None:
    assert read_link(TEXT + behind) == LINK


FAULTS = [
    ("", "has no #p="),
    (SIGN, "ends before the end of its version"),
    ("#P=" + TEXT.removeprefix(SIGN), "has no #p="),
    (changed(0, 0), "has the version 0, not 1"),
    (changed(0, 2), "has the version 2, not 1"),
    (changed(SEATS_AT, 0), "0 seats, not from 2 to 6"),
    (changed(SEATS_AT, 1), "1 seats, not from 2 to 6"),
    (changed(SEATS_AT, 7), "7 seats, not from 2 to 6"),
    (changed(SEATS_AT, 255), "255 seats, not from 2 to 6"),
    (changed(ASKED_AT, 3), "asks seat 3"),
    (changed(ASKED_AT, 255), "asks seat 255"),
    (text_of(DATA[:9]), "number of seats"),
    (text_of(DATA[:20]), "device ids"),
    (text_of(DATA[:ASKED_AT]), "the end of its seat"),
    (text_of(DATA[: ASKED_AT + 1]), "has no game"),
    (SIGN + "A" * 1_998, "has 1998 characters, not at most 1997"),
    (TEXT + "A" * MAX_ADDRESS, "not at most 4000"),
    (TEXT + "A" * 10_000_000, "not at most 4000"),
]


@pytest.mark.parametrize(("address", "fault"), FAULTS)
def test_an_address_without_a_link(address: str, fault: str) -> None:
    assert fault in refused(address)


def test_a_newer_version_is_an_error_of_its_own() -> None:
    with pytest.raises(NewerCodeError):
        read_link(changed(0, 9))


def hostile() -> Iterator[str]:
    rng = random.Random(4)
    yield from (TEXT[:length] for length in range(len(TEXT)))
    yield from (text_of(DATA[:length]) for length in range(len(DATA)))
    yield from (changed(0, version) for version in range(256) if version != 1)
    for at in range(ASKED_AT + 1):
        yield from (changed(at, DATA[at] ^ 1 << bit) for bit in range(8))
    for sign in ("+", "/", "=", " ", "\0", "%2D", "ä", "Ａ", "\ud800", "😀", "~"):
        yield from (SIGN + sign + TEXT, SIGN + DATA.hex() + sign, sign, sign * MAX_LENGTH)
    yield from (SIGN + "A" * 10**power for power in range(8))
    yield from (text_of(rng.randbytes(rng.randrange(MAX_LENGTH))) for _time in range(often(300)))


def test_hostile_links_are_refused_or_read_as_what_they_say() -> None:
    reasons = list(map(refused, hostile()))
    assert sum(map(bool, reasons)) > LEAST_HOSTILE
    assert any(not reason for reason in reasons)


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    refused(text)
    refused(SIGN + text)


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
