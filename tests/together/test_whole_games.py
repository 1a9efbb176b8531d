"""Random whole games of three devices, which are lost and join again at random moments."""

import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.action import Action
from game.rules.edition import Edition
from game.rules.play import legal_actions
from game.rules.record import Record, parse_record, replay, to_json
from game.together.host import Host
from game.together.messages import MAX_BYTES, Bye
from game.together.shared_game import SharedGame
from tests.rules.scenes import BIG, LITTLE, SQUARE, setup_for
from tests.together.rooms import ADA, BEN, HOST, Room, game_of, hello_of

LONG = Path(__file__).parent.parent / "rules" / "golden" / "little_4_limit.json"
"""A game of 7,687 actions."""

STEPS = 250
"""The number of random steps; after them the game is played to its end in order."""

GAMES: dict[str, tuple[Edition, str, tuple[str, ...]]] = {
    "auto": (LITTLE, "auto", (HOST, ADA, BEN)),
    "manual": (BIG, "manual", (HOST, ADA, BEN)),
    "teams": (SQUARE, "manual", (ADA, HOST, BEN, ADA)),
}


def new_game(name: str, chance: int) -> SharedGame:
    edition, draw, places = GAMES[name]
    setup = setup_for(edition, len(places), draw=draw, seed=f"{chance}")
    return game_of(Record(edition, setup), places=places)


def own_actions(room: Room, device: str) -> list[Action]:
    """The legal actions of the device's seats in the game that it shows."""
    shown = room.host.game if device == HOST else room.guests[device].game
    if shown is None:
        return []

    def may_play(seat: int) -> bool:
        if device == HOST:
            return room.host.may_play(HOST, seat)
        return room.guests[device].may_play(seat)

    return [
        action
        for action in legal_actions(shown.state)
        if may_play(getattr(action, "seat", shown.state.turn))
    ]


def act(room: Room, device: str, rng: random.Random) -> None:
    if actions := own_actions(room, device):
        room.act(device, rng.choice(actions))


def take_back(room: Room, device: str) -> None:
    shown = room.host.game if device == HOST else room.guests[device].game
    if shown:
        room.back(device, shown.count - 1)


def leave_or_join(room: Room, device: str, rng: random.Random) -> None:
    if (HOST, device) in room.on_way and rng.random() < 0.5:
        room.drop(device, host_knows=rng.random() < 0.5)
    else:
        room.join(device)


def start_again(room: Room, rng: random.Random) -> None:
    """The host's device starts again with what it saved; its last action may be missing."""
    assert room.host.game is not None
    record = room.host.game.record
    saved = record.actions[: max(0, len(record.actions) - rng.choice([0, 0, 1]))]
    for device in (ADA, BEN):
        room.drop(device)
    game = game_of(replace(record, actions=saved), places=room.host.game.places)
    room.host = Host(hello_of(HOST)).deal(game).state


def one_step(room: Room, rng: random.Random) -> None:
    """A text arrives, a device acts or takes back, or it goes or comes, the host's too."""
    chance, waiting = rng.random(), room.waiting()
    device = rng.choice([HOST, ADA, BEN])
    if chance < 0.55:
        if waiting:
            room.deliver(*rng.choice(waiting))
    elif chance < 0.9:
        act(room, device, rng)
    elif chance < 0.95:
        take_back(room, device)
    elif device != HOST:
        leave_or_join(room, device, rng)
    elif rng.random() < 0.5:
        start_again(room, rng)
    else:
        room.host_does(room.host.take_over(rng.choice([ADA, BEN])))


def end(room: Room, rng: random.Random) -> None:
    """All join, and the game is played to its end."""
    for device in (ADA, BEN):
        room.join(device)
    room.settle()
    assert room.is_one()
    while room.host.game and room.host.game.state.outcome is None:
        act(room, rng.choice([HOST, ADA, BEN]), rng)
        room.settle()
        assert room.is_one()


@pytest.mark.parametrize("name", GAMES)
@given(chance=st.integers(0, 2**32 - 1))
def test_in_the_end_all_hold_the_same_record(name: str, chance: int) -> None:
    rng = random.Random(chance)
    room = Room.of(new_game(name, chance), ADA, BEN)
    for _step in range(STEPS):
        one_step(room, rng)
    end(room, rng)
    assert room.host.game is not None
    *_, state = replay(room.host.game.record)
    assert state == room.host.game.state
    assert state.outcome is not None
    assert not any(isinstance(message, Bye) for _from, _to, message in room.sent)
    assert room.host.game.places == GAMES[name][2]


def test_a_game_that_is_longer_than_a_message_goes_on() -> None:
    whole = parse_record(LONG.read_text(encoding="utf-8"))
    begun = replace(whole, actions=whole.actions[:-50])
    assert len(to_json(begun)) > MAX_BYTES
    places = (HOST, ADA, BEN, HOST)
    room = Room.of(game_of(begun, places=places), ADA, BEN)
    for action in whole.actions[-50:]:
        assert room.host.game is not None
        room.act(places[room.host.game.state.turn], action)
        room.settle()
    room.join(ADA)
    room.settle()
    assert room.is_one()
    assert room.host.game is not None
    assert room.host.game.record == whole


@given(chance=st.integers(0, 2**32 - 1))
def test_without_a_loss_nothing_is_set_aside(chance: int) -> None:
    rng = random.Random(chance)
    room = Room.of(new_game("manual", chance), ADA, BEN)
    for _step in range(STEPS):
        if waiting := room.waiting():
            room.deliver(*rng.choice(waiting))
        act(room, rng.choice([HOST, ADA, BEN]), rng)
    room.settle()
    end(room, rng)
    assert room.aside(ADA) == room.aside(BEN) == []
