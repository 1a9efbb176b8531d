"""More than one row to win (specification, section 8): finished rows, locked chips, teams."""

import json
from types import MappingProxyType

import pytest

from game.rules.observation import observe
from game.rules.play import legal_actions
from game.rules.record import rows_data
from game.rules.refusal import IllegalAction, Reason
from game.rules.state import Options, Seat, Setup, SetupError, State, Win, new_game
from tests.rules.scenes import RED, ROWS, chips, deal, legal, play, scene

GREEN, YELLOW, BLUE = "green", "yellow", "blue"


def placed(red: str, *plays: str, seats: int = 3, blue: str = "") -> State:
    """Red has these chips and then puts one on each cell of `plays`; nobody else plays.

    Two rows win; with two seats three rows, with six seats one.
    """
    state = scene(*["joker"] * seats, edition=ROWS, board=chips(red=red, blue=blue))
    for cell in plays:
        state = play(state._replace(hands=(("joker",),) * seats, turn=0), f"joker@{cell}")
    return state


def rows(state: State) -> list[str]:
    """The finished rows of red in their order."""
    return [" ".join(row) for row in rows_data(state).get(RED, [])]


def test_a_finished_row_does_not_end_the_game() -> None:
    state = placed("b2 c2", "d2")
    assert (rows(state), state.outcome) == (["b2 c2 d2"], None)
    assert legal_actions(state)


def test_the_second_row_wins_and_the_outcome_names_all_of_them() -> None:
    state = placed("b2 c2 b4 c4", "d2", "d4")
    assert state.outcome == Win(RED, (0,), ("b2", "c2", "d2", "b4", "c4", "d4"))


def test_one_chip_may_finish_several_rows() -> None:
    state = placed("b2 c2 d3 d4", "d2")
    assert rows(state) == ["b2 c2 d2", "d2 d3 d4"]
    assert isinstance(state.outcome, Win)


def test_the_order_is_across_down_and_the_two_diagonals() -> None:
    state = placed("c3 d3 e1 e2 c1 d2 d4 c5", "e3", seats=2)
    assert rows(state) == ["c3 d3 e3", "e1 e2 e3", "c1 d2 e3", "e3 d4 c5"]


def test_of_lines_in_one_direction_the_first_counts() -> None:
    state = placed("b2 c2 e2 f2", "d2")
    assert rows(state) == ["b2 c2 d2", "d2 e2 f2"], "they share d2 alone"
    state = placed("b2 c2 e2", "d2")
    assert rows(state) == ["b2 c2 d2"], "c2 d2 e2 would share two cells"


def test_a_line_that_was_not_taken_waits_for_a_chip_on_it() -> None:
    state = placed("b2 c2 e2", "d2", "d3")
    assert rows(state) == ["b2 c2 d2"]
    state = placed("b2 c2 e2", "d2", "f2")
    assert rows(state) == ["b2 c2 d2", "d2 e2 f2"]


def test_suns_are_not_counted_as_shared() -> None:
    state = placed("b1 c1 a2 a3 b2", "c3", seats=2)
    assert rows(state) == ["a1 b2 c3"]
    state = play(state._replace(turn=0, hands=(("joker",),) * 2), "joker@d1")
    assert rows(state) == ["a1 b2 c3", "b1 c1 d1"]


def test_a_chip_of_a_finished_row_cannot_be_taken() -> None:
    state = placed("b2 c2 f4", "d2")._replace(turn=1, hands=(("thief",),) * 3)
    assert legal(state) == {"thief-f4"}
    with pytest.raises(IllegalAction, match="c2 is part of a finished row") as caught:
        play(state, "thief-c2")
    assert caught.value.reason is Reason.LOCKED


def test_a_complete_line_that_is_no_row_can_be_broken() -> None:
    state = placed("b2 c2 e2", "d2")._replace(turn=1, hands=(("thief",),) * 3)
    assert legal(state) == {"thief-e2"}


def test_a_remove_card_without_a_chip_to_take_is_not_dead() -> None:
    state = placed("b2 c2", "d2")._replace(turn=1, hands=(("thief",),) * 3)
    assert legal(state) == {"pass"}
    assert not observe(state, 1).dead


def test_everybody_sees_the_finished_rows() -> None:
    seen = observe(placed("b2 c2", "d2"), 1)
    assert seen.rows == {RED: (frozenset({"b2", "c2", "d2"}),)}
    assert seen.rows_to_win == 2


def test_the_colours_stand_in_the_order_of_their_seats() -> None:
    row = (frozenset({"b2", "c2", "d2"}),)
    state = deal(ROWS, 3)._replace(rows=MappingProxyType({BLUE: row, RED: row}))
    assert json.dumps(rows_data(state)) == json.dumps(
        {RED: [["b2", "c2", "d2"]], BLUE: [["b2", "c2", "d2"]]}
    )


def test_where_one_row_wins_no_rows_are_noted() -> None:
    state = placed("b2 c2", "d2", seats=6)
    assert not state.rows
    assert state.rows_to_win == 1
    assert state.outcome == Win(RED, (0, 3), ("b2", "c2", "d2"))


def test_three_teams_take_turns() -> None:
    assert [seat.colour for seat in deal(ROWS, 6).setup.seats] == [RED, YELLOW, BLUE] * 2


@pytest.mark.parametrize(
    ("colours", "why"),
    [
        ("red yellow blue yellow red blue", "in teams 3 colours take turns"),
        ("red yellow red red yellow red", "in teams 3 colours take turns"),
        ("red yellow blue green red yellow", "in teams 3 colours take turns"),
    ],
)
def test_colours_that_form_no_three_teams(colours: str, why: str) -> None:
    seats = tuple(Seat("", colour) for colour in colours.split())
    with pytest.raises(SetupError, match=why):
        new_game(ROWS, Setup(Options(2), seats, 0, "seed"))
