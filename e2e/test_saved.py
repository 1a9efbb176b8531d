"""Storage that is full, blocked, cleared or damaged: the page says so, and the game goes on."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Download, expect

from e2e import storage
from e2e.cases import first
from e2e.deaths import DEATHS, MORTAL
from e2e.layout import AT_REST, SIZES
from e2e.longest import LANGUAGES, people, prepared
from e2e.pages import Curtain, Home, Table
from e2e.play import play_unseen, take_turn
from e2e.same_page import AtHome
from e2e.saved import PEOPLE, saving_settings
from e2e.storage import saving
from e2e.test_failures import BLOCKED_DATABASE
from e2e.watch import Visit
from game.rules.record import parse_record
from tests.ui.test_damaged import INJECTIONS

SAVE = Path(__file__).parent.parent / "tests" / "saves" / "1-big-zoo-by-hand-teams.json"
FULL = """() => {
  const full = () => { throw new DOMException("full", "QuotaExceededError"); };
  IDBObjectStore.prototype.put = IDBObjectStore.prototype.add = full;
}"""
FULL_FROM_THE_START = f"Promise.resolve(window.saved).then({FULL});"
HANGING = """() => {
  const { put } = IDBObjectStore.prototype;
  IDBTransaction.prototype.commit = () => {};
  IDBObjectStore.prototype.put = function (...given) {
    const ask = () => { this.get("").onsuccess = ask; };
    ask();
    return put.apply(this, given);
  };
}"""
"""From now on no transaction that writes ends."""

NEVER_GIVES_UP = """() => {
  const later = window.setTimeout;
  window.setTimeout = (callback, delay, ...rest) =>
    delay === 10_000 ? 0 : later(callback, delay, ...rest);
}"""
"""From now on the page waits for ever for a database that does not answer."""

UNREADABLE = """
  const { get } = IDBObjectStore.prototype;
  window.saved?.then(() => {
    IDBObjectStore.prototype.get = function (...given) {
      if (!window.readable) throw new DOMException("no", "UnknownError");
      return get.apply(this, given);
    };
  });
"""
FAILS_TWICE = """() => {
  const { open } = IDBFactory.prototype;
  let left = 2;
  IDBFactory.prototype.open = function (...given) {
    left -= 1;
    if (left === 0) IDBFactory.prototype.open = open;
    throw new DOMException("no", "UnknownError");
  };
}"""

LATE = """
  const { addEventListener } = IDBOpenDBRequest.prototype;
  IDBOpenDBRequest.prototype.addEventListener = function (type, listener) {
    addEventListener.call(this, type, (event) => {
      if (type === "success") setTimeout(() => listener.call(this, event), 3000);
      else listener.call(this, event);
    });
  };
"""
UNREACHABLE = """(news) => {
  const spots = [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.1], [0.5, 0.9]];
  const covered = (button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return spots.some(([x, y]) =>
      !button.contains(document.elementFromPoint(left + x * width, top + y * height)));
  };
  return [...news.querySelectorAll("button")].filter(covered).map((b) => b.outerHTML);
}"""
NO_LONGER = "This game can no longer be saved."
UNSAVED = "The latest moves are not saved."
DAMAGED = "Your unfinished game is damaged. You cannot go on with it."
NEWER = "Your unfinished game needs a newer version of Rowdy Zoo."


@pytest.fixture
def started(home: Home) -> Home:
    return home


def left(home: Home, text: str) -> None:
    """Save the text as the game, and load the page again."""
    storage.save(home.page, game=text)
    home.page.reload()
    home.wait_until_playable()


def saved(home: Home, button: str) -> str:
    """The content of the file that the button saves."""
    with home.page.expect_download() as found:
        home.button(button).click()
    return text_of(found.value)


def text_of(download: Download) -> str:
    assert download.suggested_filename == "rowdy-zoo.json"
    return Path(download.path()).read_text(encoding="utf-8")


@pytest.mark.new_page
def test_storage_that_is_full_is_told_and_the_game_can_be_had_as_a_file(started: Home) -> None:
    started.start().open_for_anybody()
    started.page.evaluate(FULL)
    play_unseen(Table(started.page))
    expect(started.dialog).to_contain_text(NO_LONGER)
    assert len(parse_record(saved(started, "Save the game as a file")).actions) == 1
    expect(started.dialog).to_contain_text("The device is full.")
    started.close_dialog()
    table = Curtain(started.page).open_for_anybody()
    expect(started.page.get_by_text(UNSAVED)).to_have_count(0)
    play_unseen(Table(started.page))
    expect(started.page.get_by_text(UNSAVED)).to_be_visible()
    table = Curtain(started.page).open_for_anybody()
    expect(started.dialog).to_have_count(0)
    table.open_menu()
    assert len(parse_record(saved(started, "Save the game as a file")).actions) == 2
    expect(started.failure).to_have_count(0)


@pytest.mark.parametrize("how", first(1, BLOCKED_DATABASE))
def test_storage_that_is_blocked_is_told_once_at_the_start_and_the_game_plays(
    visit: Visit, how: str
) -> None:
    home = Home(visit(script=BLOCKED_DATABASE[how]))
    home.wait_until_playable()
    news = home.page.get_by_role("complementary")
    expect(news).to_contain_text("This browser cannot save anything")
    expect(news).to_contain_text("names and the unfinished game are lost")
    table = home.start_open()
    expect(table.open_cards).to_have_count(3)
    expect(home.dialog).to_have_count(0)
    expect(news).to_have_count(0)


def test_storage_that_is_full_at_home_is_told_there(visit: Visit) -> None:
    home = Home(visit(script=FULL_FROM_THE_START))
    home.wait_until_playable()
    expect(home.page.get_by_role("complementary")).to_contain_text(
        "This browser cannot save anything"
    )


@pytest.mark.new_page
def test_a_database_that_does_not_answer_any_more_is_told(started: Home) -> None:
    table = started.start().open_for_anybody()
    started.page.evaluate(HANGING)
    play_unseen(table)
    expect(started.dialog).to_contain_text(NO_LONGER)


def test_a_database_that_answers_late_is_waited_for(visit: Visit) -> None:
    home = Home(visit(script=saving_settings(replace(PEOPLE, seats=4)) + LATE))
    home.wait_until_playable()
    expect(home.seats).to_have_count(4)


def test_a_connection_that_dies_without_an_event_is_opened_again(started: Home) -> None:
    started.page.evaluate(MORTAL)
    play_unseen(started.start().open_for_anybody())
    for number, how in enumerate(DEATHS.values(), start=2):
        table = Curtain(started.page).open_for_anybody()
        started.page.evaluate(how)
        play_unseen(table)
        expect(Curtain(started.page).ready).to_be_visible()
        assert len(table.record().actions) == number
        expect(started.dialog).to_have_count(0)
    Curtain(started.page).open_for_anybody().end()
    started.page.evaluate(DEATHS["is closed"])
    started.open_family()
    expect(started.dialog).to_be_visible()
    started.close_dialog()
    expect(started.page.get_by_role("complementary")).to_have_count(0)


@pytest.mark.new_page
def test_only_a_full_device_is_said_to_have_no_room(started: Home) -> None:
    table = started.start().open_for_anybody()
    started.page.evaluate(FULL.replace("QuotaExceededError", "UnknownError"))
    play_unseen(table)
    expect(started.dialog).to_contain_text("does not allow saving, or is not responding")
    expect(started.dialog).not_to_contain_text("full")


@pytest.mark.new_page
def test_what_is_cleared_while_playing_is_kept_again(started: Home) -> None:
    table = started.start().open_for_anybody()
    session = started.page.context.new_cdp_session(started.page)
    address = {"origin": started.page.url.rstrip("/"), "storageTypes": "all"}
    session.send("Storage.clearDataForOrigin", address)
    play_unseen(Table(started.page))
    expect(Curtain(started.page).ready).to_be_visible()
    assert len(table.record().actions) == 1
    started.page.reload()
    started.wait_until_playable()
    table.go_on.click()
    expect(Curtain(started.page).ready).to_be_visible()


@pytest.mark.parametrize(
    ("text", "sentence"),
    first(
        2,
        [
            (SAVE.read_text().replace("rowdy-zoo/1", "rowdy-zoo/3"), NEWER),
            ("\x00\ud83e <script>", DAMAGED),
            (SAVE.read_text()[:-100], DAMAGED),
            ("[" * 200_000, DAMAGED),
        ],
    ),
    ids=["newer", "nonsense", "cut off", "nested"],
)
def test_a_text_that_is_no_game_is_told_set_aside_and_offered(
    visit: Visit, text: str, sentence: str
) -> None:
    home = Home(visit(script=saving({"game": text})))
    home.wait_until_playable()
    expect(home.page.get_by_role("complementary")).to_contain_text(sentence)
    assert home.stored("game") is None
    assert storage.read_damaged(home.page) == [("game", text)]
    encodable = re.sub("[\ud800-\udfff]", "\ufffd", text)
    assert saved(home, "Save it as a file") == encodable


def test_what_was_set_aside_stays_until_it_is_thrown_away(started: Home) -> None:
    left(started, "{")
    news = started.page.get_by_role("complementary")
    take_turn(started.start().open_for_anybody())
    started.page.reload()
    started.wait_until_playable()
    expect(Table(started.page).go_on).to_be_visible()
    expect(news).to_contain_text(DAMAGED)
    started.button("Later").click()
    expect(news).to_have_count(0)
    expect(started.page.get_by_role("heading", name="Rowdy Zoo")).to_be_focused()
    started.page.reload()
    started.wait_until_playable()
    expect(news).to_contain_text(DAMAGED)
    started.button("Delete it").click()
    expect(news).to_have_count(0)
    assert storage.read_damaged(started.page) == []


def test_a_second_damaged_text_does_not_replace_the_first(started: Home) -> None:
    news = started.page.get_by_role("complementary")
    left(started, "{")
    left(started, "[")
    assert storage.read_damaged(started.page) == [("game", "{"), ("game", "[")]
    started.button("Delete it").click()
    expect(news).to_contain_text(DAMAGED)
    started.button("Delete it").click()
    expect(news).to_have_count(0)
    assert storage.read_damaged(started.page) == []


def test_a_damaged_game_that_cannot_be_set_aside_is_not_overwritten_unasked(visit: Visit) -> None:
    home = Home(visit(script=saving_settings(PEOPLE) + saving({"game": "{"}) + FULL_FROM_THE_START))
    home.wait_until_playable()
    expect(home.page.get_by_role("complementary")).to_contain_text(DAMAGED)
    assert home.stored("game") == "{"
    home.play.click()
    expect(home.dialog).to_contain_text("the damaged one is deleted")
    with home.page.expect_download() as found:
        home.button("Save it as a file", home.dialog).click()
    assert text_of(found.value) == "{"
    assert home.stored("game") == "{"
    home.button("Start a new game").click()
    expect(Curtain(home.page).ready).to_be_visible()
    assert home.stored("game") is None


def test_settings_that_cannot_be_read_lock_the_page_and_are_set_aside(visit: Visit) -> None:
    home = Home(visit(script=saving({"settings": '{"seats": 4, "names": ["Ada'})))
    home.wait_until_playable()
    expect(home.page.get_by_role("complementary")).to_contain_text("The settings were damaged")
    assert storage.read_damaged(home.page) == [("settings", '{"seats": 4, "names": ["Ada')]
    home.open_grown_ups()
    expect(home.dialog).to_contain_text("What is")

    home.page.reload()
    home.wait_until_playable()
    home.open_grown_ups()
    expect(home.dialog).to_contain_text("What is")


def test_a_game_that_cannot_be_read_now_is_not_overwritten(visit: Visit) -> None:
    text = SAVE.read_text()
    home = Home(visit(script=saving({"game": text}) + UNREADABLE))
    home.wait_until_playable()
    news = home.page.get_by_role("complementary")
    expect(news).to_contain_text("This browser cannot save anything")
    expect(news).to_have_css("position", "fixed")  # The meadow stays as it is.
    home.start_open()
    home.page.evaluate("() => { window.readable = true; }")
    assert home.stored("game") == text


def test_a_damaged_game_that_was_set_aside_for_another_is_told(started: Home) -> None:
    storage.save(started.page, original="{")
    started.page.reload()
    started.wait_until_playable()
    expect(started.page.get_by_role("complementary")).to_contain_text(DAMAGED)
    assert storage.read_damaged(started.page) == [("original", "{")]


@pytest.mark.new_page
def test_play_does_not_wait_for_the_disk(started: Home) -> None:
    started.page.evaluate(HANGING)
    started.press(started.number(3))
    started.page.evaluate(NEVER_GIVES_UP)
    started.play.click()
    expect(Curtain(started.page).ready).to_be_visible()


@pytest.mark.new_page
def test_saving_goes_on_after_an_open_that_failed(started: Home) -> None:
    started.page.evaluate(MORTAL)
    table = started.start().open_for_anybody()
    assert table.record().actions == ()
    started.page.evaluate(FAILS_TWICE)
    started.page.evaluate(DEATHS["is closed"])
    play_unseen(table)
    expect(started.dialog).to_contain_text(NO_LONGER)
    started.close_dialog()
    play_unseen(Curtain(started.page).open_for_anybody())
    expect(Curtain(started.page).ready).to_be_visible()
    assert len(table.record().actions) == 2


def test_a_family_board_that_cannot_be_read_is_set_aside(started: Home) -> None:
    storage.save(started.page, family="[{")
    started.open_family()
    started.close_dialog()
    expect(started.page.get_by_role("complementary")).to_contain_text("The family page was")
    assert storage.read_damaged(started.page) == [("family", "[{")]
    assert started.stored("family") is None


@pytest.mark.parametrize("language", first(1, LANGUAGES))
def test_what_is_told_of_a_damaged_game_can_be_answered_at_any_size(
    at_home: AtHome, language: str
) -> None:
    home = prepared(at_home, people("little-zoo", 2, language), language)
    left(home, "{")
    news = home.page.get_by_role("complementary")
    for width, height in SIZES:
        home.page.set_viewport_size({"width": width, "height": height})
        home.page.evaluate(AT_REST)
        assert news.evaluate(UNREACHABLE) == [], f"{width}x{height}"


def test_markup_in_names_is_text_on_every_page(started: Home) -> None:
    data = json.loads(SAVE.read_text())
    for texts in (INJECTIONS[:4], INJECTIONS[4:8], INJECTIONS[11:15]):
        for seat, text in zip(data["seats"], texts, strict=True):
            seat["name"] = text
        left(started, json.dumps(data))
        table, curtain = Table(started.page), Curtain(started.page)
        table.go_on.click()
        expect(curtain.ready).to_be_visible()
        curtain.ready.click()
        expect(table.grid.or_(table.pass_on).first).to_be_visible()
        assert started.page.locator("#app :is(script, img, [onload], [onerror])").count() == 0
        expect(started.failure).to_have_count(0)
