"""Chooses the puzzles of the workshop: `python -m tools.puzzle_sample`.

It takes them from those of the Little Zoo that `tools.puzzles` has made, easy and hard ones. `zoo`
gives some of each kind to a bot. The arena asks others, of all kinds. A lesson asks positions in
which its own solution is right, and the one of the lesson before is not.
"""

import json
import random
from collections.abc import Iterator, Sequence
from itertools import islice, pairwise

from game.cli.bot_files import chooser
from game.cli.files import read_puzzle_file
from game.puzzles.kinds import Kind
from game.puzzles.puzzle import Puzzle, plies_text, puzzles_text, read_indices, record_of
from game.rules.action import Place
from game.rules.observation import Observation, observe
from game.rules.record import replay
from game.workshop.api import habit, plays
from game.workshop.asked import even_sample
from game.workshop.exercises import RULES, threatened, winning
from game.workshop.puzzle_sets import ASKED
from tools.paths import GAME

EDITION = "little-zoo"
OF_EACH_KIND = 10
IN_LESSON = 20
"""How many positions a lesson asks that has a rule of its own."""

WITHOUT_WIN = 4
"""In so many of the positions about winning, nothing wins: then the bot plays anything."""

LADDER = ("anything", "win", "line", "next_line", "block", "count")
"""The solutions of the first lessons, in their order."""

WEIGHED = 50
"""How many puzzles the lesson asks that weighs lines: all make two ways to finish a row."""

MOST_RIGHT = 3
"""At most one play of so many is right."""


def texts(puzzles: list[Puzzle]) -> dict[str, list[str]]:
    """The lines of each set."""
    given = [one for kind in Kind for one in even_sample(of_kind(puzzles, kind), OF_EACH_KIND)]
    others = [one for one in puzzles if one not in given]
    arena = even_sample(others, ASKED)
    rest = [one for one in others if one not in arena]
    weighed = even_sample(of_kind(rest, Kind.FORK), WEIGHED)
    chosen = {"zoo": given, "arena": arena, "weigh": weighed}
    for before, lesson in pairwise(LADDER):
        name = lesson.replace("_", "-")
        if name in RULES:
            number = IN_LESSON - (WITHOUT_WIN if name == "win" else 0)
            chosen[name] = list(islice(positions(puzzles, lesson, before), number))
    chosen["win"] += islice(positions(puzzles, "line", "win"), WITHOUT_WIN)
    return {name: puzzles_text(EDITION, some).splitlines() for name, some in chosen.items()}


def of_kind(puzzles: Sequence[Puzzle], kind: Kind) -> list[Puzzle]:
    """Those of this kind."""
    return [one for one in puzzles if one.kind is kind]


def positions(puzzles: Sequence[Puzzle], lesson: str, before: str) -> Iterator[Puzzle]:
    """Positions of these games that suit the lesson, one of each game."""
    rng = random.Random(lesson)
    for puzzle in rng.sample(puzzles, len(puzzles)):
        indices = list(read_indices(puzzle.plies))
        states = list(replay(record_of(puzzle)))
        for ply in rng.sample(range(len(states)), len(states)):
            seen = observe(states[ply], states[ply].turn)
            if suits(seen, lesson, before):
                yield puzzle._replace(plies=plies_text(indices[:ply]))
                break


def suits(seen: Observation, lesson: str, before: str) -> bool:
    """Whether the lesson's solution is right here, and the one before is not."""
    if seen.pending or habit(seen) or bool(winning(seen)) != (lesson == "win"):
        return False
    if bool(threatened(seen)) != (lesson == "block") and lesson != "win":
        return False
    right = RULES[lesson.replace("_", "-")](seen)
    if not right or MOST_RIGHT * len(right) > len(plays(seen)):
        return False
    if not any(isinstance(play, Place) for play in right):
        return False
    return answer(seen, lesson) in right and answer(seen, before) not in right


def answer(seen: Observation, lesson: str) -> object:
    """What the solution of the lesson plays."""
    solution = GAME / "workshop" / "lessons" / f"{lesson}.py"
    return chooser(str(solution))(seen, random.Random(1))


def main() -> None:
    """Writes `game/workshop/puzzles.json`."""
    text = json.dumps(texts(read_puzzle_file(EDITION)), indent=1)
    (GAME / "workshop" / "puzzles.json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
