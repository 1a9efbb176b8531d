"""The chance to win after each play that a seat could have made, as Owl estimates it.

Owl learned its evaluation in self-play. It counts what the seat can see, and averages over the
cards that it cannot see. Of the plays that it gives 70 to 80 percent, 71 to 97 percent win.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.bots import owl
from game.bots.bit_position import BitPosition
from game.bots.danger import safest
from game.bots.line_table import LineTable
from game.bots.plays import Play
from game.rules.observation import Observation
from game.steps import Steps

AS_GOOD = 0.02
"""A play is as good as the best one if its chance is smaller by at most this."""


class Judgement(NamedTuple):
    """What each legal play of one turn is worth."""

    chances: Mapping[Play, float]
    """The chance to win after each play, from 0 to 1."""

    safe: tuple[Play, ...]
    """The plays of which the game itself would not warn; only these are advised."""

    @property
    def best(self) -> float:
        """The chance after the best play that can be advised."""
        return max(self.chances[play] for play in self.safe)

    def loss(self, play: Play) -> float:
        """The part of the chance that the play gives away, from 0 to 1."""
        return max(self.best - self.chances[play], 0.0)

    def good(self) -> tuple[Play, ...]:
        """The plays that can be advised and are as good as the best one, the best first."""
        good = (play for play in self.safe if self.loss(play) <= AS_GOOD)
        return tuple(sorted(good, key=self.chances.__getitem__, reverse=True))


def judge(seen: Observation, plays: Sequence[Play]) -> Steps[Judgement]:
    """Judges the legal plays, at least one, of the seat to move; in steps of a few milliseconds."""
    position = BitPosition(seen)
    yield
    table = LineTable(position)
    chances: dict[Play, float] = {}
    for play in plays:
        yield
        if position.wins(play):
            chances[play] = 1.0
            continue
        learned = owl.weights(position.setting, position.race(play))
        chances[play] = owl.probability(owl.score(table, play, learned))
    yield
    return Judgement(chances, tuple(safest(position, plays)))
