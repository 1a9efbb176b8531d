"""Whole games played by chance, as hypothesis draws them."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from hypothesis import strategies as st

from game.rules.action import Action, Draw, Remove
from game.rules.edition import Edition
from game.rules.play import apply, legal_actions
from game.rules.record import Record
from game.rules.state import Options, Seat, Setup, State, Win, new_game
from tests.rules.scenes import EDITIONS


@dataclass(frozen=True)
class Manner:
    """How the seats play: `peaceful` ones finish no row if they can help it and like to remove."""

    peaceful: bool
    draws_by_hand: float
    removes: float


@dataclass(frozen=True)
class Game:
    """Everything a random game follows from."""

    edition: Edition
    setup: Setup
    manner: Manner
    chance: int

    def __repr__(self) -> str:
        return f"Game({self.edition.name!r}, {self.setup}, {self.manner}, chance={self.chance})"


class Step(NamedTuple):
    """One action of a game, between two states."""

    before: State
    action: Action
    after: State


manners = st.builds(
    Manner,
    peaceful=st.booleans(),
    draws_by_hand=st.sampled_from([0.0, 0.1, 0.5, 0.9]),
    removes=st.sampled_from([0.0, 0.5, 1.0]),
)


@st.composite
def setups(draw: st.DrawFn, edition: Edition) -> Setup:
    seating = draw(st.sampled_from(edition.seatings))
    palette = draw(st.permutations(edition.colours))
    colours = palette[:2] * seating.seats if seating.teams else palette
    names = st.text(max_size=5)
    return Setup(
        options=Options(
            hand_size=draw(st.integers(1, seating.hand_size)),
            power_cards=draw(st.booleans()),
            draw=draw(st.sampled_from(edition.draw)),
        ),
        seats=tuple(Seat(draw(names), colours[seat]) for seat in range(seating.seats)),
        dealer=draw(st.integers(0, seating.seats - 1)),
        seed=draw(st.text(st.characters(codec="utf-8"), max_size=8)),
    )


@st.composite
def games(draw: st.DrawFn) -> Game:
    edition = draw(st.sampled_from(EDITIONS))
    chance = draw(st.integers(0, 2**32 - 1))
    return Game(edition, draw(setups(edition)), draw(manners), chance)


def steps(game: Game) -> Iterator[Step]:
    """The game, action by action, to its end."""
    rng = random.Random(game.chance)
    state = new_game(game.edition, game.setup)
    while state.outcome is None:
        action = choose(state, game.manner, rng)
        after = apply(state, action)
        yield Step(state, action, after)
        state = after


def record_of(game: Game) -> Record:
    return Record(game.edition, game.setup, tuple(step.action for step in steps(game)))


def choose(state: State, manner: Manner, rng: random.Random) -> Action:
    actions = legal_actions(state)
    by_hand = [action for action in actions if isinstance(action, Draw)]
    if by_hand and rng.random() < manner.draws_by_hand:
        return rng.choice(by_hand)
    own = list(actions[: len(actions) - len(by_hand)])
    removals = [action for action in own if isinstance(action, Remove)]
    if removals and rng.random() < manner.removes:
        return rng.choice(removals)
    rng.shuffle(own)
    if not manner.peaceful:
        return own[0]
    return next((a for a in own if not isinstance(apply(state, a).outcome, Win)), own[0])
