"""The game has its own typefaces, without a network too, and no text moves when they come."""

from dataclasses import replace
from threading import Event
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.cases import first
from e2e.host import Host
from e2e.pages import Home, Installed
from e2e.saved import PEOPLE, saving_settings
from e2e.waits import until
from e2e.watch import Visit, Watch
from game.ui.look import i18n
from game.ui.settings.settings import MAX_SEATS, Settings
from tools.site.typefaces import typefaces

NUNITO, BALOO, FREDOKA = "Nunito ExtraLight", "Baloo Bhaijaan 2", "Fredoka Light"
"""The names in the files, for all weights."""

FAMILY = {"ar": BALOO, "he": FREDOKA}
LANGUAGES = first(1, ["ar", "pl", "he", "uk", "tr", "en"])
LATIN = "fonts/nunito-latin.woff2"
NAME = "Žofie Олег نور דן"

PATIENT = """
  const later = window.setTimeout;
  window.setTimeout = (callback, delay, ...rest) =>
    delay === 50 && !window.rowdyZoo?.saveEverything ? 0 : later(callback, delay, ...rest);
"""
"""A later visit waits for the typefaces without a limit."""

NOTE_SHIFTS = """
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries()) {
      const moved = sources.map(({ node }) => node?.outerHTML ?? node?.data);
      window.shifts.push(`${value} at ${startTime}: ${moved.join(" | ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
"""
SOME_FRAMES = """async () => {
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
}"""
ARE_ASKED_FOR = """(number) => {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  return loaded.filter((name) => name.endsWith(".woff2")).length === number;
}"""


def families(place: Locator) -> set[str]:
    """The families of the game's typefaces that show the text; empty if the system's does."""
    client = place.page.context.new_cdp_session(place.page)
    client.send("DOM.enable")
    client.send("CSS.enable")
    place.evaluate("(element) => element.setAttribute('data-asked', '')")
    root = client.send("DOM.getDocument")["root"]["nodeId"]
    node = client.send("DOM.querySelector", {"nodeId": root, "selector": "[data-asked]"})
    fonts: list[dict[str, Any]] = client.send("CSS.getPlatformFontsForNode", node)["fonts"]
    place.evaluate("(element) => element.removeAttribute('data-asked')")
    client.detach()
    return {font["familyName"] for font in fonts if font["isCustomFont"]}


def nothing_moves(page: Page) -> None:
    """Nothing has moved since the first paint, and nothing moves in the next frames."""
    page.evaluate(SOME_FRAMES)
    assert page.evaluate("window.shifts") == []


def open_and_close_a_dialog(home: Home) -> None:
    home.help()
    home.close_dialog()


@pytest.mark.parametrize("language", LANGUAGES)
def test_later_visits_have_them_from_the_first_paint(
    visit: Visit, host: Host, language: str
) -> None:
    i18n.set_language(language)
    named = saving_settings(replace(PEOPLE, names=(NAME, *[""] * (MAX_SEATS - 1))))
    script = NOTE_SHIFTS + PATIENT + named
    home = Installed(visit(host.address, script, locale=language, worker=True))
    home.wait_until_kept()
    home.page.context.set_offline(True)
    host.stop()
    home.restart()
    assert FAMILY.get(language, NUNITO) in families(home.line.locator(".name"))
    assert families(home.page.locator(".who-am-i .name")) == {NUNITO, BALOO, FREDOKA}
    nothing_moves(home.page)


SIGN_AND_BUTTONS = """() => [".sign-post", ".go", ".door", ".to-make", ".corner"].map((name) => {
  const { x, y, width, height } = document.querySelector(`.home ${name}`).getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(" ");
})"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_visit_has_them_soon_after_home_answers(
    visit: Visit, host: Host, language: str
) -> None:
    i18n.set_language(language)
    late = host.gates[LATIN] = Event()
    home = Home(visit(host.address, NOTE_SHIFTS + saving_settings(Settings()), locale=language))
    home.wait_until_playable()
    open_and_close_a_dialog(home)
    nothing_moves(home.page)
    home.leave_set_up()
    assert families(home.play) == set()
    places = home.page.evaluate(SIGN_AND_BUTTONS)
    late.set()
    expect(home.page.locator("html")).to_have_attribute("data-typeface", "own")
    assert FAMILY.get(language, NUNITO) in families(home.play)
    assert home.page.evaluate(SIGN_AND_BUTTONS) == places
    table = home.start_open()
    assert FAMILY.get(language, NUNITO) in families(table.page.locator("#to-do"))


def test_the_game_needs_none(visit: Visit, watch: Watch, host: Host) -> None:
    watch.expect("status 404: .*woff2")
    watch.expect("404|woff2", certain=False)
    for name in [name for name in host.files if name.startswith("fonts/")]:
        del host.files[name]
    home = Home(visit(host.address, saving_settings(PEOPLE)))
    home.wait_until_playable()
    until(home.page, ARE_ASKED_FOR, len([*typefaces()]))
    home.start().open_for_anybody()
    expect(home.failure).to_be_hidden()
    assert families(home.main) == set()
