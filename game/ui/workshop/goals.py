"""The goals of the seven lessons; `lessons/words.py` has their texts."""

from collections.abc import Collection
from typing import NamedTuple

from game.bots.level_names import RANDOM
from game.ui.workshop.contest_state import PUZZLES, Score
from game.workshop.puzzle_sets import ASKED


class Lesson(NamedTuple):
    """A goal: to win the share `share` of `games` games against a level, or to solve it of puzzles.

    `file` has a solution.
    """

    file: str
    level: str
    share: float
    games: int

    def is_reached(self, score: Score) -> bool:
        """Whether all games were played without a fault, and the bot has won enough."""
        is_enough = score.share >= self.share
        return score.games == self.games and is_enough and not score.faults


def first_open(passed: Collection[int]) -> int:
    """The number of the first lesson whose goal was not reached. If all were, the last one."""
    return next((n for n in range(len(LESSONS)) if n not in passed), len(LESSONS) - 1)


LESSONS = (
    Lesson("anything.py", RANDOM, 0.0, 1),
    Lesson("win.py", RANDOM, 0.6, 100),
    Lesson("block.py", "cub", 0.51, 800),
    Lesson("count.py", "cub", 0.6, 200),
    Lesson("weigh.py", "fox", 0.46, 400),
    Lesson("remember.py", "fox", 0.54, 500),
    Lesson("learn.py", PUZZLES, 0.8, ASKED),
)
"""The lessons. They have enough games that a solution almost always passes.

The solution of the lesson before seldom passes.
"""
