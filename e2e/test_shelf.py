"""Our games: they wait on a shelf, go on, and none is lost, whenever the page is closed."""

import json
import os
import random
import signal
from pathlib import Path

import pytest
from playwright.sync_api import BrowserType, Page, expect

from e2e import storage
from e2e.cases import first
from e2e.killed import leader, opened
from e2e.layout import problems
from e2e.longest import people, prepared
from e2e.pages import Curtain, Home, Table
from e2e.play import play_unseen, take_turn
from e2e.same_page import AtHome
from e2e.saved import PEOPLE, saving_settings
from e2e.test_saved import FULL
from e2e.waits import until
from e2e.watch import Visit
from game.rules.record import parse_record
from game.ui.frame.saved_list import SavedList
from game.ui.play.start import deal
from game.ui.saved.game_text import saved_text
from game.ui.saved.shelf_text import SHELF, ShelfEntry
from tests.effort import often
from tests.ui.test_shelf import played

CARDS = "[data-msg^=GamePicked]"
BINS = "[data-msg^=DeletePicked]"
KILLS = 7
PLAY = "() => document.querySelector('[data-msg=PlayPicked]').click()"
PICK = "() => document.querySelector('li:last-child .kept-game').click()"
SAVES_ANOTHER = """async (known) => {
  const text = await rowdyZoo.readText("game");
  return Boolean(text) && !known.includes(JSON.parse(text).seed);
}"""
PLAY_AND_RELOAD = """(milliseconds) => {
  document.querySelector("[data-msg=PlayPicked]").click();
  const leave = () => location.reload();
  if (milliseconds) setTimeout(leave, milliseconds); else leave();
}"""
PICK_AND_RELOAD = PLAY_AND_RELOAD.replace("[data-msg=PlayPicked]", "li:last-child .kept-game")


def games(page: Page) -> dict[str, int]:
    """The number of actions of each game that is saved, by its seed; each is there once."""
    texts = [storage.read(page, "game") or ""]
    texts += [entry.text for entry in SHELF.read(storage.read(page, "shelf")).items]
    records = [parse_record(text) for text in texts if text]
    found = {record.setup.seed: len(record.actions) for record in records}
    assert len(found) == len(records), "a game is there twice"
    return found


def take_a_break(home: Home) -> None:
    Table(home.page).open_menu()
    home.button("Home – finish later").click()
    expect(home.animals.first).to_be_visible()


def open_shelf(home: Home, number: int) -> None:
    home.sends("ShelfOpened").click()
    expect(home.page.locator(CARDS)).to_have_count(number)


def begin(visit: Visit, number: int) -> Home:
    """Home with this many games that can go on; each has one play."""
    home = Home(visit(script=saving_settings(PEOPLE)))
    home.wait_until_playable()
    for _game in range(number):
        take_turn(home.start().open_for_anybody())
        Curtain(home.page).open_for_anybody()
        take_a_break(home)
    return home


def test_games_wait_on_the_shelf_and_go_on(visit: Visit) -> None:
    home = begin(visit, 3)
    page = home.page
    assert list(games(page).values()) == [1, 1, 1]
    expect(home.sends("ShelfOpened")).to_contain_text("3")
    page.reload()
    expect(home.sends("ShelfOpened")).to_contain_text("3")
    home.wait_until_playable()
    first = list(games(page))[2]
    open_shelf(home, 3)
    page.locator(CARDS).nth(2).click()
    take_turn(Curtain(page).open_for_anybody())
    expect(Curtain(page).ready).to_be_visible()
    assert games(page)[first] == 2
    assert next(iter(games(page))) == first
    Curtain(page).open_for_anybody().end()
    expect(home.sends("ShelfOpened")).to_contain_text("2")
    assert first not in games(page)
    open_shelf(home, 2)
    one_is_deleted_after_a_question(home)
    Table(page).go_on.click()
    Curtain(page).open_for_anybody().end()
    expect(Table(page).go_on).to_have_count(0)
    assert games(page) == {}


def one_is_deleted_after_a_question(home: Home) -> None:
    home.page.locator(BINS).first.click()
    expect(home.dialog).to_contain_text("Delete this game?")
    home.close_dialog()
    expect(home.page.locator(CARDS)).to_have_count(2)
    home.page.locator(BINS).first.click()
    home.button("Delete this game", home.dialog).click()
    expect(home.page.locator(CARDS)).to_have_count(1)
    assert len(games(home.page)) == 1
    home.page.keyboard.press("Escape")
    expect(home.animals.first).to_be_visible()


def test_a_page_that_is_closed_at_any_moment_loses_no_game(visit: Visit) -> None:
    home = begin(visit, 2)
    page, rng = home.page, random.Random(1)
    known = games(page)
    for script in (PLAY_AND_RELOAD, PICK_AND_RELOAD) * often(2):
        if script is PICK_AND_RELOAD:
            open_shelf(home, len(known))
        with page.expect_event("domcontentloaded"):
            page.evaluate(script, rng.choice((0, 1, 5, 20, 60)))
        home.wait_until_playable()
        now = games(page)
        assert known.items() <= now.items()
        known = now


@pytest.mark.soak
def test_a_browser_that_is_killed_while_games_change_places_loses_none(
    browser_type: BrowserType, tmp_path: Path, site: str
) -> None:
    known: dict[str, int] = {}
    rng = random.Random(1)
    for kill in range(KILLS):
        with opened(browser_type, tmp_path) as context:
            page = context.new_page()
            page.goto(site, wait_until="domcontentloaded")
            home = Home(page)
            home.wait_until_playable()
            now = games(page)
            assert all(now[seed] >= actions for seed, actions in known.items())
            known = now
            takes = len(known) > 1 and kill % 2
            if takes:
                open_shelf(home, len(known))
            page.evaluate(PICK if takes else PLAY)
            if len(known) < 2:
                until(page, SAVES_ANOTHER, list(known))
            else:
                page.wait_for_timeout(rng.choice((50, 200, 400, 800)))
            os.killpg(leader(tmp_path), signal.SIGKILL)
    assert len(known) > 1


def test_a_device_without_room_keeps_the_game_before(visit: Visit) -> None:
    home = begin(visit, 1)
    known = games(home.page)
    home.page.evaluate(FULL)
    home.play.click()
    expect(home.dialog).to_contain_text("This game can no longer be saved.")
    home.close_dialog()
    play_unseen(Curtain(home.page).open_for_anybody())
    expect(Curtain(home.page).ready).to_be_visible()
    assert games(home.page) == known
    home.page.reload()
    home.wait_until_playable()
    Table(home.page).go_on.click()
    expect(Curtain(home.page).ready).to_be_visible()


def test_a_second_tab_takes_a_game_from_the_shelf_and_none_is_lost(visit: Visit) -> None:
    first = begin(visit, 2)
    known = games(first.page)
    open_shelf(first, 2)
    first.page.locator(CARDS).first.click()
    Curtain(first.page).open_for_anybody()
    second = Home(first.page.context.new_page())
    second.page.goto(first.page.url, wait_until="domcontentloaded")
    second.wait_until_playable()
    open_shelf(second, 2)
    second.page.locator(CARDS).nth(1).click()
    expect(second.dialog).to_contain_text("The game is open in another tab or window.")
    second.button("Play it here").click()
    take_turn(Curtain(second.page).open_for_anybody())
    expect(first.dialog).to_contain_text("The game is open in another tab or window.")
    expect(Curtain(second.page).ready).to_be_visible()
    assert sorted(games(second.page).values()) == [1, 2]
    assert games(second.page).keys() == known.keys()


def test_the_game_that_an_older_version_set_aside_goes_to_the_shelf_once(visit: Visit) -> None:
    text, original = saved_text(played(1)), saved_text(played(2))
    script = storage.saving({"game": text, "original": original}, unless="game")
    home = Home(visit(script=saving_settings(PEOPLE) + script))
    home.wait_until_playable()
    expect(home.sends("ShelfOpened")).to_contain_text("2")
    open_shelf(home, 2)
    assert len(games(home.page)) == 2
    assert home.stored("original") is None


def test_everything_in_one_file_has_the_shelf_too(visit: Visit, tmp_path: Path) -> None:
    home = begin(visit, 2)
    with home.page.expect_download() as found:
        home.page.evaluate("rowdyZoo.saveEverything()")
    found.value.save_as(tmp_path / "everything.json")
    texts = json.loads((tmp_path / "everything.json").read_text())["texts"]
    assert texts["shelf"] == home.stored("shelf")


def shelf(number: int) -> str:
    entries = (ShelfEntry(saved_text(played(n)), "2026-11-25") for n in range(number))
    return SHELF.text(SavedList(tuple(entries)))


def test_a_full_shelf_asks_which_game_may_go(visit: Visit) -> None:
    script = storage.saving({"game": saved_text(played(99)), "shelf": shelf(20)}, unless="game")
    home = Home(visit(script=saving_settings(PEOPLE) + script))
    home.wait_until_playable()
    home.play.click()
    home.says("The shelf is full. Which game may go?")
    expect(home.page.locator(CARDS)).to_have_count(21)
    home.page.locator(BINS).last.click()
    home.button("Delete this game", home.dialog).click()
    expect(Curtain(home.page).ready).to_be_visible()
    found = games(home.page)
    assert len(found) == 21
    assert played(19).record.setup.seed not in found
    assert played(99).record.setup.seed in found


@pytest.mark.parametrize("language", first(0, ["uk", "ar"]))
def test_the_shelf_fits_at_any_size(at_home: AtHome, language: str) -> None:
    """The list scrolls, so the card is measured alone."""
    settings = people("grand-zoo", 6, language)
    home = prepared(at_home, settings, language)
    longest = saved_text(deal(settings, "1", 0))
    storage.save(home.page, game=longest)
    home.page.reload()
    home.wait_until_playable()
    one = problems(home.page, "home")
    storage.save(home.page, shelf=shelf(1))
    home.page.reload()
    home.wait_until_playable()
    found = [problem for problem in problems(home.page, "home") if problem not in one]
    open_shelf(home, 2)
    home.page.locator(BINS).last.click()
    found += problems(home.page, "question")
    home.dialog.locator("[data-msg^=DeleteConfirmed]").click()
    expect(home.page.locator(CARDS)).to_have_count(1)
    found += problems(home.page, "shelf")
    home.page.locator(BINS).click()
    home.dialog.locator("[data-msg^=DeleteConfirmed]").click()
    expect(home.page.locator(CARDS)).to_have_count(0)
    found += problems(home.page, "empty shelf")
    assert not found, "\n".join(found)
