"""Makes the puzzles of the printed boards: `python -m tools.puzzles` writes `static/puzzles`.

Computers play games from the seeds 1, 2, 3 … Each position of a game may be a puzzle. The set has
the same number of each kind as far as the games have them, few puzzles from one game, and easy and
hard ones. The files change only when the rules, the kinds or the evaluation do.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from pathlib import Path

from game.puzzles.kinds import Kind
from game.puzzles.making import FAST, PLAYERS, in_game
from game.puzzles.puzzle import Puzzle, puzzles_text, record_of
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.rules.record import replay
from game.steps import conclude

FOLDER = Path(__file__).parent.parent / "static" / "puzzles"

MANY = 400
"""The number of puzzles of each board."""

WANTED = {
    Kind.FINISH: 80,
    Kind.STOP: 80,
    Kind.DRAGON: 50,
    Kind.WIN: 60,
    Kind.FORK: 70,
    Kind.BEST: 60,
}
"""How many puzzles of each kind; other kinds take the place of one that has not enough."""

GAMES = 300
"""How many games the computers play on each board for each number of seats."""

GAMES_WITHOUT_POWERS = 1500
"""How many games two computers play without power cards: only there a win is often sure."""


def _in_game(edition: str, seats: int, powers: bool, seed: int) -> list[Puzzle]:
    """The puzzles of one game. Without power cards, only sure wins are taken."""
    players = PLAYERS if powers else FAST
    found = conclude(in_game(load_edition(edition), seats, str(seed), players, powers=powers))
    return [one for one in found if powers or one.kind is Kind.WIN]


def chosen(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """The wanted number of each kind: of every hardness and number of seats by turns."""
    piles = {kind: _by_turns([one for one in puzzles if one.kind is kind]) for kind in Kind}
    taken = {kind: pile[: WANTED[kind]] for kind, pile in piles.items()}
    spare = chain.from_iterable(pile[WANTED[kind] :] for kind, pile in piles.items())
    missing = MANY - sum(map(len, taken.values()))
    rest = [one for _i, one in zip(range(missing), spare, strict=False)]
    return in_order([*chain(*taken.values()), *rest])


def in_order(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """The order of a file: of each kind and hardness, first the hands without a power card."""
    return sorted(puzzles, key=lambda one: (one.hard, one.kind.value, _has_powers(one), one.id))


def _has_powers(puzzle: Puzzle) -> bool:
    """Whether the hand of the seat to move has a power card."""
    *_, state = replay(record_of(puzzle))
    return not set(state.hands[state.turn]) <= set(state.edition.pictures)


def _by_turns(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Puzzles whose hardness and number of seats change from one to the next; one of each game."""
    piles: dict[tuple[int, int], list[Puzzle]] = {}
    games = set[tuple[int, bool, str]]()
    for one in puzzles:
        if one[1:4] not in games:
            games.add(one[1:4])
            piles.setdefault((one.hard, one.seats), []).append(one)
    ordered: list[Puzzle] = []
    while any(piles.values()):
        ordered += [pile.pop(0) for pile in piles.values() if pile]
    return ordered


def made(edition_name: str, workers: ProcessPoolExecutor) -> list[Puzzle]:
    """The puzzles of the board."""
    seatings = load_edition(edition_name).seatings
    found: list[Puzzle] = []
    for seats, powers in ((2, False), *((one.seats, True) for one in seatings)):
        play = partial(_in_game, edition_name, seats, powers)
        many = GAMES if powers else GAMES_WITHOUT_POWERS
        found += chain.from_iterable(workers.map(play, range(1, many + 1), chunksize=10))
    counts = Counter((one.kind.value, one.hard) for one in found)
    print(edition_name, len(found), sorted(counts.items()), file=sys.stderr)
    return chosen(found)


def main() -> None:
    """Writes the file of each board."""
    FOLDER.mkdir(exist_ok=True)
    with ProcessPoolExecutor() as workers:
        for name in EDITION_NAMES:
            text = puzzles_text(name, made(name, workers))
            (FOLDER / f"{name}.txt").write_text(text)


if __name__ == "__main__":
    main()
