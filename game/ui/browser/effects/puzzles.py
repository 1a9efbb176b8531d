"""Fetches puzzles, finds their answers, and keeps which ones are solved."""

import asyncio
from collections.abc import Callable
from datetime import date
from functools import partial
from itertools import chain
from typing import assert_never

from game.puzzles.puzzle import Puzzle
from game.rules.edition_data import EDITION_NAMES
from game.ui.boards.boards_text import BOARDS
from game.ui.browser.effects.shelves import boards_read
from game.ui.browser.page import page
from game.ui.browser.puzzle_files import fetch_puzzles
from game.ui.browser.readable_texts import change_text, readable_text
from game.ui.browser.slices import tell
from game.ui.browser.tasks import deliver_steps, start
from game.ui.frame.loop import Deliver
from game.ui.model.puzzles import (
    AskAgain,
    AskPuzzle,
    KeepAnswer,
    KeepEffect,
    KeepMade,
    KeepMoments,
    KeepSolved,
    MakePuzzles,
    PuzzleEffect,
    ReadPuzzles,
    StopMaking,
)
from game.ui.saved.family import with_golden
from game.ui.saved.family_text import family_text, read_family
from game.ui.saved.person import Person
from game.ui.saved.puzzles_text import (
    due,
    has_moments,
    read_own,
    read_solved,
    with_answer,
    with_moments,
    with_own,
    with_solved,
)
from game.ui.screens.puzzles.msg import PuzzlesRead
from game.ui.screens.puzzles.reading import answer, asked_again, made

_making: list[asyncio.Task[None]] = []
"""The task that makes puzzles, if there is one."""


def run(effect: PuzzleEffect, deliver: Deliver) -> None:
    """Runs the effect."""
    match effect:
        case ReadPuzzles(person):
            start(_read(person, deliver))
        case AskPuzzle():
            deliver_steps(answer(effect), deliver)
        case AskAgain():
            deliver_steps(asked_again(effect), deliver)
        case MakePuzzles(board):
            _stop()
            _making.append(start(tell(made(board), deliver)))
        case StopMaking():
            _stop()
        case _:
            _keep(effect, deliver)


def _keep(effect: KeepEffect, deliver: Deliver) -> None:
    match effect:
        case KeepSolved():
            _keep_solved(effect, deliver)
        case KeepMade(board, puzzles):
            change_text("puzzles", lambda text: with_own(text, board, puzzles), deliver)
        case KeepMoments(moments):
            for person, record in moments:
                _change(partial(with_moments, person=person.id, records=[record]), deliver)
        case KeepAnswer(person, record, is_found):
            answered = partial(with_answer, person=person.id, record=record, is_found=is_found)
            _change(answered, deliver)
        case _:
            assert_never(effect)


async def _read(person: Person, deliver: Deliver) -> None:
    text = await readable_text(
        "puzzles", page.readText("puzzles"), lambda text: read_solved(text, ""), deliver
    )
    boards = (await boards_read(page.readText("boards"), deliver)).text
    own = tuple((board, read_own(text, board)) for board in BOARDS.parse(boards).items)
    soon = has_moments(text, person.id)
    solved, again = read_solved(text, person.id), due(text, person.id, _today())
    deliver(PuzzlesRead(person.id, await _all_puzzles(), solved, again, soon, own, _today()))


def _today() -> int:
    return date.today().toordinal()


def _change(change: Callable[..., str], deliver: Deliver) -> None:
    """Changes what is saved about puzzles."""
    change_text("puzzles", lambda text: change(text, today=_today()), deliver)


async def _all_puzzles() -> tuple[Puzzle, ...]:
    """The puzzles of all boards; empty if a file cannot be fetched."""
    files = [await fetch_puzzles(name) for name in EDITION_NAMES]
    return tuple(chain.from_iterable(files)) if all(files) else ()


def _stop() -> None:
    for task in _making:
        task.cancel()
    _making.clear()


def _keep_solved(solved: KeepSolved, deliver: Deliver) -> None:
    person = solved.person
    change_text("puzzles", lambda text: with_solved(text, person.id, solved.id), deliver)
    sticker = solved.sticker.replace(day=date.today().isoformat())
    change_text(
        "family", lambda text: family_text(with_golden(read_family(text), person, sticker)), deliver
    )
