"""The first screen is the one that the user left; Python takes it over and changes nothing."""

import json
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.held import Held
from e2e.pages import Home
from e2e.saved import PEOPLE, saving_settings
from e2e.storage import first_paint, saving
from e2e.watch import Visit, Watch
from game.rules.edition_data import edition_of
from game.ui.boards.board import Board, edition_dict
from game.ui.boards.boards_text import BOARDS
from game.ui.frame.saved_list import SavedList
from game.ui.look import i18n
from game.ui.look.words import edition_word
from game.ui.saved.settings_text import settings_text
from game.ui.settings.settings import PERSON, Settings
from tests.ui.test_builder_board import shuffled

LEFT = Settings(
    edition="big-zoo", seats=3, names=("Ada & <b>", "", "", "", "", ""), who=(PERSON,) * 6
)
BUILT = Board("One"), Board("Two", row=3)
CHANGES = """
  window.changes = [];
  const watch = () => {
    if (window.rowdyZoo?.shownSettings === undefined) return requestAnimationFrame(watch);
    new MutationObserver((list) => {
      const kinds = list.map((change) => `${change.type} ${change.attributeName}`);
      if (!performance.getEntriesByName("playable").length) window.changes.push(...kinds);
    }).observe(document.getElementById("app"),
      { subtree: true, childList: true, attributes: true, characterData: true });
    const [type, buffered] = ["layout-shift", true];
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    new PerformanceObserver((list) => {
      const [playable] = performance.getEntriesByName("playable");
      const jumps = list.getEntries().filter((jump) => !(jump.startTime > playable?.startTime));
      window.changes.push(...jumps.map(() => "jump"));
    }).observe({ type, buffered });
  };
  watch();
"""
"""Notes what changes in the page from its first paint until it is playable.

Only Chromium tells whether something jumped.
"""


@pytest.fixture
def left(visit: Visit) -> Home:
    """A page that somebody left with other answers than the first ones, in Ukrainian."""
    home = Home(visit(script=saving_settings(LEFT, "uk") + CHANGES))
    home.wait_until_playable()
    i18n.set_language("uk")
    return home


def come_back(home: Home) -> Held:
    """Load the page again without Python; `let_go` lets Python start."""
    held = Held()
    held(home.page)
    home.page.reload(wait_until="domcontentloaded")
    return held


def shows(page: Page, seats: int, edition: str) -> None:
    """The screen shows these answers as given, in its language."""
    i18n.set_language(page.locator("html").get_attribute("lang") or "")
    line = Home(page).line
    expect(line.locator(".face")).to_have_count(seats)
    expect(line).to_contain_text(edition_word(edition))


def shows_what_was_left(page: Page) -> None:
    shows(page, 3, "big-zoo")
    expect(page.get_by_role("button", name="Ada & <b>")).to_be_visible()
    expect(page.get_by_role("button", name="Грати", exact=True)).to_be_visible()


def shows_the_first_answers(page: Page) -> None:
    shows(page, 2, "little-zoo")


def test_python_takes_over_the_screen_as_it_was_left_without_touching_it(left: Home) -> None:
    held = come_back(left)
    shows_what_was_left(left.page)
    play = left.page.get_by_role("button", name="Грати", exact=True)
    play.focus()
    play.evaluate("button => { button.itself = true; }")
    held.let_go()
    left.wait_until_playable()
    assert left.page.evaluate("window.changes") == []
    assert play.evaluate("button => button.itself && document.activeElement === button")
    shows_what_was_left(left.page)


def test_boards_that_were_built_are_taken_over_untouched_too(visit: Visit) -> None:
    boards = SavedList(tuple(edition_of(edition_dict(board, shuffled(board))) for board in BUILT))
    next_board = replace(PEOPLE, built=boards.items[1])
    texts = {"settings": settings_text(next_board), "boards": BOARDS.text(boards)}
    home = Home(visit(script=saving(texts, unless="settings") + CHANGES))
    home.wait_until_playable()
    held = come_back(home)
    expect(home.line).to_contain_text("Two")
    held.let_go()
    home.wait_until_playable()
    assert home.page.evaluate("window.changes") == []
    home.edition("One").click()
    expect(home.edition("One")).to_have_attribute("aria-pressed", "true")


def test_the_first_answers_are_taken_over_untouched_too(visit: Visit) -> None:
    held = Held()
    home = Home(visit(script=CHANGES, prepare=held))
    shows_the_first_answers(home.page)
    held.let_go()
    home.wait_until_playable()
    assert home.page.evaluate("window.changes") == []
    assert home.stored("home") is None


def test_an_early_tap_is_for_what_is_shown(left: Home) -> None:
    held = come_back(left)
    left.page.get_by_role("button", name="Грати", exact=True).click()
    held.let_go()
    left.wait_until_playable()
    expect(left.play).to_have_count(0)
    record = json.loads(left.stored("game") or "")
    assert (record["edition"], len(record["seats"])) == ("big-zoo", 3)


def test_an_early_tap_on_the_first_answers_is_for_them(left: Home) -> None:
    left.page.evaluate("localStorage.setItem('rowdy-zoo:/:home', '{}')")
    held = come_back(left)
    shows_the_first_answers(left.page)
    left.play.click()
    held.let_go()
    left.wait_until_playable()
    expect(left.play).to_have_count(0)
    record = json.loads(left.stored("game") or "")
    assert (record["edition"], len(record["seats"])) == ("little-zoo", 2)
    assert record["seats"][0]["name"] == LEFT.names[0]


PLANTED = (
    "<script>window.planted = true</script>",
    "<img src=x onerror='window.planted = true'>",
    "<p onclick='window.planted = true'>",
    "<a href='#'>",
    "<use href='https://example.org/x.svg#x'></use>",
    "<p style='color: red'>",
    "</div><p>beside the page</p>",
    "</div>beside the page",
)
LOADED_AGAIN = r"request failed: .*(/pyodide/|\.zip|\.css|\.svg)"
"""What Chromium says of the files of a start when the page is loaded again before it has them."""

UNREADABLE = ("", "{", "null", "[]", '{"html": 3}')


def test_what_the_page_is_not_made_of_is_not_let_in(left: Home, watch: Watch) -> None:
    watch.expect("violates the following Content Security Policy", certain=False)
    watch.expect(LOADED_AGAIN, certain=False)
    kept = json.loads(first_paint(left.page, "home") or "")
    html = kept["html"]
    for planted in PLANTED:
        store(left.page, {**kept, "html": html.removesuffix("</div>") + planted + "</div>"})
        come_back(left)
        shows_the_first_answers(left.page)
        assert left.page.evaluate("window.planted") is None, planted
        expect(left.page.get_by_text("beside the page")).to_have_count(0)


def test_what_cannot_be_read_or_another_version_drew_is_drawn_anew(
    left: Home, watch: Watch
) -> None:
    watch.expect(LOADED_AGAIN, certain=False)
    kept = json.loads(first_paint(left.page, "home") or "")
    for text in (*UNREADABLE, json.dumps({**kept, "version": "another"})):
        left.page.evaluate("text => localStorage.setItem('rowdy-zoo:/:home', text)", text)
        held = come_back(left)
        shows_the_first_answers(left.page)
    held.let_go()
    left.wait_until_playable()
    shows_what_was_left(left.page)
    assert json.loads(first_paint(left.page, "home") or "") == kept


def store(page: Page, home: dict[str, Any]) -> None:
    page.evaluate("text => localStorage.setItem('rowdy-zoo:/:home', text)", json.dumps(home))
