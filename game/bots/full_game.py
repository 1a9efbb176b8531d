"""Complete games between bots."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from game.rules.action import Action
from game.rules.edition import Edition
from game.rules.observation import Observation, observe
from game.rules.play import apply
from game.rules.state import Options, Seat, Setup, State

Chooser: TypeAlias = Callable[[Observation, "random.Random"], Action]


def setup(
    edition: Edition, levels: Sequence[str], options: Options, dealer: int, seed: str
) -> Setup:
    """A set-up with one seat for each level, in the edition's first colours.

    The edition decides whether the seats form teams. The names of the seats are empty.
    """
    seating = edition.seating(len(levels))
    playing = seating.colours if seating else len(edition.colours)
    seats = tuple(Seat("", edition.colours[i % playing], who) for i, who in enumerate(levels))
    return Setup(options, seats, dealer, seed)


def play(
    state: State, choosers: Sequence[Chooser], rng: random.Random
) -> tuple[list[Action], State]:
    """Plays the game to its end; returns the actions and the last state."""
    actions = []
    for action, after in turns(state, choosers, rng):
        actions.append(action)
        state = after
    return actions, state


def turns(
    state: State, choosers: Sequence[Chooser], rng: random.Random
) -> Iterator[tuple[Action, State]]:
    """Plays the game to its end: each action and the state after it.

    `choosers` go by seat. A seat that owes itself a card is asked before the seat to move.
    """
    while state.outcome is None:
        seat = state.pending[0] if state.pending else state.turn
        action = choosers[seat](observe(state, seat), rng)
        state = apply(state, action)
        yield action, state
