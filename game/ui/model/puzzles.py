"""The screen with the puzzles, and the effects that read, ask and keep them."""

from typing import TYPE_CHECKING, TypeAlias

from game.rules.edition import Edition
from game.ui.frame.value import Value
from game.ui.saved.person import Person, Sticker

if TYPE_CHECKING:
    from game.bots.plays import Play
    from game.puzzles.kinds import Kind
    from game.puzzles.puzzle import Puzzle
    from game.ui.play.game import Game

DAY, AGAIN = "day", "again"
"""The ways of the puzzle of the day and of own moments, beside those of `game.puzzles.paths`."""

FIRST_DAY = "first-day"
"""The way of the puzzle of the day for who plays slowly: a row glows, as on the first path."""

PRESENTS = (DAY, FIRST_DAY)
"""The ways of the present of the day."""

OWN = "own-"
"""The beginning of the way of a board that people have built; its number follows, from 0."""


class Question(Value):
    """A puzzle that somebody solves: the game before its play, and all plays that are right."""

    id: str
    """The id of the puzzle; of an own moment the record of its game up to it, as JSON."""

    kind: "Kind"
    way: str
    """DAY, FIRST_DAY, AGAIN, the path on which the puzzle lies, or OWN with a number."""

    answers: "tuple[Play, ...]"
    game: "Game"
    made: "Play | None" = None
    """The play that was made in an own moment; None if it is unknown, and in other puzzles."""


class Making(Value):
    """Puzzles are made for this board, in slices."""

    board: Edition
    percent: int = 0
    found: "tuple[Puzzle, ...]" = ()


class Puzzles(Value):
    """The puzzles, and who solves them."""

    person: Person
    all: "tuple[Puzzle, ...]" = ()
    """Empty until they are read."""

    solved: frozenset[str] = frozenset()
    """The ids of those that this person has solved."""

    won: str = ""
    """The animal of the golden sticker that was won last."""

    again: tuple[str, ...] = ()
    """The own moments that are due again, each as the record of the game up to it."""

    comes_again: bool = False
    """Whether own moments come again on another day."""

    boards: "tuple[tuple[Edition, tuple[Puzzle, ...]], ...]" = ()
    """The boards that people have built here, each with the puzzles that were made for it."""

    making: Making | None = None
    """What the page is making."""

    today: int = 0
    """The day as `date.toordinal` counts it."""

    is_missing: bool = False
    """Whether the puzzles could not be fetched."""


class ReadPuzzles(Value):
    """Fetch the puzzles, and read which ones the person has solved; answered by PuzzlesRead."""

    person: Person


class AskPuzzle(Value):
    """Find all answers of the puzzle; answered by PuzzleAsked."""

    puzzle: "Puzzle"
    way: str
    person: Person | None = None
    """Who solves it: the seat to move has this face and name."""

    board: Edition | None = None
    """The built board of the puzzle."""


class MakePuzzles(Value):
    """Make puzzles for this board; answered by PuzzlesMade, several times."""

    board: Edition


class StopMaking(Value):
    """Stop making puzzles."""


class KeepMade(Value):
    """Keep the puzzles of this board, in the place of earlier ones."""

    board: Edition
    puzzles: "tuple[Puzzle, ...]"


class KeepSolved(Value):
    """Keep that this person has solved the puzzle, and a golden sticker for the album."""

    person: Person
    id: str
    sticker: Sticker


class AskAgain(Value):
    """Find all answers of the own moment at the end of this record; answered by PuzzleAsked."""

    record: str


class KeepMoments(Value):
    """Keep moments that people did not find: each person, and the record up to the moment."""

    moments: tuple[tuple[Person, str], ...]


class KeepAnswer(Value):
    """Keep whether the person has found the own moment at the end of this record."""

    person: Person
    record: str
    is_found: bool


KeepEffect: TypeAlias = KeepSolved | KeepMade | KeepMoments | KeepAnswer
"""Effects that save puzzles and answers."""

PuzzleEffect: TypeAlias = ReadPuzzles | AskPuzzle | AskAgain | MakePuzzles | StopMaking | KeepEffect
"""Effects on puzzles and own moments."""
