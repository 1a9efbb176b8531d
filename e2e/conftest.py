"""A served `dist/`, a browser, watched pages, and what a failed test leaves in `test-results/`."""

import re
import shutil
import threading
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from e2e.chance import CHANCE
from e2e.host import Host, version
from e2e.kept import PEOPLE, keeping
from e2e.pages import Home, Table
from e2e.timers import TIMERS
from e2e.watch import Visit, Watch
from game.ui import i18n
from game.ui.i18n import _
from game.ui.keep import settings_text
from tools import serve

RESULTS = Path(__file__).parent.parent / "test-results"
CHROMIUM = "chromium"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
ARGUMENTS += ["--disable-component-update", "--disable-features=Translate"]
PATIENCE = 8_000
SUB_PATH = "rowdy-zoo"
WATCH = Watch()

NO_WORKER = """
  if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {});
"""
"""Most tests leave the service worker out: in each context it would fetch the whole game once more,
and would answer instead of the routes that they lay. It is for ever about to be registered, which
the page does not tell; Playwright's own `service_workers="block"` is seen by the page and by us."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--soak SEED` runs the long tests, which `make test` leaves out."""
    parser.addoption("--soak", type=int, metavar="SEED", help="run the long tests, and only them")


def pytest_configure(config: pytest.Config) -> None:
    """Tests of the mark `soak` take minutes."""
    config.addinivalue_line("markers", "soak: only with --soak SEED")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The long tests or the others, never both."""
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
    """Debian's Chromium where there is one, Playwright's own elsewhere and for other engines."""
    if browser_name != CHROMIUM:
        return browser_type_launch_args
    chromium = shutil.which("chromium")
    own = {"executable_path": chromium} if chromium else {}
    return {**browser_type_launch_args, **own, "args": ARGUMENTS}


def _serve(folder: Path) -> Iterator[str]:
    site = serve.server(0, folder)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    yield f"http://{serve.HOST}:{site.server_port}/"
    site.shutdown()
    site.server_close()


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built game."""
    assert (serve.DIST / "index.html").exists(), "dist/ is missing: run `make build` first"
    yield from _serve(serve.DIST)


@pytest.fixture(scope="session")
def site_below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the same game, not at the root of its server."""
    folder = tmp_path_factory.mktemp("site")
    (folder / SUB_PATH).symlink_to(serve.DIST, target_is_directory=True)
    for address in _serve(folder):
        yield f"{address}{SUB_PATH}/"


@pytest.fixture
def host() -> Iterator[Host]:
    """A host like GitHub Pages with version one of the game."""
    with Host(version(1)) as host:
        yield host


@pytest.fixture(autouse=True)
def watch() -> Watch:
    """The trouble of this test; it fails at its end if it did not expect it."""
    WATCH.clear()
    i18n.speak("en")
    return WATCH


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Fails the test for trouble in the browser; keeps everything of a failed test."""
    try:
        result = yield
        WATCH.check()
    except BaseException:
        WATCH.keep(RESULTS / re.sub(r"[^\w-]+", "-", pyfuncitem.name).strip("-"))
        raise
    return result


@pytest.fixture
def visit(browser: Browser, site: str, watch: Watch) -> Iterator[Visit]:
    """Opens the game like somebody who was never there: `visit(locale="uk-UA", …)`.

    `script` runs before the page's own, `worker` leaves the service worker in; other arguments
    are those of a browser context.
    """
    contexts: list[BrowserContext] = []

    def go(
        address: str = site,
        script: str = "",
        prepare: Callable[[BrowserContext], object] | None = None,
        *,
        worker: bool = False,
        **options: Any,  # noqa: ANN401 - Playwright's
    ) -> Page:
        context = browser.new_context(**{"locale": "en-GB", **options})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        watch.add(context, address)
        context.add_init_script(CHANCE + TIMERS + script)
        if not worker:
            context.add_init_script(NO_WORKER)
        if prepare:
            prepare(context)
        page = context.new_page()
        page.goto(address, wait_until="domcontentloaded")
        return page

    yield go
    for context in contexts:
        watch.drop(context)
        context.close()


class Shared:
    """One started page for all tests that need nothing special of it."""

    def __init__(self, browser: Browser, site: str) -> None:
        self.browser, self.site = browser, site
        self.context: BrowserContext | None = None
        self.home: Home | None = None

    def fresh(self) -> Home:
        """The home screen with people on all seats, else with the answers that it gives itself."""
        if self.home is None:
            self.context = self.browser.new_context(locale="en-GB")
            self.context.set_default_timeout(PATIENCE)
            WATCH.add(self.context, self.site)
            self.context.add_init_script(CHANCE + TIMERS + NO_WORKER + keeping(PEOPLE))
            self.home = Home(self.context.new_page())
            self.home.page.goto(self.site)
            self.home.wait_until_playable()
        self._reset(self.home)
        return self.home

    def _reset(self, home: Home) -> None:
        kept = home.stored("settings") == settings_text(PEOPLE)
        changed = not kept or home.stored("language")
        if not changed and Table(home.page).grid.is_visible() and not home.dialog.is_visible():
            table = Table(home.page)
            table.button(_("Home")).click() if table.over else table.end()
        if changed or home.stored("game") or not home.play.is_visible():
            home.page.evaluate("localStorage.clear()")
            home.page.reload()
            home.wait_until_playable()

    def close(self) -> None:
        """Throws the page away; the next test starts a new one."""
        if self.context:
            WATCH.drop(self.context)
            self.context.close()
        self.context = self.home = None


@pytest.fixture(scope="session")
def shared(browser: Browser, site: str) -> Iterator[Shared]:
    """The page that many tests share."""
    shared = Shared(browser, site)
    yield shared
    shared.close()


@pytest.fixture
def home(request: pytest.FixtureRequest, shared: Shared) -> Iterator[Home]:
    """A started game on its home screen, people on all seats, nothing chosen yet."""
    failed = request.session.testsfailed
    yield shared.fresh()
    if request.session.testsfailed > failed:
        shared.close()
