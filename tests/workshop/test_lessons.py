"""The solutions of the seven lessons reach the goals of the lessons."""

import random
from functools import partial
from itertools import pairwise
from math import sqrt
from pathlib import Path

import pytest

from game.bots.full_game import Chooser, play, setup
from game.bots.levels import choose
from game.cli.bot_files import chooser
from game.rules.state import Options, Win, new_game
from game.ui.workshop import goals
from game.ui.workshop.contest_state import PUZZLES
from game.workshop.puzzle_sets import ASKED, in_arena
from tests.effort import SOAKING, often
from tests.rules.scenes import LITTLE

LESSONS = Path(__file__).parents[2] / "game" / "workshop" / "lessons"
GOALS = {Path(goal.file).stem: goal for goal in goals.LESSONS}
FOLLOWING = dict(pairwise(GOALS))
"""Each lesson but the last, and the next lesson."""

MARGIN = 0.1
"""How far a share may be off by chance, because `make test` plays few games."""


def share(bot: Chooser, level: str, games: int) -> float:
    """The share of the games that the bot wins against the level."""
    rng, won = random.Random(1), 0
    for game in range(games):
        seat = game % 2
        choosers: list[Chooser] = [partial(choose, level), partial(choose, level)]
        choosers[seat] = bot
        begun = setup(LITTLE, ["", ""], Options(3), game // 2 % 2, str(game))
        _actions, state = play(new_game(LITTLE, begun), choosers, rng)
        won += isinstance(state.outcome, Win) and seat in state.outcome.seats
    return won / games


def share_of(lesson: str, goal: goals.Lesson, games: int) -> float:
    """The share of games that the lesson's solution wins, in games like those of the goal."""
    bot = chooser(str(LESSONS / f"{lesson}.py"))
    return solved(bot) if goal.level == PUZZLES else share(bot, goal.level, games)


def solved(bot: Chooser) -> float:
    """The share of the arena's puzzles that the bot solves."""
    asked = [in_arena(number) for number in range(ASKED)]
    right = [bot(puzzle.seen, random.Random(1)) in puzzle.answers for puzzle in asked]
    return sum(right) / ASKED


def error(goal: goals.Lesson) -> float:
    """The standard error of a share that just reaches the goal."""
    return sqrt(goal.share * (1 - goal.share) / goal.games)


@pytest.mark.parametrize("lesson", GOALS)
def test_a_solution_reaches_the_goal(lesson: str) -> None:
    goal = GOALS[lesson]
    games = often(60) * (4 if SOAKING else 1)
    least = goal.share + error(goal) if SOAKING else goal.share - MARGIN
    if goal.level == PUZZLES:
        least = goal.share  # chance does not matter
    assert share_of(lesson, goal, games) > least


@pytest.mark.skipif(not SOAKING, reason="many games")
@pytest.mark.parametrize("lesson", [one for one in FOLLOWING if one != "remember"])
def test_a_solution_seldom_reaches_the_next_goal(lesson: str) -> None:
    goal = GOALS[FOLLOWING[lesson]]
    assert share_of(lesson, goal, 2000) < goal.share - 0.8 * error(goal)


def test_the_solution_before_the_puzzles_misses_their_goal() -> None:
    goal = GOALS["learn"]
    assert share_of("remember", goal, 1) < goal.share < share_of("learn", goal, 1)


def test_each_solution_has_a_goal_and_is_short() -> None:
    solutions = sorted(LESSONS.glob("*.py"))
    assert [path.stem for path in solutions] == sorted(GOALS)
    for path in solutions:
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 40
