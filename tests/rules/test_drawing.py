"""Draws, reshuffles, drawing by hand and loss of card: specification, sections 2 and 3."""

from game.rules.cards import shuffle
from tests.rules.scenes import BLUE, RED, Settled, chips, legal, play, scene

MANUAL: Settled = {"draw": "manual"}


def test_a_played_card_is_replaced_by_the_top_card_which_comes_last() -> None:
    state = play(scene("ant bee cat", "dog", draw_pile="fly gnu"), "bee@b1")
    assert state.hands == (("ant", "cat", "fly"), ("dog",))
    assert state.draw_pile == ("gnu",)


def test_a_card_is_drawn_after_a_removal_too() -> None:
    state = play(scene("thief", "dog", board={"a1": BLUE}, draw_pile="fly gnu"), "thief-a1")
    assert state.hands[0] == ("fly",)


def test_drawing_the_last_card_reshuffles_at_once_seat_0_first_oldest_first() -> None:
    discards = (("hen", "jay"), ("kid", "lynx"))
    state = play(scene("ant", "dog", draw_pile="fly", discards=discards), "ant@a1")
    assert state.hands[0] == ("fly",)
    assert state.draw_pile == shuffle(["hen", "jay", "ant", "kid", "lynx"], "seed", 1)
    assert state.discards == ((), ())


def test_a_draw_from_an_empty_pile_reshuffles_first() -> None:
    discards = (("hen",), ("kid", "lynx"))
    state = play(scene("ant", "dog", draw_pile="", discards=discards), "ant@a1")
    top, *rest = shuffle(["hen", "ant", "kid", "lynx"], "seed", 1)
    assert state.hands[0] == (top,)
    assert state.draw_pile == tuple(rest)
    assert state.reshuffles == 1


def test_each_reshuffle_has_the_next_number() -> None:
    discards = (("hen", "jay"), ("kid", "lynx"))
    state = scene("ant", "dog", draw_pile="fly", discards=discards, reshuffles=6)
    shuffled = shuffle(["hen", "jay", "ant", "kid", "lynx"], "seed", 7)
    assert play(state, "ant@a1").draw_pile == shuffled


def test_a_reshuffled_pile_emptied_by_the_same_draw_stays_empty_without_discards() -> None:
    state = play(scene("ant", "dog", draw_pile=""), "ant@a1")
    assert state.hands[0] == ("ant",)
    assert (state.draw_pile, state.discards, state.reshuffles) == ((), ((), ()), 1)


def test_with_no_card_in_any_pile_nothing_is_drawn() -> None:
    state = scene("ant", "dog", options=MANUAL, draw_pile="", pending=(1,))
    drawn = play(state, "draw 1")
    assert drawn.hands == state.hands
    assert (drawn.pending, drawn.reshuffles) == ((), 0)


def test_by_hand_the_turn_passes_at_once_and_the_seat_owes_itself_a_card() -> None:
    state = play(scene("ant bee", "dog", options=MANUAL), "ant@a1")
    assert state.hands[0] == ("bee",)
    assert (state.turn, state.pending) == (1, (0,))
    assert legal(state) == {"dog@d1", "dog@b4", "draw 0"}


def test_a_draw_by_hand_takes_the_top_card_and_is_no_ply() -> None:
    state = play(scene("ant bee", "dog", options=MANUAL, draw_pile="fly gnu"), "ant@a1", "draw 0")
    assert state.hands[0] == ("bee", "fly")
    assert (state.turn, state.pending, state.ply, state.draw_pile) == (1, (), 1, ("gnu",))


def test_each_seat_that_plays_is_appended() -> None:
    state = scene("ant fly", "bee gnu", "cat hen", "dog jay", options=MANUAL)
    state = play(state, "ant@a1", "bee@b1", "cat@c1")
    assert state.pending == (0, 1, 2)
    assert {"draw 0", "draw 1", "draw 2"} < legal(state)
    assert "draw 3" not in legal(state)


def test_whoever_draws_takes_the_right_of_all_that_stand_before() -> None:
    state = scene("ant fly", "bee gnu", "cat hen", "dog jay", options=MANUAL)
    state = play(state, "ant@a1", "bee@b1", "cat@c1", "draw 1")
    assert state.pending == (2,)
    assert [len(hand) for hand in state.hands] == [1, 2, 1, 2]


def test_whoever_draws_leaves_the_right_of_all_that_stand_behind() -> None:
    state = scene("ant fly", "bee gnu", "cat hen", "dog jay", options=MANUAL)
    assert play(state, "ant@a1", "bee@b1", "cat@c1", "draw 0").pending == (1, 2)


def test_a_seat_that_plays_again_loses_the_old_right_and_goes_to_the_end() -> None:
    state = play(scene("ant fly", "bee gnu", options=MANUAL), "ant@a1", "bee@b1", "fly@a2")
    assert state.pending == (1, 0)
    assert play(state, "draw 0").pending == ()
    assert play(state, "draw 0").hands == (("mole",), ("gnu",))


def test_a_seat_may_draw_before_its_own_next_turn_ends() -> None:
    state = play(scene("ant fly", "bee gnu", options=MANUAL), "ant@a1", "bee@b1")
    assert "draw 0" in legal(state)
    assert play(state, "draw 0").hands[0] == ("fly", "mole")


def test_an_exchange_draws_at_once_and_leaves_pending_alone() -> None:
    board = chips(red="a1", blue="d3")
    state = scene("ant bee", "dog", options=MANUAL, board=board, pending=(1, 0))
    exchanged = play(state, "ant!")
    assert exchanged.hands[0] == ("bee", "mole")
    assert exchanged.pending == (1, 0)


def test_a_pass_leaves_pending_alone() -> None:
    state = scene("", "dog", options=MANUAL, pending=(0,))
    assert legal(state) == {"pass", "draw 0"}
    assert play(state, "pass").pending == (0,)


def test_draws_by_hand_do_not_renew_the_exchanges_of_a_turn() -> None:
    board = chips(red="a1 b1", blue="d3 e3")
    state = scene(
        "ant", "dog", options=MANUAL, board=board, draw_pile="bee ant kid bee", pending=(1,)
    )
    assert legal(play(state, "ant!", "bee!", "draw 1")) == {"pass"}


def test_drawing_by_hand_reshuffles_too() -> None:
    discards = (("hen",), ("jay",))
    state = scene("ant", "dog", options=MANUAL, draw_pile="fly", discards=discards, pending=(0,))
    drawn = play(state, "draw 0")
    assert drawn.hands[0] == ("ant", "fly")
    assert drawn.draw_pile == shuffle(["hen", "jay"], "seed", 1)


def test_colours_have_no_part_in_drawing() -> None:
    state = scene("ant fly", "bee gnu", "cat hen", "dog jay", options=MANUAL)
    assert [seat.colour for seat in state.setup.seats] == [RED, BLUE, RED, BLUE]
    state = play(state, "ant@a1", "bee@b1", "cat@c1", "draw 2")
    assert state.pending == ()
