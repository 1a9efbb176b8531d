"""Placing, removing, exchanging and passing: specification, section 2."""

from dataclasses import replace

import pytest

from tests.rules.scenes import (
    BIG,
    BLUE,
    LITTLE,
    RED,
    SQUARE,
    chips,
    deal,
    full_board,
    legal,
    play,
    scene,
)

NO_LIMIT = replace(SQUARE, exchange_limit=None)
ANTS_COVERED = chips(blue="a1", red="d3")


def test_a_picture_card_goes_on_either_of_its_two_cells() -> None:
    assert legal(scene("ant", "bee")) == {"ant@a1", "ant@d3"}


@pytest.mark.parametrize("colour", [RED, BLUE])
def test_a_covered_cell_is_not_open_whatever_the_colour(colour: str) -> None:
    assert legal(scene("ant", "bee", board={"a1": colour})) == {"ant@d3"}


def test_a_placed_chip_is_of_the_seats_colour_and_the_card_is_discarded_face_up() -> None:
    placed = play(scene("ant bee", "cat", discards=(("fly",), ())), "ant@d3")
    assert dict(placed.board) == {"d3": RED}
    assert placed.discards == (("fly", "ant"), ())


def test_a_wild_card_goes_on_any_open_cell_and_on_no_free_one() -> None:
    open_cells = set(SQUARE.picture_at) - {"c3", "a1", "e5"}
    state = scene("joker", "bee", board=chips(red="a1", blue="e5"))
    assert legal(state) == {f"joker@{cell}" for cell in open_cells}


def test_a_remove_card_takes_a_chip_of_any_opponent_and_places_nothing() -> None:
    board = chips(red="a1", blue="b1", yellow="c1")
    state = scene("dragon", "fox", "owl", edition=LITTLE, board=board)
    assert legal(state) == {"dragon-b1", "dragon-c1"}
    removed = play(state, "dragon-b1")
    assert dict(removed.board) == chips(red="a1", yellow="c1")
    assert (removed.discards[0], removed.turn) == (("dragon",), 1)


def test_a_remove_card_spares_the_chips_of_the_own_team() -> None:
    state = scene("thief", "ant", "bee", "cat", board=chips(red="a1", blue="b1"), turn=2)
    state = state._replace(hands=(("ant",), ("ant",), ("thief",), ("ant",)))
    assert legal(state) == {"thief-b1"}


def test_a_cell_is_open_again_when_its_chip_has_been_removed() -> None:
    state = play(scene("thief", "ant", board=ANTS_COVERED), "thief-a1")
    assert legal(state) == {"ant@a1"}


def test_after_a_play_the_next_seat_moves_clockwise() -> None:
    state = deal(BIG, 3, dealer=1)
    for turn in (2, 0, 1, 2):
        assert state.turn == turn
        card = state.hands[turn][0]
        state = play(state, min(text for text in legal(state) if text.startswith(card)))


def test_two_equal_cards_are_one_action_and_the_earlier_one_leaves() -> None:
    state = scene("bee ant cat ant", "dog", draw_pile="fly gnu")
    placed = play(state, "ant@a1")
    assert len(legal(state)) == 6
    assert placed.hands[0] == ("bee", "cat", "ant", "fly")


def test_a_picture_card_is_dead_when_both_its_cells_are_covered() -> None:
    assert legal(scene("ant bee", "cat", board=ANTS_COVERED)) == {"ant!", "bee@b1", "bee@e3"}


def test_a_wild_card_is_dead_only_when_no_cell_is_open() -> None:
    board = full_board()
    assert legal(scene("joker", "bee", board=board)) == {"joker!"}
    del board["d2"]
    assert legal(scene("joker", "bee", board=board)) == {"joker@d2"}


def test_a_remove_card_is_never_dead() -> None:
    assert legal(scene("thief", "bee")) == {"pass"}


def test_an_exchange_discards_the_dead_card_then_draws_the_top_card_and_keeps_the_turn() -> None:
    state = scene("bee ant cat", "dog", board=ANTS_COVERED, draw_pile="fly gnu")
    exchanged = play(state, "ant!")
    assert exchanged.hands[0] == ("bee", "cat", "fly")
    assert exchanged.discards == (("ant",), ())
    assert (exchanged.draw_pile, exchanged.turn, exchanged.ply) == (("gnu",), 0, 0)


def test_an_exchange_may_draw_the_very_card_it_discards() -> None:
    state = scene("ant", "dog", board=ANTS_COVERED, draw_pile="")
    exchanged = play(state, "ant!")
    assert exchanged.hands[0] == ("ant",)
    assert (exchanged.draw_pile, exchanged.discards, exchanged.reshuffles) == ((), ((), ()), 1)


@pytest.mark.parametrize("limit", [1, 2, 3])
def test_exchanges_end_at_the_editions_limit(limit: int) -> None:
    edition = replace(SQUARE, exchange_limit=limit)
    board = ANTS_COVERED | chips(blue="b1", red="e3")
    state = scene("ant", "dog", edition=edition, board=board, draw_pile="bee ant bee ant bee")
    for _ in range(limit):
        (exchange,) = legal(state)
        state = play(state, exchange)
    assert legal(state) == {"pass"}


def test_without_a_limit_exchanges_end_with_the_cards_of_the_piles() -> None:
    board = ANTS_COVERED | chips(blue="b1", red="e3")
    discards = (("ant",), ("bee", "ant"))
    state = scene(
        "ant", "dog", edition=NO_LIMIT, board=board, draw_pile="bee ant", discards=discards
    )
    for _ in range(5):
        (exchange,) = legal(state)
        assert exchange.endswith("!")
        state = play(state, exchange)
    assert legal(state) == {"pass"}


def test_without_a_limit_and_without_a_card_in_the_piles_nothing_is_exchanged() -> None:
    assert legal(scene("ant", "dog", edition=NO_LIMIT, board=ANTS_COVERED, draw_pile="")) == {
        "pass"
    }


def test_the_real_editions_exchange_once_and_without_limit() -> None:
    assert (BIG.exchange_limit, LITTLE.exchange_limit) == (1, None)


def test_exchanges_are_counted_anew_each_turn() -> None:
    board = ANTS_COVERED | chips(blue="b1", red="e3")
    state = scene("ant cat", "ant", board=board, draw_pile="bee ant bee ant")
    state = play(state, "ant!", "bee!", "cat@c1")
    assert legal(state) == {"ant!"}


@pytest.mark.parametrize(
    ("hand", "board"),
    [("ant", {}), ("ant", ANTS_COVERED), ("joker", full_board()), ("thief", {"a1": BLUE})],
    ids=["a picture to place", "a dead picture", "a dead wild card", "a chip to remove"],
)
def test_no_pass_while_a_card_can_be_played_or_exchanged(hand: str, board: dict[str, str]) -> None:
    assert "pass" not in legal(scene(hand, "bee", board=board))


def test_a_seat_without_cards_passes() -> None:
    assert legal(scene("", "bee")) == {"pass"}


def test_a_pass_discards_and_draws_nothing_and_is_a_ply() -> None:
    state = scene("thief", "bee")
    passed = play(state, "pass")
    assert (passed.hands, passed.discards, passed.draw_pile) == (
        state.hands,
        state.discards,
        state.draw_pile,
    )
    assert (passed.turn, passed.ply) == (1, 1)
