"""The module `zoo`, version 2: what a bot can use besides `seen` and `rng`.

A bot is a file with a function `choose(seen, rng)`. It is called every time the bot may move, and
returns a move of `seen.legal`, or a dictionary with a number for each move: then the move with the
largest number is played. It can also return both: a move, and numbers to show beside it.

The names listed in `__all__`, and the fields of `seen`, stay the same while `VERSION` does.
Version 2 has all names of version 1, and `guess`, `legal`, `after`, `winner` and `see`, to look
ahead.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import NamedTuple, TypeAlias, cast

from game.bots import plays as bot_plays
from game.bots.bit_position import BOARDS, BitPosition
from game.bots.determinize import determinize
from game.puzzles.kinds import Kind
from game.rules import action as rules
from game.rules.action import Action, Place, Remove
from game.rules.edition import Edition
from game.rules.observation import Observation, observe
from game.rules.play import apply, legal_actions
from game.rules.state import State, Win
from game.workshop.puzzle_sets import given

__all__ = [
    "VERSION",
    "Draw",
    "Exchange",
    "Line",
    "Pass",
    "Place",
    "Puzzle",
    "Remove",
    "after",
    "colours",
    "guess",
    "habit",
    "legal",
    "lines",
    "plays",
    "puzzles",
    "see",
    "unseen",
    "winner",
    "wins",
]

VERSION = 2


class Exchange(rules.Exchange):
    """Swap a stuck card, `card`, for the top card of the draw pile. `cell` is None."""

    __slots__ = ()
    cell = None


class Draw(rules.Draw):
    """Draw by hand the card that you are owed. `card` and `cell` are None."""

    __slots__ = ()
    card = None
    cell = None


class Pass(rules.Pass):
    """End the turn, because no move is possible. `card` and `cell` are None."""

    __slots__ = ()
    card = None
    cell = None


Move: TypeAlias = Place | Remove | Exchange | Draw | Pass
"""An action as a bot gets it: code may ask each for its card and cell."""


def handed(action: Action) -> Move:
    """The action as a bot gets it."""
    match action:
        case rules.Exchange(card):
            return Exchange(card)
        case rules.Draw(seat):
            return Draw(seat)
        case rules.Pass():
            return Pass()
        case Place() | Remove():
            return action


class Given(Observation):
    """What a bot sees, for type checkers: the observation with the actions as it gets them."""

    legal: tuple[Move, ...]


def as_given(seen: Observation) -> Given:
    """What a bot sees."""
    return cast("Given", replace(seen, legal=tuple(map(handed, seen.legal))))


def wins(seen: Observation, action: Action) -> bool:
    """True if this move wins the game at once.

    >>> wins(seen, seen.legal[0])
    False
    """
    return isinstance(action, Place) and BitPosition(seen).wins(action)


class Line(NamedTuple):
    """A line of the board: all its cells, and those that have no chip yet."""

    cells: tuple[str, ...]
    open: tuple[str, ...]


def lines(seen: Observation, colour: str) -> list[Line]:
    """The lines that this colour can still finish.

    A line that no other colour blocks is in the list, even if it is empty. Those with the fewest
    open cells come first.

    >>> lines(seen, "red")[0]
    Line(cells=('b4', 'c4', 'd4', 'e4'), open=('c4',))
    """
    position = BitPosition(seen)
    others = position.taken & ~position.chips[colour]
    closed = seen.board.keys() | seen.edition.free
    found = (
        Line(cells, tuple(cell for cell in cells if cell not in closed))
        for cells, line in zip(_lines(seen.edition), position.geometry.lines, strict=True)
        if not line & others and line not in position.spent[colour]
    )
    return sorted((line for line in found if line.open), key=lambda line: len(line.open))


@lru_cache(BOARDS)
def _lines(edition: Edition) -> tuple[tuple[str, ...], ...]:
    """The cells of each line in board order."""
    return tuple(map(edition.board_order, edition.lines))


def plays(seen: Observation) -> list[Place | Remove]:
    """The moves in `seen.legal` that put a chip down or take one away. Each has `card` and `cell`.

    >>> plays(seen)
    [Place(card='fox', cell='c4'), Remove(card='dragon', cell='b3'), ...]
    """
    return bot_plays.plays_of(seen)


def habit(seen: Observation) -> Move | None:
    """The move that needs no thinking. None if there is a choice.

    It draws a card that is owed, swaps a stuck card unless a move wins, and passes if nothing else
    is possible.
    """
    return cast("Move | None", bot_plays.forced_action(seen, BitPosition(seen)))


def colours(seen: Observation) -> list[str]:
    """All colours in the order of their turns. Your own is the first.

    >>> colours(seen)
    ['red', 'yellow']
    """
    position = BitPosition(seen)
    return [position.colour, *position.other_colours]


def unseen(seen: Observation) -> Mapping[str, int]:
    """How many copies of each card you have not seen: in the draw pile and in other hands.

    A card that is not in this game counts 0.

    >>> unseen(seen)["fox"]
    2
    """
    return BitPosition(seen).unseen


def guess(seen: Observation, rng: Random) -> State:
    """A whole position that could be the true one: the hidden cards are dealt at random.

    It differs from call to call. `legal`, `after`, `winner` and `see` go on from it.

    >>> position = guess(seen, rng)
    """
    return determinize(seen, rng)


def legal(position: State) -> list[Move]:
    """The moves that whoever is to move has in a position; none if the game is over.

    >>> legal(position)[0]
    Place(card='fox', cell='c4')
    """
    _check(position, "legal")
    return [*map(handed, legal_actions(position))]


def after(position: State, action: Action) -> State:
    """The position after one of its `legal` moves. The position itself stays as it is.

    >>> position = after(position, legal(position)[0])
    """
    _check(position, "after")
    given = action if isinstance(action, Place | Remove) else rules.parse_action(str(action))
    return apply(position, given)


def winner(position: State) -> str:
    """The colour that has won; empty if nobody has.

    >>> winner(position)
    ''
    """
    _check(position, "winner")
    return position.outcome.colour if isinstance(position.outcome, Win) else ""


def see(position: State) -> Given:
    """What whoever is to move sees in a position, as `seen`: `lines`, `plays` and others take it.

    >>> lines(see(position), "red")[0]
    Line(cells=('b4', 'c4', 'd4', 'e4'), open=('c4',))
    """
    _check(position, "see")
    return as_given(observe(position, position.turn))


NOT_SEEN = "() takes a position, not seen"
"""A part of the message if a function gets what a bot sees in the place of a position."""


def _check(position: object, name: str) -> None:
    """Raises TypeError for what is no position, such as `seen`."""
    if isinstance(position, Observation):
        raise TypeError(f"{name}{NOT_SEEN}; guess(seen, rng) makes one")
    if not isinstance(position, State):
        raise TypeError(f"{name}() takes a position")


class Puzzle(NamedTuple):
    """A moment of a game with a question: what your bot would see, and all moves that are right."""

    seen: Given
    answers: tuple[Place | Remove, ...]


def puzzles(kind: str) -> list[Puzzle]:
    """Ten puzzles of a kind, from easy to hard, to try your bot on. The arena asks others.

    "finish": finish a row. "stop": stop a row of the others. "dragon": find the only chip whose
    removal stops them. "fork": make two ways to finish a row. "win": win with your next move but
    one. "best": find the move that Owl likes best.

    >>> [puzzle.answers for puzzle in puzzles("finish")]
    [(Place(card='fox', cell='c4'),), ...]
    """
    kinds = [known.value for known in Kind]
    if kind not in kinds:
        raise ValueError(f"puzzles are of the kinds {', '.join(kinds)}")
    return [Puzzle(as_given(seen), answers) for seen, answers in given(Kind(kind))]
