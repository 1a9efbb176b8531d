"""Many games of computers on a board, which tell how fair and how long it is."""

import random
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from functools import partial
from math import ceil

from game.bots.full_game import setup, turns
from game.bots.levels import choose
from game.rules.edition import Edition
from game.rules.state import Options, Win, new_game
from game.ui.boards.board import RANGES, Board, Problem, problem

GAMES = 200
FEW = 20
"""A trial that somebody has stopped tells something after this many games."""

LEVEL = "fox"


@dataclass(frozen=True, slots=True)
class Trial:
    """Results of some games with `seats` seats and `sides` sides; a side is a seat or a team.

    `won` counts the games that the side of the starter has won. `turns` is the sum of all turns.
    """

    seats: int
    sides: int
    games: int = 0
    won: int = 0
    draws: int = 0
    turns: int = 0

    @property
    def is_over(self) -> bool:
        """Whether all games are played."""
        return self.games == GAMES

    @property
    def won_of_100(self) -> int:
        """How many of 100 games the starter wins."""
        return round(100 * self.won / self.games) if self.games else 0

    @property
    def draws_of_100(self) -> int:
        """How many of 100 games are draws, rounded up: a single draw counts as at least one."""
        return ceil(100 * self.draws / self.games) if self.games else 0

    @property
    def is_hopeless(self) -> bool:
        """Whether at least a third of the games are draws."""
        return self.games >= FEW and 3 * self.draws >= self.games

    @property
    def length(self) -> int:
        """The turns of a game, on average."""
        return round(self.turns / self.games) if self.games else 0


def remedy(board: Board) -> str:
    """The number to make smaller, a key of RANGES, so that more games have a winner; else empty.

    More rows than one are the usual cause.
    """
    return next(
        (name for name in ("rows_to_win", "row") if board.number(name) > RANGES[name][0]), ""
    )


def mended(board: Board) -> tuple[str, int]:
    """The number to change so that the board makes a better game, and by how much."""
    if problem(board) is Problem.NO_LINE:
        return "row", max(board.size) - board.row
    return remedy(board), -1


def try_out(edition: Edition, rng: random.Random) -> Iterator[Trial]:
    """The results so far, before each turn of GAMES games and after the last.

    The fewest seats play, and seat 0 starts.
    """
    seating = min(edition.seatings, key=lambda seating: seating.seats)
    trial = Trial(seating.seats, seating.colours)
    for _game in range(GAMES):
        trial = yield from _after_game(trial, edition, seating.hand_size, rng)
    yield trial


def _after_game(
    trial: Trial, edition: Edition, hand_size: int, rng: random.Random
) -> Generator[Trial, None, Trial]:
    """Returns the results with one more game; yields those without it before each turn."""
    dealer, options = trial.seats - 1, Options(hand_size)
    begun = setup(edition, [LEVEL] * trial.seats, options, dealer, str(rng.random()))
    state = new_game(edition, begun)
    for _action, after in turns(state, [partial(choose, LEVEL)] * trial.seats, rng):
        state = after
        yield trial
    winners = state.outcome.seats if isinstance(state.outcome, Win) else ()
    return Trial(
        trial.seats,
        trial.sides,
        trial.games + 1,
        trial.won + (0 in winners),
        trial.draws + (not winners),
        trial.turns + state.ply,
    )
