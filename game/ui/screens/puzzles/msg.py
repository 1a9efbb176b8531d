"""Messages about the puzzles."""

from typing import TypeAlias

from game.puzzles.puzzle import Puzzle
from game.rules.edition import Edition
from game.ui.frame.message import Message
from game.ui.model.puzzles import Question
from game.ui.ways import PuzzlePicked, PuzzlesOpened


class PuzzlesClosed(Message):
    """Go back home."""


class PuzzlesRead(Message):
    """The puzzles, what this person has solved, its own moments, and the day.

    There is no puzzle if they could not be fetched.
    """

    person: str
    all: tuple[Puzzle, ...]
    solved: frozenset[str]
    again: tuple[str, ...]
    comes_again: bool
    boards: tuple[tuple[Edition, tuple[Puzzle, ...]], ...]
    today: int


class PuzzleAsked(Message):
    """The puzzle with its answers."""

    question: Question


class MakingPicked(Message):
    """Make puzzles for this board that people have built, counted from 0."""

    number: int


class MakingStopped(Message):
    """Stop making puzzles; those that are found stay."""


class PuzzlesMade(Message):
    """How much of the work is done, in percent, and the puzzles of the board so far."""

    board: Edition
    percent: int
    found: tuple[Puzzle, ...]


class SolverPicked(Message):
    """This person of the family, counted from 0, solves puzzles now."""

    number: int


MakingMsg: TypeAlias = MakingPicked | MakingStopped | PuzzlesMade
"""Messages about puzzles for a board that people have built."""

PuzzlesMsg: TypeAlias = (
    PuzzlesOpened
    | PuzzlesClosed
    | PuzzlesRead
    | PuzzlePicked
    | PuzzleAsked
    | SolverPicked
    | MakingMsg
)
