"""A small learner for `rowdy_zoo.env`: `python -m examples.learner --train 20000`.

Its policy is a softmax of a linear function of a few features of each action. It learns by
self-play with REINFORCE: after a game the winner's actions become more likely, the loser's less.
Then it plays against levels, always its best action, and prints how often each side wins.
"""

import argparse
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from math import sqrt
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

import rowdy_zoo
from game.bots.levels import choose
from game.rules.action import Place, Remove
from game.rules.edition import Edition
from game.rules.edition_data import load_edition
from rowdy_zoo.arrays import actions_of, number_of

Floats: TypeAlias = NDArray[np.float64]
Arrays: TypeAlias = Mapping[str, NDArray[Any]]
Policy: TypeAlias = Callable[[Arrays, Mapping[str, Any]], int]
"""A function of an observation and its infos that returns the number of an action."""

BATCH = 40
"""Games between two changes of the weights."""

RATE = 0.5
"""How far the weights move for each batch."""


@dataclass(frozen=True)
class Features:
    """The features of each action of a game for two seats.

    A line belongs to a colour if it has no chip of the other one. Free cells count as chips. `row`
    is the number of cells in a row. Features are numbers of lines through the cell of the action,
    `row + 1` each: own lines with 0 to `row` chips, if the action puts a chip; such lines of the
    other seat, if it puts one; such lines of the other seat, if it takes one. Three more features
    are 1 for a wild card, for a remove card, and for an action without a cell.
    """

    edition: Edition

    @cached_property
    def lines(self) -> Floats:
        """1 where a line has a cell; the shape is (lines, cells)."""
        cells = self.edition.picture_at
        return np.array([[cell in line for cell in cells] for line in self.edition.lines], float)

    @cached_property
    def actions(self) -> tuple[NDArray[np.int64], NDArray[np.int64], Floats]:
        """The cell of each action, 0 without one; 0 to put, 1 to take, 2 for others; the flags."""
        cells = {cell: number for number, cell in enumerate(self.edition.picture_at)}
        wild, remove = (power and power.card for power in (self.edition.wild, self.edition.remove))
        at, kinds, flags = [], [], []
        for action in actions_of(self.edition):
            is_play = isinstance(action, Place | Remove)
            card = getattr(action, "card", None)
            at.append(cells[action.cell] if isinstance(action, Place | Remove) else 0)
            kinds.append(0 if isinstance(action, Place) else 1 if is_play else 2)
            flags.append([is_play and card == wild, is_play and card == remove, not is_play])
        return np.array(at), np.array(kinds), np.array(flags, float)

    @property
    def size(self) -> int:
        """The number of features."""
        return 3 * (self.edition.row + 1) + 3

    def of(self, seen: Arrays) -> tuple[NDArray[np.int64], Floats]:
        """The numbers of the legal actions and their features, of the shape (legal, size)."""
        own, other, free_cells = (seen["observation"][plane].ravel() for plane in (0, 1, 2))
        legal = np.flatnonzero(seen["action_mask"])
        at, kinds, flags = (part[legal] for part in self.actions)
        chips, others, free = self.lines @ own, self.lines @ other, self.lines @ free_cells
        through = self.lines[:, at].T
        mine = through @ self._counts(chips + free, others == 0)
        theirs = through @ self._counts(others + free, (chips == 0) & (others > 0))
        puts, takes = (kinds == 0)[:, None], (kinds == 1)[:, None]
        return legal, np.hstack([mine * puts, theirs * puts, theirs * takes, flags])

    def _counts(self, chips: Floats, counted: NDArray[np.bool_]) -> Floats:
        """1 in the column of the number of chips, for each line that is counted."""
        columns = np.arange(self.edition.row + 1)
        found: Floats = ((chips[:, None] == columns) & counted[:, None]).astype(float)
        return found


@dataclass(frozen=True)
class Learner:
    """A softmax policy; `weights` has one number for each feature."""

    features: Features
    weights: Floats
    rng: np.random.Generator

    def best(self, seen: Arrays, _info: Mapping[str, Any]) -> int:
        """The most likely action; of equal ones any."""
        legal, found = self.features.of(seen)
        scores = found @ self.weights
        return int(self.rng.choice(legal[scores == scores.max()]))

    def sample(self, seen: Arrays) -> tuple[int, Floats]:
        """An action by its probability, and the gradient of the logarithm of that probability."""
        legal, found = self.features.of(seen)
        scores = found @ self.weights
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        chosen = int(self.rng.choice(len(legal), p=chances))
        return int(legal[chosen]), found[chosen] - chances @ found


def trained(edition: Edition, games: int, seed: int) -> Learner:
    """A learner after this many games against itself. The same seed gives the same weights."""
    features = Features(edition)
    learner = Learner(features, np.zeros(features.size), np.random.default_rng(seed))
    table = rowdy_zoo.env(edition=edition)
    table.reset(seed=seed)
    for _ in range(0, games, BATCH):
        gradient = sum((_gradient(learner, table) for _ in range(BATCH)), np.zeros(features.size))
        learner.weights[:] += RATE * gradient / BATCH
    return learner


def _gradient(learner: Learner, table: Any) -> Floats:  # noqa: ANN401 - PettingZoo has no types
    """The gradient of one game: that of each seat's actions times its reward."""
    gradients = {agent: np.zeros(learner.features.size) for agent in table.possible_agents}
    total = np.zeros(learner.features.size)
    table.reset()
    for agent in table.agent_iter():
        seen, reward, ended, _, _ = table.last()
        action = None
        if ended:
            total += reward * gradients[agent]
        else:
            action, gradient = learner.sample(seen)
            gradients[agent] += gradient
        table.step(action)
    return total


def level(edition: Edition, name: str, rng: random.Random) -> Policy:
    """The policy of a level, such as `fox`, or `random`: any action that the mask allows."""

    def chosen(seen: Arrays, info: Mapping[str, Any]) -> int:
        if name == "random":
            return int(rng.choice(np.flatnonzero(seen["action_mask"])))
        return number_of(edition, choose(name, info["seen"], rng))

    return chosen


def measured(edition: Edition, policies: tuple[Policy, Policy], games: int, seed: int) -> Floats:
    """The shares of games that the first and the second policy win.

    They swap seats after each game; the dealer moves on after two games.
    """
    table = rowdy_zoo.env(edition=edition)
    table.reset(seed=seed)
    wins = np.zeros(2)
    for number in range(games):
        table.reset(options={"dealer": number // 2 % 2})
        for agent in table.agent_iter():
            seen, reward, ended, _, info = table.last()
            who = (table.possible_agents.index(agent) + number) % 2
            wins[who] += ended and reward > 0
            table.step(None if ended else policies[who](seen, info))
    return wins / games


def report(arguments: argparse.Namespace) -> Iterator[str]:
    """Trains, if asked to, and measures; yields a line for each pair."""
    edition, seed = load_edition(arguments.edition), arguments.seed
    rng = random.Random(seed)
    against = partial(level, edition, rng=rng)
    pairs = [("random", against("random"), "fox")]
    if arguments.train:
        learner = trained(edition, arguments.train, seed)
        yield f"weights: {' '.join(f'{weight:.2f}' for weight in learner.weights)}"
        pairs += [("learner", learner.best, other) for other in ("random", "cub", "fox")]
    for name, policy, other in pairs:
        shares = measured(edition, (policy, against(other)), arguments.games, seed + 1)
        first, second = (
            f"{share:.1%} ± {sqrt(share * (1 - share) / arguments.games):.1%}" for share in shares
        )
        yield f"{name} wins {first}, {other} {second}; {arguments.games} games"


def main() -> None:
    """Reads the arguments and prints the report."""
    parser = argparse.ArgumentParser(prog="python -m examples.learner", description=__doc__)
    parser.add_argument("--edition", default="little-zoo")
    parser.add_argument("--train", type=int, default=0, metavar="GAMES", help="games to learn from")
    parser.add_argument("--games", type=int, default=4000, help="games to measure with, each pair")
    parser.add_argument("--seed", type=int, default=1)
    for line in report(parser.parse_args()):
        print(line, flush=True)


if __name__ == "__main__":
    main()
