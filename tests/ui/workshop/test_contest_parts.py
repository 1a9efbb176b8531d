"""How several cores share the games of a contest."""

import random
from dataclasses import replace

import pytest

from game.rules.edition_data import load_edition
from game.ui.workshop.contest.parts import Adding, Results, cores_to_use, parts
from game.ui.workshop.contest_state import Contest, Entrant, Score, new_contest

EDITION = load_edition("little-zoo")


def contest(entrants: int, games: int) -> Contest:
    return new_contest(EDITION, [Entrant(str(number)) for number in range(entrants)], games)


def played(number: int) -> Adding:
    """A game whose order can be seen: the score has the numbers of all games, as digits."""

    def add(score: Score) -> Score:
        return replace(score, games=score.games + 1, answered=f"{score.answered}{number}")

    return add


@pytest.mark.parametrize("entrants", [2, 3, 5])
@pytest.mark.parametrize("games", [1, 3, 8])
@pytest.mark.parametrize("cores", [1, 2, 4])
def test_the_parts_are_all_games_and_the_results_are_in_order(
    entrants: int, games: int, cores: int
) -> None:
    begun = contest(entrants, games)
    all_games = [(part.pair, number) for part in parts(begun, cores) for number in part.numbers]
    assert sorted(all_games) == [(p, n) for p in range(len(begun.pairs)) for n in range(games)]
    random.Random(1).shuffle(all_games)
    results = Results(begun)
    told = [c.played for pair, n in all_games for c in results.add(pair, n, played(n))]
    assert told == list(range(1, len(all_games) + 1))
    digits = "".join(map(str, range(games)))
    assert {score.answered for score in results.contest.scores} == {digits}


@pytest.mark.parametrize("cores", [1, 2, 3, 4])
def test_two_turns_of_a_game_are_asked_on_the_same_core_one_after_the_other(cores: int) -> None:
    for part in parts(contest(2, 80), cores):
        pairs = zip(part.numbers[::2], part.numbers[1::2], strict=True)
        assert all(first % 2 == 0 and second == first + 1 for first, second in pairs)


def test_each_core_has_something_to_do() -> None:
    assert len(parts(contest(2, 200), 4)) == 4
    assert len(parts(contest(5, 4), 4)) == 10


@pytest.mark.parametrize(
    ("cores", "gigabytes", "used"),
    [(1, 8, 1), (2, 8, 1), (4, 8, 3), (16, 8, 4), (8, 4, 2), (8, 0.5, 1)],
)
def test_a_core_is_left_for_the_page_and_memory_for_others(
    cores: int, gigabytes: float, used: int
) -> None:
    assert cores_to_use(cores, gigabytes) == used
