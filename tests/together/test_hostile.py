"""Hostile texts and sequences: nothing is raised, nothing is lost, and answers are few."""

import random
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.together.guest import Guest, Stage
from game.together.host import MAX_GUESTS, Host
from game.together.limits import MAX_PER_SECOND
from game.together.messages import (
    Act,
    Again,
    Ask,
    Back,
    Bye,
    Hello,
    Message,
    Reason,
    Table,
    parse,
    text_of,
)
from game.together.shared_game import is_beginning
from game.together.step import Gone, Sent
from tests.together.hostile import BAD_TEXTS, GOOD, RECORD
from tests.together.rooms import (
    ADA,
    BEN,
    CY,
    GAME,
    HOST,
    OTHER_GAME,
    Room,
    act_of,
    game_of,
    grown,
    hello_of,
    legal_of,
    record_of,
    table_of,
)

BAD = Bye(Reason.BAD)
LATER = 1000.0


def playing() -> Room:
    """A game with one action; it is Ada's turn, and she has sent a message."""
    room = Room.of(game_of(RECORD), ADA, BEN)
    room.host_does(room.host.receive(ADA, text_of(Ask(GAME, 0)), 0))
    room.settle()
    return room


PLAYING = playing()


def test_there_are_many_hostile_texts() -> None:
    assert len(BAD_TEXTS) >= 300
    assert {type(message) for message in GOOD.values()} == {
        Hello,
        Table,
        Again,
        Act,
        Back,
        Ask,
        Bye,
    }
    assert all(parse(text_of(message)) == message for message in GOOD.values())


@pytest.mark.parametrize("name", BAD_TEXTS)
def test_a_bad_text_closes_the_channel_and_changes_nothing_else(name: str) -> None:
    host = PLAYING.host
    step = host.receive(ADA, BAD_TEXTS[name], LATER)
    assert step.sent == (Sent(ADA, BAD),)
    assert step.changes == (Gone(ADA, Reason.BAD),)
    assert step.state == replace(host, channels={BEN: host.channels[BEN]})
    guest = PLAYING.guests[ADA]
    told = guest.receive(BAD_TEXTS[name], LATER)
    assert told.sent == (Sent(HOST, BAD),)
    assert told.changes == (Gone(HOST, Reason.BAD),)
    assert told.state == replace(guest, stage=Stage.APART)


@pytest.mark.parametrize("name", [name for name in BAD_TEXTS if not name.startswith("hello")])
def test_a_bad_text_before_hello_gives_no_seat(name: str) -> None:
    host = PLAYING.host.opened(CY).state
    step = host.receive(CY, BAD_TEXTS[name], LATER)
    assert (step.sent, step.state) == ((Sent(CY, BAD),), PLAYING.host)


ACTION = legal_of(PLAYING.host.game)[0]
FORGED: dict[str, Message] = {
    "act for the host": act_of(str(ACTION), at=0),
    "act too early": Act(GAME, 2, ACTION),
    "act far away": Act(GAME, 65_536, ACTION),
    "act in another game": Act(OTHER_GAME, 1, ACTION),
    "act of an owner, but illegal": act_of("pass", at=1),
    "act with a card of others": act_of("no_card@a1", at=1),
    "draw for another": act_of("draw 0", at=1),
    "draw for oneself": act_of("draw 1", at=1),
    "draw for no seat": act_of("draw 98", at=1),
    "back over the host": Back(GAME, 0),
    "back over nothing": Back(GAME, 1),
    "back to the future": Back(GAME, 7),
    "back in another game": Back(OTHER_GAME, 0),
    "ask": Ask(GAME, 1),
    "ask for another game": Ask(OTHER_GAME, 65_536),
    "table with more": table_of(grown(RECORD, 4)),
    "table with less": table_of(record_of()),
    "table with my seats": table_of(RECORD, places=(ADA, ADA, ADA)),
    "table of another game": table_of(RECORD, OTHER_GAME),
    "again": Again(OTHER_GAME, record_of(), (ADA, ADA, ADA)),
    "again the same": Again(GAME, record_of(), (HOST, ADA, BEN)),
    "hello again": hello_of(ADA),
    "hello with another name": Hello(ADA, "Ben", "owl", "9"),
}
"""Messages of the right form from Ada, none of which may change the game of the host."""


@pytest.mark.parametrize("name", FORGED)
@pytest.mark.parametrize("times", [1, 2, 20])
def test_a_forged_message_changes_nothing(name: str, times: int) -> None:
    host, answers = PLAYING.host, 0
    for number in range(times):
        step = host.receive(ADA, text_of(FORGED[name]), LATER + number)
        assert step.changes == ()
        assert step.state.game == PLAYING.host.game
        assert step.state.guests == (ADA, BEN)
        assert {sent.device for sent in step.sent} <= {ADA}
        host, answers = step.state, answers + len(step.sent)
    assert answers <= times


@pytest.mark.parametrize("sender", [BEN, CY, HOST])
def test_an_action_counts_only_on_the_channel_of_its_seat(sender: str) -> None:
    act = Act(GAME, 1, ACTION)
    assert PLAYING.host.receive(sender, text_of(act), LATER).state.game == PLAYING.host.game
    assert PLAYING.host.receive(ADA, text_of(act), LATER).state.game != PLAYING.host.game


@pytest.mark.parametrize("name", ["hello", "table", "act", "back", "ask"])
def test_the_name_of_a_sender_in_a_text_is_ignored(name: str) -> None:
    more = f'{{"device":"{ADA}","from":"{ADA}","seat":1,'
    text = text_of(GOOD[name] if name != "act" else Act(GAME, 1, ACTION))
    forged = more + text[1:] if name != "hello" else text
    step = PLAYING.host.receive(BEN, forged, LATER)
    assert step.state.game == PLAYING.host.game
    assert ADA in step.state.guests


def test_an_action_that_is_repeated_counts_once() -> None:
    host = PLAYING.host
    for number in range(5):
        step = host.receive(ADA, text_of(Act(GAME, 1, ACTION)), LATER + number)
        assert len(step.changes) == (number == 0)
        host = step.state
    assert host.game is not None
    assert host.game.count == 2


START = {"open": PLAYING.host.opened(CY).state, "playing": PLAYING.host}
PAIRS = [*product(START, GOOD, GOOD)]


@pytest.mark.parametrize(("start", "one", "other"), PAIRS, ids=map("-".join, PAIRS))
def test_any_order_of_two_messages_is_survived(start: str, one: str, other: str) -> None:
    """From a device without a seat, whose hello bears the id of Ada, and from Ada."""
    device = CY if start == "open" else ADA
    host = START[start]
    for kind in (one, other, one):
        step = host.receive(device, text_of(GOOD[kind]), LATER)
        assert len(step.sent) <= 2
        assert BEN in step.state.guests
        host = step.state
    if device == CY:
        assert host.game == PLAYING.host.game
        assert CY not in host.guests


@pytest.mark.parametrize(("one", "other"), [*product(GOOD, GOOD)], ids=str)
def test_a_guest_survives_any_order_of_two_messages(one: str, other: str) -> None:
    opened = Guest(hello_of(ADA), game_of(RECORD)).opened(HOST).state
    for start in (PLAYING.guests[ADA], opened):
        guest = start
        for kind in (one, other, one):
            step = guest.receive(text_of(GOOD[kind]), LATER)
            assert len(step.sent) <= 1
            guest = step.state
            assert guest.game is not None


def test_a_flood_is_cut_off_after_fifty() -> None:
    host, answers = PLAYING.host, 0
    for number in range(1_000):
        step = host.receive(ADA, text_of(Ask(GAME, 0)), LATER + number / 10_000)
        host, answers = step.state, answers + len(step.sent)
    assert answers == MAX_PER_SECOND + 1
    assert host.guests == (BEN,)
    assert host.game == PLAYING.host.game


def test_a_flood_of_unknown_types_counts_too() -> None:
    guest = PLAYING.guests[ADA]
    for number in range(1_000):
        guest = guest.receive('{"type": "wave"}', LATER + number / 10_000).state
    assert guest.stage is Stage.APART
    assert guest.game == PLAYING.guests[ADA].game


def test_many_channels_stay_few() -> None:
    host = PLAYING.host
    for number in range(500, 900):
        host = host.opened(f"{number:016x}").state
    assert len(host.channels) == MAX_GUESTS
    assert host.guests == (ADA, BEN)


messages = st.sampled_from([*GOOD.values(), *FORGED.values(), Act(GAME, 1, ACTION), Back(GAME, 1)])
texts = messages.map(text_of) | st.sampled_from([*BAD_TEXTS.values()])
joining = st.sampled_from(["opened", "hello", "closed"])


def _hostile_step(host: Host, text: str, now: float) -> Host:
    match text:
        case "opened":
            return host.opened(ADA).state
        case "hello":
            return host.receive(ADA, text_of(hello_of(ADA)), now).state
        case "closed":
            return host.closed(ADA).state
        case _:
            return host.receive(ADA, text, now).state


@given(st.lists(texts | joining, max_size=30), st.integers(0, 99))
def test_a_hostile_guest_never_takes_back_what_others_did(sent: list[str], chance: int) -> None:
    rng, host = random.Random(chance), PLAYING.host
    for text in sent:
        host = _hostile_step(host, text, LATER + rng.random())
        assert host.game is not None
        assert is_beginning(game_of(RECORD), host.game)
        assert host.game.places == (HOST, ADA, BEN)
        assert BEN in host.guests


@given(st.lists(texts, max_size=30))
def test_a_hostile_host_leaves_the_guest_a_game(sent: list[str]) -> None:
    guest = PLAYING.guests[ADA]
    for number, text in enumerate(sent):
        step = guest.receive(text, LATER + number)
        assert len(step.sent) <= 1
        guest = step.state
        assert guest.game is not None
        game_of(guest.game.record, guest.game.id, guest.game.places)
