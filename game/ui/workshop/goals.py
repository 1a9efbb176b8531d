"""The goals of the twelve lessons; `lessons/words.py` has their texts."""

from collections.abc import Collection
from typing import NamedTuple

from game.bots.level_names import RANDOM
from game.ui.workshop.contest_state import PUZZLES, Score
from game.ui.workshop.starter import is_changed
from game.workshop.exercises import CHARACTER, STYLES, games_of_style
from game.workshop.puzzle_sets import ARENA, ASKED

TURNS = 2
"""How many turns of each game the lesson about character asks."""


class Lesson(NamedTuple):
    """A goal: to win this share of the games against a level, or to solve it of a set."""

    id: int
    """Its number in what is saved. It stays when lessons move."""

    file: str
    """The file with a solution."""

    share: float
    """How much must be won or solved, from 0 to 1."""

    games: int
    """How many games are played, or positions asked."""

    level: str = PUZZLES
    """The opponent; PUZZLES for a set of `game.workshop.exercises`."""

    asks: str = ""
    """The name of the set."""

    def is_reached(self, score: Score, code: str) -> bool:
        """Whether the bot with this code has won enough, without a fault, and is no new bot."""
        is_complete = score.games == self.games and not score.faults
        return is_complete and self.share_of(score) >= self.share and is_changed(code)

    def share_of(self, score: Score) -> float:
        """The share that counts: of games won, of positions solved, or of the rarer style."""
        if self.asks != CHARACTER:
            return score.share
        found = games_of_style(score.played)
        return min(found[style] for style in STYLES) * TURNS / self.games


def first_open(passed: Collection[int]) -> int:
    """The number of the first lesson whose goal was not reached. If all were, the last one."""
    still = (n for n, lesson in enumerate(LESSONS) if lesson.id not in passed)
    return next(still, len(LESSONS) - 1)


LESSONS = (
    Lesson(0, "anything.py", 0.0, 1, RANDOM),
    Lesson(1, "win.py", 0.9, 20, asks="win"),
    Lesson(7, "line.py", 0.9, 20, asks="line"),
    Lesson(8, "next_line.py", 0.9, 20, asks="next-line"),
    Lesson(2, "block.py", 0.9, 20, asks="block"),
    Lesson(3, "count.py", 0.9, 20, asks="count"),
    Lesson(4, "weigh.py", 0.5, 50, asks="weigh"),
    Lesson(5, "remember.py", 0.54, 400, "fox"),
    Lesson(6, "learn.py", 0.8, ASKED, asks=ARENA),
    Lesson(9, "chance.py", 0.75, 30, asks="chance"),
    Lesson(10, "look.py", 0.7, 40, asks="look"),
    Lesson(11, "character.py", 0.3, 120, asks=CHARACTER),
)
"""The lessons. A solution passes; the one before it does not.

Most ask positions: the result of the same code is the same each time, and comes in seconds.
"""
