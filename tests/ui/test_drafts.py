"""A board that is not finished is kept at each change, until it is saved or begun anew."""

import json
import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.app.update import update
from game.ui.boards.board import RANGES, Seats, Suns
from game.ui.boards.drafts import DRAFTS, draft_data, read_draft
from game.ui.frame.message import Message
from game.ui.frame.saved_list import SavedList
from game.ui.model.builder import BeginAnewDialog
from game.ui.model.model import Model
from game.ui.model.saving_effects import DropDraft, SaveDraft
from game.ui.screens.builder.drafts import beginning
from game.ui.screens.builder.msg import (
    BeginAnewConfirmed,
    BeginAnewPicked,
    BoardNamed,
    BoardStepped,
    BuildClosed,
    BuildPicked,
    BuiltOpened,
    DraftsRead,
    EditMsg,
    GroupFlipped,
    LaidOut,
    LayoutPicked,
    SaveBoardPicked,
    StepUndone,
    SunCursorMoved,
    SunsPicked,
    SunTapped,
)
from tests.ui.pages import after, labels
from tests.ui.test_builder import KEPT, building, laid_out
from tests.ui.test_builder_board import shuffled

CHANGES: st.SearchStrategy[EditMsg] = st.one_of(
    st.builds(BoardNamed, st.text(max_size=50)),
    st.builds(BoardStepped, st.sampled_from(list(RANGES)), st.integers(-9, 9)),
    st.builds(SunsPicked, st.sampled_from([suns.value for suns in Suns])),
    st.builds(SunTapped, st.sampled_from(["a1", "b2", "l12", "f6"])),
    st.builds(GroupFlipped, st.sampled_from([seats.value for seats in Seats])),
)


def saved(model: Model) -> str:
    return DRAFTS.text(SavedList(model.drafts))


@given(st.lists(CHANGES, min_size=1, max_size=8), st.sampled_from([None, 0, 1]))
def test_a_board_comes_back_as_it_was_left(changes: list[Message], number: int | None) -> None:
    opens = BuildPicked() if number is None else BuiltOpened(number)
    left = after(KEPT, opens, *changes)
    there = after(KEPT, opens, DraftsRead(saved(left)))
    assert building(there).board == building(left).board
    again = after(left, BuildClosed(), opens)
    assert building(again).board == building(left).board
    assert len(left.drafts) == ("Start again" in labels(left))


def test_each_change_is_saved_and_what_is_as_before_is_dropped() -> None:
    new = after(KEPT, BuildPicked())
    assert update(new, SunCursorMoved(1, 0))[1][:-1] == ()
    changed, effects = update(new, BoardStepped("columns", 1))
    assert effects[1:] == (SaveDraft(changed.drafts[0]),)
    back, effects = update(changed, BoardStepped("columns", -1))
    assert (back.drafts, effects[1:]) == ((), (DropDraft(None),))
    both = after(changed, BuildClosed(), BuiltOpened(1), BoardNamed("Other"))
    assert [draft.original for draft in both.drafts] == [KEPT.boards[1], None]


def test_the_animals_of_a_draft_come_back() -> None:
    done = laid_out(after(Model(), BuildPicked()))
    (draft,) = done.drafts
    assert draft.layout == building(done).layout
    shown = after(Model(), BuildPicked(), DraftsRead(saved(done)))
    assert building(shown).edition == building(done).edition
    mixed = after(shown, LayoutPicked())
    board = building(shown).board
    assert after(mixed, LaidOut(board, shuffled(board))).drafts[0].layout is not None
    assert "Start again" not in labels(shown)


def test_a_board_that_is_changed_already_stays_when_drafts_are_read() -> None:
    left = after(Model(), BuildPicked(), BoardStepped("columns", 2))
    model = after(Model(), BuildPicked(), BoardStepped("rows", 1))
    assert building(after(model, DraftsRead(saved(left)))) == building(model)


def test_a_saved_board_is_no_draft() -> None:
    model, effects = update(laid_out(after(Model(), BuildPicked())), SaveBoardPicked())
    assert model.drafts == ()
    assert DropDraft(None) in effects


def test_a_board_is_started_again_after_a_question() -> None:
    for opens in (BuildPicked(), BuiltOpened(0)):
        changed = after(KEPT, opens, BoardStepped("hand", 1))
        asked = after(changed, BeginAnewPicked())
        assert asked.dialog == BeginAnewDialog()
        begun, effects = update(asked, BeginAnewConfirmed())
        original = building(changed).original
        assert replace(building(begun), work=None, past=()) == beginning(KEPT, original)
        assert building(after(begun, StepUndone())).board == building(changed).board
        assert DropDraft(original) in effects
        assert (begun.drafts, begun.dialog) == ((), None)
        assert "Start again" not in labels(begun)


def some_draft() -> dict[str, Any]:
    left = after(KEPT, BuiltOpened(0), BoardStepped("rows", 1))
    data: dict[str, Any] = json.loads(json.dumps(draft_data(left.drafts[0])))
    return data


WRONG: dict[str, list[object]] = {
    **{name: [None, True, 99, "6", 6.0, []] for name in RANGES},
    "suns": ["moon", None, []],
    "seats": [["9"], None, 3, [[]]],
    "original": [{}, 3, "", []],
    "tapped": [3, None, [[]], [{}]],
}
BAD = [{**some_draft(), name: value} for name, values in WRONG.items() for value in values]


@pytest.mark.parametrize("data", [None, 3, "x", [], {}, *BAD])
def test_what_is_no_draft_is_left_out(data: object) -> None:
    assert read_draft(data) is None


def test_signs_of_a_draft_that_do_not_fit_are_left_out() -> None:
    rng, whole = random.Random(1), read_draft(some_draft())
    assert whole
    assert whole.layout
    layouts: list[Any] = [3, "x", [1], [[1]], [["fox"]], [["fox"] * 6] * 7, [[]] * 7]
    for layout in layouts:
        read = read_draft({**some_draft(), "layout": layout, "later": rng.random()})
        assert read == replace(whole, layout=None)
    named = read_draft({**some_draft(), "name": 3, "tapped": ["a1", "z99", 4]})
    assert named is not None
    assert (named.board.name, named.board.tapped) == ("", frozenset({"a1"}))
    assert replace(named.board, name="One", tapped=frozenset()).name == "One"
