"""The keyboard."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from game.bots.hint import Hint
from game.bots.reason import Plain
from game.rules.edition import Cell, Colour
from game.ui.app.update import update
from game.ui.frame.keys import ARROWS, DIGITS, KEYS, KeyPressed, known_key
from game.ui.look.words import card_word
from game.ui.model.dialog import Dialog
from game.ui.model.effect import Focus
from game.ui.model.model import Model
from game.ui.model.saving_effects import SaveGame
from game.ui.model.table import DiscardsDialog, EndDialog, MenuDialog
from game.ui.play.selection import take_hint
from game.ui.screens.page.msg import Resized
from game.ui.screens.table.answers import answering
from game.ui.screens.table.msg import CardPicked, CellPicked, HandShown, MenuOpened
from game.ui.screens.table.threats import threats
from game.ui.settings.settings import Settings
from tests.rules.scenes import SQUARE, chips
from tests.ui.pages import (
    BIG,
    LITTLE,
    actions,
    after,
    announced,
    dealt,
    effects_of,
    game_of,
    ids_with_class,
    key,
    laid_out,
    said,
)

TWO = laid_out("ant bee cat", "dog eel fly")
COVERED = after(TWO, CardPicked(0), CellPicked("a1"))

ALL_KEYS = (*ARROWS, "Escape", "n", "t", *"123456789")
UPRIGHT = after(dealt(BIG), HandShown(), CellPicked("c4"))
TURNED = after(UPRIGHT, Resized(390, 844))


@pytest.mark.parametrize(
    ("written", "place", "meant"),
    [
        ("&", "Digit1", "1"),
        ("ç", "Digit9", "9"),
        ("!", "Digit1", "1"),
        ("3", "Numpad3", "3"),
        ("٤", "Digit4", "4"),
        ("۵", "", "5"),
        ("६", "", "6"),
        ("7", "Digit1", "7"),
        ("т", "KeyT", "t"),
        ("n", "", "n"),
        ("ArrowLeft", "Numpad4", "ArrowLeft"),
        ("Clear", "Numpad5", None),
        ("Unidentified", "Digit1", None),
        ("à", "Digit0", None),
        ("0", "Digit0", None),
        ("²", "Backquote", None),
        ("Enter", "NumpadEnter", None),
        ("", "", None),
    ],
)
def test_a_key_is_known_on_every_layout(written: str, place: str, meant: str | None) -> None:
    assert known_key(written, place) == meant


def test_each_digit_of_a_script_is_known() -> None:
    for zero in "0٠۰०๐０":
        assert [known_key(chr(ord(zero) + n), "") for n in range(1, 10)] == list(DIGITS)
    assert all(known_key(name, "") == name for name in KEYS)


def cursor(model: Model, *names: str) -> str:
    return game_of(after(model, *key(*names))).cursor


def test_digits_choose_cards_and_let_them_go() -> None:
    assert game_of(after(TWO, *key("2"))).card == "bee"
    assert game_of(after(TWO, *key("2", "3"))).card == "cat"
    assert game_of(after(TWO, *key("2", "2"))).chosen is None
    assert update(TWO, KeyPressed("4", True)) == update(TWO, KeyPressed("9", True)) == (TWO, ())


def test_a_digit_exchanges_a_dead_card_as_a_tap_does() -> None:
    dead = laid_out("ant bee", "dog eel", board=chips(red="a1", blue="d3"), draw_pile="cat kid")
    model, effects = update(dead, KeyPressed("1", True))
    assert (actions(model), effects) == (["ant!"], (SaveGame(game_of(model).record, False),))


def test_n_leads_to_the_next_cell_that_can_be_played() -> None:
    picked = after(TWO, CardPicked(0))
    first, second = answering(game_of(picked))
    assert (cursor(picked), cursor(picked, "n"), cursor(picked, "n", "n")) == (first, second, first)
    effects = effects_of(picked, KeyPressed("n", False))
    assert effects == (Focus(f"cell-{second}"),)
    without_card = after(TWO, *key("n"))
    assert game_of(without_card).cursor in {play.cell for play in game_of(TWO).plays()}


def finishing(colour: Colour, board: Mapping[Cell, Colour]) -> tuple[Cell, ...]:
    """The cells on which a chip of the colour finishes a row of the square board."""
    own = {cell for cell, chip in board.items() if chip == colour} | SQUARE.free
    cells = {
        cell
        for cell in SQUARE.picture_at
        if cell not in SQUARE.free and cell not in board
        if any(line <= own | {cell} for line in map(frozenset, SQUARE.lines_through[cell]))
    }
    return SQUARE.board_order(frozenset(cells))


def threat_sentences(cells: Mapping[Colour, Sequence[Cell]], words: Mapping[Cell, str]) -> str:
    blue, red = ([words[cell] for cell in cells[colour]] for colour in ("blue", "red"))
    return (
        f"seat 1 is one chip away from a row: {', '.join(blue)}. "
        f"seat 0 is one chip away from a row: {', '.join(red)}."
    )


def test_t_tells_who_is_one_chip_away_from_a_row_and_hides_it_again() -> None:
    board = chips(red="b1 c1", blue="a2 a3")
    model = laid_out("ant bee cat", "dog eel fly", board=board)
    asked = after(model, *key("t"))
    cells = {colour: finishing(colour, board) for colour in ("blue", "red")}
    assert (threats(game_of(asked)), list(threats(game_of(asked)))) == (cells, ["blue", "red"])
    assert len(cells["red"]) > 1
    pictures = {cell: card_word(shown) for cell, shown in SQUARE.picture_at.items()}
    heard = {cell: f"{word}, {cell}" for cell, word in pictures.items()}
    assert said(asked) == threat_sentences(cells, pictures)
    assert announced(asked).endswith(threat_sentences(cells, heard))
    marked = SQUARE.board_order(frozenset(cells["red"] + cells["blue"]))
    assert ids_with_class(asked, "threatened") == [f"cell-{cell}" for cell in marked]
    assert after(asked, *key("t")) == model
    assert threats(game_of(after(asked, CardPicked(0)))) == {}


def test_t_says_that_nobody_is_close() -> None:
    assert said(after(TWO, *key("t"))) == "Nobody can finish a row yet."


def test_escape_lets_go() -> None:
    for model in (after(TWO, CardPicked(0)), after(TWO, CellPicked("b1"))):
        assert game_of(after(model, *key("Escape"))) == replace(
            game_of(TWO), cursor=game_of(model).cursor
        )


def test_arrows_go_on_the_screen_as_far_as_the_board_does() -> None:
    assert cursor(TWO, "ArrowRight") == "c1"
    assert cursor(TWO, "ArrowLeft", "ArrowDown") == "a2"
    assert cursor(TWO, "ArrowUp", *["ArrowLeft"] * 9) == "a1"
    assert cursor(TWO, *["ArrowRight"] * 9, *["ArrowDown"] * 9) == "e5"
    assert cursor(TWO, "End", "ArrowDown") == "e2"
    assert cursor(TWO, "End", "ArrowDown", "Home") == "a2"
    assert cursor(TWO, "ArrowRight", "ArrowDown", "ArrowDown") == "c3"


def test_the_first_arrow_enters_the_board_where_the_chosen_card_fits() -> None:
    chosen = after(TWO, CardPicked(0))
    entered, effects = update(chosen, KeyPressed("ArrowRight", False))
    cell = game_of(entered).cursor
    assert effects == (Focus(f"cell-{cell}"),)
    assert SQUARE.picture_at[cell] == "ant"
    assert game_of(after(entered, *key("ArrowRight"))).cursor != cell


def test_a_digit_takes_the_focus_along_that_is_on_the_board() -> None:
    on_board, effects = update(TWO, KeyPressed("3", True))
    assert effects == (Focus(f"cell-{game_of(on_board).cursor}"),)
    assert update(TWO, KeyPressed("3", False)) == (on_board, ())


def test_a_hint_leads_the_arrows_to_its_cell() -> None:
    game = game_of(TWO)
    play = game.plays("cat")[-1]
    advised = take_hint(game, Hint(play, Plain.ONLY_ONE))
    assert (advised.card, advised.cursor) == ("cat", play.cell)


def test_the_cursor_stays_where_the_chosen_card_fits() -> None:
    second = [cell for cell, shown in SQUARE.picture_at.items() if shown == "ant"][-1]
    model = after(TWO, CellPicked(second), CardPicked(0))
    assert game_of(model).cursor == second


def test_an_upright_board_has_its_columns_across() -> None:
    assert not UPRIGHT.is_board_turned
    assert [cursor(UPRIGHT, name) for name in ARROWS] == ["b4", "d4", "c3", "c5", "a4", "l4"]


def test_on_a_turned_board_arrows_still_go_where_they_point() -> None:
    assert TURNED.is_board_turned
    assert [cursor(TURNED, name) for name in ARROWS] == ["c3", "c5", "b4", "d4", "c1", "c7"]
    assert cursor(TURNED, *["ArrowDown"] * 20, *["ArrowRight"] * 20) == "l7"


@pytest.mark.parametrize("name", ARROWS)
def test_the_focus_goes_with_the_cursor(name: str) -> None:
    model, effects = update(TWO, KeyPressed(name, True))
    assert effects == (Focus(f"cell-{game_of(model).cursor}"),)


@pytest.mark.parametrize(
    ("settings", "size", "turned"),
    [
        (BIG, (390, 844), True),
        (BIG, (320, 568), True),
        (BIG, (1024, 768), False),
        (BIG, (844, 390), False),
        (LITTLE, (390, 844), False),
        (LITTLE, (1024, 768), False),
    ],
)
def test_only_a_wide_board_on_a_narrow_page_is_turned(
    settings: Settings, size: tuple[int, int], turned: bool
) -> None:
    assert after(dealt(settings), Resized(*size)).is_board_turned is turned


def test_a_card_is_not_let_go_by_the_arrows() -> None:
    model = after(TWO, CardPicked(0), *key("ArrowLeft"))
    assert (game_of(model).chosen, game_of(model).cursor) == (0, "a1")


@pytest.mark.parametrize("name", ALL_KEYS)
def test_keys_do_nothing_under_the_curtain(name: str) -> None:
    assert update(COVERED, KeyPressed(name, True)) == (COVERED, ())


@pytest.mark.parametrize("dialog", [MenuDialog(), DiscardsDialog(0), EndDialog()])
def test_under_a_sheet_only_escape_does_something(dialog: Dialog) -> None:
    model = replace(after(TWO, CardPicked(1)), dialog=dialog)
    for name in ALL_KEYS:
        closed = replace(model, dialog=None) if name == "Escape" else model
        assert update(model, KeyPressed(name, True)) == (closed, ())


def test_after_the_end_the_arrows_still_look_round_the_board() -> None:
    won = after(laid_out("ant", "dog", board=chips(red="b1 c1")), CardPicked(0), CellPicked("a1"))
    assert game_of(won).state.outcome
    assert cursor(won, "ArrowDown") == "a2"
    assert game_of(after(won, *key("1", "Escape"))).record == game_of(won).record


def test_escape_closes_the_menu_first() -> None:
    model = after(TWO, CardPicked(0), MenuOpened(), *key("Escape"))
    assert (model.dialog, game_of(model).chosen) == (None, 0)
    assert effects_of(model, KeyPressed("Escape", True)) == ()


def test_on_the_home_screen_no_board_is_turned() -> None:
    assert not after(Model(), Resized(390, 844)).is_board_turned
