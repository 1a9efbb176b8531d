"""How several cores share the games of a contest; pure."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from game.ui.workshop.contest_state import Contest, Score, with_score
from game.ui.workshop.seating import TWO

MOST_CORES = 4
"""How many games of a contest are played at the same time at most.

Two bots that play each other need four sandboxes, which take 40 to 100 MB each.
"""

GIGABYTES = 2
"""How much memory of a device counts for one game at a time."""

Adding: TypeAlias = Callable[[Score], Score]
"""Adds the result of a game to those of the games before it."""


class Part(NamedTuple):
    """What is played one after the other: games of one pair, by their numbers."""

    pair: int
    numbers: Sequence[int]


def cores_to_use(cores: int, gigabytes: float, seats: int = TWO) -> int:
    """How many games are played at a time on a device: one core is left for the page.

    Each seat of a bot has its own sandbox, so games with more seats need more memory.
    """
    games = min(gigabytes / GIGABYTES, MOST_CORES)
    return max(1, min(cores - 1, int(games * TWO / seats)))


def parts(contest: Contest, cores: int) -> tuple[Part, ...]:
    """The parts of a contest: whole pairs, or parts of pairs if there are fewer than cores.

    Numbers 2n and 2n + 1 stay together, because a lesson asks two turns of the same game.
    """
    pairs = range(len(contest.pairs))
    cuts = 1 if len(pairs) >= cores else cores
    return tuple(
        Part(pair, [n for n in range(contest.games) if n // 2 % cuts == cut])
        for pair in pairs
        for cut in range(cuts)
    )


class Results:
    """The results of a contest. The order in which its games end does not change them."""

    def __init__(self, contest: Contest) -> None:
        """No game of the contest has been played."""
        self.contest = contest
        self._next = [0] * len(contest.pairs)
        self._waiting: dict[tuple[int, int], Adding] = {}

    def add(self, pair: int, number: int, adding: Adding) -> Iterator[Contest]:
        """Adds the result of a game when those of all earlier games of its pair are there.

        Yields the contest after each game that is added.
        """
        self._waiting[pair, number] = adding
        while following := self._waiting.pop((pair, self._next[pair]), None):
            self._next[pair] += 1
            score = following(self.contest.scores[pair])
            self.contest = with_score(self.contest, pair, score)
            yield self.contest
