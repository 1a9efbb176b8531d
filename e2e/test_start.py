"""Before and while Python starts."""

import ast
import re
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, ViewportSize, expect

from e2e.chance import want
from e2e.contexts import new_context
from e2e.held import Held
from e2e.host import Host
from e2e.pages import Home, Installed, Table
from e2e.saved import PEOPLE, saving_settings
from e2e.watch import Visit, Watch
from game.rules.edition_data import edition_of
from game.ui.boards.board import Board, edition_dict
from game.ui.model.model import Model
from game.ui.saved.settings_text import parse_settings
from game.ui.settings.settings import MAX_SEATS
from tests.ui.test_builder_board import shuffled
from tools.runtime.lazy_modules import LAZY, module_name
from tools.site.archives import WORKSHOP

GAME = Path(__file__).parent.parent / "game"
LOADING = re.compile(r"^The game is loading: (10|20|30) per cent …$")
IMPORT_ALL = """async (names) => {
  const { loadPyodide } = await import(new URL("static/start/boot.mjs", location));
  const python = await loadPyodide();
  const importAll = python.runPython(`
    import importlib
    def import_all(names):
        return [importlib.import_module(name).__name__ for name in names]
    import_all
  `);
  return importAll(names).toJs();
}"""

LOOK_AT_PYTHON = """async (names) => {
  const { loadPyodide } = await import(new URL("static/start/boot.mjs", location));
  const python = await loadPyodide();
  const [{ modules }, { vars }] = [python.pyimport("sys"), python.pyimport("builtins")];
  const there = names.filter((name) => modules.has(name));
  const loaded = there.filter((name) => !vars(modules.get(name)).has("_load"));
  return { there: there.length, loaded, collects: python.pyimport("gc").isenabled() };
}"""

COUNT_TURNS = """
  window.turns = 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    window.turns += 1;
    port2.postMessage("");
  };
  const instantiate = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...given) => {
    const made = await instantiate.apply(WebAssembly, given);
    if (!window.turns) port2.postMessage("");
    return made;
  };
  const plain = window.fetch;
  window.fetch = (file, ...given) => {
    if (String(file).endsWith("game.zip")) window.untilGame = window.turns;
    return plain(file, ...given);
  };
"""
"""Counts the tasks that the page could do between two moments.

First the interpreter is there, then PyScript asks for the game. Nothing should wait in between.
"""
IMPORTS_OF_PYTHON = 10


@pytest.mark.only_browser("chromium")  # asks the browser itself, over CDP
def test_the_first_screen_is_there_before_python_and_nothing_is_deprecated(visit: Visit) -> None:
    held = Held()
    home = Home(visit(prepare=held))
    reported = issues(home.page)
    expect(home.page.get_by_role("heading", name="Rowdy Zoo")).to_be_visible()
    expect(home.play).to_be_visible()
    expect(home.line.locator(".face")).to_have_count(2)
    expect(home.page.get_by_role("status")).to_have_text(LOADING)
    assert home.page.evaluate("performance.getEntriesByName('playable').length") == 0
    for width, height in ((320, 568), (844, 390), (1024, 768)):
        home.page.set_viewport_size({"width": width, "height": height})
        assert home.page.evaluate(PROGRESS) == {"background": 1, "size": True, "covers": []}
    held.let_go()
    home.wait_until_playable()
    expect(home.page.get_by_role("status")).to_have_count(0)
    assert home.page.evaluate("performance.getEntriesByName('playable')[0].entryType") == "mark"
    assert not DEPRECATED & set(reported)


PROGRESS = """() => {
  const progress = document.getElementById("progress");
  const { left, top, right, bottom } = progress.getBoundingClientRect();
  const isCovered = (control) => {
    const box = control.getBoundingClientRect();
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  };
  const { backgroundColor, fontSize } = getComputedStyle(progress);
  return {
    background: Number(/rgba\\(.*, (.*)\\)/.exec(backgroundColor)?.[1] ?? 1),
    size: parseFloat(fontSize) >= 15,
    covers: [...document.querySelectorAll("#app :is(button, h1)")].filter(isCovered)
      .map((control) => control.className),
  };
}"""
"""Whether the progress can be read on any meadow, and what it covers."""

DEPRECATED = {"DeprecationIssue", "SharedArrayBufferIssue"}
"""Pyodide would make shared memory, which is deprecated on pages that are not isolated."""


STARTS_AND_PAINT = """() => {
  const kinds = /[.](js|mjs|zip|wasm)$/;
  const files = performance.getEntriesByType("resource").filter(({ name }) => kinds.test(name));
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return [Math.min(...files.map(({ startTime }) => startTime)), paint.startTime];
}"""


def test_at_a_later_visit_home_is_shown_before_anything_else_starts(
    browser: Browser, host: Host, watch: Watch
) -> None:
    with new_context(browser) as context:
        watch.add(context, host.address)
        home = Installed(context.new_page())
        home.page.goto(host.address, wait_until="domcontentloaded")
        home.wait_until_playable()
        home.wait_until_kept()
        home.restart()
        first_start, paint = home.page.evaluate(STARTS_AND_PAINT)
        assert first_start > paint
        watch.drop(context)


def issues(page: Page) -> list[str]:
    """What the browser reports about the page from now on."""
    client = page.context.new_cdp_session(page)
    reported: list[str] = []
    client.on("Audits.issueAdded", lambda event: reported.append(event["issue"]["code"]))
    client.send("Audits.enable")
    return reported


def test_kept_answers_are_shown_at_any_size(visit: Visit) -> None:
    """Also if only the answers differ from those of a first start."""
    kept = replace(PEOPLE, names=("Zelda",) + ("",) * (MAX_SEATS - 1))
    width, height = Model().viewport
    size: ViewportSize = {"width": width, "height": height}
    home = Home(
        visit(script=saving_settings(kept), prepare=lambda page: page.set_viewport_size(size))
    )
    home.wait_until_playable()
    expect(home.seat("Zelda")).to_be_visible()


def test_early_taps_are_kept_and_honoured(visit: Visit) -> None:
    held = Held()
    home = Home(visit(script=saving_settings(replace(PEOPLE, seats=3)), prepare=held))
    home.sends("SoundFlipped").click()
    home.play.click()
    expect(home.play).to_be_visible()
    held.let_go()
    home.wait_until_playable()
    state = Table(home.page).state()
    assert (state.edition.name, len(state.hands)) == ("little-zoo", 2)
    assert not parse_settings(home.stored("settings")).sound


def test_one_tap_starts_little_zoo_against_fox_and_all_modules_are_there(visit: Visit) -> None:
    home = Home(visit())
    home.wait_until_playable()
    expect(home.seats.nth(0)).to_have_text("Cat you")
    expect(home.seats.nth(1)).to_have_text("Robo Fox computer")
    setup = home.start_open().state().setup
    assert setup.options.hand_size == 3
    assert [seat.played_by for seat in setup.seats] == ["", "fox"]
    everything_that_may_be_imported_is_there(home)


@pytest.mark.parametrize("path", ["", "index.html?from=elsewhere#top"])
def test_under_a_sub_path(visit: Visit, host: Host, path: str) -> None:
    home = Home(visit(host.address + path))
    home.wait_until_playable()
    expect(home.start_open().cards).to_have_count(3)


def test_the_page_says_how_far_it_is_and_can_answer_while_python_starts(visit: Visit) -> None:
    watch_progress = """
      window.told = [];
      new MutationObserver(() => {
        const text = document.getElementById("progress")?.textContent;
        if (window.rowdyZoo && text !== window.told.at(-1)) window.told.push(text);
      }).observe(document, { subtree: true, childList: true });
    """
    home = Home(visit(script=watch_progress + COUNT_TURNS))
    home.wait_until_playable()
    told = home.page.evaluate("window.told")
    assert told[-1] == "The game is starting …"
    percents = [int(number) for text in told[:-1] for number in re.findall(r"\d+", text)]
    assert percents == sorted(set(percents))
    assert percents
    assert home.page.evaluate("window.untilGame") > IMPORTS_OF_PYTHON


def test_the_page_counts_a_large_file_while_it_arrives(visit: Visit, host: Host) -> None:
    may_arrive = host.gates.setdefault("pyodide/pyodide.asm.wasm", threading.Event())
    try:
        home = Home(visit(host.address))
        expect(home.page.get_by_role("status")).to_have_text(re.compile("[4-8]0 per cent"))
    finally:
        may_arrive.set()
    home.wait_until_playable()


IS_SHOWN = """async () => {
  while (!document.querySelector("#app .home")) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve, 500));
}"""


def test_the_start_waits_for_the_end_of_the_page(visit: Visit, host: Host) -> None:
    host.stops["index.html"] = b'<script type="module" src="static/page/page.js"'
    may_arrive = host.gates.setdefault("index.html", threading.Event())
    try:
        home = Home(visit(host.address, until="commit"))
        home.page.evaluate(IS_SHOWN)
        assert "static/start/boot.mjs" not in host.asked
    finally:
        may_arrive.set()
    home.wait_until_playable()


def test_a_start_loads_no_lazy_module_and_garbage_is_collected_again(visit: Visit) -> None:
    home = Home(visit(script="delete window.requestIdleCallback;"))
    home.wait_until_playable()
    found = home.page.evaluate(LOOK_AT_PYTHON, [module_name(file) for file in LAZY])
    assert found["there"] > len(LAZY) / 2
    assert found["loaded"] == []
    assert found["collects"]


def everything_that_may_be_imported_is_there(home: Home) -> None:
    names = sorted({name for name in imports() if not name.startswith(OF_WORKSHOP)})
    assert {"game.main", "game.bots.owl", "random"} <= set(names)
    assert home.page.evaluate(IMPORT_ALL, names) == names


OF_WORKSHOP = tuple(name.replace("/", ".") for name in WORKSHOP)
"""The beginnings of modules that are fetched when a bot plays."""

FOR_THE_TERMINAL = ("__main__.py", "terminal.py")
NOT_SHIPPED = ("cli",)
"""Folders that no page has."""


def is_of_workshop(path: Path) -> bool:
    """Whether only the workshop's page has the module."""
    return path.relative_to(GAME.parent).as_posix().startswith(WORKSHOP)


def imports() -> Iterator[str]:
    """The modules of the game that the page runs, and every module that they name."""
    for path in GAME.rglob("*.py"):
        is_missing = path.name in FOR_THE_TERMINAL or path.parent.name in NOT_SHIPPED
        if is_missing or is_of_workshop(path):
            continue
        yield ".".join(path.relative_to(GAME.parent).with_suffix("").parts).removesuffix(
            ".__init__"
        )
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                yield node.module


def test_on_a_tablet_by_touch(visit: Visit, playwright: Playwright) -> None:
    tablet = dict(playwright.devices["iPad (gen 7)"])
    del tablet["default_browser_type"]
    home = Home(visit(**tablet))
    home.wait_until_playable()
    assert "iPad" in home.page.evaluate("navigator.userAgent")
    assert home.page.evaluate("navigator.maxTouchPoints")
    want(home.page, 1)
    home.play.tap()
    table = Table(home.page)
    expect(table.cards).to_have_count(3)
    table.cards.first.tap()
    expect(table.cards.first).to_have_attribute("aria-pressed", "true")
    table.cell(table.playable()[0]).tap()
    assert table.state().ply >= 1


def test_home_answers_without_the_rooms_and_a_tap_waits_for_them(visit: Visit, host: Host) -> None:
    may_arrive = host.gates.setdefault("later.zip", threading.Event())
    try:
        home = Home(visit(host.address))
        home.wait_until_playable()
        home.animal("lion").click()
        expect(home.page.locator(".animal[class*=touched]")).to_have_count(1)
        home.page.get_by_role("button", name="Play", exact=True).click()
        expect(home.page.get_by_role("status").first).to_contain_text("The game is starting")
        expect(home.page.get_by_role("main")).to_have_class("home")
    finally:
        may_arrive.set()
    expect(home.page.locator("main.table")).to_be_visible()


def test_a_start_whose_board_is_gone(visit: Visit) -> None:
    """The settings name a board that people have built, but no board is saved."""
    board = Board("Gone")
    built = edition_of(edition_dict(board, shuffled(board)))
    home = Home(visit(script=saving_settings(replace(PEOPLE, built=built))))
    home.wait_until_playable()
    expect(home.play).to_be_visible()
    expect(home.failure).to_have_count(0)
