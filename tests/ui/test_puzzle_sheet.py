"""Puzzles on paper: four of a board on a page, and their answers on the next one."""

from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from game.puzzles.puzzle import Puzzle, read_puzzles
from game.rules.action import Remove
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.steps import conclude
from game.ui.app.view import view
from game.ui.frame.markup import Node
from game.ui.frame.message import Message
from game.ui.model.home import HOME
from game.ui.model.model import Model
from game.ui.model.print import AskSheet, Print, Printing, Sheet
from game.ui.model.puzzles import Puzzles, Question
from game.ui.saved.person import Person
from game.ui.screens.print.msg import (
    BuiltPaperPicked,
    OtherSheetPicked,
    PaperPicked,
    PrintClosed,
    PrintPicked,
    SheetAsked,
    SheetPicked,
)
from game.ui.screens.print.reading import MOST_ANSWERS, SHEETS, sheet
from game.ui.screens.print.sheet import answer_text, why
from game.ui.settings.settings import Settings
from game.ui.ways import PrintOpened
from tests.ui.pages import after, classes_of, effects_of, labels, nodes, text_of
from tests.ui.test_view import check

FOLDER = Path(__file__).parents[2] / "static" / "puzzles"
BUILT = replace(load_edition("little-zoo"), name="Ours")
AT_PAPER = Model(screen=Printing(load_edition("little-zoo"), HOME))

each_edition = pytest.mark.parametrize("name", EDITION_NAMES)


@cache
def puzzles(name: str) -> tuple[Puzzle, ...]:
    return tuple(read_puzzles((FOLDER / f"{name}.txt").read_text()))


@cache
def answer(asked: AskSheet) -> SheetAsked:
    return conclude(sheet(asked, asked.number or 7, puzzles(asked.edition)))


def asked(model: Model, *taps: Message) -> Model:
    """The model after the taps, each with the sheet that it asks for."""
    for tap in taps:
        (asking,) = effects_of(model, tap)
        assert isinstance(asking, AskSheet)
        model = after(model, tap, answer(asking))
    return model


def printing(model: Model) -> Printing:
    assert isinstance(model.screen, Printing)
    return model.screen


def shown(model: Model) -> Sheet:
    found = printing(model).sheet
    assert found
    return found


def leaves(model: Model) -> list[Node]:
    return [node for node in nodes(view(model)) if "leaf" in classes_of(node)]


def parts(node: Node, kind: str) -> list[Node]:
    return [one for one in nodes(node) if kind in classes_of(one)]


@each_edition
def test_a_sheet_has_four_kinds_of_puzzles_with_few_answers(name: str) -> None:
    for number in (1, 2, SHEETS):
        questions = answer(AskSheet(name, number)).questions
        assert len({one.kind for one in questions}) == 4
        assert all(1 <= len(one.answers) <= MOST_ANSWERS for one in questions)
        hard = {one.id: one.hard for one in puzzles(name)}
        assert [hard[one.id] for one in questions] == sorted(hard[one.id] for one in questions)


@each_edition
def test_the_next_sheets_have_other_puzzles(name: str) -> None:
    ids = [{one.id for one in answer(AskSheet(name, n)).questions} for n in range(1, 6)]
    assert all(one.isdisjoint(other) for one, other in pairwise(ids))


@each_edition
def test_both_pages_have_the_same_four_numbers_boards_and_questions(name: str) -> None:
    model = asked(Model(screen=Printing(load_edition(name), HOME)), SheetPicked())
    first, second = leaves(model)
    for page in (first, second):
        assert [text_of(node)[0] for node in parts(page, "question-line")] == list("1234")
        assert len(parts(page, "board")) == 4
    for asked_there, one in zip(parts(first, "posed"), shown(model).questions, strict=True):
        assert len(parts(asked_there, "paper-card")) == len(one.game.seen.hand)
        assert len(parts(asked_there, "covered")) == len(one.game.seen.board)
        assert not parts(asked_there, "right-cell")
    check(view(model))
    for solved, one in zip(parts(second, "posed"), shown(model).questions, strict=True):
        assert len(parts(solved, "right-cell")) == len(one.answers)
        told = text_of(solved)
        assert all(answer_text(one.game, play) in told for play in one.answers)
        assert all(play.cell in told for play in one.answers)
        assert all(why(one, play) and why(one, play) in told for play in one.answers)


def find(name: str, kind: type) -> tuple[Question, int]:
    """The first question whose answers are of this kind, and the number of its sheet."""
    return next(
        (one, number)
        for number in range(1, 30)
        for one in answer(AskSheet(name, number)).questions
        if isinstance(one.answers[0], kind)
    )


def test_a_chip_that_the_dragon_takes_is_crossed_out() -> None:
    one, number = find("little-zoo", Remove)
    told = SheetAsked("little-zoo", 0, number, (one,))
    page = leaves(after(AT_PAPER, SheetPicked(), told))[1]
    assert len(parts(page, "crossed")) == len(one.answers)
    assert "“Dragon” takes the chip on “" in text_of(page)


def test_reasons_on_paper_call_players_by_their_colours() -> None:
    one, _number = find("little-zoo", Remove)
    told = why(one, one.answers[0])
    assert told.startswith(("Red ", "Yellow ", "Blue ")), told


def test_other_puzzles_have_the_next_number_and_after_the_last_the_first() -> None:
    model = asked(AT_PAPER, SheetPicked())
    assert "Other puzzles" in labels(model)
    assert [shown(asked(model, *[OtherSheetPicked()] * n)).number for n in range(3)] == [7, 8, 9]
    last = answer(AskSheet("little-zoo", SHEETS))
    model = after(AT_PAPER, SheetPicked(), last.replace(asked=0))
    assert effects_of(model, OtherSheetPicked()) == (AskSheet("little-zoo", 1),)


def test_the_screen_of_the_puzzles_leads_to_a_sheet_and_back() -> None:
    found = Puzzles(Person("Ada", 3), all=puzzles("little-zoo"))
    there = Model(screen=found)
    assert "Print" in labels(there)
    model = asked(there, PrintOpened())
    assert len(shown(model).questions) == 4
    assert after(model, PrintClosed()) == there
    assert printing(after(Model(), PrintOpened())).sheet is None


def test_another_board_has_its_own_puzzles() -> None:
    model = asked(AT_PAPER, SheetPicked(), PaperPicked("big-zoo"))
    assert {one.game.seen.edition.name for one in shown(model).questions} == {"big-zoo"}
    assert printing(after(model, SheetPicked())).sheet is None
    assert len(leaves(after(model, SheetPicked()))) > 2


def test_a_built_board_has_pages_but_no_puzzles() -> None:
    built = Model(Settings(built=BUILT), screen=Printing(BUILT, HOME))
    assert effects_of(built, SheetPicked()) == (AskSheet("little-zoo", 0),)
    model = asked(built, SheetPicked())
    assert printing(model).edition.name == "little-zoo"
    back = printing(after(model, BuiltPaperPicked()))
    assert (back.edition, back.sheet) == (BUILT, None)


def test_an_answer_that_comes_late_is_dropped() -> None:
    late = answer(AskSheet("little-zoo", 0))
    assert printing(after(AT_PAPER, late)).sheet is None
    turned = after(AT_PAPER, SheetPicked(), PaperPicked("big-zoo"), late)
    assert shown(turned).questions == ()
    assert after(Model(), late) == Model()


def test_nothing_is_printed_before_the_puzzles_are_there() -> None:
    waiting = after(AT_PAPER, SheetPicked())
    assert len(leaves(waiting)) == 2
    assert effects_of(waiting, PrintPicked()) == effects_of(waiting, OtherSheetPicked()) == ()
    assert effects_of(asked(AT_PAPER, SheetPicked()), PrintPicked()) == (Print(),)


def test_puzzles_that_cannot_be_fetched_are_said_to_be_missing() -> None:
    missing = after(AT_PAPER, SheetPicked(), SheetAsked("little-zoo", 0, 0, ()))
    assert "could not be loaded" in text_of(view(missing))
    assert effects_of(missing, PrintPicked()) == ()
    again = after(missing, SheetPicked())
    assert effects_of(again, SheetPicked()) == (AskSheet("little-zoo", 0),)
