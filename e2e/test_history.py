"""Looking back, going on from a turn, and games that come and go as links and files."""

import random
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.cases import first
from e2e.film import MARKUP
from e2e.layout import problems
from e2e.longest import people, prepared
from e2e.pages import Home, Past, Table
from e2e.play import play_unseen, take_turn
from e2e.same_page import AtHome
from e2e.saved import PEOPLE, saving_settings
from e2e.secrets import only_these_are_there
from e2e.watch import Visit
from game.rules.record import Record, parse_record
from game.ui.play.history import History
from game.ui.play.start import deal
from game.ui.saved.shelf_text import SHELF
from game.ui.settings.settings import Settings
from tests.ui.at_once import link_code, look_back, read_file, read_link
from tests.ui.random_pages import after_random_action
from tests.ui.test_damaged import INJECTIONS

TURNS = 4
LONG = Path(__file__).parents[1] / "tests" / "rules" / "golden" / "little_4_limit.json"
CLIPBOARD = """() => {
  window.copied = [];
  const clipboard = { writeText: async (text) => { window.copied.push(text); } };
  Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  (window.undo ??= []).push(() => {
    delete navigator.share;
    delete navigator.clipboard;
  });
}"""


def played(settings: Settings = PEOPLE, actions: int = 999, chance: int = 3) -> History:
    rng = random.Random(chance)
    game = deal(settings, str(chance), 0)
    for _action in range(actions):
        if game.state.outcome is None:
            game = after_random_action(game, rng)
    return look_back(game.record, open_hands=False)


def open_link(page: Page, code: str) -> Past:
    """Somebody follows a link while the page is open."""
    page.evaluate("part => { location.hash = part }", f"#g={code}")
    return Past(page)


def test_back_and_forth_and_on_from_there(home: Home) -> None:
    home.choose_more(open_hands=True)
    table, past = home.start_open(), Past(home.page)
    for _turn in range(TURNS):
        take_turn(table)
    original = table.record()
    table.open_menu()
    home.button("Look back").click()
    past.is_at(TURNS, TURNS)
    state = table.state()
    hands = [card for hand in state.hands for card in hand]
    only_these_are_there(home.page.evaluate(MARKUP), state, hands, original.actions)
    past.back.click()
    past.is_at(TURNS - 1, TURNS)
    home.page.keyboard.press("Home")
    past.is_at(0, TURNS)
    past.says("The cards are dealt.")
    expect(past.chips).to_have_count(0)
    past.forward.click()
    past.is_at(1, TURNS)
    past.slider.fill("2")
    past.is_at(2, TURNS)
    expect(past.chips).to_have_count(2)
    past.go_on.click()
    expect(table.open_cards.first).to_be_visible()
    assert table.record().actions == original.actions[:2]
    play_unseen(table)
    expect(past.chips).to_have_count(3)
    assert table.record().actions[2] != original.actions[2]
    go_back_to_the_other_one(home)
    expect(past.chips).to_have_count(TURNS)
    assert table.record() == original
    assert [len(record.actions) for record in shelved(home)] == [3]


def go_back_to_the_other_one(home: Home) -> None:
    """Takes a break, and goes on with the other one of two games."""
    Table(home.page).open_menu()
    home.button("Home – finish later").click()
    home.sends("ShelfOpened").click()
    home.page.locator("[data-msg^=GamePicked]").nth(1).click()
    expect(Table(home.page).grid).to_be_visible()


def shelved(home: Home) -> list[Record]:
    """The records of the games on the shelf."""
    return [parse_record(entry.text) for entry in SHELF.read(home.stored("shelf")).items]


def test_a_link_opens_with_the_page_and_overwrites_nothing(visit: Visit, site: str) -> None:
    history = replace(played(), place=3)
    page = visit(f"{site}#g={link_code(history)}", script=saving_settings(PEOPLE))
    home, past = Home(page), Past(page)
    home.wait_until_playable()
    past.is_at(3, history.last)
    page.reload()
    home.wait_until_playable()
    past.is_at(3, history.last)
    past.leave.click()
    expect(page).to_have_url(site)
    take_turn(home.start().open_for_anybody())
    own = home.stored("game")
    assert own
    past = open_link(page, link_code(history))
    past.is_at(3, history.last)
    past.leave.click()
    open_link(page, link_code(history)[:-9])
    expect(home.dialog).to_contain_text("cannot be opened")
    home.close_dialog()
    expect(home.dialog).to_have_count(0)
    expect(page).to_have_url(f"{site}#g={link_code(history)[:-9]}")
    assert home.stored("game") == own
    open_link(page, link_code(history))
    past.go_on.click()
    expect(past.slider).to_have_count(0)
    expect(page).to_have_url(site)
    assert shelved(home) == [parse_record(own)]


@pytest.mark.parametrize("sign", ["#G=", "#g%3D", "?fbclid=1#g%253d"])
def test_a_link_that_a_messenger_changed_is_opened(visit: Visit, site: str, sign: str) -> None:
    history = played()
    page = visit(f"{site}{sign}{link_code(history)}%E2%80%8B.", script=saving_settings(PEOPLE))
    Past(page).is_at(history.last, history.last)


def test_a_bad_link_behind_a_good_one_and_back_over_both(home: Home) -> None:
    page, history = home.page, played()
    bare = page.url
    past = open_link(page, link_code(history))
    past.is_at(history.last, history.last)
    open_link(page, "nothing")
    expect(home.dialog).to_contain_text("cannot be opened")
    home.close_dialog()
    past.is_at(history.last, history.last)
    past.share.click()
    home.close_dialog()
    past.leave.click()
    expect(page).to_have_url(bare)
    expect(home.play).to_be_visible()
    open_link(page, link_code(history))
    past.is_at(history.last, history.last)
    page.go_back()
    expect(home.play).to_be_visible()
    expect(page).to_have_url(bare)


def test_a_game_is_shared_and_opened_again(home: Home, tmp_path: Path) -> None:
    history = played()
    seats = history.shown.record.setup.seats
    named = tuple(replace(s, name=n[:16]) for s, n in zip(seats, INJECTIONS, strict=False))
    record = history.shown.record
    record = replace(record, setup=replace(record.setup, seats=named))
    past = open_link(home.page, link_code(look_back(record, open_hands=False)))
    past.is_at(history.last, history.last)
    assert home.page.locator("#app :is(script, img, [onload], [onerror])").count() == 0
    home.page.evaluate(CLIPBOARD)
    past.share.click()
    home.press(home.button("Share the names, too"), down=False)
    home.button("Share a link").click()
    expect(home.dialog).to_contain_text("Link copied.")
    address, part = home.page.evaluate("window.copied[0]").split("#g=")
    assert home.page.url.partition("#")[0] == address
    assert [seat.name for seat in read_link(part).shown.record.setup.seats] == ["", ""]
    home.page.evaluate(
        "() => { navigator.clipboard.writeText = () => Promise.reject(new Error()); }"
    )
    home.button("Share a link").click()
    expect(home.dialog).to_contain_text("The link could not be copied.")
    with home.page.expect_download() as saved:
        home.button("Save the game as a file").click()
    file = tmp_path / "game.json"
    saved.value.save_as(file)
    assert read_file(file.read_text()).last == history.last
    home.close_dialog()
    past.leave.click()
    home.open_grown_ups()
    with home.page.expect_file_chooser() as chooser:
        home.button("Open a game").click()
    chooser.value.set_files(file)
    past.is_at(history.last, history.last)
    past.leave.click()


CASES = first(1, [("big-zoo", 6, "uk"), ("little-zoo", 4, "ar")])


@pytest.mark.parametrize(("edition", "seats", "language"), CASES)
def test_everything_fits(at_home: AtHome, edition: str, seats: int, language: str) -> None:
    settings = people(edition, seats, language, open_hands=True)
    home = prepared(at_home, settings, language)
    history = played(settings)
    past = open_link(home.page, link_code(replace(history, place=history.last - 1)))
    expect(past.slider).to_be_visible()
    found = problems(home.page, "history")
    past.last.click()
    found += problems(home.page, "the end")
    past.share.click()
    found += problems(home.page, "share")
    home.close_dialog()
    past.first.click()
    past.go_on.click()
    Table(home.page).open_menu()
    found += problems(home.page, "menu")
    home.close_dialog()
    past = open_link(home.page, link_code(replace(played(settings, 9), place=1)))
    past.share.click()
    found += problems(home.page, "share what goes on")
    home.close_dialog()
    past.go_on.click()
    assert not found, "\n".join(found)


@pytest.mark.soak
def test_a_game_of_a_thousand_plies(visit: Visit, site: str) -> None:
    """It is read and replayed in slices; the page can be used meanwhile."""
    record = parse_record(LONG.read_text())
    whole = replace(look_back(record, open_hands=True), place=990)
    page = visit(f"{site}#g={link_code(whole)}", script=saving_settings(PEOPLE))
    home, past, table = Home(page), Past(page), Table(page)
    home.wait_until_playable()
    past.is_at(990, 1000)
    past.back.click()
    past.is_at(989, 1000)
    page.keyboard.press("End")
    past.is_at(1000, 1000)
    page.evaluate(CLIPBOARD)
    past.share.click()
    home.button("Share a link").click()
    expect(home.dialog).to_contain_text("Link copied.")
    shared = read_link(page.evaluate("window.copied[0]").partition("#g=")[2])
    assert shared.record == record
    home.close_dialog()
    page.keyboard.press("Home")
    past.is_at(0, 1000)
    past.slider.fill("980")
    past.is_at(980, 1000)
    past.go_on.click()
    expect(past.slider).to_have_count(0)
    earlier = replace(whole, place=980).shown.record
    assert table.record() == earlier
    page.reload()
    home.wait_until_playable()
    table.go_on.click()
    expect(home.play).to_have_count(0)
    table.open_menu()
    home.button("Look back").click()
    past.is_at(980, 980)
    past.leave.click()
    expect(table.grid).to_be_visible()
    assert table.record() == earlier
