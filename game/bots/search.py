"""Owl's second look: it tries its best plays out in games that fit what it sees.

In each trial the hidden cards are dealt by chance, every other seat plays once, as Fox would, and
Owl weighs how it stands when it has to choose again. All plays are tried in the same deals, so
that the luck of a deal favours none. After a few deals only the most promising plays are tried on,
which tells them apart better in the same time (sequential halving, Karnin and others, 2013).
"""

import random
from collections.abc import Generator, Sequence
from math import exp

from game.bots import fox, owl
from game.bots.determinize import determinize
from game.bots.habits import Play, habit, plays_of
from game.bots.lines import Board
from game.bots.sight import Sight
from game.rules.observation import Observation, observe
from game.rules.play import apply
from game.rules.state import State, Win

PAYS = {"little-zoo 4", "little-zoo 4 without powers"}
"""The settings in which Owl takes a second look."""

TRIED = 5
"""How many plays are tried, those with the best scores."""

DEALS = 6

SIFTED_AFTER, KEPT = 2, 2
"""After so many deals so many plays are tried on."""

POWERS = 10
"""How many plays of wild and remove cards are weighed at the end of a trial."""

LONGEST_TRIAL = 12
"""How many actions a trial has at most."""

FIRST_LOOK = 2.0
"""How many trials the score of a play outweighs."""


def think(
    seen: Observation, sight: Sight, plays: Sequence[Play], rng: random.Random
) -> Generator[None, None, Play]:
    """The play with the best chance to win, or one that finishes a row; pauses in between."""
    winning = [play for play in plays if sight.wins(play)]
    if winning or len(plays) == 1:
        return (winning or plays)[0]
    weights = owl.weights(sight.setting)
    yield
    board = Board(sight)
    yield
    scores: dict[Play, float] = {}
    for play in plays:
        scores[play] = owl.score(board, play, weights)
        yield
    tried = sorted(plays, key=scores.__getitem__, reverse=True)[:TRIED]
    sums = {play: FIRST_LOOK * _chance(scores[play]) for play in tried}
    for number in range(DEALS):
        if number == SIFTED_AFTER:
            tried = sorted(tried, key=sums.__getitem__, reverse=True)[:KEPT]
        state = determinize(seen, rng)
        yield
        for play in tried:
            sums[play] += yield from _trial(apply(state, play), seen.seat, weights, rng)
    return max(tried, key=sums.__getitem__)


def _trial(
    state: State, seat: int, weights: Sequence[float], rng: random.Random
) -> Generator[None, None, float]:
    """Plays on until the seat has to choose a play or the game is over: its chance to win then.

    Dead cards are only exchanged where nothing can be played, which saves most of the time. Where
    even so too many are, on a full board, the trial tells nothing.
    """
    for _action in range(LONGEST_TRIAL):
        if state.outcome is not None:
            break
        yield
        actor = state.pending[0] if state.pending else state.turn
        seen = observe(state, actor)
        sight, plays = Sight(seen), plays_of(seen)
        if not plays or actor != state.turn:
            state = apply(state, habit(seen, sight) or seen.legal[0])
        elif actor == seat:
            return _outlook(sight, plays, weights)
        else:
            state = apply(state, fox.choose_play(sight, plays, rng))
    if isinstance(state.outcome, Win):
        return float(seat in state.outcome.seats)
    return 1 / len({who.colour for who in state.setup.seats})


def _outlook(sight: Sight, plays: Sequence[Play], weights: Sequence[float]) -> float:
    """The chance to win of a seat that chooses its play by the evaluation alone.

    Of the many cells that a wild or a remove card fits only those are weighed that Fox likes best.
    """
    if any(map(sight.wins, plays)):
        return 1.0
    strong = (sight.wild, sight.remove)
    powers = [play for play in plays if play.card in strong]
    powers.sort(key=lambda play: fox.likes(sight, play), reverse=True)
    weighed = [play for play in plays if play.card not in strong] + powers[:POWERS]
    board = Board(sight)
    return _chance(max(owl.score(board, play, weights) for play in weighed))


def _chance(logit: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, logit))))
