"""Fixtures: a server of `dist/`, the browser, watched pages; failures go to `test-results/`."""

import re
import threading
import zlib
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.chance import chance_of
from e2e.contexts import LOCALE, SharedContexts, is_chromium, new_context
from e2e.host import Host, version
from e2e.pages import Home
from e2e.paint import NO_PAINT
from e2e.same_page import AtHome, SamePage
from e2e.saved import PEOPLE, saving_settings
from e2e.waits import PATIENCE
from e2e.watch import Visit, Watch
from game.ui.look import i18n, shown_pictures
from game.ui.settings.settings import Settings
from tools.browsers import serve
from tools.browsers.chromium import launch_options
from tools.paths import DIST

RESULTS = Path(__file__).parent.parent / "test-results"
CHROMIUM = "chromium"
FAKE_DEVICES = ("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")
"""A camera and a microphone that always work, and a user who always allows them."""

ONE_PROCESS, NONE_IN_ADVANCE = "--process-per-site", ("SpareRendererForSitePerProcess",)
FEW_OPTIMIZED = "--js-flags=--wasm-tiering-budget=200000000"
"""One renderer process for all pages of a context, no spare one, and machine code that is optimized
only where it runs often: all make starts cheaper. Benchmarks do not use them."""

WATCH = Watch()
expect.set_options(timeout=PATIENCE)

NO_WORKER = """
  if (origin !== "null" && navigator.serviceWorker) {
    navigator.serviceWorker.register = () => new Promise(() => {});
  }
"""
"""Most tests have no service worker: it would fetch the whole game for each context, and answer
instead of the test's routes. Here a registration never ends, and the page does not report that.
With Playwright's `service_workers="block"` it would fail, and the page would report it."""

NO_SOUND = "delete window.AudioContext;"
"""Most tests have no sound: an open sound device keeps the processor busy."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--soak SEED`, which runs the long tests, and `--chance N`."""
    parser.addoption("--soak", type=int, metavar="SEED", help="run the long tests, and only them")
    parser.addoption(
        "--chance", type=int, metavar="N", default=0, help="gives each test other random games"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Declare the marks."""
    config.addinivalue_line("markers", "soak: only with --soak SEED")
    config.addinivalue_line("markers", "new_page: `home` is a page that no test has used")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run either the long tests or the others."""
    long = config.getoption("soak") is not None
    items[:] = [item for item in items if bool(item.get_closest_marker("soak")) == long]


@pytest.fixture(scope="session")
def soak_seed(request: pytest.FixtureRequest) -> int:
    """The seed of the long tests."""
    return int(request.config.getoption("soak"))


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], browser_name: str
) -> dict[str, Any]:
    """Use Debian's Chromium if it is installed, else Playwright's."""
    if browser_name != CHROMIUM:
        return browser_type_launch_args
    return {
        **browser_type_launch_args,
        **launch_options(
            ONE_PROCESS, FEW_OPTIMIZED, *FAKE_DEVICES, without=NONE_IN_ADVANCE, shell=True
        ),
    }


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built game."""
    assert (DIST / "index.html").exists(), "dist/ is missing: run `make build` first"
    site = serve.server(0)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    yield f"http://{serve.HOST}:{site.server_port}/"
    site.shutdown()
    site.server_close()


@pytest.fixture
def host() -> Iterator[Host]:
    """A server like GitHub Pages with version 1 of the game."""
    with Host(version(1)) as host:
        yield host


@pytest.fixture
def page_seed(request: pytest.FixtureRequest) -> int:
    """The seed of this test's pages: it follows from the test's name and `--chance`."""
    return zlib.crc32(f"{request.node.nodeid} {request.config.getoption('chance')}".encode())


@pytest.fixture(autouse=True)
def watch() -> Watch:
    """Records errors of this test's pages. An unexpected error fails the test when it ends."""
    WATCH.clear()
    i18n.set_language("en")
    shown_pictures.use(shown_pictures.ANIMALS)
    return WATCH


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Fail the test if its pages had unexpected errors. Save what explains a failed test."""
    try:
        result = yield
        WATCH.check()
    except BaseException:
        WATCH.has_failed = True
        WATCH.keep(RESULTS / re.sub(r"[^\w-]+", "-", pyfuncitem.name).strip("-"))
        raise
    return result


@pytest.fixture(scope="session")
def shared_contexts(browser: Browser, site: str) -> SharedContexts:
    """The contexts of the pages that `visit` opens."""
    return SharedContexts(browser, site, WATCH)


@pytest.fixture
def visit(
    browser: Browser, site: str, watch: Watch, shared_contexts: SharedContexts, page_seed: int
) -> Iterator[Visit]:
    """Opens the game as on a first visit: `visit(locale="uk-UA", …)`.

    `script` runs before the page's own scripts, `prepare` may add routes to the page, `seed`
    decides all random numbers. `worker` allows the service worker, `sound` allows sound. `until`
    says how much of the page must be there. Other arguments are those of a context. With them the
    context is a new one, else a shared one.

    No service worker of an earlier test runs in a shared context: Playwright tells routes and the
    network's state to it, too, and Chromium never answers for a worker that has stopped.
    """
    used: set[BrowserContext] = set()
    with ExitStack() as afterwards:

        def go(
            address: str = site,
            script: str = "",
            prepare: Callable[[Page], object] | None = None,
            *,
            locale: str = LOCALE,
            worker: bool = False,
            sound: bool = False,
            seed: int = page_seed,
            until: Literal["commit", "domcontentloaded"] = "domcontentloaded",
            **options: Any,  # noqa: ANN401 - Playwright's
        ) -> Page:
            if options or (worker and not is_chromium(browser)):
                context = new_context(browser, locale=locale, **options)
                watch.add(context, address)
                afterwards.callback(context.close)
                afterwards.callback(watch.drop, context)
            else:
                context = shared_contexts.take(locale, worker=worker)
                watch.allow(address)
                if context not in used:
                    used.add(context)
                    afterwards.callback(shared_contexts.clear, context)
                if worker:
                    afterwards.callback(shared_contexts.end_workers, context, address)
            without = NO_PAINT + ("" if worker else NO_WORKER) + ("" if sound else NO_SOUND)
            afterwards.enter_context(context.add_init_script(chance_of(seed) + without + script))
            page = context.new_page()
            if prepare:
                prepare(page)
            page.goto(address, wait_until=until)
            return page

        yield go


@pytest.fixture(scope="session")
def same_page(browser: Browser, site: str) -> SamePage:
    """The page that tests use one after the other; it has its own context."""

    def start(script: str) -> Page:
        context = new_context(browser)
        WATCH.add(context, site)
        page = context.new_page()
        with page.add_init_script(script):
            page.goto(site, wait_until="domcontentloaded")
            Home(page).wait_until_playable()
        return page

    return SamePage(start, WATCH.drop)


@pytest.fixture
def at_home(same_page: SamePage, watch: Watch, site: str, page_seed: int) -> Iterator[AtHome]:
    """Shows home on the page of `same_page.py`: `at_home(settings, "uk")`.

    A test can call it once.
    """
    watch.allow(site)
    script = chance_of(page_seed) + NO_WORKER + NO_SOUND + NO_PAINT
    with ExitStack() as afterwards:

        def go(settings: Settings = PEOPLE, language: str = "en") -> Home:
            page = same_page.begin(settings, language, script)
            kept = saving_settings(settings, language)
            afterwards.enter_context(page.context.add_init_script(script + kept))
            i18n.set_language(language)
            return Home(page)

        yield go
    same_page.leave(is_reusable=not watch.has_failed)


@pytest.fixture
def home(request: pytest.FixtureRequest) -> Home:
    """The started home screen, with the default settings and people on all seats."""
    if not request.node.get_closest_marker("new_page"):
        at_home: AtHome = request.getfixturevalue("at_home")
        return at_home()
    visit: Visit = request.getfixturevalue("visit")
    home = Home(visit(script=saving_settings(PEOPLE)))
    home.wait_until_playable()
    return home
