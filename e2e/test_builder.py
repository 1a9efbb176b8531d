"""A board that people build: laid out, tried out, saved, played, shared, changed and deleted."""

import json
import re
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from e2e import storage
from e2e.cases import first
from e2e.film import MARKUP
from e2e.longest import prepared
from e2e.pages import Build, Curtain, Home, Past, Table
from e2e.play import play_to_the_end, take_turn
from e2e.same_page import AtHome
from e2e.saved import PEOPLE, saving_settings
from e2e.test_history import CLIPBOARD
from e2e.watch import Visit
from game.rules.edition_data import edition_of
from game.ui.boards.board import Board, edition_dict
from game.ui.boards.boards_text import BOARDS
from game.ui.boards.links import SIGN, link_code
from game.ui.frame.saved_list import SavedList
from game.ui.look.i18n import _
from game.ui.saved.settings_text import parse_settings
from tests.effort import SOAKING
from tests.ui.test_builder_board import shuffled

SIZES = [(320, 568), (360, 640), (640, 360), (768, 1024), (1024, 768), (1440, 900)]

MEASURE = """(controls) => {
  const problems = [];
  const name = (e) => e.getAttribute("aria-label") || e.textContent.trim() || e.localName;
  const { scrollWidth, scrollHeight } = document.scrollingElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) problems.push("the page scrolls");
  for (const e of document.querySelectorAll(controls)) {
    e.scrollIntoView({ block: "nearest" });
    const r = e.getBoundingClientRect();
    if (Math.min(r.width, r.height) < 43.5) problems.push(`${name(e)}: ${r.width}x${r.height}`);
    if (r.left < 0 || r.right > innerWidth || r.top < 0 || r.bottom > innerHeight)
      problems.push(`${name(e)} sticks out`);
    const hit = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
    if (!e.contains(hit)) problems.push(`${name(e)} is covered`);
    if (e.scrollWidth > e.clientWidth + 1) problems.push(`${name(e)} is cut off`);
  }
  for (const board of document.querySelectorAll(".build .board")) {
    const { width, height } = board.getBoundingClientRect();
    if (Math.min(width, height) < 150) problems.push(`the board is small: ${width}x${height}`);
  }
  return problems;
}"""


def new_board(home: Home) -> Build:
    """The page with a new board, where no board is saved."""
    home.open_boards()
    return Build(home.page)


def sizes(page: Page, screen: str, controls: str = ".build :is(button, input)") -> list[str]:
    """What is wrong with these controls of the page at each size."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{screen} {width}x{height}: {what}" for what in page.evaluate(MEASURE, controls)]
    return found


def test_a_board_for_two_is_built_kept_played_and_shared(home: Home, visit: Visit) -> None:
    board = new_board(home)
    board.name.fill("Ada's zoo")
    board.step("Row length", -1)
    board.has_animals()
    board.try_out()
    board.says("The starting player wins")
    board.keep.click()
    expect(home.edition("Ada's zoo")).to_have_attribute("aria-pressed", "true")
    (kept,) = BOARDS.parse(home.stored("boards")).items
    assert (kept.name, kept.size, kept.row) == ("Ada's zoo", (6, 6), 3)

    home.page.reload()
    home.wait_until_playable()
    expect(home.edition("Ada's zoo")).to_have_attribute("aria-pressed", "true")
    home.sit(1, "fox")
    home.play.click()
    table = Table(home.page)
    expect(table.grid).to_be_visible()
    assert table.record().edition == kept
    take_turn(table)
    expect(table.open_cards.first).to_be_visible()

    turns = len(table.record().actions)
    home.page.evaluate(CLIPBOARD)
    table.open_menu()
    home.button("Look back").click()
    Past(home.page).share.click()
    home.button("Share a link").click()
    expect(home.dialog).to_contain_text("Link copied.")
    link = home.page.evaluate("window.copied[0]").partition("#")[2]
    home.close_dialog()
    Past(home.page).leave.click()
    play_to_the_end(home.page, covered=False)

    elsewhere = Home(visit())
    elsewhere.wait_until_playable()
    elsewhere.page.evaluate("part => { location.hash = part }", f"#{link}")
    past = Past(elsewhere.page)
    past.is_at(turns, turns)
    past.button("Save this board").click()
    expect(past.button("Board saved.")).to_be_focused()
    past.go_on.click()
    there = Table(elsewhere.page)
    expect(there.open_cards.first).to_be_visible()
    assert there.record().edition == kept
    there.end()
    expect(elsewhere.edition("Ada's zoo")).to_have_attribute("aria-pressed", "true")
    assert BOARDS.parse(elsewhere.stored("boards")).items == (kept,)


def test_a_board_is_shared_by_itself_and_saved_beside_a_game(home: Home, visit: Visit) -> None:
    page = home.page
    kept = edition_of(edition_dict(Board("Ada's zoo", row=3), shuffled(Board("", row=3))))
    storage.save(page, boards=BOARDS.text(SavedList((kept,))))
    page.reload()
    home.wait_until_playable()
    home.open_boards()
    page.get_by_role("button", name=re.compile("Ada's zoo: change")).click()
    assert not sizes(page, "a saved board")
    page.evaluate(CLIPBOARD)
    home.button("Share").click()
    code = home.dialog.get_by_role("img", name="A code for the camera of the other tablet")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        code.scroll_into_view_if_needed()
        box = code.bounding_box()
        assert box
        assert box["width"] == pytest.approx(box["height"], abs=1)
        assert 200 <= box["width"] <= 420
    home.button("Share a link").click()
    expect(home.dialog).to_contain_text("Link copied.")
    link = str(page.evaluate("window.copied[0]"))
    assert link == f"{page.url.partition('#')[0]}{SIGN}{link_code(kept)}"

    elsewhere = Home(visit(script=saving_settings(replace(PEOPLE, open_hands=True))))
    table = elsewhere.start_open()
    before = table.record()
    elsewhere.page.evaluate("part => { location.hash = part }", SIGN + link_code(kept))
    expect(elsewhere.dialog).to_contain_text("Row of 3")
    expect(elsewhere.dialog.locator(".little-board")).to_be_visible()
    assert "#" not in elsewhere.page.url
    elsewhere.button("Save this board").click()
    expect(elsewhere.button("Board saved.")).to_be_focused()
    elsewhere.close_dialog()
    assert table.record() == before
    assert BOARDS.parse(elsewhere.stored("boards")).items == (kept,)

    elsewhere.page.goto(link)
    elsewhere.page.reload()
    elsewhere.wait_until_playable()
    elsewhere.page.evaluate("part => { location.hash = part }", SIGN + link_code(kept))
    expect(elsewhere.dialog).to_contain_text("You already have this board.")
    elsewhere.close_dialog()
    elsewhere.page.evaluate("part => { location.hash = part }", f"{SIGN}damaged")
    expect(elsewhere.dialog).to_contain_text("The link is damaged.")
    elsewhere.close_dialog()
    expect(elsewhere.dialog).to_have_count(0)


def test_the_link_of_a_board_is_opened_on_a_new_device(visit: Visit, site: str) -> None:
    kept = edition_of(edition_dict(Board("Ada's zoo", row=3), shuffled(Board("", row=3))))
    home = Home(visit(site + SIGN + link_code(kept)))
    expect(home.dialog).to_contain_text("Somebody has sent you this board.")
    home.button("Save this board").click()
    expect(home.button("Board saved.")).to_be_focused()
    home.close_dialog()
    home.page.reload()
    home.wait_until_playable()
    expect(home.edition("Ada's zoo")).to_have_attribute("aria-pressed", "true")


def test_a_board_is_played_at_once_and_its_results_cover_nothing(home: Home) -> None:
    page = home.page
    page.set_viewport_size({"width": 360, "height": 640})
    board = new_board(home)
    board.has_animals()
    expect(board.cells).to_have_count(36)
    first_layout = page.locator(".board").inner_html()
    board.mix.click()
    expect(board.mix).to_be_focused()
    assert page.locator(".board").inner_html() != first_layout
    board.undo.click()
    board.says("Undone: Animals")
    assert page.locator(".board").inner_html() == first_layout
    board.step("Width", 2)
    board.has_animals()
    board.try_out()
    expect(page.locator(".results")).to_be_focused()
    found, name = page.locator(".results").bounding_box(), board.name.bounding_box()
    assert found
    assert name
    assert found["y"] + found["height"] <= name["y"]
    board.play.click()
    table = Table(page)
    Curtain(page).ready.click()
    expect(table.grid).to_be_visible()
    (kept,) = BOARDS.parse(home.stored("boards")).items
    assert table.record().edition == kept
    assert kept.size == (8, 6)
    table.end()


@pytest.mark.soak
def test_many_boards_stand_on_home(home: Home) -> None:
    boards = [Board(f"Our zoo {number}", row=3 + number % 3) for number in range(8)]
    saved = [edition_dict(board, shuffled(board)) for board in boards]
    storage.save(home.page, boards=json.dumps({"format": 1, "boards": saved}))
    home.page.reload()
    home.wait_until_playable()
    expect(home.edition("Our zoo 5")).to_be_attached()
    expect(home.edition("Our zoo 6")).to_have_count(0)
    found = sizes(home.page, "home", ".boards [aria-pressed=false]")
    assert not found, "\n".join(found)
    home.edition("Our zoo 5").click()
    expect(home.edition("Our zoo 5")).to_have_attribute("aria-pressed", "true")
    for width, height in SIZES if SOAKING else SIZES[::2]:
        home.page.set_viewport_size({"width": width, "height": height})
        home.page.reload()
        home.wait_until_playable()
        expect(home.edition("Our zoo 5")).to_be_in_viewport(ratio=0.9)


def test_a_layout_and_a_trial_can_be_stopped(home: Home) -> None:
    board = new_board(home)
    board.stop.click()
    expect(board.put_in).to_be_focused()
    board.put_in.click()
    expect(board.mix).to_be_focused()
    for what in ("Width", "Height"):
        board.step(what, 6)
    expect(board.button("Width: one more")).to_have_attribute("aria-disabled", "true")
    board.has_animals()
    shown = home.page.locator(".board").inner_html()
    board.mix.click()
    board.stop.click()
    expect(board.mix).to_be_focused()
    assert home.page.locator(".board").inner_html() == shown
    board.trial.click()
    board.says("games played")
    expect(board.bar).to_be_visible()
    board.stop.click()
    expect(board.trial).to_be_visible()
    expect(board.bar).to_have_count(0)


def test_a_tap_puts_another_animal_on_both_of_its_cells(home: Home) -> None:
    board = new_board(home)
    board.has_animals()
    names = board.cell_names()
    animal = names[0].removeprefix("a1, ")
    board.cells.first.click()
    expect(board.cells.first).not_to_have_accessible_name(names[0])
    now = board.cell_names()
    changed = [before for before, after in zip(names, now, strict=True) if before != after]
    assert [name.partition(", ")[2] for name in changed] == [animal] * 2
    expect(board.cells.first).to_be_focused()
    home.page.keyboard.press("ArrowRight")
    assert board.focused() == f"gridcell {names[1]}"
    board.undo.click()
    board.says("Undone: Animals")
    assert board.cell_names() == names
    board.redo.click()
    board.says("Done again: Animals")
    assert board.cell_names() == now
    home.sends("AnimalsOpened").press("Enter")
    known = home.dialog.get_by_role("group", name="Animals that children know")
    chosen = known.get_by_role("button").first
    name = chosen.text_content() or ""
    chosen.press("Enter")
    expect(board.button(f"Another animal instead of “{name}”")).to_be_focused()
    expect(board.page.get_by_role("gridcell", name=f", {name}")).to_have_count(2)
    board.step("Animals", -6)
    expect(board.value("Animals")).to_have_text("12")
    expect(board.cells).to_have_count(25)


def test_suns_are_tapped_and_moved_to_by_keys(home: Home) -> None:
    board = new_board(home)
    board.button("Tap them").click()
    expect(board.cells).to_have_count(36)
    board.cells.nth(7).click()
    board.says("One cell is left over")
    expect(board.put_in).to_have_count(0)
    home.page.keyboard.press("ArrowRight")
    assert board.focused() == "gridcell c2, no sun"
    home.page.keyboard.press("Enter")
    board.has_animals()
    expect(home.page.get_by_role("gridcell", name=re.compile(", sun$"))).to_have_count(2)
    home.page.keyboard.press("Escape")
    expect(home.play).to_be_visible()
    expect(home.page.get_by_role("heading", name="Rowdy Zoo")).to_be_focused()
    new_board(home)
    expect(home.page.get_by_role("gridcell", name=re.compile(", sun$"))).to_have_count(2)


def test_a_kept_board_is_renamed_copied_printed_and_deleted(home: Home) -> None:
    board = new_board(home)
    board.has_animals()
    board.keep.click()

    def open_first() -> None:
        home.open_boards()
        home.dialog.get_by_role("button", name="change, print or delete it").first.click()

    def names() -> list[str]:
        return [edition.name for edition in BOARDS.parse(home.stored("boards")).items]

    open_first()
    board.name.fill("Renamed")
    board.keep_change.click()
    expect(home.edition("Renamed")).to_be_visible()
    assert names() == ["Renamed"]
    open_first()
    board.step("Cards in hand", 1)
    board.button("Save a copy").click()
    expect(home.edition("Renamed 2")).to_be_visible()
    assert names() == ["Renamed 2", "Renamed"]
    open_first()
    board.step("Cards in hand", 1)
    board.leave.click()
    home.page.reload()
    home.wait_until_playable()
    home.open_boards()
    home.button("Renamed 2: go on with your change").click()
    expect(board.value("Cards in hand")).to_have_text("5")
    board.keep_change.click()
    expect(home.edition("Renamed 2")).to_be_visible()
    assert names() == ["Renamed 2", "Renamed"]
    hands = [b.seatings[0].hand_size for b in BOARDS.parse(home.stored("boards")).items]
    assert hands == [5, 3]
    open_first()
    board.button("Print the game and the rules").click()
    expect(home.button("Renamed 2")).to_have_attribute("aria-pressed", "true")
    home.button("Back").click()
    board.button("Delete this board").click()
    home.dialog.get_by_role("button", name="Delete this board").click()
    expect(home.play).to_be_visible()
    back = home.button("Bring back Renamed 2", home.dialog)
    back.click()
    board.has_animals()
    assert names() == ["Renamed 2", "Renamed"]
    board.button("Delete this board").click()
    home.dialog.get_by_role("button", name="Delete this board").click()
    expect(back).to_be_visible()
    home.page.keyboard.press("Escape")
    expect(back).to_have_count(0)
    home.page.keyboard.press("Escape")
    expect(home.dialog).to_have_count(0)
    expect(home.edition("Little Zoo")).to_have_attribute("aria-pressed", "true")
    assert names() == ["Renamed"]
    assert parse_settings(home.stored("settings")).built is None


def test_damaged_boards_are_set_aside(home: Home) -> None:
    storage.save(home.page, boards='{"boards": 3')
    home.page.reload()
    home.wait_until_playable()
    home.says("The boards built here are damaged")
    assert home.stored("boards") is None
    board = new_board(home)
    board.has_animals()
    board.keep.click()
    assert len(BOARDS.parse(home.stored("boards")).items) == 1


def test_a_name_is_only_text(home: Home) -> None:
    board = new_board(home)
    board.name.fill("<img src=x onerror=alert(1)>")
    board.has_animals()
    board.keep.click()
    expect(home.edition("<img src=x onerror=alert(1)>")).to_be_visible()
    assert "<img" not in home.page.evaluate(MARKUP)


@pytest.mark.parametrize("language", first(1, ("uk", "de", "ar", "en")))
def test_the_page_fits(at_home: AtHome, language: str) -> None:
    home = prepared(at_home, PEOPLE, language)
    board = new_board(home)
    board.button(_("Tap them")).click()
    board.cells.first.click()
    found = sizes(home.page, "a problem")
    board.cells.first.click()
    board.has_animals()
    board.try_out()
    found += sizes(home.page, "tried out")
    assert not found, "\n".join(found)
