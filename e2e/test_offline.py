"""After the first visit the game needs no network. If it cannot be stored, the page says so."""

from collections import Counter

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e import storage
from e2e.cases import first
from e2e.damage import STORED, clear_http_cache, lose
from e2e.host import PATH, Host, version
from e2e.pages import Home, Installed, Table
from e2e.watch import Visit, Watch
from game.ui.look import i18n
from game.ui.look.i18n import _
from game.ui.saved.settings_text import settings_text
from game.ui.settings.settings import MAX_SEATS, Pace, Settings

COMPUTERS = Settings(who=("fox", "cub") * (MAX_SEATS // 2), pace=Pace.AT_ONCE)
WHOLE_GAME = 120_000
"""Milliseconds that computers may need for a game on a busy machine."""

NO_WORKERS = {
    "are not there": "delete Navigator.prototype.serviceWorker;",
    "are blocked": """
      if (navigator.serviceWorker) navigator.serviceWorker.register = async () => {
        throw new DOMException("no", "SecurityError");
      };
    """,
}


NOT_SECURE = """
  Object.defineProperty(window, "isSecureContext", { value: false });
  delete Navigator.prototype.serviceWorker;
"""

PART = """async ([name, Range]) => {
  const answer = await fetch(name, { headers: { Range } });
  const body = Array.from(new Uint8Array(await answer.arrayBuffer()));
  const { status, headers: given } = answer;
  return { status, body, range: given.get("Content-Range"), type: given.get("Content-Type") };
}"""

PARTS = {
    "bytes=0-0": (206, slice(0, 1)),
    "bytes=10-99": (206, slice(10, 100)),
    "bytes=10-": (206, slice(10, None)),
    "bytes=10-999999999": (206, slice(10, None)),
    "bytes=-7": (206, slice(-7, None)),
    "bytes=-999999999": (206, slice(0, None)),
    "bytes=999999999-": (416, slice(0, 0)),
    "bytes=-0": (416, slice(0, 0)),
    "bytes=9-1": (200, slice(0, None)),
    "bytes=-": (200, slice(0, None)),
    "bytes=0-1,3-4": (200, slice(0, None)),
    "lines=1-2": (200, slice(0, None)),
}
"""For each range that is asked for, the status and the part of the file in the answer."""


def installed(visit: Visit, host: Host) -> Installed:
    """The page of a first visit that has stored the game."""
    home = Installed(visit(host.address, worker=True))
    home.wait_until_kept()
    return home


def cut_off(host: Host, context: BrowserContext) -> None:
    """Take the network and the server away."""
    context.set_offline(True)
    host.stop()


def plays_a_whole_game(home: Home) -> None:
    """Computers play from the deal to the end; then all hands are looked at."""
    kept = settings_text(COMPUTERS)
    storage.save(home.page, settings=kept)
    home.page.reload()
    home.wait_until_playable()
    home.play.click()
    table = Table(home.page)
    expect(table.again).to_be_visible(timeout=WHOLE_GAME)
    table.show_hands()
    table.close_dialog()
    table.button(_("Home")).click()
    expect(home.play).to_be_visible()


def test_the_first_visit_fetches_every_file_once_and_the_next_need_no_network(
    visit: Visit, watch: Watch, host: Host
) -> None:
    home = installed(visit, host)
    every_file_was_fetched_once(home, host)
    the_next_visit_fetches_nothing_of_the_game(home, watch, host)
    watch.check()
    watch.clear()
    context = home.page.context
    home.page.close()
    cut_off(host, context)
    watch.expect(r"sw\.js|416", certain=False)
    home = Installed(context.new_page())
    everything_works_without_a_network(home, host)
    parts_of_a_file_are_there_without_a_network(home, host)


def every_file_was_fetched_once(home: Installed, host: Host) -> None:
    assert set(host.asked) == set(host.files)
    assert Counter(host.asked).most_common(1)[0][1] == 1
    assert len(home.caches()) == 1
    assert home.caches()[0].startswith("rowdy-zoo:")


def the_next_visit_fetches_nothing_of_the_game(home: Installed, watch: Watch, host: Host) -> None:
    host.asked.clear()
    home.restart()
    assert not home.other_files(host.files)
    assert set(host.asked) <= {"sw.js"}, "a new version is looked for"
    watch.expect("status 404: .*/nowhere")
    watch.expect("404", certain=False)
    for address in ("nowhere", "../"):
        ask = "address => fetch(address).then((answer) => answer.status)"
        assert home.page.evaluate(ask, address) == 404


def everything_works_without_a_network(home: Installed, host: Host) -> None:
    home.page.goto(f"{host.address}index.html?from=elsewhere#top")
    home.wait_until_playable()
    home.choose_language("uk")
    i18n.set_language("uk")
    home.help()
    expect(home.dialog).to_contain_text(_("How to play"))
    home.close_dialog()
    home.page.goto(host.address)
    home.wait_until_playable()
    assert not home.other_files(host.files)
    plays_a_whole_game(home)
    expect(home.news).to_have_count(0)
    home.choose_language("en")
    expect(home.button("Play")).to_be_visible()
    licences_can_be_read(home)


def licences_can_be_read(home: Home) -> None:
    home.open_grown_ups()
    home.dialog.get_by_role("link", name="About and licences").click()
    expect(home.page.get_by_role("heading", level=1)).to_have_text("About Rowdy Zoo")
    text = home.page.get_by_text("Mozilla Public License Version 2.0").first
    expect(text).to_be_hidden()
    home.page.get_by_text("pyodide 314").click()
    expect(text).to_be_visible()
    home.page.set_viewport_size({"width": 320, "height": 480})
    assert home.page.evaluate("document.documentElement.scrollWidth") <= 320
    home.page.get_by_role("link", name="Back to the game").click()
    home.wait_until_playable()


def parts_of_a_file_are_there_without_a_network(home: Installed, host: Host) -> None:
    name = "static/page/page.js"
    content = host.files[name]
    for asked, (status, part) in PARTS.items():
        given = home.page.evaluate(PART, [name, asked])
        assert (given["status"], bytes(given["body"])) == (status, content[part]), asked
        assert "javascript" in given["type"]
        start, end, _ = part.indices(len(content))
        ranges = {206: f"bytes {start}-{end - 1}/{len(content)}", 416: f"bytes */{len(content)}"}
        assert given["range"] == ranges.get(status), asked


@pytest.mark.parametrize("how", first(1, NO_WORKERS))
def test_without_service_workers_the_page_plays_and_says_so(visit: Visit, how: str) -> None:
    home = Installed(visit(script=NO_WORKERS[how], worker=True))
    home.wait_until_playable()
    expect(home.news).to_contain_text("it needs the internet every time it starts")
    home.news.get_by_role("button", name="OK").click()
    expect(home.news).to_have_count(0)
    home.play.click()
    expect(Table(home.page).grid).to_be_visible()


def test_a_page_that_is_not_secure_says_so(visit: Visit) -> None:
    home = Installed(visit(script=NOT_SECURE, worker=True))
    home.wait_until_playable()
    expect(home.news).to_contain_text("This address is not secure (https)")


def is_not_kept(home: Installed) -> None:
    """The page says so, stores nothing, and plays."""
    home.wait_until_playable()
    expect(home.news).to_contain_text("it needs the internet every time it starts")
    assert home.caches() == []
    home.news.get_by_role("button", name="OK").click()
    home.play.click()
    expect(Table(home.page).grid).to_be_visible()


def test_a_game_that_is_not_all_there_is_not_kept(visit: Visit, watch: Watch, host: Host) -> None:
    watch.expect("icon-512")
    watch.expect("console error", certain=False)
    del host.files["static/art/icon-512.png"]
    is_not_kept(Installed(visit(host.address, worker=True)))


LATE = """
  const { serviceWorker } = navigator;
  const register = serviceWorker?.register.bind(serviceWorker);
  if (serviceWorker) serviceWorker.register = async (...options) => {
    const registration = await register(...options);
    const { installing } = registration;
    if (installing) await new Promise((resolve) => {
      installing.onstatechange = resolve;
    });
    return registration;
  };
"""
"""A busy page gets its service worker only after the worker has failed."""


def test_a_game_whose_keeping_failed_before_the_page_heard_of_it(
    visit: Visit, watch: Watch, host: Host
) -> None:
    watch.expect("icon-512")
    watch.expect("console error", certain=False)
    del host.files["static/art/icon-512.png"]
    is_not_kept(Installed(visit(host.address, script=LATE, worker=True)))


@pytest.mark.only_browser("chromium")  # fills the device over CDP
def test_a_game_that_the_device_has_no_room_for_is_not_kept(
    visit: Visit, watch: Watch, host: Host
) -> None:
    watch.expect("[Qq]uota", certain=False)

    def fill(page: Page) -> None:
        quota = {"origin": host.address.removesuffix(PATH), "quotaSize": 1_000_000}
        page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", quota)

    is_not_kept(Installed(visit(host.address, prepare=fill, worker=True)))


def stored(home: Installed) -> set[str]:
    """The addresses of the stored files."""
    return set(home.page.evaluate(STORED))


LOST = [["game.zip", "static/rooms.css"], [], ["./"]]


@pytest.mark.only_browser("chromium")  # clears the cache over CDP
@pytest.mark.parametrize("lost", first(1, LOST), ids=str)
def test_lost_files_are_stored_again_or_do_no_harm_or_are_reported(
    visit: Visit, watch: Watch, host: Host, lost: list[str]
) -> None:
    home = installed(visit, host)
    are_stored_again(home, host, lost)
    watch.check()
    watch.expect(".*", certain=False)
    cut_off(host, home.page.context)
    an_icon_does_no_harm_without_a_network(home)
    what_the_game_needs_is_reported_without_a_network(home)


def are_stored_again(home: Installed, host: Host, lost: list[str]) -> None:
    before = stored(home)
    assert len(before) == len(host.files) - 1
    lose(home.page, *lost)
    home.restart()
    home.page.wait_for_function(f"async (n) => (await ({STORED})()).length === n", arg=len(before))
    assert stored(home) == before
    home.page.context.set_offline(True)
    home.restart()
    assert not home.other_files(host.files)


def an_icon_does_no_harm_without_a_network(home: Installed) -> None:
    lose(home.page, "static/art/icon-512.png")
    home.restart()
    home.play.click()
    expect(Table(home.page).grid).to_be_visible()


def what_the_game_needs_is_reported_without_a_network(home: Installed) -> None:
    lose(home.page, "game.zip")
    clear_http_cache(home.page)
    home.page.reload()
    expect(home.failure).to_contain_text("Part of the game did not load.")


def test_a_worker_that_the_network_withholds_is_not_reported_and_comes_later(
    visit: Visit, watch: Watch, host: Host
) -> None:
    watch.expect(".*", certain=False)
    host.asks_to_log_in = ["sw.js"]
    home = Installed(visit(host.address, worker=True))
    for redirects in (False, True):
        host.redirects_to_log_in = redirects
        with home.page.expect_response("**/sw.js") as answer:
            home.restart()
        answer.value.finished()
        home.choose_language("de")
        expect(home.page.locator("html")).to_have_attribute("lang", "de")
        expect(home.news).to_have_count(0)
    host.asks_to_log_in = ()
    home.restart()
    home.wait_until_kept()


def start_clean(home: Installed) -> None:
    home.page.evaluate("rowdyZoo.showFailure('crashed')")
    home.button("Start fresh").click()
    with home.page.expect_event("framenavigated"):
        home.button("Delete and start fresh").click()
    home.wait_until_playable()


DAMAGE = """async () => {
  for (const key of await caches.keys()) {
    const cache = await caches.open(key);
    const address = new URL("static/art/icon-192.png", location.href);
    if (await cache.match(address)) await cache.put(address, new Response("damaged"));
  }
}"""


@pytest.mark.soak
def test_start_clean_deletes_the_stored_game_only_for_another_one(
    visit: Visit, watch: Watch, host: Host
) -> None:
    watch.expect(".*", certain=False)
    home = installed(visit, host)
    home.restart()
    damaged = {"static/art/icon-192.png"}
    home.page.evaluate(DAMAGE)
    assert home.other_files(host.files) == damaged
    for names in ([*host.files, "sw.js"], [*damaged]):  # a login page; then all but one file comes
        host.asks_to_log_in = names
        start_clean(home)
        assert home.other_files(host.files) == damaged
    host.asks_to_log_in = ()
    start_clean(home)
    assert home.other_files(host.files) == set()
    host.files = version(2)
    start_clean(home)
    expect(home.page).to_have_title("Version 2")
    cut_off(host, home.page.context)
    home.restart()
    assert home.other_files(host.files) == set()
