"""What the page says when something is missing, blocked or broken: a sentence and a way on."""

import binascii
import json
import mimetypes
import re
import zlib
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from e2e import storage
from e2e.cases import first
from e2e.host import Host, version
from e2e.pages import Curtain, Home, Screen, Table
from e2e.play import take_turn
from e2e.saved import PEOPLE, saving_settings
from e2e.watch import Visit, Watch
from tools.paths import DIST
from tools.site.archives import site_archive

pytestmark = pytest.mark.new_page

ANYTHING = ".*"
BLOCKED_DATABASE = {
    "throws": "indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };",
    "fails": """
      indexedDB.open = () => {
        const request = new EventTarget();
        request.error = new DOMException("no", "UnknownError");
        setTimeout(() => { request.onerror?.({ target: request, preventDefault() {} }); });
        return request;
      };
    """,
    "is not there": "Object.defineProperty(window, 'indexedDB', { value: undefined });",
    "cannot be asked for": """
      Object.defineProperty(window, "indexedDB", {
        get() { throw new DOMException("no", "SecurityError"); },
      });
    """,
}

THROWS = """
  addEventListener("DOMContentLoaded", () => { throw new Error("from elsewhere"); });
"""

BLOCKED_STORAGE = {
    "throws": """
      Object.defineProperty(window, "localStorage", {
        get() { throw new DOMException("no", "SecurityError"); },
      });
    """,
    "is full": """
      Storage.prototype.setItem = () => { throw new DOMException("no", "QuotaExceededError"); };
    """,
    "is not there": "Object.defineProperty(window, 'localStorage', { value: null });",
}

NETWORK = "This network asks you to sign in."
FILES = [
    "pyodide/pyodide.asm.wasm",
    "game.zip",
    "static/start/boot.mjs",
    "pyscript/core.js",
    "static/rooms.css",
    "pyodide/pyodide.asm.js",
    "python.zip",
    "static/page/page.js",
    "static/start/hooks.mjs",
    "pyscript/core-*.js",
    "pyscript/error-*.js",
]


def archive(**modules: str) -> bytes:
    """An archive like the game's, with other modules in it."""
    return site_archive({f"game/{name}.py": source.encode() for name, source in modules.items()})


IS_FREE = """(button) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return [0.1, 0.5, 0.9].every((part) =>
    button.contains(document.elementFromPoint(left + part * width, top + height / 2)));
}"""


def is_told(screen: Screen, sentence: str, *, button: str = "Load again") -> None:
    """The page says what happened and what to do, in words for people."""
    expect(screen.failure).to_contain_text(sentence)
    way_on = screen.failure.get_by_role("button", name=button)
    expect(way_on).to_be_visible()
    assert way_on.evaluate(IS_FREE)
    text = screen.page.locator("body").inner_text()
    assert not re.search(r"Traceback|Error:|undefined|\.py\b", text), text


@pytest.mark.parametrize(
    ("name", "how"), first(2, [("game.zip", "cut off"), *((name, "missing") for name in FILES)])
)
def test_a_missing_file(visit: Visit, watch: Watch, name: str, how: str) -> None:
    watch.expect(ANYTHING)

    def answer(route: Route) -> None:
        if how == "missing":
            route.fulfill(status=404, body="not here")
        else:
            route.abort("connectionreset")

    def without(page: Page) -> None:
        page.route(f"**/{name}", answer)

    home = Home(visit(prepare=without))
    is_told(home, "Part of the game did not load.")
    expect(home.page.get_by_role("heading", name="Rowdy Zoo")).to_be_visible()


@pytest.mark.parametrize("redirects", [True, False])
def test_a_network_that_asks_to_log_in(
    visit: Visit, watch: Watch, host: Host, *, redirects: bool
) -> None:
    watch.expect(ANYTHING)
    host.asks_to_log_in = [name for name in host.files if name != "index.html"]
    host.redirects_to_log_in = redirects
    home = Home(visit(host.address))
    is_told(home, NETWORK)
    expect(home.failure).to_contain_text("Sign in to the network, then load the page again.")
    expect(home.button("Start fresh")).to_have_count(0)
    host.asks_to_log_in = ()
    home.load_again()
    expect(home.failure).to_have_count(0)


DAMAGED = [
    ("pyodide/pyodide.asm.wasm", "a bit"),
    ("python.zip", "truncated"),
    ("game.zip", "a bit"),
    ("static/page/page.js", "a page"),
    ("pyscript/core.js", "a page"),
    ("static/rooms.css", "a page"),
    ("pyodide/pyodide.asm.wasm", "truncated"),
    ("pyodide/pyodide.asm.wasm", "a page"),
    ("pyodide/pyodide.asm.js", "a page"),
    ("python.zip", "a bit"),
    ("python.zip", "a page"),
    ("game.zip", "truncated"),
    ("game.zip", "a page"),
    ("static/start/hooks.mjs", "a page"),
]


def damaged(name: str, how: str) -> bytes:
    """The file with a changed bit in its middle, its first half, or another page instead."""
    content = (DIST / name).read_bytes()
    middle = len(content) // 2
    match how:
        case "a bit":
            return content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]
        case "truncated":
            return content[:middle]
        case _:
            return b"<!doctype html><title>Log in</title>"


@pytest.mark.parametrize(("name", "how"), first(2, DAMAGED))
def test_a_damaged_file_is_told_by_its_name(
    visit: Visit, watch: Watch, name: str, how: str
) -> None:
    watch.expect(ANYTHING, certain=False)
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"

    def answer(route: Route) -> None:
        route.fulfill(body=damaged(name, how), content_type=kind)

    home = Home(visit(prepare=lambda page: page.route(f"**/{name}", answer)))
    is_told(home, NETWORK if how == "a page" else "Part of the game is damaged.")
    expect(home.button("Start fresh")).to_have_count(0)
    if how != "a page":
        expect(home.failure).to_contain_text(name)


WRONG_TYPE = "This site sends part of the game with the wrong file type."


@pytest.mark.parametrize("name", first(2, ["static/rooms.css", "static/page/page.js", "*.mjs"]))
def test_a_file_of_the_wrong_type_is_named(visit: Visit, watch: Watch, name: str) -> None:
    watch.expect(ANYTHING, certain=False)  # Chromium does not report a style sheet

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(body=response.body(), content_type="text/plain")

    home = Home(visit(prepare=lambda page: page.route(f"**/{name}", answer)))
    is_told(home, WRONG_TYPE)
    expect(home.failure).to_contain_text(name.removeprefix("*"))
    expect(home.failure).to_contain_text("text/css")


def test_a_page_that_is_opened_as_a_file_says_so(visit: Visit) -> None:
    home = Home(visit((DIST / "index.html").as_uri()))
    is_told(home, "This page was opened as a file.")
    assert not re.search("network|internet", home.failure.inner_text())


@pytest.mark.parametrize("kind", first(1, ["text/html", "application/octet-stream", ""]))
def test_wasm_of_another_type_plays(visit: Visit, kind: str) -> None:
    wasm = (DIST / "pyodide/pyodide.asm.wasm").read_bytes()

    def answer(route: Route) -> None:
        route.fulfill(body=wasm, headers={"content-type": kind} if kind else {})

    home = Home(visit(prepare=lambda page: page.route("**/*.wasm", answer)))
    home.wait_until_playable()
    home.start_open()


def test_a_page_at_a_path_without_its_slash_says_so(visit: Visit, watch: Watch) -> None:
    watch.expect(ANYTHING)
    html = (DIST / "index.html").read_bytes()

    def add(page: Page) -> None:
        page.route(
            "**/deeper/game", lambda route: route.fulfill(body=html, content_type="text/html")
        )
        page.route("**/deeper/static/**", lambda route: route.fulfill(status=404))

    home = Home(visit(prepare=add))
    home.page.goto(home.page.url + "deeper/game", wait_until="domcontentloaded")
    is_told(home, "The slash at the end of this page’s address is missing.")


def test_a_crash_of_the_interpreter_is_told_and_the_game_goes_on_or_is_deleted(
    home: Home, watch: Watch
) -> None:
    watch.expect(ANYTHING)
    take_turn(home.start().open_for_anybody())
    actions = Table(home.page).record().actions
    home.page.evaluate(CRASH)
    is_told(home, "The game has stopped.")
    home.load_again()
    Table(home.page).go_on.click()
    expect(Curtain(home.page).ready).to_be_visible()
    assert Table(home.page).record().actions == actions
    it_can_be_answered_behind_a_dialog(home)
    start_clean_keeps_what_was_saved_as_a_file(home)


def it_can_be_answered_behind_a_dialog(home: Home) -> None:
    Curtain(home.page).open_for_anybody().open_menu()
    home.page.evaluate(CRASH)
    home.load_again()
    expect(Table(home.page).go_on).to_be_visible()


def start_clean_keeps_what_was_saved_as_a_file(home: Home) -> None:
    game = home.stored("game")
    home.page.evaluate(CRASH)
    with home.page.expect_download() as found:
        home.button("Start fresh").click()
    expect(home.failure).to_contain_text("Delete everything saved here?")
    everything = json.loads(Path(found.value.path()).read_text())
    assert everything["texts"]["game"] == game
    assert home.stored("game") == game
    with home.page.expect_event("framenavigated"):
        home.button("Delete and start fresh").click()
    home.wait_until_playable()
    expect(Table(home.page).go_on).to_have_count(0)
    assert home.stored("game") is None


def test_start_clean_says_so_if_nothing_can_be_read(home: Home, watch: Watch) -> None:
    watch.expect(ANYTHING)
    home.page.evaluate(
        "() => { IDBObjectStore.prototype.getAll = () => { throw new Error('no'); }; }"
    )
    home.page.evaluate(CRASH)
    home.button("Start fresh").click()
    expect(home.failure).to_contain_text("What is saved here could not be read or saved to a file.")


def test_load_again_after_a_missing_file(visit: Visit, watch: Watch) -> None:
    watch.expect(ANYTHING)

    def without_game(page: Page) -> None:
        page.route("**/game.zip", lambda route: route.fulfill(status=503))

    home = Home(visit(prepare=without_game))
    is_told(home, "Part of the game did not load.")
    home.page.unroute("**/game.zip")
    home.load_again()
    expect(home.failure).to_have_count(0)
    home.start_open()


def test_an_error_from_elsewhere_is_not_told_over_a_game_that_starts(
    visit: Visit, watch: Watch
) -> None:
    watch.expect(ANYTHING)
    home = Home(visit(script=THROWS))
    home.wait_until_playable()
    expect(home.failure).to_have_count(0)
    home.start_open()


def test_later_modules_that_cannot_be_fetched_are_told_and_asked_for_again(
    visit: Visit, watch: Watch
) -> None:
    watch.expect(ANYTHING)
    answers = iter([404, 404, 404])  # in advance, after the start, for the first tap

    def answer(route: Route) -> None:
        if status := next(answers, None):
            route.fulfill(status=status)
        else:
            route.continue_()

    home = Home(
        visit(
            script=saving_settings(PEOPLE), prepare=lambda page: page.route("**/later.zip", answer)
        )
    )
    home.wait_until_playable()
    expect(home.failure).to_contain_text("Part of the game did not load.")
    home.page.get_by_role("button", name="Play", exact=True).click()
    expect(home.page.get_by_role("main")).to_have_class("home")
    home.page.get_by_role("button", name="Play", exact=True).click()
    expect(home.page.locator("main.table")).to_be_visible()


def test_a_fault_of_python_at_the_start(visit: Visit, watch: Watch, host: Host) -> None:
    watch.expect(ANYTHING)
    host.files = version(1, {"game.zip": archive(__init__="", start="1 / 0")})
    home = Home(visit(host.address))
    is_told(home, "The game could not start.")


def test_without_webassembly(visit: Visit, watch: Watch) -> None:
    home = Home(visit(script="delete window.WebAssembly;"))
    watch.expect(ANYTHING, certain=False)
    is_told(home, "This browser cannot run the game.")


@pytest.mark.parametrize(
    "lacking",
    first(
        1,
        [
            "delete window.structuredClone",
            "delete HTMLScriptElement.prototype.noModule",
            "delete window.HTMLDialogElement",
        ],
    ),
)
def test_in_a_browser_that_is_too_old(visit: Visit, watch: Watch, lacking: str) -> None:
    watch.expect(ANYTHING, certain=False)

    def without_modules(page: Page) -> None:
        page.route(re.compile(r"\.mjs$|/core"), lambda route: route.abort())

    home = Home(visit(script=lacking, prepare=without_modules))
    is_told(
        home, "It needs Safari 16.4, Chrome 112, Firefox 112 or newer. It also needs WebAssembly"
    )
    with home.page.expect_event("framenavigated"):
        home.button("Load again").click()


@pytest.mark.parametrize("how", first(1, BLOCKED_STORAGE))
def test_with_blocked_storage_the_game_still_plays(visit: Visit, how: str) -> None:
    home = Home(visit(script=BLOCKED_STORAGE[how]))
    home.wait_until_playable()
    home.choose(hand_size=2)
    table = home.start_open()
    expect(table.cards).to_have_count(2)
    table.cards.first.click()
    expect(table.cards.first).to_have_attribute("aria-pressed", "true")
    expect(home.failure).to_have_count(0)


CRASH = """async () => {
  const { loadPyodide } = await import(new URL("static/start/boot.mjs", location));
  const python = await loadPyodide();
  python.runPython("import asyncio, itertools, os; loop = asyncio.get_event_loop()");
  python.runPython("loop.call_soon(all, itertools.repeat(True))");
  try { python.runPython("os.abort()"); } catch {}
}"""
"""Ends Python while a call is due that would never return."""
NONSENSE = ("Nonsense 1", "CellPicked", "CardPicked x", "CellPicked zz")


def test_a_fault_during_a_tap(home: Home, watch: Watch) -> None:
    watch.expect(ANYTHING)
    table = home.start().open_for_anybody()
    state = table.state()
    card = table.cards.first
    right = card.get_attribute("data-msg")
    for nonsense in NONSENSE:
        card.evaluate("(e, text) => e.setAttribute('data-msg', text)", nonsense)
        card.click()
        is_told(table, "Something went wrong inside the game.", button="Go on")
        is_told(table, "Your last tap did nothing.")
        table.button("Go on").click()
        expect(table.failure).to_have_count(0)
    card.evaluate("(e, text) => e.setAttribute('data-msg', text)", right)
    assert table.state() == state
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")


def test_load_again_after_a_fault(home: Home, watch: Watch) -> None:
    watch.expect(ANYTHING)
    play = home.page.locator("#play")
    play.evaluate("e => e.setAttribute('data-msg', 'Nonsense')")
    play.click()
    is_told(home, "Something went wrong inside the game.")
    home.load_again()
    home.start().open_for_anybody()


def test_without_javascript(visit: Visit, watch: Watch) -> None:
    # so Chromium calls a script that it passes over
    watch.expect(r"request failed: .*js \(csp\)", certain=False)
    page = visit(java_script_enabled=False)
    sentence = page.locator("noscript")  # has no role, and searches by text leave it out
    assert "This game needs JavaScript." in (sentence.text_content() or "")
    expect(sentence).to_be_in_viewport(ratio=1)


def test_a_failure_speaks_the_users_language(visit: Visit, watch: Watch) -> None:
    watch.expect(ANYTHING)

    def without_game(page: Page) -> None:
        page.route("**/game.zip", lambda route: route.fulfill(status=404))

    screen = Screen(visit(prepare=without_game, script=saving_settings(PEOPLE, "uk")))
    expect(screen.failure).to_contain_text("Частина гри не завантажилася.")
    expect(screen.failure.get_by_role("button", name="Завантажити ще раз")).to_be_visible()


def test_a_saved_record_that_is_damaged_does_no_harm(visit: Visit) -> None:
    home = Home(visit())
    home.wait_until_playable()
    storage.save(
        home.page, game="{", settings='{"seats": "many", "names": 3}', language="xx", family="3"
    )
    home.page.reload()
    home.wait_until_playable()
    home.start_open()
    assert len(Table(home.page).state().hands) == 2


NESTED = '{"x": ' + "[" * 1_000 + "]" * 1_000 + "}"
HIDDEN = '{"x": "' + "]" * 9_500 + '", "y": ' + "[" * 9_500
"""A check must not balance the outer brackets with those in the string."""


@pytest.mark.parametrize("text", first(1, [HIDDEN, NESTED]), ids=["hidden", "nested"])
def test_nested_texts_stop_neither_the_start_nor_the_game(visit: Visit, text: str) -> None:
    script = storage.saving({"game": text, "settings": text, "family": text, "original": text})
    home = Home(visit(script=script))
    home.wait_until_playable()
    code = binascii.b2a_base64(zlib.compress(text.encode() + b"\n"), newline=False).decode()
    link = "#g=" + code.rstrip("=").replace("+", "-").replace("/", "_")
    home.page.evaluate("link => { location.hash = link; }", link)
    expect(home.dialog).to_contain_text("is not a Rowdy Zoo game")
    home.close_dialog()
    assert {name for name, _text in storage.read_damaged(home.page)} == {
        "game",
        "original",
        "settings",
    }
    home.play.click()
    expect(Table(home.page).cards).to_have_count(3)
