"""Random complete games, and the hypothesis strategies that draw them."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from hypothesis import strategies as st

from game.rules.action import Action, Draw, Remove
from game.rules.edition import Colour, Edition
from game.rules.edition_data import edition_data, is_built
from game.rules.play import apply, legal_actions
from game.rules.record import Record
from game.rules.state import Options, Seat, Setup, State, Win, new_game
from tests.rules.random_editions import built_editions
from tests.rules.scenes import EDITIONS


@dataclass(frozen=True)
class Manner:
    """How the seats play.

    `peaceful` seats finish a row only if they must. `draws_by_hand` and `removes` are the chances
    to take such an action when it is legal.
    """

    peaceful: bool
    draws_by_hand: float
    removes: float


@dataclass(frozen=True)
class Game:
    """Everything that decides a random game; `chance` is the seed of its choices."""

    edition: Edition
    setup: Setup
    manner: Manner
    chance: int

    def __repr__(self) -> str:
        built = is_built(self.edition)
        edition = edition_data(self.edition) if built else self.edition.name
        return f"Game({edition!r}, {self.setup}, {self.manner}, chance={self.chance})"


class Step(NamedTuple):
    """One action of a game, with the states before and after it."""

    before: State
    action: Action
    after: State


BY_HAND = (0.0, 0.1, 0.5, 0.9)
REMOVES = (0.0, 0.5, 1.0)
NAMES = ("", "Ada", "Ї" * 5, '"\\')

manners = st.builds(
    Manner,
    peaceful=st.booleans(),
    draws_by_hand=st.sampled_from(BY_HAND),
    removes=st.sampled_from(REMOVES),
)


@dataclass(frozen=True)
class Shape:
    """The choices of a set-up except colours, names and the seed."""

    edition: Edition
    seats: int
    options: Options
    dealer: int


def shapes(edition: Edition) -> Iterator[Shape]:
    """Every shape that the edition allows."""
    for seating in edition.seatings:
        sizes, dealers = range(1, seating.hand_size + 1), range(seating.seats)
        for size, power, draw in product(sizes, (True, False), edition.draw):
            for dealer in dealers:
                yield Shape(edition, seating.seats, Options(size, power, draw), dealer)


@st.composite
def setups(draw: st.DrawFn, edition: Edition) -> Setup:
    return draw(setups_of(draw(st.sampled_from(tuple(shapes(edition))))))


@st.composite
def setups_of(draw: st.DrawFn, shape: Shape) -> Setup:
    names = [draw(st.text(max_size=5)) for _seat in range(shape.seats)]
    seed = draw(st.text(st.characters(codec="utf-8"), max_size=8))
    return setup_of(shape, draw(st.permutations(shape.edition.colours)), names, seed)


def setup_of(shape: Shape, palette: Sequence[Colour], names: Sequence[str], seed: str) -> Setup:
    """The set-up of this shape, in the first colours of the palette."""
    seating = shape.edition.seating(shape.seats)
    colours = [*palette[: seating.colours if seating else 0]] * shape.seats
    seats = tuple(Seat(name, colour) for name, colour in zip(names, colours, strict=False))
    return Setup(shape.options, seats, shape.dealer, seed)


def games_of(shape: Shape) -> st.SearchStrategy[Game]:
    chance = st.integers(0, 2**32 - 1)
    return st.builds(Game, st.just(shape.edition), setups_of(shape), manners, chance)


def game_by(shape: Shape, rng: random.Random) -> Game:
    """A random game of this shape, drawn without hypothesis."""
    palette = rng.sample(shape.edition.colours, len(shape.edition.colours))
    names = [rng.choice(NAMES) for _seat in range(shape.seats)]
    manner = Manner(rng.random() < 0.5, rng.choice(BY_HAND), rng.choice(REMOVES))
    setup = setup_of(shape, palette, names, f"{rng.random()}")
    return Game(shape.edition, setup, manner, rng.getrandbits(32))


@st.composite
def games(draw: st.DrawFn) -> Game:
    edition = draw(st.sampled_from(EDITIONS) | built_editions())
    chance = draw(st.integers(0, 2**32 - 1))
    return Game(edition, draw(setups(edition)), draw(manners), chance)


def steps(game: Game) -> Iterator[Step]:
    """Plays the game to its end, action by action."""
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
