"""What messages about the puzzles do; pure."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, assert_never

from game.puzzles.paths import Path, by_path, of_day
from game.puzzles.puzzle import Puzzle
from game.ui.frame.cache_by_identity import cache_by_identity
from game.ui.look.ids import SAID
from game.ui.model.coach import Coaching
from game.ui.model.effect import Effect, Result, Say
from game.ui.model.home import HOME
from game.ui.model.model import Model
from game.ui.model.people import owner
from game.ui.model.puzzles import (
    AGAIN,
    DAY,
    FIRST_DAY,
    OWN,
    PRESENTS,
    AskAgain,
    AskPuzzle,
    Puzzles,
    ReadPuzzles,
)
from game.ui.model.saving_effects import ReadFamily
from game.ui.saved.person import Person
from game.ui.screens.puzzles.making import make, stopped
from game.ui.screens.puzzles.msg import (
    MakingMsg,
    PuzzleAsked,
    PuzzlesClosed,
    PuzzlesMsg,
    PuzzlesRead,
    SolverPicked,
)
from game.ui.screens.table.read_aloud import reads_aloud
from game.ui.settings.settings import Pace
from game.ui.ways import PuzzlePicked, PuzzlesOpened

WAYS = {*PRESENTS, *(path.value for path in Path)}
"""The ways of the puzzles that come with the game."""

MOST_SOLVERS = 6
"""The most people whose faces are offered."""


def update(model: Model, msg: PuzzlesMsg) -> Result:
    """The model after the message, and the effects."""
    if isinstance(msg, PuzzlesOpened):
        return _opened(model, owner(model)) if model.game is None else (model, ())
    shown = model.ground
    if not isinstance(shown, Puzzles):
        return model, ()
    if isinstance(msg, MakingMsg):
        return make(model, shown, msg)
    match msg:
        case PuzzlesClosed():
            closed, stop = stopped(model, shown)
            return replace(closed, screen=HOME, dialog=None), (*stop, ReadFamily())
        case PuzzlesRead():
            return (_read(model, shown, msg) if msg.person == shown.person.id else model), ()
        case PuzzlePicked(way):
            return model, _asking(model, shown, way)
        case PuzzleAsked(question):
            asked = Coaching((question,), shown, game=question.game)
            after = replace(model, screen=asked, dialog=None)
            return after, (Say(SAID),) if reads_aloud(after) else ()
        case SolverPicked(number):
            people = solvers(model, shown)
            return _opened(model, people[number]) if number < len(people) else (model, ())
        case _:
            assert_never(msg)


def _opened(model: Model, person: Person) -> Result:
    return replace(model, screen=Puzzles(person), dialog=None), (ReadPuzzles(person),)


def _read(model: Model, shown: Puzzles, read: PuzzlesRead) -> Model:
    known = shown.replace(
        all=read.all,
        solved=read.solved,
        again=read.again,
        comes_again=read.comes_again,
        boards=read.boards,
        today=read.today,
        is_missing=not read.all,
    )
    return model.on_ground(known)


def _asking(model: Model, shown: Puzzles, way: str) -> tuple[Effect, ...]:
    if way == AGAIN:
        return (AskAgain(shown.again[0]),) if shown.again else ()
    if way.startswith(OWN):
        return _asking_own(model, shown, way)
    if not shown.all or way not in WAYS:
        return ()
    there = ways(shown.all, shown.today)
    if way in PRESENTS:
        return (AskPuzzle(there.today if way == DAY else there.first, way, shown.person),)
    asked = _next(there.paths[Path(way)], shown, _last_id(model))
    return (AskPuzzle(asked, way, shown.person),)


def present(model: Model, shown: Puzzles) -> tuple[str, Puzzle]:
    """The way and the puzzle in the present of the day: for little children one that glows."""
    there = ways(shown.all, shown.today)
    is_first = model.settings.pace is Pace.SLOW
    return (FIRST_DAY, there.first) if is_first else (DAY, there.today)


def _asking_own(model: Model, shown: Puzzles, way: str) -> tuple[Effect, ...]:
    """The next puzzle of a board that people have built; nothing if it has none."""
    for number, (board, puzzles) in enumerate(shown.boards):
        if way == f"{OWN}{number}" and puzzles:
            return (AskPuzzle(_next(puzzles, shown, _last_id(model)), way, shown.person, board),)
    return ()


def _last_id(model: Model) -> str:
    """The id of the puzzle that is shown; empty before one is."""
    question = model.coaching.question if model.coaching else None
    return question.id if question else ""


class Ways(NamedTuple):
    """The puzzle of a day, and those of each path."""

    today: Puzzle
    first: Puzzle
    """The one for people who cannot read."""

    paths: Mapping[Path, Sequence[Puzzle]]


@cache_by_identity
def ways(puzzles: Sequence[Puzzle], day: int) -> Ways:
    """The ways through all puzzles on this day."""
    paths = by_path(puzzles)
    return Ways(of_day(day, paths), of_day(day, paths, (Path.LOOK,)), paths)


def _next(puzzles: Sequence[Puzzle], shown: Puzzles, after: str) -> Puzzle:
    """The next puzzle after `after` that is not solved, in a circle.

    Somebody who has solved all of them begins again.
    """
    at = next((i + 1 for i, one in enumerate(puzzles) if one.id == after), 0)
    ordered = [*puzzles[at:], *puzzles[:at]]
    return next((one for one in ordered if one.id not in shown.solved), ordered[0])


def solvers(model: Model, shown: Puzzles) -> list[Person]:
    """The people who may solve puzzles here, and who does now."""
    people = list(model.family)
    if shown.person.id not in {one.id for one in people}:
        people = [shown.person, *people]
    return people[:MOST_SOLVERS]
