"""What a guest does with what the host sends, and on its own device."""

from dataclasses import replace

import pytest

from game.rules.state import Seat
from game.together.guest import Guest, Stage
from game.together.limits import MAX_PER_SECOND
from game.together.messages import Again, Ask, Back, Bye, Message, Reason, text_of
from game.together.step import Acted, Dealt, Gone, Joined, Sent, Step, TakenBack
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
    hello_of,
    legal_of,
    next_act,
    record_of,
    table_of,
)


def guest_with(plies: int = 0) -> Guest:
    """Ada, who has joined; after one action it is her turn."""
    return Room.of(game_of(record_of(plies=plies)), ADA, BEN).guests[ADA]


def receive(guest: Guest, message: Message, now: float = 1000.0) -> Step[Guest]:
    return guest.receive(text_of(message), now)


def asks(guest: Guest, message: Message) -> None:
    """The guest asks for the game, and changes nothing until it comes."""
    assert guest.game is not None
    step = receive(guest, message)
    assert step.sent[0].device == HOST
    assert isinstance(step.sent[0].message, Ask)
    assert (step.state.game, step.changes) == (guest.game, ())
    assert step.state.stage is Stage.ASKED
    assert receive(step.state, next_act(guest.game)).state.game == guest.game
    assert receive(step.state, guest.game.table).state.stage is Stage.PLAYING


def closes(step: Step[Guest], reason: Reason) -> None:
    assert step.sent == (Sent(HOST, Bye(reason)),)
    assert step.changes == (Gone(HOST, reason),)
    assert step.state.stage is Stage.APART


def test_it_says_hello_and_takes_the_hosts_game() -> None:
    step = Guest(hello_of(ADA)).opened(HOST)
    assert step.sent == (Sent(HOST, hello_of(ADA)),)
    greeted = receive(step.state, hello_of(HOST))
    assert greeted.changes == (Joined(hello_of(HOST)),)
    dealt = receive(greeted.state, table_of())
    assert dealt.changes == (Dealt(game_of()),)
    assert dealt.state.game == game_of()


def test_it_follows_the_host() -> None:
    guest = guest_with()
    act = next_act(guest.game)
    step = receive(guest, act)
    assert (step.sent, step.changes) == ((), (Acted(act.action),))
    back = receive(step.state, Back(GAME, 0))
    assert (back.sent, back.changes) == ((), (TakenBack(0),))
    assert back.state.game == guest.game


def test_it_shows_an_own_action_at_once_and_keeps_it_when_it_comes_back() -> None:
    guest = guest_with(plies=1)
    act = next_act(guest.game)
    shown = guest.act(act.action)
    assert shown.sent == (Sent(HOST, act),)
    assert shown.changes == (Acted(act.action),)
    back = receive(shown.state, act)
    assert (back.sent, back.changes) == ((), ())
    assert back.state.game == shown.state.game


def test_an_own_action_that_is_taken_back_does_not_flicker() -> None:
    guest = guest_with(plies=1)
    one, other = next_act(guest.game), next_act(guest.game, 1)
    done = guest.act(one.action).state.back(1).state.act(other.action).state
    assert len(done.expected) == 3
    for message in (one, Back(GAME, 1), other):
        step = receive(done, message)
        assert (step.sent, step.changes, step.state.game) == ((), (), done.game)
        done = step.state
    assert done.expected == ()


def test_it_does_only_legal_actions_of_its_own_seats() -> None:
    guest = guest_with(plies=1)
    assert guest.act(act_of("pass").action) == Step(guest)
    assert guest.act(act_of("draw 77").action) == Step(guest)
    other = guest_with()
    assert other.act(legal_of(other.game)[0]) == Step(other)
    assert guest.back(0) == Step(guest)
    nothing = Guest(hello_of(ADA))
    assert nothing.act(act_of("pass").action) == Step(nothing) == nothing.back(0)


def test_what_does_not_fit_makes_it_ask() -> None:
    guest = guest_with(plies=2)
    act = next_act(guest.game)
    asks(guest, replace(act, game=OTHER_GAME))
    asks(guest, replace(act, at=1))
    asks(guest, replace(act, at=3))
    asks(guest, act_of("pass", at=2))
    asks(guest, act_of("draw 9", at=2))
    asks(guest, Back(GAME, 2))
    asks(guest, Back(GAME, 0))
    asks(guest, Back(OTHER_GAME, 1))


def test_it_says_how_many_actions_it_has() -> None:
    guest = guest_with(plies=2)
    assert receive(guest, Back(GAME, 9)).sent == (Sent(HOST, Ask(GAME, 2)),)
    assert receive(guest, Back(OTHER_GAME, 1)).sent == (Sent(HOST, Ask(OTHER_GAME, 0)),)


def test_another_action_in_place_of_its_own_makes_it_ask() -> None:
    guest = guest_with(plies=1)
    asks(guest.act(legal_of(guest.game)[0]).state, next_act(guest.game, 1))


def test_while_it_waits_for_the_game_nothing_can_be_done() -> None:
    guest = receive(guest_with(plies=1), Back(GAME, 7)).state
    assert guest.act(legal_of(guest.game)[0]) == Step(guest)


def test_the_hosts_game_takes_the_place_of_what_did_not_count() -> None:
    guest = guest_with(plies=1)
    shown = guest.act(legal_of(guest.game)[0]).state
    step = receive(shown, table_of(record_of(plies=1)))
    assert guest.game is not None
    assert step.changes == (Dealt(guest.game),)
    assert step.state.expected == ()


def test_a_new_game_takes_the_place_of_the_old_one() -> None:
    new = game_of(game=OTHER_GAME)
    step = receive(guest_with(plies=2), new.again)
    assert (step.sent, step.changes) == ((), (Dealt(new),))


def test_a_record_that_the_rules_refuse_is_bad() -> None:
    guest = guest_with(plies=1)
    record = replace(record_of(), actions=(act_of("pass").action,))
    for game in (GAME, OTHER_GAME):
        step = receive(guest, table_of(record, game))
        closes(step, Reason.BAD)
        assert step.state.game == guest.game
        closes(receive(guest, Again(game, record, (HOST, ADA, BEN))), Reason.BAD)


@pytest.mark.parametrize("places", [(), (HOST, ADA), (HOST, ADA, BEN, CY)], ids=len)
def test_places_that_do_not_fit_the_seats_are_bad(places: tuple[str, ...]) -> None:
    closes(receive(guest_with(), table_of(places=places)), Reason.BAD)


def test_computers_play_on_the_hosts_device() -> None:
    record = record_of()
    for seat, is_good in ((0, True), (1, False)):
        seats = list(record.setup.seats)
        seats[seat] = Seat("Owl", seats[seat].colour, "owl")
        mixed = replace(record, setup=replace(record.setup, seats=tuple(seats)))
        step = receive(guest_with(), table_of(mixed))
        assert (step.state.stage is Stage.PLAYING) == is_good


def test_a_host_with_another_id_or_without_hello_is_bad() -> None:
    guest = Guest(hello_of(ADA)).opened(HOST).state
    closes(receive(guest, hello_of(BEN)), Reason.BAD)
    closes(guest.receive(text_of(hello_of(HOST)).replace("/1", "/2"), 0), Reason.FORMAT)
    for message in (table_of(), act_of("pass"), Back(GAME, 0)):
        closes(receive(guest, message), Reason.BAD)
    assert guest.receive('{"type": "wave"}', 0).sent == ()
    assert guest.opened(ADA) == Step(guest, (Sent(ADA, Bye(Reason.BAD)),))


def test_what_only_guests_send_is_ignored() -> None:
    guest = guest_with()
    for message in (Ask(GAME, 0), hello_of(HOST)):
        step = receive(guest, message)
        assert (step.sent, step.changes, step.state.game) == ((), (), guest.game)


def test_it_keeps_the_game_when_the_host_is_gone() -> None:
    guest = guest_with(plies=1)
    for step in (guest.closed(), receive(guest, Bye(Reason.LEFT)), guest.leave()):
        assert step.state.stage is Stage.APART
        assert step.state.game == guest.game
        assert receive(step.state, table_of()) == Step(step.state)
        assert step.state.closed() == Step(step.state) == step.state.leave()
        alone = step.state.act(legal_of(guest.game)[0])
        assert alone.sent == ()
        assert len(alone.changes) == 1


def test_it_reads_fifty_messages_a_second() -> None:
    guest = guest_with()
    for _number in range(MAX_PER_SECOND):
        guest = receive(guest, table_of(), 50.0).state
    flood = receive(guest, table_of(), 50.9)
    closes(flood, Reason.FLOOD)
    assert flood.state.game == guest.game
    assert receive(guest, table_of(), 51.0).sent == ()


def test_an_action_before_the_first_game_makes_it_ask() -> None:
    opened = Guest(hello_of(ADA), game_of(record_of(plies=1))).opened(HOST).state
    joining = receive(opened, hello_of(HOST)).state
    step = receive(joining, next_act(joining.game))
    assert step.sent == (Sent(HOST, Ask(GAME, 1)),)
    assert step.state.game == joining.game
    assert receive(step.state, table_of(record_of(plies=2))).state.stage is Stage.PLAYING


def test_a_game_that_cannot_be_sent_again_is_bad() -> None:
    text = text_of(table_of()).replace("seat 0", "é" * 20_000)
    closes(guest_with().receive(text, 1000.0), Reason.BAD)


def test_no_page_takes_back_more_than_there_is() -> None:
    guest = guest_with(plies=2)
    assert guest.back(-1) == Step(guest) == guest.back(2)
    assert guest.back(1).changes == (TakenBack(1),)


def test_another_action_makes_it_ask_while_its_own_has_not_come_back() -> None:
    guest = guest_with(plies=1)
    done = guest.act(legal_of(guest.game)[0]).state.back(1).state
    assert done.game == guest.game
    asks(done, next_act(guest.game, 1))
