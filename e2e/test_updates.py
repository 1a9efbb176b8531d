"""The host gets a new version while an old one runs: the page takes all of it, or nothing."""

import pytest
from playwright.sync_api import Page, expect

from e2e.cases import first
from e2e.damage import clear_http_cache, lose, stop_the_worker
from e2e.host import PAGES, PATH, Files, Host, version
from e2e.pages import Installed, Table
from e2e.waits import until
from e2e.watch import Visit, Watch

OTHERS = "somebody-else:1"


def running(visit: Visit, host: Host) -> Installed:
    """Version 1, stored and started from its cache, beside the cache of another project."""
    home = Installed(visit(host.address, worker=True))
    home.wait_until_kept()
    home.page.evaluate("name => caches.open(name).then(() => null)", OTHERS)
    home.restart()
    return home


def runs(home: Installed, number: int) -> None:
    """The page is that version, and so is every file that it is given."""
    expect(home.page).to_have_title(f"Version {number}")
    assert home.other_files(version(number)) == set()


def is_taken_over(home: Installed, number: int) -> None:
    """The page starts again as that version, and nothing is left of older ones."""
    expect(home.page).to_have_title(f"Version {number}")
    home.wait_until_playable()
    runs(home, number)
    ours = [name for name in home.caches() if name != OTHERS]
    memories = [name for name in ours if ":memory:" in name]
    assert len(ours) - len(memories) == 1
    assert len(memories) <= 1
    assert OTHERS in home.caches()
    expect(home.news).to_have_count(0)


def test_a_new_version_is_taken_when_it_is_picked_or_at_the_next_start(
    visit: Visit, host: Host
) -> None:
    home = running(visit, host)
    waits_until_it_is_picked(home, host)
    home = later_is_the_next_start(home, host)
    disturbs_no_game_in_another_tab(home, host)


def waits_until_it_is_picked(home: Installed, host: Host) -> None:
    """Version 2 follows version 1."""
    host.files = version(2)
    host.asked.clear()
    home.come_back()
    expect(home.news).to_contain_text("A new version is ready.")
    assert set(host.asked) == {"sw.js", *PAGES, "static/page/page.js"}
    runs(home, 1)
    home.play.click()
    table = Table(home.page)
    expect(table.grid).to_be_visible()
    expect(home.news).to_have_count(0)
    home.restart()
    runs(home, 1)
    home.start_new_version.click()
    is_taken_over(home, 2)


def later_is_the_next_start(home: Installed, host: Host) -> Installed:
    """Version 3 follows version 2; return the page that has it."""
    host.files = version(3)
    assert home.look_for_update()
    home.news.get_by_role("button", name="Later").click()
    expect(home.news).to_have_count(0)
    runs(home, 2)
    context = home.page.context
    home.page.close()
    again = Installed(context.new_page())
    wait_until_no_version_waits(again.page, host)
    again.page.goto(host.address)
    is_taken_over(again, 3)
    return again


def test_a_version_that_came_during_the_first_visit_is_there_at_once(
    visit: Visit, host: Host
) -> None:
    home = Installed(visit(host.address, worker=True))
    home.wait_until_kept()
    home.page.evaluate("name => caches.open(name).then(() => null)", OTHERS)
    host.files = version(2)
    home.come_back()
    home.start_new_version.click()
    is_taken_over(home, 2)


NOTHING = "<!doctype html><title>Nothing</title><link rel='icon' href='data:,'>"
NO_VERSION_WAITS = """async (path) => {
  const { waiting } = await navigator.serviceWorker.getRegistration(path);
  return !waiting;
}"""


def wait_until_no_version_waits(page: Page, host: Host) -> None:
    """Wait until the browser has noticed that no page of the old version is open any more."""
    elsewhere = host.address.removesuffix(PATH) + "/nothing"
    page.route(elsewhere, lambda route: route.fulfill(body=NOTHING, content_type="text/html"))
    page.goto(elsewhere)
    until(page, NO_VERSION_WAITS, PATH)


def disturbs_no_game_in_another_tab(home: Installed, host: Host) -> None:
    """Version 4 follows version 3."""
    other = Installed(home.page.context.new_page())
    other.page.goto(host.address)
    other.wait_until_playable()
    Table(other.page).go_on.click()
    expect(Table(other.page).grid).to_be_visible()
    host.files = version(4)
    home.page.bring_to_front()
    home.come_back()
    home.start_new_version.click()
    expect(home.news).to_contain_text("First close the game in all other tabs and windows.")
    runs(home, 3)
    runs(other, 3)
    expect(Table(other.page).grid).to_be_visible()
    other.page.close()
    home.start_new_version.click()
    is_taken_over(home, 4)


def without_a_file(host: Host, files: Files) -> None:
    host.files = {name: text for name, text in files.items() if name != "static/page/page.js"}


def half_deployed(host: Host, files: Files) -> None:
    host.files = host.files | {"sw.js": files["sw.js"], "index.html": files["index.html"]}


def cut_off_halfway(host: Host, files: Files) -> None:
    host.cut_off = {"static/page/page.js"}
    host.files = files


def with_its_worker_cut_off(host: Host, files: Files) -> None:
    host.cut_off = {"sw.js"}
    host.files = files


def without_its_worker(host: Host, files: Files) -> None:
    host.files = {name: text for name, text in files.items() if name != "sw.js"}


BROKEN = (
    without_a_file,
    half_deployed,
    cut_off_halfway,
    with_its_worker_cut_off,
    without_its_worker,
)


def versions(home: Installed) -> list[str]:
    """The caches without the memory, which a page writes when it has rested."""
    return [name for name in home.caches() if ":memory:" not in name]


@pytest.mark.soak
def test_broken_versions_are_refused_and_the_next_good_one_is_taken(
    visit: Visit, watch: Watch, host: Host
) -> None:
    watch.expect(".*", certain=False)
    home = running(visit, host)
    before = versions(home)
    for number, deploy in enumerate(BROKEN, start=2):
        deploy(host, version(number))
        assert not home.look_for_update(), deploy.__name__
        assert versions(home) == before
        runs(home, 1)
        host.files, host.cut_off = version(1), set()
    without_a_file(host, version(8))
    home.restart()
    runs(home, 1)
    expect(home.news).to_have_count(0)
    host.files = version(9)
    home.come_back()
    home.start_new_version.click()
    is_taken_over(home, 9)


def test_a_version_that_does_not_start_gives_way_to_the_next(
    visit: Visit, watch: Watch, host: Host
) -> None:
    watch.expect(".*", certain=False)
    home = running(visit, host)
    host.files = version(2, {"game.zip": b"no archive"})
    home.come_back()
    home.start_new_version.click()
    expect(home.failure).to_contain_text("The game could not start.")
    host.files = version(3)
    assert home.look_for_update()
    home.button("Load again").click()
    is_taken_over(home, 3)


@pytest.mark.soak
def test_a_version_that_is_followed_by_others_before_it_was_taken(visit: Visit, host: Host) -> None:
    home = running(visit, host)
    for number in (2, 3, 1):
        host.files = version(number)
        assert home.look_for_update()
        runs(home, 1)
    with home.page.expect_event("load"):
        home.start_new_version.click()
    is_taken_over(home, 1)


@pytest.mark.only_browser("chromium")  # stops the worker over CDP
@pytest.mark.parametrize("lost", first(0, [[], ["./"], ["python.zip"]]), ids=str)
def test_after_a_loss_the_first_load_is_whole_of_the_host_s_newer_version(
    visit: Visit, host: Host, lost: list[str]
) -> None:
    home = running(visit, host)
    lose(home.page, *lost)
    host.files = version(2, {"game.zip": host.files["game.zip"]})
    home.restart()
    runs(home, 2)
    assert home.look_for_update()  # a worker that is stopped while it installs gives up
    stop_the_worker(home.page)
    runs(home, 2)
    with home.page.expect_event("load"):
        home.start_new_version.click()
    is_taken_over(home, 2)


@pytest.mark.only_browser("chromium")  # clears the cache over CDP
def test_after_a_loss_a_page_of_the_old_version_gets_no_newer_file(
    visit: Visit, watch: Watch, host: Host
) -> None:
    home = running(visit, host)
    lose(home.page, "static/page/page.js")
    clear_http_cache(home.page)
    host.files = version(2)
    watch.expect("page.js|Failed to load resource|no source has", certain=False)
    ask = "() => fetch('static/page/page.js').then(() => 'answered', () => 'refused')"
    assert home.page.evaluate(ask) == "refused"


def test_after_a_loss_a_host_that_fails_does_no_harm(
    visit: Visit, watch: Watch, host: Host
) -> None:
    home = running(visit, host)
    watch.expect(".*", certain=False)
    lose(home.page, "static/art/icon-512.png")
    host.files = {}
    home.restart()
    assert home.page.title() == "Version 1"
