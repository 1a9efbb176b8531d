"""The ways through the puzzles, from the easiest to the largest board, and the puzzle of a day."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from itertools import zip_longest

from game.puzzles.kinds import Kind
from game.puzzles.puzzle import Puzzle

EASY = 2
"""How hard a puzzle of the Little Zoo is at most, before it belongs to the clever ones."""

STRIDE = 37
"""How far apart two puzzles of days are in their file; it has no factor of the number there."""

PLAIN = 10
"""How many puzzles of a path come before the first one that needs the dragon."""

FEW_PLIES = 8
"""The most plies of a game in which people who cannot read are asked to stop a row."""

ALIKE = 3
"""How many puzzles of the first path finish a row, before some stop one."""

KINDS = (Kind.FINISH, Kind.STOP, Kind.FORK, Kind.DRAGON, Kind.WIN, Kind.BEST)
"""The kinds in the order in which a path begins."""


class Path(Enum):
    """The paths, in their order."""

    LOOK = "look"
    """For people who cannot read: a row glows, and one chip finishes or stops it."""

    LITTLE = "little"
    CLEVER = "clever"
    BIG = "big"
    GRAND = "grand"


OF_DAYS = (Path.LITTLE, Path.CLEVER, Path.LOOK)
"""The paths with the puzzles of the days, on the board that people of every age know."""

BOARDS = {
    Path.LOOK: "little-zoo",
    Path.LITTLE: "little-zoo",
    Path.CLEVER: "little-zoo",
    Path.BIG: "big-zoo",
    Path.GRAND: "grand-zoo",
}
"""The board of each path."""


def by_path(puzzles: Iterable[Puzzle]) -> dict[Path, list[Puzzle]]:
    """The puzzles of each path, the easiest first, and the kinds by turns.

    Those of the dragon come after the first ten. The first path begins with rows to finish.
    """
    piles: dict[Path, dict[int, dict[Kind, list[Puzzle]]]] = {path: {} for path in Path}
    for one in puzzles:
        kinds = piles[path_of(one)].setdefault(one.hard, {kind: [] for kind in KINDS})
        kinds[one.kind].append(one)
    return {
        path: _in_order(
            [there[hard] for hard in sorted(there)], alike=ALIKE if path is Path.LOOK else 0
        )
        for path, there in piles.items()
    }


def _in_order(piles: Sequence[Mapping[Kind, Sequence[Puzzle]]], *, alike: int) -> list[Puzzle]:
    """The puzzles of the piles, with ten at the beginning that need no dragon.

    The first `alike` ones finish a row. The files give puzzles without power cards in the hand
    first.
    """
    every = [one for there in piles for one in _by_turns(list(there.values()))]
    first = [one for one in every if one.kind is Kind.FINISH][:alike]
    ordered = first + _rest(piles, first)
    first = [one for one in ordered if one.kind is not Kind.DRAGON][:PLAIN]
    return first + _rest(piles, first)


def _rest(
    piles: Sequence[Mapping[Kind, Sequence[Puzzle]]], first: Sequence[Puzzle]
) -> list[Puzzle]:
    """The puzzles without these, the kinds by turns."""
    left = (
        [[one for one in pile if one not in first] for pile in there.values()] for there in piles
    )
    return [one for there in left for one in _by_turns(there)]


def _by_turns(piles: Sequence[Sequence[Puzzle]]) -> Iterator[Puzzle]:
    rounds = zip_longest(*piles)
    return (one for puzzles in rounds for one in puzzles if one)


def path_of(puzzle: Puzzle) -> Path:
    """The path on which the puzzle lies."""
    if puzzle.edition != "little-zoo":
        return Path.BIG if puzzle.edition == "big-zoo" else Path.GRAND
    is_easy_stop = puzzle.kind is Kind.STOP and not puzzle.hard and len(puzzle.plies) <= FEW_PLIES
    if puzzle.kind is Kind.FINISH or is_easy_stop:
        return Path.LOOK
    return Path.LITTLE if puzzle.hard <= EASY else Path.CLEVER


def of_day(
    day: int, paths: Mapping[Path, Sequence[Puzzle]], among: Sequence[Path] = OF_DAYS
) -> Puzzle:
    """The puzzle of the day among these paths, which is the same on every device.

    `day` counts the days since the year 1, as `date.toordinal` does. `paths` is what `by_path`
    returns.
    """
    there = [one for path in among for one in paths[path]]
    return there[day * STRIDE % len(there)]
