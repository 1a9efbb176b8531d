"""Chooses the puzzles of a sheet and finds their answers, in steps; pure."""

from collections.abc import Sequence
from dataclasses import replace

from game.puzzles.kinds import Kind
from game.puzzles.paths import path_of
from game.puzzles.puzzle import Puzzle, PuzzleError
from game.steps import Steps
from game.ui.look.colours import colour_word
from game.ui.model.print import AskSheet
from game.ui.model.puzzles import AskPuzzle, Question
from game.ui.play.game import Game
from game.ui.screens.print.msg import SheetAsked
from game.ui.screens.puzzles.reading import answer

SHEETS = 99
"""The number of sheets of a board; after the last one the first one follows."""

GOLDEN = (5**0.5 - 1) / 2
"""How far apart in their list the puzzles of two sheets are: the next ones are never close."""

MOST_ANSWERS = 3
"""The largest number of answers for which the second page has room."""

POSTS = (
    ((Kind.FINISH,), range(1)),
    ((Kind.STOP, Kind.DRAGON), range(2)),
    ((Kind.FORK,), range(1, 3)),
    ((Kind.WIN, Kind.BEST), range(3, 5)),
)
"""The kinds of the four puzzles of a sheet, and how hard each may be."""


def sheet(asked: AskSheet, number: int, puzzles: Sequence[Puzzle]) -> Steps[SheetAsked]:
    """The sheet with this number: four kinds of these puzzles of the edition, the easiest first."""
    found: list[Question] = []
    for kinds, hard in POSTS:
        fitting = [one for one in puzzles if one.kind in kinds and one.hard in hard]
        at = int(number * GOLDEN % 1 * len(fitting))
        found.append((yield from _first([*fitting[at:], *fitting[:at]])))
    return SheetAsked(asked.edition, asked.number, number, tuple(found))


def _first(puzzles: Sequence[Puzzle]) -> Steps[Question]:
    """The first of the puzzles that has few answers."""
    for one in puzzles:
        found = yield from answer(AskPuzzle(one, path_of(one).value))
        if len(found.question.answers) <= MOST_ANSWERS:
            return found.question.replace(game=_named(found.question.game))
    raise PuzzleError(f"each of {len(puzzles)} puzzles has more than {MOST_ANSWERS} answers")


def _named(game: Game) -> Game:
    """The game with the players called by the colours of their chips, which paper shows."""
    setup = game.state.setup
    seats = tuple(replace(seat, name=colour_word(seat.colour)) for seat in setup.seats)
    return replace(game, state=game.state._replace(setup=replace(setup, seats=seats)))
