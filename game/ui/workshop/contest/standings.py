"""The table of a contest; pure."""

from typing import NamedTuple

from game.rules.record import Record
from game.ui.workshop.answers import ShownFault
from game.ui.workshop.contest_state import Contest, Score, won_share
from game.ui.workshop.faults import fault_sentence
from game.ui.workshop.seating import seating


def first_faults(contest: Contest) -> dict[int, ShownFault]:
    """What went wrong first for each entrant, by its number."""
    found: dict[int, ShownFault] = {}
    for both, score in zip(contest.pairs, contest.scores, strict=True):
        for entrant, fault in zip(both, (score.fault, score.fault_of_other), strict=True):
            if fault:
                found.setdefault(entrant, fault)
    return found


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
        return won_share(self.won, self.games)


def standings(contest: Contest) -> list[Standing]:
    """All entrants, the best first. Those that mostly had no answer stand last."""
    found = [Standing(number, 0, 0, 0, 0) for number in range(len(contest.entrants))]
    for (one, other), score in zip(contest.pairs, contest.scores, strict=True):
        found[one] = _with(found[one], score, score.won, score.faults)
        found[other] = _with(found[other], score, score.lost, score.faults_of_other)
    return sorted(found, key=_rank)


def _rank(standing: Standing) -> tuple[bool, float, int, int]:
    """The standing with the least rank is the best."""
    is_silent = 2 * standing.faults > standing.games
    return is_silent, -standing.share, standing.faults, standing.entrant


def _with(standing: Standing, score: Score, won: int, faults: int) -> Standing:
    return Standing(
        standing.entrant,
        standing.games + score.games,
        standing.won + won,
        standing.drawn + score.drawn,
        standing.faults + faults,
    )


MOST_GOOD = 3
"""How many games of a table are worth watching."""


def good_games(contest: Contest) -> list[tuple[int, Record]]:
    """The games to watch: of each pair the longest with a winner, those of the best pairs first.

    Each game has the number of its pair. The best pair has the least sum of both places.
    """
    places = {standing.entrant: place for place, standing in enumerate(standings(contest))}
    scored = enumerate(zip(contest.pairs, contest.scores, strict=True))
    found = [
        (places[one] + places[other], -len(score.longest.actions), pair, score.longest)
        for pair, ((one, other), score) in scored
        if score.longest
    ]
    best = sorted(found, key=lambda game: game[:3])[:MOST_GOOD]
    return [(pair, record) for *_rank, pair, record in best]


def share_against(contest: Contest, one: int, other: int) -> float | None:
    """The share of games that one has won against the other; None before their first game."""
    first, second = sorted((one, other))
    score = contest.scores[contest.pairs.index((first, second))]
    if not score.games:
        return None
    return score.share if one < other else score.lost / score.games


def csv(contest: Contest) -> str:
    """The table as CSV: each entrant with its results, then its share against each other one.

    Then come its author, and what the games were: that is the same in each row. The last column has
    what went wrong first, in the user's language.

    Python's `csv` would be 8 kB more for every first visit, so `_field` writes what it would.
    """
    order = [standing.entrant for standing in standings(contest)]
    names = [contest.entrants[number].name for number in order]
    results = "place", "name", "games", "won", "drawn", "errors", "won %"
    about = "author", "board", "seed", "players", "cards in hand", "first error"
    rows = [[*results, *names, *about]]
    group = seating(contest.edition, contest.seats)
    games = contest.edition.name, contest.series, group.seats, contest.cards or group.hand_size
    reasons = first_faults(contest)
    for place, standing in enumerate(standings(contest), 1):
        counts = standing.games, standing.won, standing.drawn, standing.faults
        against = [_percent(contest, standing.entrant, other) for other in order]
        entrant = contest.entrants[standing.entrant]
        share = f"{100 * standing.share:.1f}"
        fault = reasons.get(standing.entrant)
        reason = fault_sentence(fault).replace("`", "'") if fault else ""
        own = str(place), entrant.name, *map(str, counts), share
        rows.append([*own, *against, entrant.author, *map(str, games), reason])
    return "".join(",".join(map(_field, row)) + "\r\n" for row in rows)


def _percent(contest: Contest, one: int, other: int) -> str:
    share = None if one == other else share_against(contest, one, other)
    return "" if share is None else f"{100 * share:.1f}"


def _field(text: str) -> str:
    """A field of CSV that no spreadsheet takes for a formula."""
    safe = f"'{text}" if text.startswith(("=", "+", "-", "@", "\t")) else text
    quoted = safe.replace('"', '""')
    return f'"{quoted}"' if any(sign in safe for sign in ',"\r\n') else safe
