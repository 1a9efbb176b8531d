"""Puzzles as text: each is a seed and the plies of a game, and becomes a record again.

The first line of a file names its edition. A line with two words is the kind of the puzzles below
it, and how hard they are. A line with three words is a puzzle: the number of seats, with an `x` if
the deck has no power cards; the seed; and a character for each ply. The character is the index of
the action among the legal actions, in base 60. Each `-` before it adds 60.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from game.puzzles.kinds import Kind
from game.rules.action import Action
from game.rules.edition import Edition
from game.rules.edition_data import load_edition
from game.rules.play import apply, legal_actions
from game.rules.record import Record
from game.rules.state import Options, Seat, Setup, State, new_game

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWX"
MORE = "-"
NO_POWERS = "x"

HARDEST = 4
"""How hard a puzzle is that Cub, Fox, Owl and a search of one ply do not solve."""


class PuzzleError(ValueError):
    """A line is no puzzle; the text says which and why."""


class Puzzle(NamedTuple):
    """A position of a game between computers. The seat to move has a question to answer."""

    edition: str
    seats: int
    powers: bool
    """Whether the deck has power cards."""

    seed: str
    kind: Kind

    hard: int
    """How many of Cub, Fox, Owl and a search of one ply do not find an answer, from 0 to 4."""

    plies: str

    @property
    def id(self) -> str:
        """What tells the puzzle from all others, also in later versions of the game."""
        return f"{self.edition} {_game(self)} {len(self.plies)}"


def puzzles_text(edition: str, puzzles: Iterable[Puzzle]) -> str:
    """The file with these puzzles of one edition."""
    lines = [edition]
    headings = ((f"{one.kind.value} {one.hard}", one) for one in puzzles)
    for heading, group in groupby(headings, key=itemgetter(0)):
        lines += [heading, *(f"{_game(one)} {one.plies}" for _heading, one in group)]
    return "\n".join([*lines, ""])


def _game(puzzle: Puzzle) -> str:
    return f"{puzzle.seats}{'' if puzzle.powers else NO_POWERS} {puzzle.seed}"


def read_puzzles(text: str) -> list[Puzzle]:
    """The puzzles of a file; `PuzzleError` for the first line that is none."""
    edition, *lines = text.splitlines() or [""]
    heading, found = "", list[Puzzle]()
    for at, line in enumerate(lines, 2):
        try:
            if line.count(" ") == 1:
                heading = line
                _kind(heading)
            else:
                found.append(_puzzle(edition, *_kind(heading), line))
        except ValueError as error:
            raise PuzzleError(f"line {at} is no puzzle: {error}") from error
    return found


def _kind(heading: str) -> tuple[Kind, int]:
    kind, hard = heading.split(" ")
    return Kind(kind), int(hard)


def _puzzle(edition: str, kind: Kind, hard: int, line: str) -> Puzzle:
    seats, seed, plies = line.split(" ")
    number, powers = int(seats.removesuffix(NO_POWERS)), not seats.endswith(NO_POWERS)
    return Puzzle(edition, number, powers, seed, kind, hard, plies)


def record_of(puzzle: Puzzle, board: Edition | None = None) -> Record:
    """The game up to the question; `PuzzleError` if an index is too large for its ply.

    `board` is the board that people have built; without one it is a printed one.
    """
    edition = board or load_edition(puzzle.edition)
    state = first_deal(edition, puzzle.seats, puzzle.seed, powers=puzzle.powers)
    actions: list[Action] = []
    for index in read_indices(puzzle.plies):
        legal = legal_actions(state)
        if index >= len(legal):
            raise PuzzleError(f"ply {len(actions) + 1} of {puzzle.id}: there is no action {index}")
        actions.append(legal[index])
        state = apply(state, legal[index])
    return Record(state.edition, state.setup, tuple(actions))


def first_deal(edition: Edition, seats: int, seed: str, *, powers: bool) -> State:
    """The deal of a puzzle: full hands, the first seat to move."""
    seating = edition.seating(seats)
    if seating is None:
        raise PuzzleError(f"{edition.name} has no game for {seats} seats")
    playing = seating.colours
    people = tuple(Seat("", edition.colours[i % playing]) for i in range(seats))
    options = Options(seating.hand_size, power_cards=powers)
    return new_game(edition, Setup(options, people, dealer=seats - 1, seed=seed))


def plies_text(indices: Iterable[int]) -> str:
    """The characters of the indices.

    >>> plies_text([0, 59, 60, 125])
    '0X-0--5'
    """
    return "".join(MORE * (index // 60) + DIGITS[index % 60] for index in indices)


def read_indices(plies: str) -> Iterator[int]:
    """The indices of these characters."""
    more = 0
    for character in plies:
        if character == MORE:
            more += 60
        else:
            yield more + DIGITS.index(character)
            more = 0
