"""A game with exactly the pictures of a set, on a board that has no other place."""

from dataclasses import replace

import pytest

from game.ui.app.view import view
from game.ui.boards.board import Board
from game.ui.boards.boards_text import MAX_BOARDS
from game.ui.boards.exact import replaced
from game.ui.frame.markup import Node
from game.ui.frame.message import Message, encode
from game.ui.model.home import HOME
from game.ui.model.model import Model
from game.ui.model.saving_effects import Deal, SaveBoard
from game.ui.model.timed_effects import LayOut
from game.ui.screens.builder.msg import (
    BoardStepped,
    BuildClosed,
    BuildPicked,
    LaidOut,
    LayoutAdvanced,
    WorkStopped,
)
from game.ui.screens.pictures.face_msg import SoundFilePicked, SoundMade
from game.ui.screens.pictures.msg import (
    PictureOpened,
    SetClosed,
    SetMade,
    SetNamed,
    SetOpened,
    SetPlayed,
    WordsFlipped,
)
from game.ui.sets.set_pictures import placed
from game.ui.ways import BoardsOpened, DialogClosed, ExactBoardPicked, SetsOpened
from tests.ui.pages import after, classes_of, controls, effects_of, messages_of_page, nodes, text_of
from tests.ui.test_builder_board import shuffled
from tests.ui.test_set_places import LITTLE, board, on_board
from tests.ui.test_words_give_way import EMPTY, photos

PAGE = after(on_board(EMPTY), *photos(14), WordsFlipped())
WORDS = "Play with exactly these 14 pictures"


def laid(model: Model) -> LaidOut:
    assert model.building
    return LaidOut(model.building.board, shuffled(model.building.board))


def test_a_game_begins_on_a_board_with_exactly_these_pictures() -> None:
    assert WORDS in text_of(view(PAGE))
    assert ExactBoardPicked() in messages_of_page(view(PAGE))
    work = after(PAGE, ExactBoardPicked())
    assert any(isinstance(one, LayOut) for one in effects_of(PAGE, ExactBoardPicked()))
    effects = effects_of(work, laid(work))
    (saved,) = [one.edition for one in effects if isinstance(one, SaveBoard)]
    assert (saved.name, {*saved.pictures}) == ("Pets", {*LITTLE[:14]})
    assert any(isinstance(one, Deal) for one in effects)
    model = after(work, laid(work))
    assert model.game
    assert model.boards == (saved,)
    assert model.settings.built == saved
    assert model.sets == PAGE.sets, "the pictures stay where they are"
    again = effects_of(replace(PAGE, boards=(saved,)), ExactBoardPicked())
    assert any(isinstance(one, Deal) for one in again)
    assert not any(isinstance(one, SaveBoard) for one in again)


def test_a_board_that_somebody_builds_stays_as_it_was() -> None:
    begun = after(replace(PAGE, sets=PAGE.sets), BuildPicked(), BoardStepped("columns", 1))
    there = after(begun, BuildClosed(), SetOpened(EMPTY.id), ExactBoardPicked())
    assert there.building
    changed = after(there, BoardStepped("columns", 1), LayoutAdvanced(there.building.board, 50))
    assert changed.building == replace(there.building, percent=50)
    stopped = after(changed, WorkStopped())
    assert (stopped.building, stopped.boards, stopped.drafts) == (None, (), begun.drafts)
    played = after(changed, laid(there))
    assert played.drafts == begun.drafts


def test_a_sound_without_a_picture_takes_no_place() -> None:
    frog = after(PAGE, PictureOpened("frog"), SoundFilePicked(), SoundMade("cc" * 8))
    assert WORDS in text_of(view(after(frog, DialogClosed())))


@pytest.mark.parametrize(("number", "first"), [(9, 0), (60, 0), (61, 60), (72, 0), (76, 72)])
def test_a_set_that_is_too_large_for_the_board_plays_on_one_as_large_as_there_can_be(
    number: int, first: int
) -> None:
    page = after(on_board(EMPTY, board(LITTLE[:8])), *photos(number))
    words = f"Play with the first {first} pictures" if first else WORDS.replace("14", f"{number}")
    assert words in text_of(view(page))
    work = after(page, ExactBoardPicked())
    effects = effects_of(work, laid(work))
    (saved,) = [one.edition for one in effects if isinstance(one, SaveBoard)]
    assert len(saved.pictures) == (first or number)
    assert page.editing
    there = placed(page.editing.pictures, saved.pictures)
    assert {*saved.pictures} <= {*replaced(there)}
    assert len(replaced(there)) == number
    again = effects_of(replace(page, boards=(saved,)), ExactBoardPicked())
    assert not any(isinstance(one, SaveBoard) for one in again)


def test_only_a_set_whose_pictures_do_not_fill_the_board_has_that_way() -> None:
    for model in (
        on_board(EMPTY),
        after(on_board(EMPTY), *photos(3)),
        after(on_board(EMPTY), *photos(len(LITTLE))),
    ):
        assert "Play with exactly" not in text_of(view(model))
    full = replace(PAGE, boards=(board(LITTLE[:8]),) * MAX_BOARDS)
    (way,) = (node for node in controls(view(full)) if text_of(node) == WORDS)
    assert way.attributes["aria-disabled"] == "true"
    assert after(full, ExactBoardPicked()) == full


def test_a_new_board_begins_with_as_many_places_as_the_set_has_pictures() -> None:
    new = after(PAGE, BuildClosed(), BuildPicked())
    assert new.building
    assert new.building.board.pictured == 2 * 14
    assert "14 pictures" in text_of(view(new))
    few = after(on_board(EMPTY), *photos(3), BuildPicked())
    assert few.building
    assert few.building.board == Board(few.building.board.name)


def test_small_boards_show_the_pictures_that_they_show_in_a_game() -> None:
    there = after(PAGE, ExactBoardPicked())
    (saved,) = after(there, laid(there)).boards
    printed = replace(PAGE, boards=(saved,), screen=HOME)
    page = view(after(printed, BoardsOpened()))
    boards = [one for one in nodes(page) if one.attributes.get("class") == "little-board built"]
    assert boards
    for small in boards:
        uses = [one for one in small.children if isinstance(one, Node) and one.tag == "use"]
        drawn = {one.attributes["href"] for one in uses} - {"#art-sun"}
        assert len(drawn) == 14
        assert all(str(one).startswith("#art-own-") for one in drawn)


@pytest.mark.parametrize("leaves", [SetClosed(), SetPlayed()])
def test_the_board_of_a_set_gets_its_new_name(leaves: Message) -> None:
    there = after(PAGE, ExactBoardPicked())
    made = after(there, laid(there))
    (saved,) = made.boards
    page = after(
        replace(PAGE, boards=(saved,), settings=replace(PAGE.settings, built=saved)),
        SetNamed(""),
        SetNamed("Words"),
    )
    named = replace(saved, name="Words")
    assert SaveBoard(named, saved) in effects_of(page, leaves)
    left = after(page, leaves)
    assert (left.boards, left.settings.built) == ((named,), named)
    other = replace(page, boards=(replace(saved, name="Mine"),))
    assert after(other, leaves).boards == other.boards


def test_a_game_with_exactly_the_pictures_stands_out_if_they_have_come_as_a_file() -> None:
    came = after(Model(), SetsOpened(), SetMade(PAGE.sets[0]))
    for page, stands_out in ((came, ExactBoardPicked()), (PAGE, SetPlayed())):
        mains = [one for one in nodes(view(page)) if "main" in classes_of(one)]
        found = [one.attributes["data-msg"] for one in mains if one.tag == "button"]
        assert found == [encode(type(stands_out))]
    assert after(came, SetMade(PAGE.sets[0])).sets == came.sets
