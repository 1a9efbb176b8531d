"""Measures whether the coach is right: `python -m tools.bench.coach [EDITION] [LEVEL ...]`.

The first level plays against the others. From each moment of it Fox plays on for all seats, in
random deals of the hidden cards: once after the advised play, once after the play that was made.
Prints how many percent more of the games the advised play wins, with the standard error.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from functools import partial
from statistics import mean, stdev

from game.bots.determinize import determinize
from game.bots.full_game import play, setup
from game.bots.levels import choose
from game.coach.review import JudgedPlay, review
from game.rules.edition import Edition
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.rules.observation import Observation, observe
from game.rules.play import apply
from game.rules.record import Record, replay
from game.rules.state import Options, State, Win, new_game
from game.steps import conclude

CONTINUATIONS, DEALS = 4_000, 10
"""How many games are played on, half of them after the advised play, and deals for each moment."""

LEVELS = ("cub", "fox")
FOX = partial(choose, "fox")


def record_of(edition: Edition, levels: Sequence[str], number: int) -> Record:
    """A game between the levels; each time another seat deals."""
    seating = edition.seating(len(levels))
    options = Options(seating.hand_size if seating else 1)
    begun = setup(edition, levels, options, number % len(levels), f"coach {number}")
    choosers = [partial(choose, level) for level in levels]
    rng = random.Random(begun.seed)
    return Record(edition, begun, tuple(play(new_game(edition, begun), choosers, rng)[0]))


def moments(edition: Edition, levels: Sequence[str]) -> Iterator[tuple[JudgedPlay, Observation]]:
    """The moments of the first seat in one game after the other, and what it saw."""
    number = 0
    while True:
        record = record_of(edition, levels, number)
        states = list(replay(record))
        for moment in conclude(review(record)).moments(0):
            yield moment, observe(states[moment.at], 0)
        number += 1


def wins(state: State, seat: int, rng: random.Random) -> bool:
    """Whether the seat wins when Fox plays on for all."""
    _actions, end = play(state, [FOX] * len(state.hands), rng)
    return isinstance(end.outcome, Win) and seat in end.outcome.seats


def gain(moment: JudgedPlay, seen: Observation, rng: random.Random) -> float:
    """How many more of the deals the advised play wins, from -1 to 1."""
    deals = [determinize(seen, rng) for _deal in range(DEALS)]
    return mean(
        wins(apply(deal, moment.good[0]), seen.seat, rng)
        - wins(apply(deal, moment.made), seen.seat, rng)
        for deal in deals
    )


def main() -> None:
    """Prints the measurement."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench.coach")
    parser.add_argument("edition", nargs="?", default="little-zoo", choices=EDITION_NAMES)
    parser.add_argument("levels", nargs="*", help="such as: cub fox")
    asked = parser.parse_args()
    rng = random.Random("coach")
    levels = asked.levels or LEVELS
    found = moments(load_edition(asked.edition), levels)
    number = CONTINUATIONS // DEALS // 2
    gains = [gain(*next(found), rng) for _moment in range(number)]
    error = stdev(gains) / number**0.5
    print(f"{asked.edition}, {' '.join(levels)}: {number} moments, ", end="")
    print(f"{100 * mean(gains):.1f}±{100 * error:.1f} percent more games won")


if __name__ == "__main__":
    main()
