"""A board for an exact number of animals, such as twelve for twelve words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.edition import lines_of
from game.ui.app.view import view
from game.ui.boards.board import Board, Seats, Suns, problem
from game.ui.boards.numbers import NUMBERS, stepped, with_animals
from game.ui.model.model import Model
from game.ui.screens.builder.msg import BoardStepped, BuildPicked, StepUndone
from tests.ui.pages import after, text_of

MANY = frozenset({Seats.TWO, Seats.FOUR})


@pytest.mark.parametrize("row", range(3, 7))
@pytest.mark.parametrize("number", range(4, 41))
def test_a_board_has_exactly_as_many_animals_as_asked(row: int, number: int) -> None:
    fitted = with_animals(Board("Ours", row=row, hand=1), number)
    if fitted is None:
        # Rows of five or six need a wide board, and rows of three some cells without a sun.
        assert number < {3: 6, 4: 4, 5: 6, 6: 8}[row]
        return
    assert (fitted.pictured, fitted.row, problem(fitted)) == (2 * number, row, None)
    without = [len(line - fitted.free) for line in lines_of(*fitted.size, row)]
    assert min(without) >= 2
    assert (fitted.suns is Suns.NONE) == (not fitted.free)


def test_twelve_words_have_a_board_of_twelve() -> None:
    for number in range(8, 21):
        assert with_animals(Board("Ours"), number)
    twelve = with_animals(Board("Ours"), 12)
    assert twelve
    assert (twelve.size, twelve.free) == ((5, 5), frozenset({"c3"}))


@given(
    st.builds(
        Board,
        st.just("Ours"),
        st.integers(4, 12),
        st.integers(4, 12),
        st.integers(3, 6),
        suns=st.sampled_from(Suns),
        seats=st.just(MANY),
    ),
    st.sampled_from((-1, 1)),
)
def test_a_step_leads_to_the_nearest_number_that_has_a_board(board: Board, by: int) -> None:
    changed, before = stepped(board, by), board.pictured // 2
    between = range(before + by, changed.pictured // 2, by)
    if changed == board:
        between = range(before + by, NUMBERS[0 if by < 0 else -1] + by, by)
    else:
        assert (changed.pictured // 2 - before) * by > 0
    assert all(with_animals(board, number) is None for number in between if number in NUMBERS)
    assert changed.row == board.row


def test_the_builder_steps_to_another_number_and_back() -> None:
    opened = after(Model(), BuildPicked())
    assert opened.building
    begun = opened.building.board
    fewer = after(opened, *[BoardStepped("animals", -1)] * 6)
    assert fewer.building
    assert fewer.building.board == with_animals(begun, 12)
    assert "12 animals" in text_of(view(fewer))
    undone = after(fewer, *[StepUndone()] * 6)
    assert undone.building
    assert undone.building.board == begun
    assert "Undone: Animals" in text_of(view(undone))
