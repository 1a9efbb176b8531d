"""One puzzle of a contest that asks puzzles; pure."""

from game.rules.action import Action
from game.ui.workshop.answers import ShownFault
from game.ui.workshop.contest_state import Score, clearer
from game.workshop.asked import Asked


def add_puzzle(
    score: Score, puzzle: Asked, action: Action | None, fault: ShownFault | None
) -> Score:
    """The results with one more puzzle. A fault solves nothing."""
    is_solved = fault is None and action in puzzle.answers
    is_first = score.missed < 0 and not is_solved and fault is None
    return Score(
        score.games + 1,
        score.won + is_solved,
        faults=score.faults + (fault is not None),
        missed=score.games if is_first else score.missed,
        answered=str(action) if is_first else score.answered,
        played=(*score.played, str(action) if action else ""),
        fault=clearer(score.fault, fault),
    )
