"""The engines that the start is measured in: Chromium, Firefox and WebKitGTK.

Each has the two methods of `Engine`. `chromium-far` is Chromium behind a slow network.
"""

import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Protocol

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from e2e.pages.screen import PLAYABLE, START
from tools.browsers.chromium import launch, profile
from tools.browsers.webdriver import ENGINES, Session, until

WARM_UP = 4
STAY = 6
"""How many visits warm a profile, and the seconds between them.

Chromium stores files first, and compiled code after some quiet seconds.
"""

SETTLE = 2
"""Seconds until a new Chromium has started its own hidden pages, which slow down all others."""

BATCH = 9
"""Browsers of Chromium that are open at once."""

FAR = {
    "offline": False,
    "latency": 80,
    "downloadThroughput": 1_250_000,
    "uploadThroughput": 125_000,
}
"""A network with 80 ms of latency and 10 Mbit/s, for `Network.emulateNetworkConditions`."""

RELOADS = 2
REST = 1
"""Reloads in Firefox and WebKitGTK, of which the last counts, and seconds of rest before each."""

PLAYABLE_AT = 'return performance.getEntriesByName("playable")[0]?.startTime ?? 0'
PAINTED_AT = 'performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0'
"""0 if nothing was painted, as in the bare page."""

IS_INSTALLED = """
const done = arguments[arguments.length - 1];
navigator.serviceWorker.getRegistration().then((found) => done(Boolean(found?.active)));
"""

MAKE_MEMORY = """
  import(new URL("static/start/boot.mjs", location))
    .then((memory) => memory.makeMemory())
    .catch((error) => console.warn("no memory is kept:", error))
"""
"""Saves the memory, as a page does that has rested; the bare page has none."""

Times = dict[str, float]
"""Milliseconds from the navigation until the page is playable: of a `first visit`, and `warm`.

`first paint` and `warm paint` are those until the page shows something.
"""


class Engine(Protocol):
    """A browser engine that visits sites, which have a name and an address."""

    name: str

    def warm_up(self, sites: Mapping[str, str]) -> None:
        """Visits all sites as often as needed before `visit`."""

    def visit(self, name: str, address: str) -> Times:
        """Visits one site twice: as somebody who is new, and as somebody who was there before."""


class Chromium:
    """First visit: a new context. Warm: a new process, whose profile was there four times."""

    def __init__(self, playwright: Playwright, folder: Path, *, far: bool) -> None:
        self._playwright = playwright
        self._folder = folder
        self._far = far
        self.browser: Browser = launch(playwright)
        self.name = f"Chromium {self.browser.version}" + (" behind a slow network" if far else "")

    def warm_up(self, sites: Mapping[str, str]) -> None:
        """Visits in batches, since every open browser takes memory."""
        names = list(sites)
        for start in range(0, len(names), BATCH):
            batch = names[start : start + BATCH]
            with ExitStack() as opened:
                profiles = {name: opened.enter_context(self._profile(name)) for name in batch}
                for _ in range(WARM_UP):
                    pages = {name: profile.new_page() for name, profile in profiles.items()}
                    for name, page in pages.items():
                        playable(page, sites[name])
                    time.sleep(STAY)
                    for page in pages.values():
                        page.evaluate(MAKE_MEMORY)
                        page.close()

    def visit(self, name: str, address: str) -> Times:
        """See `Engine`."""
        new = self.browser.new_context()
        page = new.new_page()
        if self._far:
            new.new_cdp_session(page).send("Network.emulateNetworkConditions", FAR)
        first, first_paint = playable(page, address), painted(page)
        new.close()
        with self._profile(name) as profile:
            page = profile.new_page()
            time.sleep(SETTLE)
            warm, warm_paint = playable(page, address), painted(page)
        return times(first, warm, first_paint, warm_paint)

    def _profile(self, name: str) -> BrowserContext:
        return profile(self._playwright, self._folder / name.replace("/", "-"))


def playable(page: Page, address: str) -> float:
    """Opens the address; milliseconds until the page is playable."""
    page.goto(address, wait_until="commit")
    page.evaluate(PLAYABLE, START)
    moment: float = page.evaluate('performance.getEntriesByName("playable")[0].startTime')
    return moment


def painted(page: Page) -> float:
    """Milliseconds until the page has shown something."""
    moment: float = page.evaluate(PAINTED_AT)
    return moment


def times(first: float, warm: float, first_paint: float, warm_paint: float) -> Times:
    """The times of a site, without those of a page that shows nothing."""
    found = {"first visit": first, "warm": warm}
    paints = {"first paint": first_paint, "warm paint": warm_paint}
    return found | {name: moment for name, moment in paints.items() if moment}


class Driven:
    """First visit: a new process with a new profile. Warm: a reload by the service worker."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._opened = ENGINES[name]

    def warm_up(self, sites: Mapping[str, str]) -> None:
        """Nothing to do: each visit brings its own profile."""

    def visit(self, name: str, address: str) -> Times:
        """See `Engine`."""
        with (
            tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
            self._opened(Path(profile)) as (session, _process),
        ):
            self.name = session.version
            session.open(address)
            first = warm = self._playable(session)
            first_paint = warm_paint = self._painted(session)
            if name != "bare":
                until(lambda: session.run_async(IS_INSTALLED), "the service worker is installed")
                session.run_async(f"{MAKE_MEMORY}.then(() => arguments[0]())")
            for _ in range(RELOADS):
                time.sleep(REST)
                session.open(address)
                warm, warm_paint = self._playable(session), self._painted(session)
        return times(first, warm, first_paint, warm_paint)

    def _painted(self, session: Session) -> float:
        return float(session.run(f"return {PAINTED_AT}"))

    def _playable(self, session: Session) -> float:
        return float(until(lambda: session.run(PLAYABLE_AT), "the page is playable"))


@contextmanager
def engine(name: str) -> Iterator[Engine]:
    """The engine of this name: `chromium`, `chromium-far`, `firefox` or `webkitgtk`."""
    if name in ENGINES:
        yield Driven(name)
    else:
        with ExitStack() as afterwards:
            folder = Path(afterwards.enter_context(tempfile.TemporaryDirectory()))
            playwright = afterwards.enter_context(sync_playwright())
            chromium = Chromium(playwright, folder, far=name == "chromium-far")
            yield chromium
            chromium.browser.close()
