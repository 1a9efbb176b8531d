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
"""A function that chooses the actions of a seat: a level or a bot from a file."""


def setup(
    edition: Edition, levels: Sequence[str], options: Options, dealer: int, seed: str
) -> Setup:
    """A set-up with one seat for each level, in the edition's first colours.

    The edition decides whether the seats form teams. The names of the seats are empty.

    >>> from game.rules.edition_data import load_edition
    >>> begun = setup(load_edition("little-zoo"), ["owl", "cub"], Options(3), dealer=0, seed="1")
    >>> [(seat.played_by, seat.colour) for seat in begun.seats]
    [('owl', 'red'), ('cub', 'yellow')]
    """
    seating = edition.seating(len(levels))
    playing = seating.colours if seating else len(edition.colours)
    seats = tuple(Seat("", edition.colours[i % playing], who) for i, who in enumerate(levels))
    return Setup(options, seats, dealer, seed)


def play(
    state: State, choosers: Sequence[Chooser], rng: random.Random
) -> tuple[list[Action], State]:
    """The actions of a game that is played to its end, and its last state.

    `choosers` holds a chooser for each seat.

    >>> from functools import partial
    >>> from game.bots.levels import choose
    >>> from game.rules.edition_data import load_edition
    >>> from game.rules.state import new_game
    >>> edition = load_edition("little-zoo")
    >>> begun = setup(edition, ["fox", "random"], Options(3), dealer=0, seed="1")
    >>> choosers = [partial(choose, seat.played_by) for seat in begun.seats]
    >>> actions, state = play(new_game(edition, begun), choosers, random.Random(1))
    >>> state.outcome.colour, state.outcome.cells
    ('red', ('a6', 'b6', 'c6', 'd6'))
    """
    actions = []
    for action, after in turns(state, choosers, rng):
        actions.append(action)
        state = after
    return actions, state


def turns(
    state: State, choosers: Sequence[Chooser], rng: random.Random
) -> Iterator[tuple[Action, State]]:
    """Each action of a game that is played to its end, and the state after it.

    `choosers` holds a chooser for each seat. A seat that may draw a card by hand is asked before
    the seat to move.
    """
    while state.outcome is None:
        seat = state.pending[0] if state.pending else state.turn
        action = choosers[seat](observe(state, seat), rng)
        state = apply(state, action)
        yield action, state
