"""A board as a link: what is sent arrives, and what nobody has sent does no harm."""

import json
import random
import zlib
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.edition import Edition
from game.rules.edition_data import edition_data, edition_of, load_edition
from game.together.bytes_text import to_text
from game.together.packed_text import MAX_CODE, MAX_DRAWN
from game.ui.app.update import update
from game.ui.boards.board import Board, Suns, board_name, edition_dict, problem
from game.ui.boards.boards_text import MAX_BOARDS
from game.ui.boards.links import MAX_BYTES, SIGN, link_code, read_link
from game.ui.model.board_links import DrawBoard, Linked, ShareBoard, Sharing
from game.ui.model.builder import LinkDialog
from game.ui.model.joining import Drawing
from game.ui.model.lock import SumDialog
from game.ui.model.model import Model
from game.ui.model.saving_effects import SaveBoard, SaveSettings
from game.ui.screens.builder.msg import (
    BoardDrawn,
    BoardLinked,
    BoardLinkPicked,
    BoardLinkSent,
    BoardNamed,
    BuiltOpened,
    SaveLinkedBoardPicked,
    ShareBoardPicked,
)
from game.ui.screens.home.msg import FirstStart
from game.ui.settings.settings import Settings
from game.ui.ways import DialogClosed
from tests.ui.pages import after, dealt, dialog_text, effects_of, game_of, labels
from tests.ui.test_builder_board import shuffled
from tests.ui.test_zoo_file import PETS


def edition(board: Board) -> Edition:
    return edition_of(edition_dict(board, shuffled(board)))


def packed(content: bytes) -> str:
    return to_text(zlib.compress(content))


def code_of(**changes: object) -> str:
    """The code of data that are a board but for these changes."""
    return packed(json.dumps(edition_data(THEIRS) | changes).encode())


THEIRS = edition(Board("Ada's zoo", row=3))
MINE = edition(Board("Mine"))
CODE = link_code(THEIRS)
DRAWN = Drawing(SIGN + CODE, 21, "M4 4h7v1h-7z")
names = st.text(min_size=1, max_size=40).map(board_name).filter(bool)
boards = st.builds(
    Board,
    name=names,
    columns=st.integers(4, 12),
    rows=st.integers(4, 12),
    row=st.integers(3, 4),
    suns=st.sampled_from([Suns.NONE, Suns.CORNERS]),
).filter(lambda board: problem(board) is None)


@given(boards)
def test_a_board_arrives_as_it_was_sent(board: Board) -> None:
    sent = edition(board)
    assert read_link(link_code(sent)) == sent


@given(boards)
def test_cameras_can_read_the_code_of_every_board_with_a_usual_name(board: Board) -> None:
    assert len(link_code(edition(replace(board, name="Our zoo")))) <= MAX_DRAWN


@pytest.mark.parametrize("around", ["{}", "{}).", "{}%0A", "{} and more", "{}…"])
def test_what_a_messenger_writes_around_a_link_is_left_out(around: str) -> None:
    assert read_link(around.format(CODE)) == THEIRS


@pytest.mark.parametrize(
    "text",
    [
        *("", "b", "-", "=" * 9, CODE[:-4], CODE[:20], CODE[4:], "x" * 100_000, "é"),
        packed(b""),
        packed(b"null"),
        packed(b"[]"),
        packed(b"{}"),
        packed(b"\xff"),
        packed(b"[" * MAX_BYTES),
        packed(b'{"name": NaN}'),
        packed(b" " * 10_000_000),
        packed(json.dumps(edition_data(THEIRS)).encode() + b" " * MAX_BYTES),
        packed(json.dumps(edition_data(load_edition("little-zoo"))).encode()),
        to_text(zlib.compress(json.dumps(edition_data(THEIRS)).encode()) + b"more"),
        to_text(b"\0" * 100),
        code_of(row=99),
        code_of(name=5),
        code_of(layout="lion"),
        code_of(seatings=[]),
    ],
)
def test_a_damaged_link_has_no_board(text: str) -> None:
    assert read_link(text) is None


@given(st.text(max_size=300) | st.binary(max_size=300).map(packed))
def test_no_text_of_a_link_is_too_strange(text: str) -> None:
    assert read_link(text) is None


def test_the_name_of_a_linked_board_is_cleaned() -> None:
    found = read_link(code_of(name="A\u202ed\na   zoo"))
    assert found
    assert found.name == board_name("A\u202ed\na   zoo")
    blank = read_link(code_of(name="\u200b"))
    assert blank
    assert blank.name == "Our zoo"


def long_word(rng: random.Random) -> str:
    return "".join(rng.choices("abcdefghijklmnopqrstuvwxyz_", k=40))


def test_only_a_board_that_nobody_can_build_is_too_long_for_a_link() -> None:
    rng = random.Random(1)
    largest = edition(Board("\N{FOX FACE}" * 40, 12, 12, 5))
    own = {card: long_word(rng) for card in largest.pictures}
    layout = tuple(tuple(own[card or ""] for card in row) for row in largest.layout)
    long = replace(largest, pictures=tuple(own.values()), layout=layout)
    assert 0 < len(SIGN + link_code(long)) < MAX_CODE
    more = tuple(long_word(rng) for _ in range(100))
    assert link_code(replace(long, pictures=(*long.pictures, *more))) == ""


def test_a_board_is_shared_as_a_link_and_as_a_code_for_cameras() -> None:
    page = after(Model(boards=(THEIRS,)), BuiltOpened(0))
    assert "Share" in labels(page)
    shared, effects = update(page, ShareBoardPicked())
    assert effects == (DrawBoard(SIGN + CODE),)
    assert "camera" not in dialog_text(shared)
    drawn = after(shared, BoardDrawn(DRAWN))
    assert drawn.dialog == LinkDialog(Sharing(SIGN + CODE, DRAWN))
    assert "A code for the camera of the other tablet" in dialog_text(drawn)
    assert effects_of(drawn, BoardLinkPicked()) == (ShareBoard(SIGN + CODE),)
    for result, words in {
        "shared": "The link is on its way.",
        "copied": "Link copied.",
        "failed": "The link could not be copied.",
    }.items():
        assert words in dialog_text(after(drawn, BoardLinkSent(result)))
    assert "ink" not in dialog_text(after(drawn, BoardLinkSent(""))).replace("Share a link", "")


def test_the_shared_board_has_the_name_on_the_page() -> None:
    page = after(Model(boards=(THEIRS,)), BuiltOpened(0), BoardNamed("New name"))
    (drawing,) = effects_of(page, ShareBoardPicked())
    assert isinstance(drawing, DrawBoard)
    assert read_link(drawing.hash.removeprefix(SIGN)) == replace(THEIRS, name="New name")


def test_late_answers_are_dropped() -> None:
    page = after(Model(boards=(THEIRS,)), BuiltOpened(0))
    late = (BoardDrawn(DRAWN), BoardLinkSent("copied"), BoardLinkPicked(), SaveLinkedBoardPicked())
    for msg in late:
        assert update(page, msg) == (page, ())
    shared = after(page, ShareBoardPicked())
    assert after(shared, BoardDrawn(DRAWN.replace(code="#board=x"))) == shared
    assert after(Model(), ShareBoardPicked()) == Model()


def test_the_children_s_lock_holds_sharing_back() -> None:
    locked = Model(replace(Settings(), children_lock=True), boards=(THEIRS,))
    page = after(locked, BuiltOpened(0), ShareBoardPicked())
    assert isinstance(page.dialog, SumDialog)


def test_the_board_of_a_link_says_how_many_rows_win() -> None:
    two = edition(Board("Two", rows_to_win=2, row=3))
    assert "2 rows of 3" in dialog_text(after(Model(), BoardLinked(two)))


def test_the_board_of_a_link_is_shown_before_it_is_saved() -> None:
    asked, effects = update(Model(boards=(MINE,)), BoardLinked(THEIRS))
    assert effects == ()
    assert asked.boards == (MINE,)
    text = dialog_text(asked)
    assert "Ada's zoo" in text
    assert "Row of 3" in text
    assert "Somebody has sent you this board." in text
    saved, effects = update(asked, SaveLinkedBoardPicked())
    assert saved.boards == (THEIRS, MINE)
    assert saved.settings.built == THEIRS
    assert effects == (SaveBoard(THEIRS, None), SaveSettings(saved.settings))
    assert "Board saved." in labels(saved)
    assert update(saved, SaveLinkedBoardPicked()) == (saved, ())
    assert after(saved, DialogClosed()).dialog is None


def test_a_board_of_a_link_replaces_no_board_with_its_name() -> None:
    other = replace(MINE, name=THEIRS.name)
    saved = after(Model(boards=(other,)), BoardLinked(THEIRS), SaveLinkedBoardPicked())
    assert saved.boards == (replace(THEIRS, name="Ada's zoo 2"), other)


def test_a_link_in_a_game_leaves_the_game_as_it_is() -> None:
    table = dealt()
    asked = after(table, BoardLinked(THEIRS))
    saved, effects = update(asked, SaveLinkedBoardPicked())
    assert effects == (SaveBoard(THEIRS, None),)
    assert game_of(saved) == game_of(table)
    assert saved.settings == table.settings
    assert after(saved, DialogClosed()) == replace(table, boards=(THEIRS,))


def test_a_board_that_is_here_says_so() -> None:
    here = after(Model(boards=(replace(THEIRS, name="Mine"),)), BoardLinked(THEIRS))
    assert "You already have this board." in dialog_text(here)
    assert "Save this board" not in labels(here)
    assert update(here, SaveLinkedBoardPicked()) == (here, ())


def test_a_full_list_of_boards_says_so() -> None:
    full = tuple(replace(MINE, name=str(number)) for number in range(MAX_BOARDS))
    asked = after(Model(boards=full), BoardLinked(THEIRS))
    assert f"You already have {MAX_BOARDS} boards." in dialog_text(asked)
    assert "Save this board" not in labels(asked)
    assert update(asked, SaveLinkedBoardPicked()) == (asked, ())


def test_a_link_without_a_board_says_so() -> None:
    asked = after(Model(), BoardLinked(None))
    assert "The link is damaged." in dialog_text(asked)
    assert update(asked, SaveLinkedBoardPicked()) == (asked, ())
    assert after(asked, DialogClosed()) == Model()


def test_the_question_who_plays_waits_for_the_board_of_a_link() -> None:
    asked = after(Model(), BoardLinked(THEIRS), FirstStart())
    assert asked.dialog == LinkDialog(Linked(THEIRS))


def test_the_sheet_says_that_own_pictures_do_not_go_along() -> None:
    page = Model(replace(Settings(), set_id=PETS.id), boards=(MINE,), sets=(PETS,))
    only = "Only the board goes along. For your pictures, save the zoo as a file, too."
    assert only in dialog_text(after(page, BuiltOpened(0), ShareBoardPicked()))
    animals = after(replace(page, sets=()), BuiltOpened(0), ShareBoardPicked())
    assert only not in dialog_text(animals)
