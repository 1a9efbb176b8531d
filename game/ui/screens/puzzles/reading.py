"""Turns a puzzle into a question with all its answers, in steps; pure."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from game.bots.plays import Play, plays_of
from game.coach.judge import judge
from game.puzzles.kinds import Kind, question
from game.puzzles.making import for_board
from game.puzzles.puzzle import PuzzleError, record_of
from game.rules.edition import Edition
from game.rules.json_text import parse_object
from game.rules.record import Record, parse_record
from game.rules.state import Setup
from game.steps import Steps, last_of
from game.ui.look.words import FACES
from game.ui.model.puzzles import AGAIN, AskAgain, AskPuzzle, Question
from game.ui.play import start
from game.ui.play.game import Game
from game.ui.saved.person import Person
from game.ui.screens.puzzles.msg import PuzzleAsked, PuzzlesMade


def answer(effect: AskPuzzle) -> Steps[PuzzleAsked]:
    """The message with the question; PuzzleError if the puzzle asks nothing."""
    puzzle = effect.puzzle
    shown = yield from _at_the_end(record_of(puzzle, effect.board), effect.person)
    found = yield from question(shown.seen)
    if found is None:
        raise PuzzleError(f"{puzzle.id} asks nothing")
    kind, answers = found
    return PuzzleAsked(Question(puzzle.id, kind, effect.way, answers, shown))


def made(board: Edition) -> Iterator[PuzzlesMade]:
    """The messages about puzzles for this board, one after each step."""
    return (PuzzlesMade(board, percent, tuple(found)) for percent, found in for_board(board))


def asked_again(effect: AskAgain) -> Steps[PuzzleAsked]:
    """The message with the own moment; RecordError if the record cannot be read."""
    shown = yield from _at_the_end(parse_record(effect.record))
    judged = yield from judge(shown.seen, plays_of(shown.seen))
    made = _made(effect.record, shown.plays())
    return PuzzleAsked(Question(effect.record, Kind.BEST, AGAIN, judged.good(), shown, made))


def _made(record: str, plays: Iterable[Play]) -> Play | None:
    """The play that was made, as the text of the moment says; None if it says none."""
    made = parse_object(record).get("made")
    return next((play for play in plays if str(play) == made), None)


def _at_the_end(record: Record, person: Person | None = None) -> Steps[Game]:
    """The end of the record, as the seat to move sees it; it has the face of the person."""
    game = yield from last_of(start.replayed(record, open_hands=False))
    if person:
        setup = _seating(game.state.setup, game.state.turn, person)
        state, record = game.state._replace(setup=setup), replace(record, setup=setup)
        game = replace(game, state=state, record=record)
    return start.to_move(game)


def _seating(setup: Setup, turn: int, person: Person) -> Setup:
    """The set-up with the person on the seat to move. Whose face that is gets another one."""
    faces = list(FACES)
    own = faces[person.face % len(faces)]
    shown = [own if i == turn else face for i, face in enumerate(faces[: len(setup.seats)])]
    for i, face in enumerate(shown):
        if i != turn and face == own:
            shown[i] = faces[turn]
    names = (person.name if i == turn else "" for i in range(len(shown)))
    seats = (
        replace(seat, face=face, name=name)
        for seat, face, name in zip(setup.seats, shown, names, strict=True)
    )
    return replace(setup, seats=tuple(seats))
