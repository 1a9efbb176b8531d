"""Boards on which nobody can win are known before anybody tries them."""

import random
from itertools import combinations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from game.bots.full_game import setup, turns
from game.rules.action import Action
from game.rules.edition import lines_of
from game.rules.edition_data import edition_of
from game.rules.observation import Observation
from game.rules.state import Options, Win, new_game
from game.ui.app.view import view
from game.ui.boards.board import Board, Seats, Suns, edition_dict, problem
from game.ui.boards.hopeless import has_rows, is_hopeless, most_chips
from game.ui.model.model import Model
from game.ui.screens.builder.msg import BoardStepped, BuildPicked, LaidOut
from tests.ui.pages import after, announced, text_of
from tests.ui.test_builder_board import shuffled

MANY = frozenset({Seats.TWO, Seats.THREE})
NOBODY = "Nobody can win on this board."

SMALL = st.builds(
    Board,
    st.just("Ours"),
    st.integers(4, 7),
    st.integers(4, 6),
    st.integers(3, 6),
    st.integers(1, 3),
    st.sampled_from((Suns.NONE, Suns.CORNERS)),
    wild=st.integers(0, 3),
    remove=st.integers(0, 1),
    hand=st.integers(1, 4),
    seats=st.sampled_from(Seats).map(lambda group: frozenset({group})),
)


def fewest(board: Board) -> int:
    """The fewest chips for the rows that win, by trying all rows."""
    lines = [line - board.free for line in lines_of(*board.size, board.row)]
    return min(
        len(frozenset[str]().union(*rows))
        for rows in combinations(lines, board.rows_to_win)
        if all(len(one & other) <= 1 for one, other in combinations(rows, 2))
    )


@given(SMALL)
def test_rows_fit_into_as_many_chips_as_they_need(board: Board) -> None:
    assume(problem(board) is None)
    number = fewest(board)
    plan = board.size, board.row, board.free, board.rows_to_win
    assert has_rows(*plan, number)
    assert not has_rows(*plan, number - 1)


@given(SMALL, st.integers(0, 2**32))
def test_no_colour_gets_more_chips_than_that(board: Board, seed: int) -> None:
    """One colour plays, and all others help it: they pass when they may."""
    assume(problem(board) is None)
    (group,) = board.groups
    edition, rng = edition_of(edition_dict(board, shuffled(board))), random.Random(seed)
    dealt = setup(edition, [""] * group.number, Options(board.hand), 0, str(seed))
    favourite = dealt.seats[0].colour

    def helps(seen: Observation, chance: random.Random) -> Action:
        own = seen.seats[seen.turn].colour == favourite
        taken = {cell for cell in seen.board if seen.board[cell] == favourite}
        wanted = [a for a in seen.legal if own or getattr(a, "cell", None) not in taken]
        return chance.choice(wanted or list(seen.legal))

    state = new_game(edition, dealt)
    for _action, after_it in turns(state, [helps] * group.number, rng):
        state = after_it
        counts = [*state.board.values()]
        assert max(map(counts.count, counts), default=0) <= most_chips(board, group)
    assert not (is_hopeless(board) and isinstance(state.outcome, Win))


@pytest.mark.parametrize(
    ("board", "hopeless"),
    [
        (Board("Ours", 5, 4, 5, 3, remove=0), True),
        (Board("Ours", 5, 4, 5, 3, remove=1), False),
        (Board("Ours", 5, 4, 5, 3, remove=0, wild=3), False),
        (Board("Ours", 5, 4, 5, 2, remove=0), False),
        (Board("Ours", 5, 4, 5, 3, remove=0, seats=MANY), True),
        (Board("", 5, 4, 5, 3, remove=0), False),
        (Board("Ours"), False),
    ],
)
def test_some_boards_are_known_to_be_hopeless(board: Board, hopeless: bool) -> None:
    assert is_hopeless(board) is hopeless


def test_the_builder_says_so_at_once_with_a_remedy() -> None:
    steps = [("columns", -1), ("rows", -2), ("row", 1), ("rows_to_win", 2), ("remove", -2)]
    model = after(Model(), BuildPicked(), *(BoardStepped(*step) for step in steps))
    assert model.building
    board = model.building.board
    laid = after(model, LaidOut(board, shuffled(board)))
    assert NOBODY in text_of(view(laid))
    assert announced(laid) == NOBODY
    assert "Let fewer rows win" in text_of(view(laid))
    mended = after(laid, BoardStepped("rows_to_win", -1))
    assert NOBODY not in text_of(view(mended))
