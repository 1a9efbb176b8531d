"""Trains Owl by self-play: `python -m tools.train [--seed S] [SETTING …]`.

Without a setting it trains all of PLANS.

Round by round, Owl plays against itself with the weights so far, now and then at random; each
position after a play is paired with what came of it (TD(0.8)), and a logistic regression over the
last rounds gives the next weights. With three or four colours Fox sits on half of the seats, as it
does at the table. The mean of the last rounds' weights is kept: single rounds swing by a percent
of the games. The same seed gives the same weights.
"""

import argparse
import json
import random
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import exp
from operator import mul
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.bots import fox, owl
from game.bots.contest import play, setup
from game.bots.features import NAMES, features
from game.bots.habits import Play, habit, plays_of
from game.bots.levels import choose
from game.bots.lines import Board
from game.bots.sight import Sight
from game.rules.action import Action
from game.rules.edition import load_edition
from game.rules.observation import Observation
from game.rules.state import Options, State, Win, new_game

Features = tuple[float, ...]
Weights = list[float]


class Note(NamedTuple):
    """The position after a play, and the one after the best play, if chance chose another."""

    position: Features
    best: Features
    by_chance: bool


WEIGHTS = Path(__file__).parent.parent / "game" / "bots" / "weights.json"
TRACE = 0.8
RANDOM_PLAYS = 0.05
KEPT_ROUNDS = 3
RIDGE = 1.0
AVERAGED_ROUNDS = 5


@dataclass(frozen=True)
class Plan:
    """What is trained: a setting of `Sight.setting`; `foxes` is the share of seats that Fox has."""

    edition: str
    seats: int
    powers: bool
    rounds: int
    games: int
    foxes: float = 0.0


PLANS = {
    "big-zoo 3": Plan("big-zoo", 3, True, 9, 2500, foxes=0.5),
    "little-zoo 2": Plan("little-zoo", 2, True, 8, 16000),
    "big-zoo 2 in teams": Plan("big-zoo", 4, True, 8, 3600),
    "big-zoo 2": Plan("big-zoo", 2, True, 8, 3000),
    "little-zoo 4": Plan("little-zoo", 4, True, 8, 3000, foxes=0.5),
    "little-zoo 3": Plan("little-zoo", 3, True, 8, 4000, foxes=0.5),
    "little-zoo 2 without powers": Plan("little-zoo", 2, False, 8, 6000),
}


class Learner:
    """Owl with the weights so far, and Fox before there are any; it notes what it saw.

    Now and then it plays at random. Then the note holds, beside the position, the one that it
    would have chosen: the plays before must not learn from a blunder that Owl does not make.
    """

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.noted: dict[int, list[Note]] = {}

    def __call__(self, seen: Observation, rng: random.Random) -> Action:
        """Like `levels.choose`; a finished row is not noted, the result says it all."""
        sight = Sight(seen)
        action = habit(seen, sight)
        if action:
            return action
        board, plays = Board(sight), plays_of(seen)
        best = self._best(sight, plays, rng)
        if sight.wins(best):
            return best
        chosen, position = best, features(board, best)
        note = Note(position, position, by_chance=False)
        if rng.random() < RANDOM_PLAYS:
            chosen = _at_random(plays, rng)
            note = Note(features(board, chosen), position, by_chance=True)
        self.noted.setdefault(seen.seat, []).append(note)
        return chosen

    def _best(self, sight: Sight, plays: list[Play], rng: random.Random) -> Play:
        if not self.weights:
            return fox.choose_play(sight, plays, rng)
        board = Board(sight)
        return next((play for play in plays if sight.wins(play)), None) or max(
            plays, key=lambda play: owl.score(board, play, self.weights)
        )


def _fox(seen: Observation, rng: random.Random) -> Action:
    return choose("fox", seen, rng)


def _at_random(plays: list[Play], rng: random.Random) -> Play:
    """A card at random, then where: else a wild card, which fits everywhere, would never last."""
    card = rng.choice(list(dict.fromkeys(play.card for play in plays)))
    return rng.choice([play for play in plays if play.card == card])


def self_play(plan: Plan, weights: Weights, seed: str) -> tuple[list[Features], list[float]]:
    """The positions of a round, and what came of each: from 0, lost, to 1, won."""
    rng, edition = random.Random(seed), load_edition(plan.edition)
    seating = edition.seating(plan.seats)
    assert seating is not None
    options = Options(seating.hand_size, plan.powers)
    positions: list[Features] = []
    results: list[float] = []
    for _ in range(plan.games):
        dealer, game = rng.randrange(plan.seats), str(rng.random())
        begun = new_game(edition, setup(edition, [""] * plan.seats, options, dealer, game))
        learner = Learner(weights)
        players = [_fox if rng.random() < plan.foxes else learner for _ in range(plan.seats)]
        _actions, state = play(begun, players, rng)
        for seat, notes in learner.noted.items():
            positions += [note.position for note in notes]
            results += traced(notes, weights, _result(state, seat))
    return positions, results


def _result(state: State, seat: int) -> float:
    """A draw counts as lost: with three colours Owl else lets too many games end that way."""
    return float(isinstance(state.outcome, Win) and seat in state.outcome.seats)


def traced(notes: list[Note], weights: Weights, result: float) -> list[float]:
    """TD(TRACE): for each position the result, softened by what the later positions promised."""
    targets = []
    for note in reversed(notes):
        targets.append(result)
        if weights:
            trace = 0.0 if note.by_chance else TRACE
            result = (1 - trace) * promise(weights, note.best) + trace * result
    return targets[::-1]


def promise(weights: Weights, position: Features) -> float:
    """The chance to win that the weights see in a position."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, sum(map(mul, weights, position))))))


def fit(positions: NDArray[np.float64], results: NDArray[np.float64], weights: Weights) -> Weights:
    """Logistic regression with a small ridge, by Newton's method."""
    w = np.array(weights)
    for _ in range(12):
        promised = 1 / (1 + np.exp(-np.clip(positions @ w, -30, 30)))
        slope = positions.T @ (results - promised) - RIDGE * w
        curve = (positions * (promised * (1 - promised))[:, None]).T @ positions
        w = w + np.linalg.solve(curve + RIDGE * np.eye(len(w)), slope)
    return [float(x) for x in w]


def train(name: str, seed: str = "1") -> Weights:
    """The weights of a setting, from nothing."""
    plan, started = PLANS[name], time.time()
    weights: Weights = []
    found: list[Weights] = []
    rounds: list[tuple[list[Features], list[float]]] = []
    for number in range(plan.rounds):
        rounds.append(self_play(plan, weights, f"{seed}:{name}:{number}"))
        rounds = rounds[1:] if number == 1 else rounds[-KEPT_ROUNDS:]
        positions = np.array([position for seen, _ in rounds for position in seen])
        results = np.array([result for _, came in rounds for result in came])
        weights = fit(positions, results, weights or [0.0] * len(NAMES))
        found.append(weights)
        print(
            f"{name}: round {number + 1} of {plan.rounds}, {time.time() - started:.0f} s",
            flush=True,
        )
    return [float(mean) for mean in np.mean(found[-AVERAGED_ROUNDS:], axis=0)]


def main() -> None:
    """Trains, two settings at a time, and writes the weights that were trained."""
    parser = argparse.ArgumentParser(description="Trains Owl by self-play.")
    parser.add_argument("names", nargs="*", metavar="SETTING", help=", ".join(PLANS))
    parser.add_argument("--seed", default="1")
    arguments = parser.parse_args()
    names = arguments.names or list(PLANS)
    if unknown := set(names) - set(PLANS):
        parser.error(f"there is no {', '.join(sorted(unknown))}; choose from {', '.join(PLANS)}")
    seeds = [arguments.seed] * len(names)
    data = json.loads(WEIGHTS.read_text(encoding="utf-8")) if WEIGHTS.exists() else {}
    with ProcessPoolExecutor() as pool:
        for name, weights in zip(names, pool.map(train, names, seeds), strict=True):
            data[name] = {key: round(w, 4) for key, w in zip(NAMES, weights, strict=True)}
            WEIGHTS.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
