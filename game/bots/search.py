"""Owl's search: short playouts of its best plays.

A playout starts from a random deal of the hidden cards. The other seats play like Fox until Owl has
to choose again. Then Owl's evaluation estimates its chance to win. All candidates are played out in
the same deals, so that no candidate has luck. After a few deals only the best candidates stay.
Thus the same time compares them better (sequential halving: Karnin, Koren and Somekh, "Almost
Optimal Exploration in Multi-Armed Bandits", 2013).
"""

import random
from collections.abc import Sequence

from game.bots import fox, owl
from game.bots.bit_position import BitPosition
from game.bots.determinize import determinize
from game.bots.line_table import LineTable
from game.bots.plays import Play, forced_action, plays_of
from game.bots.setting import Kind
from game.rules.observation import Observation, observe
from game.rules.play import apply
from game.rules.state import State, Win
from game.steps import Steps

SEARCHED = {Kind("little-zoo", 4), Kind("little-zoo", 4, powers=False)}
"""The kinds of game in which the search makes Owl stronger."""

CANDIDATES = 5
"""How many plays are played out: those with the best scores."""

DEALS = 6
"""The number of random deals."""

HALVE_AFTER, SURVIVORS = 2, 2
"""After HALVE_AFTER deals, only the SURVIVORS best candidates stay."""

MAX_POWER_PLAYS = 10
"""The most plays of wild and remove cards that the end of a playout scores, and training too."""

MAX_PLAYOUT_ACTIONS = 12
"""How many actions a playout takes at most."""

PRIOR_PLAYOUTS = 2.0
"""The weight of a candidate's evaluation, in playouts."""


def think(
    seen: Observation, position: BitPosition, plays: Sequence[Play], rng: random.Random
) -> Steps[Play]:
    """A play that wins, else the play most likely to win, in steps of a few milliseconds."""
    winning = [play for play in plays if position.wins(play)]
    if winning or len(plays) == 1:
        return (winning or plays)[0]
    weights = owl.weights(position.setting)
    yield
    table = LineTable(position)
    yield
    scores: dict[Play, float] = {}
    for play in plays:
        scores[play] = owl.score(table, play, weights)
        yield
    candidates = sorted(plays, key=scores.__getitem__, reverse=True)[:CANDIDATES]
    sums = {play: PRIOR_PLAYOUTS * owl.probability(scores[play]) for play in candidates}
    for number in range(DEALS):
        if number == HALVE_AFTER:
            candidates = sorted(candidates, key=sums.__getitem__, reverse=True)[:SURVIVORS]
        state = determinize(seen, rng)
        yield
        for play in candidates:
            sums[play] += yield from _playout(apply(state, play), seen.seat, weights, rng)
    return max(candidates, key=sums.__getitem__)


def _playout(state: State, seat: int, weights: owl.Weights, rng: random.Random) -> Steps[float]:
    """The seat's chance to win when it has to choose a play again or the game is over.

    To save time, seats exchange dead cards only if they have no play. On a nearly full board a
    playout may still be too long; then every colour has the same chance.
    """
    for _action in range(MAX_PLAYOUT_ACTIONS):
        if state.outcome is not None:
            break
        yield
        actor = state.pending[0] if state.pending else state.turn
        seen = observe(state, actor)
        position, plays = BitPosition(seen), plays_of(seen)
        if not plays or actor != state.turn:
            state = apply(state, forced_action(seen, position) or seen.legal[0])
        elif actor == seat:
            return _chance_to_win(position, plays, weights)
        else:
            state = apply(state, fox.choose_play(position, plays, rng))
    if isinstance(state.outcome, Win):
        return float(seat in state.outcome.seats)
    return 1 / len({who.colour for who in state.setup.seats})


def _chance_to_win(position: BitPosition, plays: Sequence[Play], weights: owl.Weights) -> float:
    """The chance to win of a seat that plays by the evaluation alone.

    To save time, only some plays are scored.
    """
    if any(map(position.wins, plays)):
        return 1.0
    table = LineTable(position)
    return owl.probability(max(owl.score(table, play, weights) for play in likely(position, plays)))


def likely(position: BitPosition, plays: Sequence[Play]) -> list[Play]:
    """The plays of pictures, and those plays of power cards that Fox values most."""
    power_cards = (position.wild, position.remove)
    powers = [play for play in plays if play.card in power_cards]
    powers.sort(key=lambda play: fox.value(position, play), reverse=True)
    return [play for play in plays if play.card not in power_cards] + powers[:MAX_POWER_PLAYS]
