"""What a puzzle asks its seat, and which plays are answers."""

from collections.abc import Sequence
from typing import NamedTuple

from game.puzzles.kinds import Answers, question
from game.puzzles.puzzle import Puzzle, PuzzleError, record_of
from game.rules.observation import Observation, observe
from game.rules.record import replay
from game.steps import conclude


class Asked(NamedTuple):
    """What the seat to move sees, and all its answers."""

    seen: Observation
    answers: Answers


def asked(puzzle: Puzzle) -> Asked:
    """The question of the puzzle; `PuzzleError` if it is none of its kind."""
    *_, state = replay(record_of(puzzle))
    seen = observe(state, state.turn)
    found = conclude(question(seen))
    if found is None or found[0] is not puzzle.kind:
        raise PuzzleError(f"{puzzle.id} is no puzzle of the kind {puzzle.kind.value}")
    return Asked(seen, found[1])


def even_sample(puzzles: Sequence[Puzzle], number: int) -> list[Puzzle]:
    """As many puzzles, evenly from the first to the last; all if there are no more."""
    many = min(number, len(puzzles))
    return [puzzles[place * len(puzzles) // many] for place in range(many)]
