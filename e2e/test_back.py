"""Back of the browser or the device closes what was opened last, and nothing is lost."""

import re

from playwright.sync_api import Page, expect

from e2e import storage
from e2e.pages import Build, Curtain, Home, Past, Table, Zoo
from e2e.saved import PEOPLE, saving_settings
from e2e.waits import until
from e2e.watch import Visit

DRAWING_IS_KEPT = f"""() => {{
  {storage.WITH_DATABASE}
  return withDatabase((store) => store("texts").get("sets"))
    .then((text) => text?.includes("drawing"));
}}"""


HAS_THE_LINE = """() => {
  const copy = Object.assign(document.createElement("canvas"), { width: 512, height: 512 });
  const pen = copy.getContext("2d", { willReadFrequently: true });
  pen.drawImage(document.getElementById("pad"), 0, 0);
  const { data } = pen.getImageData(0, 0, 512, 512);
  const rows = Array.from({ length: 512 }, (_, y) => y).filter((y) =>
    Array.from({ length: 512 }, (_, x) => data[4 * (512 * y + x) + 3]).some((ink) => ink > 128));
  return rows.length > 200 && rows.length < 400;
}"""
"""The line of `Zoo.draw` is as long as it was drawn: a finished drawing would fill the pad."""


def is_at(page: Page, depth: int) -> None:
    """The browser is in the entry of this depth, when it has gone where the page sent it."""
    until(page, "depth => history.state?.depth === depth", depth)


def back(page: Page, *, to: int) -> None:
    page.evaluate("() => history.back()")
    is_at(page, to)


def new_pad(home: Home) -> Zoo:
    """The pad of the first picture of a new zoo."""
    home.open_sets()
    home.button("New pictures").click()
    home.button("Letters and animals").click()
    zoo = Zoo(home.page)
    zoo.tile(0).click()
    zoo.choose("Draw it")
    return zoo


def test_each_back_on_home_closes_what_was_opened_last(home: Home) -> None:
    page = home.page
    home.help().to_rules.click()
    is_at(page, 1)
    back(page, to=0)
    expect(home.dialog).to_have_count(0)
    page.evaluate("() => history.forward()")
    is_at(page, 0)
    expect(home.dialog).to_have_count(0)
    home.open_sets()
    home.button("New pictures").click()
    is_at(page, 3)
    back(page, to=2)
    expect(home.button("New pictures")).to_be_visible()
    home.close_dialog()
    is_at(page, 0)
    home.open_options()
    home.close_dialog()
    home.open_options()
    is_at(page, 2)
    page.keyboard.press("Escape")
    is_at(page, 1)
    page.keyboard.press("Escape")
    is_at(page, 0)
    home.set_up()
    home.seats.first.click()
    is_at(page, 2)
    back(page, to=1)
    back(page, to=0)
    expect(home.play).to_be_visible()


def test_a_board_and_a_drawing_that_back_leaves_are_kept(home: Home) -> None:
    page = home.page
    home.open_boards()
    board = Build(page)
    board.button("Width: one more").click()
    is_at(page, 1)
    back(page, to=0)
    home.open_boards()
    expect(board.value("Width")).to_have_text("7")
    back(page, to=0)
    zoo = new_pad(home)
    is_at(page, 3)
    zoo.draw()
    page.evaluate("() => history.back()")
    expect(page.locator("#pad")).to_have_count(0)
    is_at(page, 2)
    back(page, to=1)
    expect(zoo.undo).to_be_enabled()
    expect(home.dialog).to_have_count(0)
    back(page, to=0)


def test_a_board_and_a_drawing_are_kept_when_the_page_is_left(home: Home) -> None:
    page = home.page
    home.open_boards()
    board = Build(page)
    board.name.fill("Ada")
    board.button("Width: one more").click()
    expect(board.value("Width")).to_have_text("7")
    page.reload()
    home.wait_until_playable()
    home.open_boards()
    expect(board.value("Width")).to_have_text("7")
    expect(board.name).to_have_value("Ada")
    board.button("Start again").click()
    home.button("Start again", home.dialog).click()
    expect(board.value("Width")).to_have_text("6")
    board.leave.click()
    zoo = new_pad(home)
    zoo.draw()
    until(page, DRAWING_IS_KEPT)
    page.reload()
    home.wait_until_playable()
    home.open_sets()
    home.dialog.get_by_role("button", name=re.compile("change, print")).first.click()
    zoo.tile(0).click()
    zoo.choose("Draw it")
    expect(page.locator("#pad")).to_have_attribute("data-image", re.compile("."))
    until(page, HAS_THE_LINE)


def test_in_a_game_back_opens_the_menu_and_then_leaves(visit: Visit, site: str) -> None:
    page = visit(site + "manifest.webmanifest", script=saving_settings(PEOPLE))
    page.goto(site)
    home = Home(page)
    home.wait_until_playable()
    curtain = home.start()
    is_at(page, 1)
    back(page, to=0)
    expect(home.dialog.get_by_role("button", name="End this game")).to_be_visible()
    home.close_dialog()
    is_at(page, 1)
    table = curtain.open_for_anybody()
    table.cards.first.click()
    table.open_menu()
    table.button("How to play").click()
    is_at(page, 3)
    page.evaluate("() => history.go(-3)")
    expect(home.dialog.get_by_role("button", name="End this game")).to_be_visible()
    is_at(page, 0)
    page.evaluate("() => history.forward()")
    is_at(page, 0)
    record = table.record()
    page.go_back()
    assert page.url.endswith("manifest.webmanifest")
    page.go_forward()
    home.wait_until_playable()
    assert table.record() == record
    table.go_on.click()
    is_at(page, 1)
    page.reload()
    home.wait_until_playable()
    is_at(page, 0)


def test_back_leaves_a_past_game_and_an_ended_one(home: Home) -> None:
    page = home.page
    table = home.start().open_for_anybody()
    table.open_menu()
    table.button("Look back").click()
    is_at(page, 2)
    back(page, to=1)
    expect(Past(page).share).to_have_count(0)
    expect(Curtain(page).ready.or_(Table(page).grid).first).to_be_visible()


def test_a_second_escape_closes_the_next_dialog_too(home: Home) -> None:
    home.open_sets()
    home.button("New pictures").click()
    home.page.keyboard.press("Escape")
    expect(home.button("New pictures")).to_be_visible()
    home.page.keyboard.press("Escape")
    expect(home.title).to_have_text("Make something")
    home.page.keyboard.press("Escape")
    expect(home.dialog).to_have_count(0)
