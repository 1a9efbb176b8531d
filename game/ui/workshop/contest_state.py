"""Many games between bots and levels, counted; pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt

from game.rules.edition import Edition
from game.rules.record import Record
from game.ui.frame.value import Value
from game.ui.workshop.answers import ShownFault, Why
from game.workshop.mistake import MOST_WAITS

DUEL = 200
"""The number of games of a duel."""

TABLE_GAMES = (4, 10, 20)
"""How many games each pair of a table may play: an even number, because the starter wins more."""

MAX_SEED_DIGITS = 9
"""The longest seed of a contest."""

MAX_SEED = 10**MAX_SEED_DIGITS - 1

PUZZLES = "puzzles"
"""In the place of the second entrant's level: it plays no games, but asks puzzles."""


class Entrant(Value):
    """Who takes part: a level of the game, a bot with its code, or `PUZZLES`.

    The name of PUZZLES is that of the set of puzzles.
    """

    name: str
    level: str = ""
    code: str = ""
    author: str = ""
    face: int = 0
    """The face of a bot, as its `Bot` has it."""


def won_share(won: int, games: int) -> float:
    """The share of won games, from 0 to 1. 0 if there are no games."""
    return won / games if games else 0.0


@dataclass(frozen=True, slots=True)
class Score:
    """The results of the first of two entrants in some games against the second.

    If that one asks puzzles, each counts as a game, and a solved one as won.
    """

    games: int = 0
    won: int = 0
    drawn: int = 0
    faults: int = 0
    """The games that the first has lost because it had no answer."""
    faults_of_other: int = 0
    """The games that the second has lost because it had no answer."""
    loss: Record | None = None
    """The game that the first lost on the board in the fewest turns."""
    longest: Record | None = None
    """The game with the most turns of those that one of them won on the board."""
    is_longest_won: bool = False
    """Whether the first has won that game."""
    missed: int = -1
    """The number of the first puzzle that was answered, but not solved; -1 if there is none."""
    answered: str = ""
    """What the first answered there, such as `koala@b3`."""
    played: tuple[str, ...] = ()
    """What the first answered in each puzzle; empty texts after faults."""
    fault: ShownFault | None = None
    """The earliest fault of the first."""
    fault_of_other: ShownFault | None = None
    """The earliest fault of the second."""

    @property
    def lost(self) -> int:
        """The games that the second has won."""
        return self.games - self.won - self.drawn

    @property
    def share(self) -> float:
        """The share of games that the first has won, from 0 to 1."""
        return won_share(self.won, self.games)

    @property
    def error(self) -> float:
        """The standard error of the share."""
        return sqrt(self.share * (1 - self.share) / self.games) if self.games else 0.0


class Contest(Value):
    """Games between entrants, with one score for each pair."""

    edition: Edition
    entrants: tuple[Entrant, ...]
    games: int
    scores: tuple[Score, ...]
    series: int = 1
    """The same bots play the same games with the same seed."""
    seats: int = 0
    """The number of seats; 0 for the smallest game of the board."""
    cards: int = 0
    """How many cards a hand has; 0 for the full game."""

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """All pairs, in the order of the scores."""
        return tuple(combinations(range(len(self.entrants)), 2))

    @property
    def asks_puzzles(self) -> bool:
        """Whether the bot solves puzzles instead of playing games."""
        return self.entrants[-1].level == PUZZLES

    @property
    def played(self) -> int:
        """How many games are over."""
        return sum(score.games for score in self.scores)

    @property
    def all_games(self) -> int:
        """How many games there will be."""
        return self.games * len(self.pairs)

    @property
    def is_over(self) -> bool:
        """Whether all games are over."""
        return self.played == self.all_games


def is_seed(text: str) -> bool:
    """Whether the text is the seed of a contest."""
    return text.isascii() and text.isdecimal() and len(text) <= MAX_SEED_DIGITS


def new_contest(
    edition: Edition,
    entrants: Sequence[Entrant],
    games: int,
    series: int = 1,
    seats: int = 0,
    cards: int = 0,
) -> Contest:
    """A contest before its first game."""
    pairs = len(entrants) * (len(entrants) - 1) // 2
    return Contest(edition, tuple(entrants), games, (Score(),) * pairs, series, seats, cards)


def with_score(contest: Contest, pair: int, score: Score) -> Contest:
    """The contest with this score of that pair."""
    scores = (*contest.scores[:pair], score, *contest.scores[pair + 1 :])
    return contest.replace(scores=scores)


def clearer(known: ShownFault | None, fault: ShownFault | None) -> ShownFault | None:
    """The earlier fault, unless only the later one names a line."""
    has_line = fault is not None and fault.line > 0
    return fault if known is None or (has_line and not known.line) else known


def mistaken(score: Score) -> tuple[int, ShownFault] | None:
    """The entrant with a mistake in its code (0 or 1), and the mistake. None if neither has one.

    A bot that is too slow or too large once may do better in another game. Twice is a mistake.
    """
    found = ((score.fault, score.faults), (score.fault_of_other, score.faults_of_other))
    for entrant, (fault, faults) in enumerate(found):
        if fault and (fault.why in (Why.ERROR, Why.ANSWER) or faults >= MOST_WAITS):
            return entrant, fault
    return None
