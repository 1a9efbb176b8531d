"""Boards under construction: every board without a problem makes a valid edition."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from game.rules.edition import Cell, DrawMode, Edition, cell_name
from game.rules.edition_data import MAX_NAME, EditionError, edition_of, is_built
from game.ui.boards import board as boards
from game.ui.boards.animals import layout_steps
from game.ui.boards.board import (
    RANGES,
    Board,
    Problem,
    Seats,
    Suns,
    board_of,
    edition_dict,
    flip_seats,
    problem,
    step,
    tap,
    with_suns,
)
from game.ui.boards.layout import Layout
from game.ui.look.names import clean_name
from game.ui.look.words import PICTURES
from tests.ui.random_pages import layout_by_chance
from tools.site.layout import finish

CELLS = [cell_name(column, row) for column in range(12) for row in range(12)]

filtered = settings(suppress_health_check=[HealthCheck.filter_too_much])


def any_board() -> st.SearchStrategy[Board]:
    numbers = {name: st.sampled_from(allowed) for name, allowed in RANGES.items()}
    return st.builds(
        Board,
        name=st.sampled_from(["", "Our zoo", "little-zoo"])
        | st.text(max_size=50).map(lambda text: clean_name(text, MAX_NAME)),
        suns=st.sampled_from(Suns),
        tapped=st.frozensets(st.sampled_from(CELLS), max_size=30),
        seats=st.frozensets(st.sampled_from(Seats), max_size=4).map(
            lambda seats: frozenset(
                {group.number: group for group in sorted(seats, key=str)}.values()
            )
        ),
        **numbers,
    )


def shuffled(board: Board) -> Layout:
    return layout_by_chance(board, random.Random(1))


def built(board: Board) -> Edition:
    return edition_of(edition_dict(board, shuffled(board)))


def even(board: Board) -> Board:
    """The board with one sun more or less if a cell would have no partner."""
    return tap(board, "a1") if board.pictured % 2 else board


@given(any_board().map(even))
@filtered
def test_a_board_without_a_problem_makes_an_edition_that_gives_the_board_back(board: Board) -> None:
    assume(problem(board) is None)
    edition = built(board)
    assert is_built(edition)
    again = board_of(edition)
    assert replace(again, suns=board.suns, tapped=board.tapped) == board
    assert again.free == board.free == edition.free
    assert [s.seats for s in edition.seatings] == [group.number for group in board.groups]
    assert edition.exchange_limit == 1
    assert edition.draw == (DrawMode.AUTO, DrawMode.MANUAL)


@given(any_board().map(even))
@filtered
def test_a_board_with_a_problem_makes_no_edition(board: Board) -> None:
    assume(problem(board) and board.pictured <= 2 * len(PICTURES) and board.seats)
    with pytest.raises(EditionError):
        built(board)


@pytest.mark.parametrize("number", RANGES)
def test_each_number_reaches_its_whole_range_and_no_more(number: str) -> None:
    lowest, allowed = step(Board(), number, -20), RANGES[number]
    found, now = [], lowest
    for _step in allowed:
        found.append(getattr(now, number))
        now = step(now, number, 1)
    assert found == list(allowed)
    assert step(now, number, 1) == now
    assert step(lowest, number, -1) == lowest


def test_a_laid_out_board_is_the_edition_that_was_described() -> None:
    board = Board("Our zoo", suns=Suns.CORNERS)
    layout = finish(layout_steps(board, random.Random(1)))
    edition = edition_of(edition_dict(board, layout))
    assert edition.layout == layout
    assert edition.size == (6, 6)


def test_suns_begin_where_they_are_when_somebody_begins_to_tap() -> None:
    corners = with_suns(Board(), Suns.CORNERS)
    assert corners.free == {"a1", "f1", "a6", "f6"}
    more = tap(corners, "c3")
    assert more.suns is Suns.TAPPED
    assert more.free == {"a1", "f1", "a6", "f6", "c3"}
    assert tap(more, "c3").free == corners.free
    assert with_suns(with_suns(more, Suns.NONE), Suns.TAPPED).free == frozenset()
    assert tap(more, "z9") == more


def test_suns_outside_a_smaller_board_come_back_with_the_larger_one() -> None:
    board = tap(Board(), "f6")
    assert step(board, "columns", -1).free == frozenset()
    assert step(step(board, "columns", -1), "columns", 1).free == {"f6"}


def test_a_number_of_seats_plays_alone_or_in_teams() -> None:
    board = flip_seats(Board(), Seats.FOUR)
    assert board.groups == (Seats.TWO, Seats.FOUR)
    pairs = flip_seats(board, Seats.PAIRS)
    assert pairs.groups == (Seats.TWO, Seats.PAIRS)
    assert flip_seats(pairs, Seats.PAIRS).groups == (Seats.TWO,)
    assert [(s.number, s.teams, s.colours) for s in Seats] == [
        (2, 0, 2),
        (3, 0, 3),
        (4, 0, 4),
        (4, 2, 2),
        (6, 2, 2),
        (6, 3, 3),
    ]


GOOD = Board("Our zoo")


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda b: b, None),
        (lambda b: replace(b, name=""), Problem.NO_NAME),
        (lambda b: replace(b, columns=5, rows=5), Problem.ODD),
        (lambda b: replace(b, columns=4, rows=5, row=6), Problem.NO_LINE),
        (lambda b: replace(b, columns=4, rows=6, row=6), None),
        (
            lambda b: replace(b, suns=Suns.TAPPED, tapped=_cells("a1 b1 c1 d1")),
            Problem.SUNS_IN_LINE,
        ),
        (lambda b: replace(b, suns=Suns.TAPPED, tapped=_cells("a1 b1 c1 e1")), None),
        (lambda b: replace(b, seats=frozenset()), Problem.NO_SEATS),
        (lambda b: replace(b, columns=4, rows=4, hand=7), None),
        (
            lambda b: replace(b, columns=4, rows=4, hand=6, seats=frozenset({Seats.THREE})),
            Problem.LARGE_HANDS,
        ),
    ],
)
def test_the_problem_of_a_board(change: Callable[[Board], Board], expected: Problem | None) -> None:
    assert problem(change(GOOD)) == expected


def _cells(names: str) -> frozenset[Cell]:
    return frozenset(names.split())


def test_more_cells_than_there_are_pictures_are_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "PICTURES", PICTURES[:17])
    assert problem(GOOD) is Problem.TOO_MANY_PICTURES
    monkeypatch.setattr(boards, "PICTURES", PICTURES[:18])
    assert problem(GOOD) is None


def test_a_name_has_no_invisible_characters_and_is_not_too_long() -> None:
    assert clean_name("  Our\n zoo\u202e\ud800 ", MAX_NAME) == "Our zoo"
    assert clean_name("x" * 60, MAX_NAME) == "x" * 40
