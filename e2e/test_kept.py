"""Storage that is full, blocked or cleared, and what lies in it damaged: told, and played on."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Download, expect

from e2e.kept import PEOPLE, keeping
from e2e.layout import AT_REST, SIZES
from e2e.longest import LANGUAGES, people, prepared
from e2e.pages import Curtain, Home, Table
from e2e.play import play_unseen, take_turn
from e2e.watch import Visit
from game.rules.record import parse_record
from tests.ui.test_damaged import INJECTIONS

SAVE = Path(__file__).parent.parent / "tests" / "saves" / "1-big-zoo-by-hand-teams.json"
FULL = """() => {
  Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
}"""
BLOCKED = """
  try { localStorage.setItem("rowdy-zoo:game", "{"); } catch {}
  Storage.prototype.setItem = () => { throw new DOMException("no", "SecurityError"); };
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
NO_LONGER = "This game is not kept any more."
DAMAGED = "The game that was not finished is damaged and cannot go on."
NEWER = "The game that was not finished needs a newer version of Rowdy Zoo."


@pytest.fixture
def started(visit: Visit) -> Home:
    home = Home(visit(script=keeping(PEOPLE)))
    home.wait_until_playable()
    return home


def left(home: Home, text: str) -> None:
    """The next start finds the text where the game should be."""
    home.page.evaluate("text => localStorage.setItem('rowdy-zoo:game', text)", text)
    home.page.reload()
    home.wait_until_playable()


def saved(home: Home, button: str) -> str:
    """What is in the file that the button offers."""
    with home.page.expect_download() as found:
        home.button(button).click()
    return text_of(found.value)


def text_of(download: Download) -> str:
    assert download.suggested_filename == "rowdy-zoo.json"
    return Path(download.path()).read_text(encoding="utf-8")


def test_storage_that_is_full_is_told_once_and_the_game_can_be_had_as_a_file(started: Home) -> None:
    started.start().open_for_anybody()
    started.page.evaluate(FULL)
    play_unseen(Table(started.page))
    expect(started.dialog).to_contain_text(NO_LONGER)
    assert len(parse_record(saved(started, "Save the game as a file")).actions) == 1
    started.close_dialog()
    table = Curtain(started.page).open_for_anybody()
    play_unseen(Table(started.page))
    table = Curtain(started.page).open_for_anybody()
    expect(started.dialog).to_have_count(0)
    table.open_menu()
    assert len(parse_record(saved(started, "Save the game as a file")).actions) == 2
    expect(started.failure).to_have_count(0)


def test_storage_that_is_blocked_is_told_once_at_the_start(visit: Visit) -> None:
    home = Home(visit(script=f"({FULL})();"))
    home.wait_until_playable()
    expect(home.page.get_by_role("complementary")).to_contain_text("This browser keeps nothing")
    table = home.start_open()
    expect(table.open_cards.first).to_be_visible()
    expect(home.dialog).to_have_count(0)


def test_what_is_cleared_while_playing_is_kept_again(started: Home) -> None:
    table = started.start().open_for_anybody()
    started.page.evaluate("localStorage.clear()")
    play_unseen(Table(started.page))
    expect(Curtain(started.page).ready).to_be_visible()
    assert len(table.record().actions) == 1
    started.page.reload()
    started.wait_until_playable()
    table.go_on.click()
    expect(Curtain(started.page).ready).to_be_visible()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (SAVE.read_text()[:-100], DAMAGED),
        ("[" * 200_000, DAMAGED),
        (SAVE.read_text().replace("rowdy-zoo/1", "rowdy-zoo/2"), NEWER),
        ("\x00\ud83e <script>", DAMAGED),
    ],
    ids=["cut off", "nested", "newer", "nonsense"],
)
def test_a_text_that_is_no_game_is_told_set_aside_and_offered(
    visit: Visit, text: str, sentence: str
) -> None:
    planted = f"localStorage.setItem('rowdy-zoo:game', {json.dumps(text)});"
    home = Home(visit(script=f"if (location.protocol === 'http:') {planted}"))
    home.wait_until_playable()
    expect(home.page.get_by_role("complementary")).to_contain_text(sentence)
    assert (home.stored("game"), home.stored("damaged")) == (None, text)
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
    started.button("Throw it away").click()
    expect(news).to_have_count(0)
    assert started.stored("damaged") is None


def test_a_damaged_text_that_cannot_be_set_aside_stays_where_it_is(visit: Visit) -> None:
    home = Home(visit(script=BLOCKED))
    home.wait_until_playable()
    expect(home.page.get_by_role("complementary")).to_contain_text(DAMAGED)
    assert home.stored("game") == "{"
    home.button("Throw it away").click()
    expect(home.page.get_by_role("complementary")).not_to_contain_text(DAMAGED)
    assert home.stored("game") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_of_a_damaged_game_can_be_answered_at_any_size(
    visit: Visit, language: str
) -> None:
    home = prepared(visit, people("little-zoo", 2, language), language)
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
