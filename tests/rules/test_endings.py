"""Row, win and draw: specification, section 4."""

from dataclasses import replace

import pytest

from game.rules.edition import Cell, Edition
from game.rules.edition_text import parse_edition
from game.rules.play import PLY_LIMIT, legal_actions
from game.rules.state import Drawn, DrawReason, State, Win
from tests.rules.scenes import (
    BIG,
    BLUE,
    LITTLE,
    RED,
    SQUARE,
    Settled,
    chips,
    full_board,
    legal,
    play,
    scene,
)

NO_REMOVE = replace(SQUARE, remove=None)
BEGINNERS: Settled = {"power_cards": False}
BLUE_AROUND_B1 = full_board() | chips(blue="c1 b2 c2")


@pytest.mark.parametrize(
    ("own", "row"),
    [
        ("a1 c1", "a1 b1 c1"),
        ("b2 b3", "b1 b2 b3"),
        ("c2 d3", "b1 c2 d3"),
        ("c1 d1", "b1 c1 d1"),
    ],
    ids=["across", "down", "on a diagonal", "at its end"],
)
def test_a_row_goes_across_down_or_on_a_diagonal(own: Cell, row: str) -> None:
    won = play(scene("bee", "ant", board=chips(red=own)), "bee@b1")
    assert won.outcome == Win(RED, (0,), tuple(row.split()))


def test_a_row_goes_up_a_diagonal() -> None:
    won = play(scene("cat", "ant", board=chips(red="b3 c2")), "cat@a4")
    assert won.outcome == Win(RED, (0,), ("c2", "b3", "a4"))


@pytest.mark.parametrize(
    "own", ["a1", "a1 d1", "c1", "c2 d2"], ids=["two", "a gap", "two in a line", "no line"]
)
def test_less_than_a_row_is_no_win(own: Cell) -> None:
    assert play(scene("bee", "ant", board=chips(red=own)), "bee@b1").outcome is None


def test_a_line_with_an_opponents_chip_is_no_row() -> None:
    board = chips(red="a1", blue="c1")
    assert play(scene("bee", "ant", board=board), "bee@b1").outcome is None


@pytest.mark.parametrize("edition", [LITTLE, BIG], ids=lambda edition: edition.name)
def test_a_row_ends_at_the_edge_of_the_board(edition: Edition) -> None:
    columns, rows = edition.size
    for line in edition.lines:
        column = [ord(cell[0]) for cell in line]
        row = [int(cell[1:]) for cell in line]
        assert len(line) == edition.row
        assert max(column) - min(column) in (0, edition.row - 1)
        assert max(row) - min(row) in (0, edition.row - 1)
        assert max(column) < ord("a") + columns
        assert max(row) <= rows


def test_the_number_of_lines() -> None:
    assert [len(edition.lines) for edition in (LITTLE, BIG, SQUARE)] == [69, 140, 48]


def test_a_free_cell_serves_every_colour() -> None:
    for turn, colour in enumerate((RED, BLUE)):
        state = scene("mole", "mole", board={"d3": colour}, turn=turn)
        assert play(state, "mole@b3").outcome == Win(colour, (turn,), ("b3", "c3", "d3"))


def test_both_colours_may_finish_rows_with_the_same_corner_of_the_little_zoo() -> None:
    assert LITTLE.free == {"a1", "g1", "a6", "g6"}
    across, down = LITTLE.picture_at["b1"], LITTLE.picture_at["a3"]
    state = scene(across, down, edition=LITTLE, board=chips(red="c1 d1", yellow="a2 a4"))
    assert play(state, f"{across}@b1").outcome == Win(RED, (0,), ("a1", "b1", "c1", "d1"))
    won = play(state._replace(turn=1), f"{down}@a3")
    assert won.outcome == Win("yellow", (1,), ("a1", "a2", "a3", "a4"))


def test_the_outcome_names_every_cell_of_every_line_the_chip_finished_in_board_order() -> None:
    won = play(scene("dog", "ant", board=chips(red="a4 c4 a5 b2 d5")), "dog@b4")
    assert won.outcome == Win(RED, (0,), ("c3", "a4", "b4", "c4", "a5"))


def test_a_line_longer_than_a_row_is_named_in_full() -> None:
    won = play(scene("cat", "ant", board=chips(red="a1 b1 d1 e1")), "cat@c1")
    assert won.outcome == Win(RED, (0,), ("a1", "b1", "c1", "d1", "e1"))


def test_a_row_wins_for_every_seat_of_the_team() -> None:
    state = scene("ant", "bee", "ant", "ant", board=chips(blue="a1 c1"), turn=1)
    assert play(state, "bee@b1").outcome == Win(BLUE, (1, 3), ("a1", "b1", "c1"))


def test_partners_finish_a_row_together() -> None:
    state = scene("ant fly", "dog jay", "bee gnu", "eel kid", board=chips(red="c1"))
    won = play(state, "ant@a1", "dog@b4", "bee@b1")
    assert won.outcome == Win(RED, (0, 2), ("a1", "b1", "c1"))


def test_a_win_on_the_last_open_cell_is_a_win_and_no_draw() -> None:
    board = full_board(NO_REMOVE) | {"a1": RED, "c1": RED}
    del board["b1"]
    state = scene("bee", "ant", edition=NO_REMOVE, board=board, ply=PLY_LIMIT - 1)
    assert isinstance(play(state, "bee@b1").outcome, Win)


def last_open_cell(edition: Edition, options: Settled | None = None) -> State:
    board = dict(BLUE_AROUND_B1)
    del board["b1"]
    return scene("bee", "ant", edition=edition, board=board, options=options)


@pytest.mark.parametrize(
    ("edition", "options", "outcome"),
    [
        (NO_REMOVE, {}, Drawn(DrawReason.FULL)),
        (SQUARE, BEGINNERS, Drawn(DrawReason.FULL)),
        (SQUARE, {}, None),
    ],
    ids=["edition without", "beginners without", "with remove cards"],
)
def test_a_full_board_is_a_draw_unless_the_deck_has_remove_cards(
    edition: Edition, options: Settled, outcome: Drawn | None
) -> None:
    assert play(last_open_cell(edition, options), "bee@b1").outcome == outcome


def test_a_full_board_comes_before_the_limit() -> None:
    state = last_open_cell(NO_REMOVE)._replace(ply=PLY_LIMIT - 1)
    assert play(state, "bee@b1").outcome == Drawn(DrawReason.FULL)


def test_as_many_passes_as_seats_are_a_draw() -> None:
    state = play(scene("", "", "", ""), "pass", "pass", "pass")
    assert state.outcome is None
    assert play(state, "pass").outcome == Drawn(DrawReason.PASSES)


def test_passes_come_before_the_limit() -> None:
    state = scene("", "", passes=1, ply=PLY_LIMIT - 1)
    assert play(state, "pass").outcome == Drawn(DrawReason.PASSES)


def test_a_play_breaks_a_series_of_passes() -> None:
    state = play(scene("", "ant bee"), "pass", "ant@a1", "pass")
    assert (state.passes, state.outcome) == (1, None)


def test_exchanges_and_draws_by_hand_do_not_break_a_series_of_passes() -> None:
    board = chips(red="a1 b1", blue="d3 e3")
    state = scene("", "ant", board=board, options={"draw": "manual"}, draw_pile="bee ant hen jay")
    state = play(state._replace(pending=(0,)), "pass", "ant!", "bee!", "draw 0")
    assert legal(state) == {"pass"}
    assert play(state, "pass").outcome == Drawn(DrawReason.PASSES)


@pytest.mark.parametrize(("ply", "outcome"), [(998, None), (999, Drawn(DrawReason.LIMIT))])
def test_a_thousand_plies_are_a_draw(ply: int, outcome: Drawn | None) -> None:
    assert play(scene("ant", "bee", ply=ply), "ant@a1").outcome == outcome
    assert play(scene("", "bee", ply=ply), "pass").outcome == outcome


@pytest.mark.parametrize("draw", ["auto", "manual"])
def test_the_action_that_ends_the_game_is_the_last_thing_that_happens(draw: str) -> None:
    state = scene(
        "bee fly", "ant", board=chips(red="a1 c1"), options={"draw": draw}, pending=(1, 0)
    )
    won = play(state, "bee@b1")
    assert (won.turn, won.pending, won.ply) == (0, (1, 0), 1)
    assert (won.hands, won.draw_pile) == ((("fly",), ("ant",)), state.draw_pile)
    assert won.discards == (("bee",), ())


def test_a_finished_game_has_no_legal_action() -> None:
    state = scene(
        "ant", "bee", options={"draw": "manual"}, pending=(1,), outcome=Drawn(DrawReason.LIMIT)
    )
    assert legal_actions(state) == ()


THREE_LINES = """
name = "three"
row = 3
colours = ["red", "blue"]
draw = ["auto"]
pictures = ["ant", "bee", "cat", "dog", "eel", "fly"]
layout = '''
ant bee .   dog
cat ant bee dog
.   .   cat eel
eel fly fly .
'''
[deck]
picture_copies = 2
[[seatings]]
seats = 2
hand_size = 1
"""


def test_rows_over_several_free_cells() -> None:
    edition = parse_edition(THREE_LINES)
    state = scene("ant", "bee", edition=edition, board=chips(red="a2"))
    won = play(state, "ant@a1")
    assert won.outcome == Win(RED, (0,), ("a1", "a2", "a3"))
    won = play(scene("ant", "bee", edition=edition), "ant@b2")
    assert won.outcome == Win(RED, (0,), ("c1", "b2", "a3"))
