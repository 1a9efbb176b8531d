"""Many games between bots, counted; pure.

A game is a generator: it yields what a seat sees and is sent what that seat plays. So the page can
ask levels and workers, and a test can ask functions.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import sqrt
from typing import NamedTuple, TypeAlias

from game.rules.action import Action
from game.rules.edition import Edition
from game.rules.observation import Observation, observe
from game.rules.play import apply
from game.rules.record import Record
from game.rules.state import State, Win, new_game
from game.ui.workshop.answers import Fault
from game.ui.workshop.match import players, setup, to_act

DUEL, TABLE = 200, 20
"""The games of one bot against another, and of each pair in a table."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """Who plays: a level of the game, or code with the name of a bot."""

    name: str
    level: str = ""
    code: str = ""


@dataclass(frozen=True, slots=True)
class Score:
    """The results of some games, as the first of two entrants sees them.

    - `faults`: the games in which it had no answer and chance chose for it
    - `loss`: its clearest loss, the one with the fewest turns
    - `fault`: what went wrong first; `fault_of_other` the same for the other one
    """

    games: int = 0
    won: int = 0
    drawn: int = 0
    faults: int = 0
    faults_of_other: int = 0
    loss: Record | None = None
    fault: Fault | None = None
    fault_of_other: Fault | None = None

    @property
    def lost(self) -> int:
        """The games that the other one has won."""
        return self.games - self.won - self.drawn

    @property
    def share(self) -> float:
        """The share of games that the first has won, from 0 to 1."""
        return self.won / self.games if self.games else 0.0

    @property
    def error(self) -> float:
        """The standard error of the share."""
        return sqrt(self.share * (1 - self.share) / self.games) if self.games else 0.0


class Asked(NamedTuple):
    """Asks an entrant (0 or 1) what it plays."""

    entrant: int
    seen: Observation


Played: TypeAlias = Generator[Asked, Action, tuple[State, Record]]


def play(edition: Edition, names: Sequence[str], number: int, seed: str) -> Played:
    """One game between two entrants, who are named for their seats: the last state, the record.

    The first entrant starts in every other game.
    """
    playing = players(edition, "0", "1")
    begun = setup(edition, [names[int(one)] for one in playing], number, seed)
    state = new_game(edition, begun)
    actions: list[Action] = []
    while state.outcome is None:
        seat = to_act(state)
        action = yield Asked(int(playing[seat]), observe(state, seat))
        state = apply(state, action)
        actions.append(action)
    return state, Record(edition, begun, tuple(actions))


def add(score: Score, state: State, record: Record, faults: Sequence[Fault | None]) -> Score:
    """The results with one more game; `faults` are those of both entrants in it."""
    outcome = state.outcome
    winner = (
        int(players(record.edition, "0", "1")[outcome.seats[0]])
        if isinstance(outcome, Win)
        else None
    )
    return Score(
        score.games + 1,
        score.won + (winner == 0),
        score.drawn + (winner is None),
        score.faults + (faults[0] is not None),
        score.faults_of_other + (faults[1] is not None),
        _clearest(score.loss, record) if winner == 1 else score.loss,
        score.fault or faults[0],
        score.fault_of_other or faults[1],
    )


def _clearest(known: Record | None, record: Record) -> Record:
    return record if known is None or len(record.actions) < len(known.actions) else known


@dataclass(frozen=True, slots=True)
class Contest:
    """Games between entrants: one score for each pair of them, by their numbers."""

    edition: Edition
    entrants: tuple[Entrant, ...]
    games: int
    scores: tuple[Score, ...]

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """All pairs, in the order of the scores."""
        return tuple(combinations(range(len(self.entrants)), 2))

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


def contest(edition: Edition, entrants: Sequence[Entrant], games: int) -> Contest:
    """A contest in which nobody has played yet."""
    pairs = len(entrants) * (len(entrants) - 1) // 2
    return Contest(edition, tuple(entrants), games, (Score(),) * pairs)


def with_score(held: Contest, pair: int, score: Score) -> Contest:
    """The contest with another score of that pair."""
    scores = (*held.scores[:pair], score, *held.scores[pair + 1 :])
    return replace(held, scores=scores)


def first_faults(held: Contest) -> dict[int, Fault]:
    """What went wrong first, by the number of the entrant."""
    found: dict[int, Fault] = {}
    for both, score in zip(held.pairs, held.scores, strict=True):
        for entrant, fault in zip(both, (score.fault, score.fault_of_other), strict=True):
            if fault:
                found.setdefault(entrant, fault)
    return found


def mistaken(score: Score) -> tuple[int, Fault] | None:
    """Which of both has a mistake in its code, and which one; None if neither has.

    A bot that is too slow or too large may do better in another game, so that is no mistake.
    """
    for entrant, fault in enumerate((score.fault, score.fault_of_other)):
        if fault and fault.why in ("error", "answer"):
            return entrant, fault
    return None


class Standing(NamedTuple):
    """The results of one entrant against all others."""

    entrant: int
    games: int
    won: int
    drawn: int
    faults: int

    @property
    def share(self) -> float:
        """The share of its games that it has won, from 0 to 1."""
        return self.won / self.games if self.games else 0.0


def standings(held: Contest) -> list[Standing]:
    """All entrants, the best first."""
    found = [Standing(number, 0, 0, 0, 0) for number in range(len(held.entrants))]
    for (one, other), score in zip(held.pairs, held.scores, strict=True):
        found[one] = _with(found[one], score, score.won, score.faults)
        found[other] = _with(found[other], score, score.lost, score.faults_of_other)
    return sorted(found, key=lambda standing: (-standing.share, standing.entrant))


def _with(standing: Standing, score: Score, won: int, faults: int) -> Standing:
    return Standing(
        standing.entrant,
        standing.games + score.games,
        standing.won + won,
        standing.drawn + score.drawn,
        standing.faults + faults,
    )


def share_against(held: Contest, one: int, other: int) -> float | None:
    """The share of games that one has won against the other; None if they have not met."""
    first, second = sorted((one, other))
    score = held.scores[held.pairs.index((first, second))]
    if not score.games:
        return None
    return score.share if one < other else score.lost / score.games


def csv(held: Contest) -> str:
    """The table as CSV: each entrant with its results, then its share against each other one."""
    order = [standing.entrant for standing in standings(held)]
    names = [held.entrants[number].name for number in order]
    rows = [["place", "name", "games", "won", "drawn", "faults", "won %", *names]]
    for place, standing in enumerate(standings(held), 1):
        results = [standing.games, standing.won, standing.drawn, standing.faults]
        against = [_percent(held, standing.entrant, other) for other in order]
        name = held.entrants[standing.entrant].name
        share = f"{100 * standing.share:.1f}"
        rows.append([str(place), name, *map(str, results), share, *against])
    return "".join(",".join(map(_field, row)) + "\r\n" for row in rows)


def _percent(held: Contest, one: int, other: int) -> str:
    share = None if one == other else share_against(held, one, other)
    return "" if share is None else f"{100 * share:.1f}"


def _field(text: str) -> str:
    """A field of CSV; no spreadsheet takes it for a formula."""
    safe = f"'{text}" if text.startswith(("=", "+", "-", "@", "\t")) else text
    quoted = safe.replace('"', '""')
    return f'"{quoted}"' if any(sign in safe for sign in ',"\r\n') else safe
