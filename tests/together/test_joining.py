"""After a new joining both sides compare their records."""

from dataclasses import replace

import pytest

from game.rules.record import Record
from game.together.guest import Guest, Stage
from game.together.host import Host
from game.together.messages import Ask, Bye, Reason, Table, text_of
from game.together.shared_game import SharedGame, is_beginning
from game.together.step import Sent
from tests.together.rooms import (
    ADA,
    BEN,
    CY,
    HOST,
    OTHER_GAME,
    Room,
    act_of,
    game_of,
    grown,
    hello_of,
    legal_of,
    next_act,
    record_of,
    table_of,
)

SHORT, LONG = record_of(plies=3), record_of(plies=7)
OTHER_WAY = grown(SHORT, 4, chance=1)
EARLY = record_of(plies=2, chance=2)


def joined(hosts: SharedGame | None, guests: SharedGame) -> Room:
    """A room after Ada has come back to the host; Ben has been there all the time."""
    room = Room(guests={device: Guest(hello_of(device)) for device in (ADA, BEN)})
    if hosts:
        room.host_does(room.host.deal(hosts))
    room.join(BEN)
    room.settle()
    room.guests[ADA] = replace(room.guests[ADA], game=guests)
    room.join(ADA)
    room.settle()
    return room


@pytest.mark.parametrize(
    ("hosts", "guests", "left", "aside"),
    [
        (SHORT, SHORT, SHORT, []),
        (LONG, SHORT, LONG, []),
        (SHORT, LONG, LONG, []),
        (record_of(), LONG, LONG, []),
        (LONG, record_of(), LONG, []),
        (LONG, OTHER_WAY, LONG, [OTHER_WAY]),
        (OTHER_WAY, LONG, OTHER_WAY, [LONG]),
        (EARLY, LONG, EARLY, [LONG]),
    ],
    ids=["same", "host", "guest", "deal", "only deal", "other way", "other way of host", "early"],
)
def test_the_record_of_which_the_other_is_a_beginning_counts(
    hosts: Record, guests: Record, left: Record, aside: list[Record]
) -> None:
    room = joined(game_of(hosts), game_of(guests))
    assert room.is_one()
    assert room.host.game is not None
    assert room.host.game.record == left
    assert [game.record for game in room.aside(ADA)] == aside
    assert room.aside(BEN) == []


def test_another_game_is_set_aside() -> None:
    room = joined(game_of(SHORT), game_of(LONG, OTHER_GAME))
    assert room.is_one()
    assert room.aside(ADA) == [game_of(LONG, OTHER_GAME)]


def test_without_a_game_of_the_host_the_guest_keeps_its_own_until_a_new_one() -> None:
    room = joined(None, game_of(LONG))
    assert room.guests[ADA].game == game_of(LONG)
    assert room.guests[ADA].stage is Stage.JOINING
    room.host_does(room.host.deal(game_of(SHORT, OTHER_GAME)))
    room.settle()
    assert room.is_one()
    assert room.aside(ADA) == [game_of(LONG)]


def test_what_was_played_apart_counts_after_joining() -> None:
    room = Room.of(game_of(record_of(plies=1)), ADA, BEN)
    room.drop(ADA)
    room.act(ADA, legal_of(room.guests[ADA].game)[0])
    played = room.guests[ADA].game
    room.join(ADA)
    room.settle()
    assert room.is_one()
    assert room.host.game == played


def test_an_action_that_was_lost_on_the_way_counts_after_joining() -> None:
    room = Room.of(game_of(record_of(plies=1)), ADA, BEN)
    room.act(ADA, legal_of(room.guests[ADA].game)[0])
    played = room.guests[ADA].game
    room.drop(ADA, host_knows=False)
    room.join(ADA)
    room.settle()
    assert room.is_one()
    assert room.host.game == played


def test_what_the_host_played_in_the_meantime_counts() -> None:
    room = Room.of(game_of(record_of(plies=1)), ADA, BEN)
    room.drop(ADA)
    room.act(ADA, legal_of(room.guests[ADA].game)[0])
    own = room.guests[ADA].game
    room.host_does(room.host.take_over(ADA))
    room.act(HOST, legal_of(room.host.game)[1])
    room.join(ADA)
    room.settle()
    assert room.is_one()
    assert room.aside(ADA) == [own]


def test_an_offer_that_comes_too_late_is_set_aside() -> None:
    room = Room.of(game_of(record_of(plies=1)), ADA, BEN)
    room.drop(ADA)
    room.act(ADA, legal_of(room.guests[ADA].game)[0])
    own = room.guests[ADA].game
    room.join(ADA)
    room.deliver(ADA, HOST)
    room.deliver(HOST, ADA)
    room.deliver(HOST, ADA)
    assert room.guests[ADA].stage is Stage.OFFERED
    other = next_act(game_of(record_of(plies=1)), 1)
    room.host_does(room.host.receive(ADA, text_of(other), room.now))
    room.settle()
    assert room.is_one()
    assert room.aside(ADA) == [own]


def host_and_newcomer() -> Host:
    """A host with a short game; Ada has just said hello."""
    host = Host(hello_of(HOST)).deal(game_of(SHORT)).state.opened(ADA).state
    return host.receive(ADA, text_of(hello_of(ADA)), 0).state


def test_only_the_first_message_after_hello_may_be_a_longer_record() -> None:
    host = host_and_newcomer()
    longer = text_of(table_of(LONG))
    assert host.receive(ADA, longer, 0).state.game == game_of(LONG)
    later = host.receive(ADA, text_of(Ask(OTHER_GAME, 0)), 0).state
    step = later.receive(ADA, longer, 0)
    assert step.sent == (Sent(ADA, table_of(SHORT)),)
    assert step.state.game == game_of(SHORT)


def test_a_longer_record_comes_too_late_after_an_action() -> None:
    host = host_and_newcomer()
    acted = host.act(legal_of(host.game)[0]).state
    assert acted.game is not None
    step = acted.receive(ADA, text_of(table_of(grown(acted.game.record, 2))), 0)
    assert step.sent == (Sent(ADA, acted.game.table),)
    assert step.state.game == acted.game


@pytest.mark.parametrize(
    "table",
    [
        table_of(OTHER_WAY, OTHER_GAME),
        table_of(LONG, places=(ADA, ADA, BEN)),
        table_of(LONG, places=(ADA, ADA, ADA)),
        table_of(record_of(plies=1)),
        table_of(SHORT),
        table_of(replace(LONG, setup=replace(LONG.setup, seed="my seed"), actions=())),
        table_of(record_of(chance=5, plies=9)),
    ],
    ids=["other game", "my seats", "all seats", "shorter", "same", "other seed", "other way"],
)
def test_a_guest_changes_nothing_with_another_table(table: Table) -> None:
    host = host_and_newcomer()
    step = host.receive(ADA, text_of(table), 0)
    assert step.sent == (Sent(ADA, table_of(SHORT)),)
    assert (step.state.game, step.changes) == (host.game, ())


def test_a_table_of_a_guest_that_the_rules_refuse_is_bad() -> None:
    host = host_and_newcomer()
    forged = replace(SHORT, actions=(*SHORT.actions, act_of("pass").action))
    for table in (table_of(forged), table_of(LONG, places=(HOST, ADA))):
        step = host.receive(ADA, text_of(table), 0)
        assert step.sent == (Sent(ADA, Bye(Reason.BAD)),)
        assert step.state.game == host.game


def test_a_guest_offers_its_record_once() -> None:
    guest = Guest(hello_of(ADA), game_of(LONG)).opened(HOST).state
    guest = guest.receive(text_of(hello_of(HOST)), 0).state
    step = guest.receive(text_of(table_of(SHORT)), 0)
    assert step.sent == (Sent(HOST, table_of(LONG)),)
    again = step.state.receive(text_of(table_of(SHORT)), 0)
    assert again.sent == ()
    assert again.state.game == game_of(SHORT)


def test_a_beginning_has_the_same_deal() -> None:
    assert is_beginning(game_of(SHORT), game_of(LONG))
    assert is_beginning(game_of(SHORT), game_of(SHORT))
    assert not is_beginning(game_of(LONG), game_of(SHORT))
    assert not is_beginning(game_of(SHORT), game_of(LONG, OTHER_GAME))
    other_deal = Record(SHORT.edition, replace(SHORT.setup, seed="other"))
    assert not is_beginning(game_of(other_deal), game_of(LONG))


def test_a_watcher_offers_too() -> None:
    room = joined(game_of(SHORT), game_of(LONG))
    room.guests[CY] = Guest(hello_of(CY), game_of(record_of(plies=8)))
    room.join(CY)
    room.settle()
    assert room.is_one()
    assert room.host.game == game_of(record_of(plies=8))
