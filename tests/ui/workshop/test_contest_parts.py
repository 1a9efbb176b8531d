"""How several cores share the games of a contest."""

import random
from dataclasses import replace
from statistics import fmean

import pytest

from game.rules.edition_data import load_edition
from game.ui.workshop.contest.parts import Adding, Results, cores_to_use, parts
from game.ui.workshop.contest_state import Contest, Entrant, Score, new_contest
from game.ui.workshop.outcome import left_sentence
from game.ui.workshop.pace import seconds_left

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


@pytest.mark.parametrize(("seats", "used"), [(2, 4), (4, 2), (6, 1)])
def test_games_of_teams_need_more_memory(seats: int, used: int) -> None:
    assert cores_to_use(16, 8, seats) == used


def through(paces: list[float], games: int = 100) -> list[int]:
    """What is shown of the time that is left after each game, if these are the averages."""
    begun, shown = contest(2, games), [0]
    for number, pace in enumerate(paces, 1):
        after = begun.replace(scores=(Score(number),))
        shown.append(seconds_left(shown[-1], pace, after))
    return shown[1:]


def test_the_time_that_is_left_is_told_after_the_first_games_and_rounded() -> None:
    assert through([0.0, 0.01, 0.01]) == [0, 0, 0], "a short check needs no sentence"
    steady = through([3.0] * 100)
    assert list(dict.fromkeys(steady)) == [0, 300, 240, 180, 120, 60, 30, 10]
    assert through([3.0] * 6 + [0.0])[5:] == [300, 300], "what is unknown changes nothing"


@pytest.mark.parametrize("seed", range(20))
def test_the_time_that_is_left_does_not_jump_back_and_forth(seed: int) -> None:
    rng = random.Random(seed)
    times = [3 * rng.uniform(0.2, 1.8) for _ in range(100)]
    shown = through([fmean(times[: number + 1]) for number in range(100)])[5:]
    assert shown == sorted(shown, reverse=True)
    slow = through([1.0] * 10 + [4.0] * 90)
    assert slow[9] == 120
    assert slow[10] == 360, "an estimate that was far too short is mended"


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (10, "A few seconds left."),
        (30, "About half a minute left."),
        (60, "About 1 minute left."),
        (180, "About 3 minutes left."),
    ],
)
def test_the_time_that_is_left_is_a_sentence(seconds: int, told: str) -> None:
    assert left_sentence(seconds) == told
