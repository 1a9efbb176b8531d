"""Computers that try a board out."""

import random

from game.rules.edition_data import edition_of
from game.ui.boards.board import Board, Seats, edition_dict
from game.ui.boards.trial import GAMES, Trial, try_out
from tests.rules.scenes import LITTLE
from tests.ui.test_builder_board import shuffled

SMALL = Board("Small", 4, 4, row=3)


def test_a_trial_counts_games_and_turns_as_it_goes() -> None:
    edition = edition_of(edition_dict(SMALL, shuffled(SMALL)))
    found = list(try_out(edition, random.Random(1)))
    assert sorted({one.games for one in found}) == list(range(GAMES + 1))
    last = found[-1]
    assert last.is_over
    assert not found[-2].is_over
    assert 0 < last.won < GAMES
    assert last.won + last.draws <= GAMES
    assert 3 < last.length < 40
    assert len(found) >= last.turns


def test_a_trial_plays_the_fewest_seats() -> None:
    assert next(try_out(LITTLE, random.Random(1))).seats == 2
    teams = Board("Teams", seats=frozenset({Seats.THREE_PAIRS}))
    edition = edition_of(edition_dict(teams, shuffled(teams)))
    first = next(try_out(edition, random.Random(1)))
    assert (first.seats, first.sides) == (6, 3)


def test_the_results_are_told_of_a_hundred() -> None:
    found = Trial(seats=2, sides=2, games=200, won=112, draws=1, turns=4_600)
    assert (found.won_of_100, found.draws_of_100, found.length) == (56, 1, 23)
    assert (Trial(2, 2).won_of_100, Trial(2, 2).draws_of_100, Trial(2, 2).length) == (0, 0, 0)
