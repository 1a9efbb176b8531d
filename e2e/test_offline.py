"""After the first visit no network is needed; and what is said where that cannot be."""

from collections import Counter

import pytest
from playwright.sync_api import BrowserContext, expect

from e2e import storage
from e2e.host import PATH, Host
from e2e.pages import Home, Installed, Table
from e2e.watch import Visit, Watch
from game.ui.home.settings import MAX_SEATS, Pace, Settings
from game.ui.home.settings_text import settings_text
from game.ui.look import i18n
from game.ui.look.i18n import _

COMPUTERS = Settings(who=("fox", "cub") * (MAX_SEATS // 2), pace=Pace.AT_ONCE.value)
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


def installed(visit: Visit, host: Host) -> Installed:
    """A first visit, until the game is kept."""
    home = Installed(visit(host.address, worker=True))
    home.wait_until_kept()
    return home


def cut_off(host: Host, context: BrowserContext) -> None:
    """No network, and nobody there to answer."""
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
    table.button(_("Show all hands")).click()
    table.close_dialog()
    table.button(_("Home")).click()
    expect(home.play).to_be_visible()


def test_the_first_visit_fetches_every_file_once(visit: Visit, host: Host) -> None:
    home = installed(visit, host)
    assert set(host.asked) == set(host.files)
    assert Counter(host.asked).most_common(1)[0][1] == 1
    assert len(home.caches()) == 1
    assert home.caches()[0].startswith("rowdy-zoo:")


def test_the_next_visit_asks_the_network_for_nothing_of_the_game(
    visit: Visit, watch: Watch, host: Host
) -> None:
    home = installed(visit, host)
    host.asked.clear()
    home.restart()
    assert not home.other_files(host.files)
    assert set(host.asked) <= {"sw.js"}, "a new version is looked for"
    watch.expect("status 404: .*/nowhere")
    watch.expect("404", certain=False)
    for address in ("nowhere", "../"):
        ask = "address => fetch(address).then((answer) => answer.status)"
        assert home.page.evaluate(ask, address) == 404


def test_everything_works_without_a_network(visit: Visit, watch: Watch, host: Host) -> None:
    home = installed(visit, host)
    context = home.page.context
    home.page.close()
    cut_off(host, context)
    watch.expect(r"sw\.js", certain=False)
    home = Installed(context.new_page())
    home.page.goto(f"{host.address}index.html?from=elsewhere#top")
    home.wait_until_playable()
    home.language.select_option("uk")
    i18n.set_language("uk")
    home.help()
    expect(home.dialog).to_contain_text(_("How to play"))
    home.close_dialog()
    home.page.goto(host.address)
    home.wait_until_playable()
    assert not home.other_files(host.files)
    plays_a_whole_game(home)
    expect(home.news).to_have_count(0)
    home.language.select_option("en")
    expect(home.button("Play")).to_be_visible()


@pytest.mark.parametrize("how", NO_WORKERS)
def test_without_service_workers_the_page_plays_and_says_so(visit: Visit, how: str) -> None:
    home = Installed(visit(script=NO_WORKERS[how], worker=True))
    home.wait_until_playable()
    expect(home.news).to_contain_text("it needs the network at every start")
    home.news.get_by_role("button", name="All right").click()
    expect(home.news).to_have_count(0)
    home.play.click()
    expect(Table(home.page).grid).to_be_visible()


def test_without_storage_the_page_plays_and_says_what_is_lost(visit: Visit) -> None:
    blocked = """
      Object.defineProperty(window, "indexedDB", {
        get() { throw new DOMException("no", "SecurityError"); },
      });
    """
    home = Installed(visit(script=blocked))
    home.wait_until_playable()
    expect(home.news).to_contain_text("names and a game in progress are lost")
    home.play.click()
    expect(Table(home.page).grid).to_be_visible()
    expect(home.news).to_have_count(0)


def is_not_kept(home: Installed) -> None:
    """The page says so, has left nothing behind, and plays."""
    home.wait_until_playable()
    expect(home.news).to_contain_text("it needs the network at every start")
    assert home.caches() == []
    home.news.get_by_role("button", name="All right").click()
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
"""A page so busy that it hears of its service worker when that has failed already."""


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

    def fill(context: BrowserContext) -> None:
        quota = {"origin": host.address.removesuffix(PATH), "quotaSize": 1_000_000}
        context.new_cdp_session(context.new_page()).send("Storage.overrideQuotaForOrigin", quota)

    is_not_kept(Installed(visit(host.address, prepare=fill, worker=True)))
