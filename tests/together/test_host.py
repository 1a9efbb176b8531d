"""What the host does with what it is sent, and on its own device."""

from dataclasses import replace

import pytest

from game.rules.action import Draw
from game.rules.record import Record
from game.together.host import MAX_GUESTS, Host
from game.together.limits import MAX_PER_SECOND
from game.together.messages import Ask, Back, Bye, Message, Reason, Table, parse, text_of
from game.together.step import Acted, Dealt, Gone, Joined, Sent, Step, TakenBack
from tests.rules.scenes import BIG, setup_for
from tests.together.rooms import (
    ADA,
    BEN,
    CY,
    DEE,
    EVE,
    FAY,
    GAME,
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


def host_with(plies: int = 0, places: tuple[str, ...] = (HOST, ADA, BEN)) -> Host:
    """A host with Ada and Ben, and a game after some actions; after one it is Ada's turn."""
    return Room.of(game_of(record_of(plies=plies), places=places), ADA, BEN).host


def receive(host: Host, device: str, message: Message, now: float = 1000.0) -> Step[Host]:
    return host.receive(device, text_of(message), now)


def refuses(host: Host, device: str, message: Message) -> None:
    """The host answers the sender with its game, and changes nothing."""
    assert host.game is not None
    step = receive(host, device, message)
    assert step.sent == (Sent(device, host.game.table),)
    assert step.state.game == host.game
    assert step.changes == ()


def closes(step: Step[Host], device: str, reason: Reason) -> None:
    assert step.sent == (Sent(device, Bye(reason)),)
    assert device not in step.state.channels


def test_it_says_hello_first() -> None:
    step = Host(hello_of(HOST)).opened(ADA)
    assert step.sent == (Sent(ADA, hello_of(HOST)),)
    assert step.state.guests == ()


def test_a_guest_that_says_hello_gets_the_game() -> None:
    host = Host(hello_of(HOST)).deal(game_of()).state.opened(ADA).state
    step = receive(host, ADA, hello_of(ADA))
    assert step.sent == (Sent(ADA, table_of()),)
    assert step.changes == (Joined(hello_of(ADA)),)
    assert step.state.guests == (ADA,)


def test_without_a_game_it_sends_none() -> None:
    host = Host(hello_of(HOST)).opened(ADA).state
    joined = receive(host, ADA, hello_of(ADA)).state
    for message in (act_of("pass"), Back(GAME, 0), Ask(GAME, 0), table_of()):
        step = receive(joined, ADA, message)
        assert (step.sent, step.changes, step.state.game) == ((), (), None)
    assert joined.act(Draw(0)) == Step(joined) == joined.back(0)


def test_a_first_game_is_a_table_and_another_one_is_again() -> None:
    host = Host(hello_of(HOST)).opened(ADA).state
    joined = receive(host, ADA, hello_of(ADA)).state
    first = joined.deal(game_of())
    assert first.sent == (Sent(ADA, game_of().table),)
    second = game_of(game=OTHER_GAME)
    step = first.state.deal(second)
    assert step.sent == (Sent(ADA, second.again),)
    assert step.changes == (Dealt(second),)


def test_an_action_is_sent_to_all_the_sender_included() -> None:
    host = host_with(plies=1)
    act = next_act(host.game)
    step = receive(host, ADA, act)
    assert step.sent == (Sent(ADA, act), Sent(BEN, act))
    assert step.changes == (Acted(act.action),)
    assert step.state.game is not None
    assert step.state.game.record.actions[1:] == (act.action,)


def test_an_own_action_is_sent_to_all() -> None:
    host = host_with()
    act = next_act(host.game)
    assert host.act(act.action).sent == (Sent(ADA, act), Sent(BEN, act))


def test_an_action_that_does_not_fit_is_answered_by_the_game() -> None:
    host = host_with(plies=1)
    act = next_act(host.game)
    refuses(host, BEN, act)
    refuses(host, ADA, replace(act, game=OTHER_GAME))
    refuses(host, ADA, replace(act, at=0))
    refuses(host, ADA, replace(act, at=2))
    refuses(host, ADA, act_of("pass", at=1))
    refuses(host, ADA, act_of("draw 1", at=1))
    refuses(host, ADA, act_of("draw 99", at=1))
    refuses(host, ADA, act_of("no_such_card@z9", at=1))


def test_the_seat_that_draws_counts_not_the_seat_to_act() -> None:
    setup = setup_for(BIG, 3, draw="manual")
    record = grown(Record(BIG, setup), 2)
    assert not any(isinstance(action, Draw) for action in record.actions)
    host = Room.of(game_of(record), ADA, BEN).host
    assert host.game is not None
    assert host.game.state.pending == (0, 1)
    refuses(host, BEN, act_of("draw 1", at=2))
    assert receive(host, ADA, act_of("draw 1", at=2)).changes == (Acted(Draw(1)),)
    refuses(host, ADA, act_of("draw 0", at=2))
    assert host.act(Draw(0)).changes == (Acted(Draw(0)),)
    assert host.act(Draw(1)) == Step(host)


def test_it_does_not_act_for_guests_that_are_here() -> None:
    host = host_with(plies=1)
    assert host.act(legal_of(host.game)[0]) == Step(host)
    assert host.take_over(ADA) == Step(host)


def test_who_did_the_last_action_may_take_it_back() -> None:
    host = host_with(plies=2)
    refuses(host, BEN, Back(GAME, 1))
    step = receive(host, ADA, Back(GAME, 1))
    assert step.sent == (Sent(ADA, Back(GAME, 1)), Sent(BEN, Back(GAME, 1)))
    assert step.changes == (TakenBack(1),)
    assert step.state.game == host_with(plies=1).game


def test_nothing_is_taken_back_after_another_seat_has_acted() -> None:
    host = host_with(plies=3)
    for to in (0, 1, 3, 4):
        refuses(host, ADA, Back(GAME, to))
    refuses(host, ADA, Back(OTHER_GAME, 2))
    assert host.back(0) == Step(host)
    assert host_with(plies=1).back(0).changes == (TakenBack(0),)


def test_two_seats_of_one_device_are_two_seats() -> None:
    host = host_with(plies=2, places=(ADA, ADA, BEN))
    refuses(host, ADA, Back(GAME, 0))
    step = receive(host, ADA, Back(GAME, 1))
    assert receive(step.state, ADA, Back(GAME, 0)).changes == (TakenBack(0),)


def test_it_answers_a_question_with_the_game() -> None:
    host = host_with(plies=4)
    refuses(host, ADA, Ask(GAME, 2))
    refuses(host, BEN, Ask(OTHER_GAME, 0))


def test_a_guest_without_a_seat_watches() -> None:
    room = Room.of(game_of(), ADA, BEN, CY)
    refuses(room.host, CY, next_act(room.host.game))
    room.act(HOST, legal_of(room.host.game)[0])
    room.settle()
    assert room.is_one()


def test_a_device_that_says_bye_is_gone() -> None:
    host = host_with()
    step = receive(host, ADA, Bye(Reason.LEFT))
    assert step.sent == ()
    assert step.changes == (Gone(ADA, Reason.LEFT),)
    assert step.state.guests == (BEN,)
    assert step.state.game == host.game
    assert step.state.gone == (ADA,)
    assert receive(step.state, ADA, Ask(GAME, 0)) == Step(step.state)


def test_the_seats_of_a_device_wait_until_the_host_takes_them() -> None:
    lost = host_with(plies=1).closed(ADA)
    assert lost.changes == (Gone(ADA),)
    assert lost.state.closed(ADA) == Step(lost.state)
    action = legal_of(lost.state.game)[0]
    assert lost.state.act(action) == Step(lost.state)
    taken = lost.state.take_over(ADA).state
    assert taken.take_over(CY) == Step(taken) == taken.take_over(HOST)
    step = taken.act(action)
    assert step.changes == (Acted(action),)
    assert step.state.back(1).changes == (TakenBack(1),)


def test_a_device_that_comes_back_gets_its_seats_again() -> None:
    taken = host_with(plies=1).closed(ADA).state.take_over(ADA).state
    action = legal_of(taken.game)[0]
    opened = taken.opened(ADA).state
    assert opened.may_play(HOST, 1)
    back = receive(opened, ADA, hello_of(ADA)).state
    assert back.act(action) == Step(back)
    assert receive(back, ADA, next_act(back.game)).changes == (Acted(action),)


def test_another_device_does_not_get_the_seats() -> None:
    host = host_with(plies=1).closed(ADA).state
    joined = receive(host.opened(CY).state, CY, hello_of(CY)).state
    refuses(joined, CY, next_act(joined.game))


def test_a_hello_with_the_id_of_another_channel_is_bad() -> None:
    host = host_with().closed(ADA).state.opened(CY).state
    closes(receive(host, CY, hello_of(ADA)), CY, Reason.BAD)
    closes(host.receive(CY, text_of(hello_of(CY)).replace("/1", "/2"), 0), CY, Reason.FORMAT)


def test_a_second_hello_changes_nothing() -> None:
    host = host_with()
    step = receive(host, ADA, replace(hello_of(ADA), name="Zed"))
    assert (step.sent, step.changes) == ((), ())
    assert step.state.channels[ADA].hello == hello_of(ADA)
    closes(receive(host, ADA, hello_of(BEN)), ADA, Reason.BAD)


def test_before_hello_everything_else_is_bad() -> None:
    host = host_with().opened(CY).state
    for message in (Ask(GAME, 0), next_act(host.game), Back(GAME, 0), table_of()):
        closes(receive(host, CY, message), CY, Reason.BAD)
    assert host.receive(CY, '{"type": "wave"}', 0).sent == ()


def test_a_sixth_guest_is_one_too_many() -> None:
    host = Room.of(game_of(), ADA, BEN, CY, DEE, EVE).host
    assert len(host.guests) == MAX_GUESTS
    assert host.opened(FAY) == Step(host, (Sent(FAY, Bye(Reason.FULL)),))
    assert receive(host, FAY, hello_of(FAY)) == Step(host)
    assert host.opened(ADA).sent == (Sent(ADA, hello_of(HOST)),)
    assert FAY in host.closed(ADA).state.opened(FAY).state.channels


def test_its_own_id_cannot_join() -> None:
    host = Host(hello_of(HOST))
    assert host.opened(HOST) == Step(host, (Sent(HOST, Bye(Reason.BAD)),))


def test_it_reads_fifty_messages_a_second() -> None:
    host = host_with()
    for number in range(MAX_PER_SECOND):
        host = receive(host, ADA, Ask(GAME, 0), 50 + number / 100).state
    assert receive(host, ADA, Ask(GAME, 0), 51.0).sent != (Sent(ADA, Bye(Reason.FLOOD)),)
    flood = receive(host, ADA, Ask(GAME, 0), 50.99)
    closes(flood, ADA, Reason.FLOOD)
    assert flood.state.guests == (BEN,)
    assert receive(host, BEN, Ask(GAME, 0), 50.99).state.guests == (ADA, BEN)


def test_it_leaves_with_a_word_to_all() -> None:
    step = host_with().leave()
    assert step.sent == (Sent(ADA, Bye(Reason.LEFT)), Sent(BEN, Bye(Reason.LEFT)))
    assert step.state.channels == {}
    assert step.state.game is not None


def test_a_game_never_grows_too_large_for_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    host = host_with(plies=1)
    assert host.game is not None
    act = next_act(host.game)
    size = len(text_of(host.game.table)) + len(f'"{act.action}",')
    monkeypatch.setattr("game.together.shared_game.MAX_BYTES", size - 1)
    refuses(host, ADA, act)
    monkeypatch.setattr("game.together.shared_game.MAX_BYTES", size)
    after = receive(host, ADA, act).state.game
    assert after is not None
    assert isinstance(parse(text_of(after.table)), Table)
    assert len(text_of(after.table)) == size
