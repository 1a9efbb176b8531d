"""Lets a level or a bot from a file solve puzzles, and lists them: `python -m game puzzles`."""

import json
import random
import sys
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout

from game.bots.level_names import Level
from game.cli.arena import chooser_of
from game.cli.files import read_puzzle_file
from game.puzzles.kinds import Kind
from game.puzzles.puzzle import Puzzle, PuzzleError, record_of
from game.rules.json_text import parse_object
from game.rules.record import to_json
from game.workshop.asked import asked

NUMBER = 50
"""How many puzzles an entrant is asked, unless the call says so."""


def find_puzzles(edition: str, kind: str | None) -> list[Puzzle]:
    """The puzzles of an edition, or those of one kind; PuzzleError or OSError."""
    found = [one for one in read_puzzle_file(edition) if kind in (None, one.kind.value)]
    if not found:
        raise PuzzleError(f"{edition} has no puzzles of the kind {kind}")
    return found


def listed(puzzles: Sequence[Puzzle]) -> Iterator[str]:
    """Each puzzle with its record and its answers as one JSON object."""
    for puzzle in puzzles:
        data = {
            "id": puzzle.id,
            "kind": puzzle.kind.value,
            "hard": puzzle.hard,
            "record": parse_object(to_json(record_of(puzzle))),
            "answers": sorted(map(str, asked(puzzle).answers)),
        }
        yield json.dumps(data)


def solved(entrant: Level, puzzles: Sequence[Puzzle], *, as_json: bool) -> Iterator[str]:
    """Asks the entrant; how many it solves of each kind, and of all.

    What a bot prints must not stand beside JSON: it goes to standard error.
    """
    with redirect_stdout(sys.stderr if as_json else sys.stdout):
        counts = _counts(entrant, puzzles)
    right, all_asked = (sum(numbers) for numbers in zip(*counts.values(), strict=True))
    if as_json:
        kinds = {kind.value: {"solved": one, "asked": of} for kind, (one, of) in counts.items()}
        yield json.dumps({"solved": right, "asked": all_asked, "kinds": kinds})
        return
    for kind, (one, of) in counts.items():
        yield f"{kind.value:>8}: {one} of {of}"
    yield f"{entrant} solves {right} of {all_asked} puzzles."


def _counts(entrant: Level, puzzles: Sequence[Puzzle]) -> dict[Kind, tuple[int, int]]:
    """For each kind, how many puzzles the entrant solves, and how many it is asked."""
    choose = chooser_of(entrant)
    results: dict[Kind, list[bool]] = {kind: [] for kind in Kind}
    for puzzle in puzzles:
        seen, answers = asked(puzzle)
        results[puzzle.kind].append(choose(seen, random.Random(puzzle.id)) in answers)
    return {kind: (sum(found), len(found)) for kind, found in results.items() if found}
