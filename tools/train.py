"""Trains Owl by self-play: `python -m tools.train [--seed S] [SETTING …]`.

Without a setting it trains all settings in PLANS. The same seed gives the same weights.

In each round Owl plays against itself with the latest weights, and a few of its plays are random.
Each position after a play gets a target between lost and won by TD(lambda) (Sutton, "Learning to
Predict by the Methods of Temporal Differences", 1988). Logistic regression over the last rounds
gives the next weights. With three or four colours Fox has half of the seats, as in real games.
The result is the mean over the last rounds, because the strength of a single round varies by a
percent of the games.
"""

import argparse
import json
import random
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from operator import mul
from typing import NamedTuple, TypeAlias

import numpy as np

from game.bots import fox, owl
from game.bots.bit_position import BitPosition
from game.bots.features import features
from game.bots.full_game import play, setup
from game.bots.levels import choose
from game.bots.line_table import LineTable
from game.bots.plays import Play, forced_action, plays_of
from game.bots.search import likely
from game.bots.setting import Race
from game.rules.action import Action
from game.rules.edition_data import load_edition
from game.rules.observation import Observation, observe
from game.rules.state import Options, State, Win, new_game
from tools.paths import GAME
from tools.regression import Weights, fit

Learned: TypeAlias = dict[Race, Weights]
"""The weights of each race of a setting, in the order of NAMES."""


class Position(NamedTuple):
    """The race after a play, and the values of the features in the order of NAMES."""

    race: Race
    features: tuple[float, ...]


class Note(NamedTuple):
    """The position after a play, and that after the best play.

    The two differ only if the play was random.
    """

    position: Position
    best: Position
    is_random: bool


def feature_names() -> tuple[str, ...]:
    """The names of the features in their order, from a first play."""
    edition = load_edition("little-zoo")
    begun = setup(edition, ["", ""], Options(hand_size=1, power_cards=False), 0, "")
    seen = observe(new_game(edition, begun), 1)
    return tuple(features(LineTable(BitPosition(seen)), plays_of(seen)[0]))


NAMES = feature_names()
WEIGHTS = GAME / "bots" / "weights.json"
TRACE_DECAY = 0.8
"""The lambda of TD(lambda)."""

RANDOM_PLAYS = 0.05
"""The share of random plays."""

FITTED_ROUNDS = 3
"""How many of the last rounds the regression uses."""

AVERAGED_ROUNDS = 5


@dataclass(frozen=True)
class Plan:
    """How the setting of this name is trained.

    `games` is the number of games in a round, `foxes` the share of seats that Fox has. If it is
    `quick`, only likely plays are scored, which takes a third of the time on a large board.
    """

    edition: str
    seats: int
    powers: bool
    rounds: int
    games: int
    foxes: float = 0.0
    quick: bool = False


PLANS = {
    "big-zoo 3": Plan("big-zoo", 3, True, 9, 2500, foxes=0.5),
    "little-zoo 2": Plan("little-zoo", 2, True, 8, 16000),
    "big-zoo 2 in teams": Plan("big-zoo", 4, True, 8, 3600),
    "big-zoo 2": Plan("big-zoo", 2, True, 8, 3000),
    "little-zoo 4": Plan("little-zoo", 4, True, 8, 3000, foxes=0.5),
    "little-zoo 3": Plan("little-zoo", 3, True, 8, 4000, foxes=0.5),
    "little-zoo 2 without powers": Plan("little-zoo", 2, False, 8, 6000),
    "grand-zoo 3": Plan("grand-zoo", 3, True, 6, 1000, foxes=0.5, quick=True),
    "grand-zoo 2 in teams": Plan("grand-zoo", 4, True, 6, 800, quick=True),
    "grand-zoo 3 in teams": Plan("grand-zoo", 6, True, 5, 600, foxes=0.5, quick=True),
}


class Learner:
    """Plays like Owl with the given weights, or like Fox without weights, and notes the features.

    A few plays are random. Their notes also hold the features after the best play. The targets of
    earlier plays use these, because Owl would not make the blunder.
    """

    def __init__(self, learned: Learned, *, quick: bool) -> None:
        self.weights = {
            race: dict(zip(NAMES, weights, strict=True)) for race, weights in learned.items()
        }
        self.quick = quick
        self.notes: dict[int, list[Note]] = {}

    def __call__(self, seen: Observation, rng: random.Random) -> Action:
        """An action, as `levels.choose` gives one. A play that finishes a row is not noted."""
        before = BitPosition(seen)
        action = forced_action(seen, before)
        if action:
            return action
        table, plays = LineTable(before), plays_of(seen)
        best = self._best(table, plays, rng)
        if before.wins(best):
            return best
        chosen, position = best, _position(table, best)
        note = Note(position, position, is_random=False)
        if rng.random() < RANDOM_PLAYS:
            chosen = _at_random(plays, rng)
            note = Note(_position(table, chosen), position, is_random=True)
        self.notes.setdefault(seen.seat, []).append(note)
        return chosen

    def _best(self, table: LineTable, plays: list[Play], rng: random.Random) -> Play:
        before = table.position
        if not self.weights:
            return fox.choose_play(before, plays, rng)
        return next((play for play in plays if before.wins(play)), None) or max(
            likely(before, plays) if self.quick else plays,
            key=lambda play: owl.score(table, play, self.weights[before.race(play)]),
        )


def _position(table: LineTable, play: Play) -> Position:
    values = tuple(features(table, play).values())
    return Position(table.position.race(play), values)


def _fox(seen: Observation, rng: random.Random) -> Action:
    return choose("fox", seen, rng)


def _at_random(plays: list[Play], rng: random.Random) -> Play:
    """A random card, then a random play of it.

    A random one of all plays would mostly be of a wild card, which fits every open cell.
    """
    card = rng.choice(list(dict.fromkeys(play.card for play in plays)))
    return rng.choice([play for play in plays if play.card == card])


def self_play(plan: Plan, learned: Learned, seed: str) -> tuple[list[Position], list[float]]:
    """Plays the games of a round; the positions, and the target of each.

    A target is from 0, lost, to 1, won.
    """
    rng, edition = random.Random(seed), load_edition(plan.edition)
    seating = edition.seating(plan.seats)
    assert seating is not None
    options = Options(seating.hand_size, plan.powers)
    positions: list[Position] = []
    targets: list[float] = []
    for _ in range(plan.games):
        dealer, game = rng.randrange(plan.seats), str(rng.random())
        begun = new_game(edition, setup(edition, [""] * plan.seats, options, dealer, game))
        learner = Learner(learned, quick=plan.quick)
        choosers = [_fox if rng.random() < plan.foxes else learner for _ in range(plan.seats)]
        _actions, state = play(begun, choosers, rng)
        for seat, notes in learner.notes.items():
            positions += [note.position for note in notes]
            targets += td_targets(notes, learned, _result(state, seat))
    return positions, targets


def _result(state: State, seat: int) -> float:
    """1 if the seat has won, else 0. A draw counts as lost, or Owl would draw too often."""
    return float(isinstance(state.outcome, Win) and seat in state.outcome.seats)


def td_targets(notes: list[Note], learned: Learned, result: float) -> list[float]:
    """The TD(lambda) target of each note of a seat, given the result of the game.

    A target mixes the result with the chances to win that the weights give to later positions.
    """
    targets = []
    for note in reversed(notes):
        targets.append(result)
        if learned:
            decay = 0.0 if note.is_random else TRACE_DECAY
            result = (1 - decay) * win_chance(learned, note.best) + decay * result
    return targets[::-1]


def win_chance(learned: Learned, position: Position) -> float:
    """The chance to win that the weights give to a position."""
    return owl.probability(sum(map(mul, learned[position.race], position.features)))


def fit_races(rounds: Sequence[tuple[list[Position], list[float]]], learned: Learned) -> Learned:
    """The weights of each race, fitted to the positions of some rounds."""
    notes: dict[Race, tuple[list[tuple[float, ...]], list[float]]] = {}
    for positions, targets in rounds:
        for position, target in zip(positions, targets, strict=True):
            of_race = notes.setdefault(position.race, ([], []))
            of_race[0].append(position.features)
            of_race[1].append(target)
    return {
        race: fit(np.array(numbers), np.array(targets), learned.get(race, [0.0] * len(NAMES)))
        for race, (numbers, targets) in notes.items()
    }


def train(name: str, seed: str = "1") -> Learned:
    """The weights of a setting in the order of NAMES, learned from nothing but the seed."""
    plan, started = PLANS[name], time.time()
    learned: Learned = {}
    found: list[Learned] = []
    rounds: list[tuple[list[Position], list[float]]] = []
    for number in range(plan.rounds):
        rounds.append(self_play(plan, learned, f"{seed}:{name}:{number}"))
        rounds = rounds[1:] if number == 1 else rounds[-FITTED_ROUNDS:]
        learned = fit_races(rounds, learned)
        found.append(learned)
        print(
            f"{name}: round {number + 1} of {plan.rounds}, {time.time() - started:.0f} s",
            flush=True,
        )
    last = found[-AVERAGED_ROUNDS:]
    return {
        race: [float(mean) for mean in np.mean([weights[race] for weights in last], axis=0)]
        for race in learned
    }


def main() -> None:
    """Trains the settings on all cores, and writes the weights of each to `weights.json`."""
    parser = argparse.ArgumentParser(description="Trains Owl by self-play.")
    parser.add_argument("names", nargs="*", metavar="SETTING", help=", ".join(PLANS))
    parser.add_argument("--seed", default="1")
    arguments = parser.parse_args()
    names = arguments.names or list(PLANS)
    if unknown := set(names) - set(PLANS):
        parser.error(
            f"there is no setting {', '.join(sorted(unknown))}; choose from {', '.join(PLANS)}"
        )
    seeds = [arguments.seed] * len(names)
    data = json.loads(WEIGHTS.read_text(encoding="utf-8")) if WEIGHTS.exists() else {}
    with ProcessPoolExecutor() as pool:
        for name, learned in zip(names, pool.map(train, names, seeds), strict=True):
            for race, weights in sorted(learned.items()):
                rounded = {key: round(w, 4) for key, w in zip(NAMES, weights, strict=True)}
                data[f"{name}{race}"] = rounded
            WEIGHTS.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
