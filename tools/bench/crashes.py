"""How often a renderer of Chromium crashes: `python -m tools.bench.crashes [--page NAME]`.

Each run opens a page, plays a few turns and closes the page. The page `bare` starts Pyodide as its
package ships it and does similar work in Python. `untrimmed` is our page with the package's wasm.
Prints each crash, how the runs ended, and the rate that the true one is below at 95 % confidence.

Arguments after `--` are passed to Chromium. `DEBUG=pw:browser` shows what Chromium writes to its
standard error. `ulimit -c unlimited` keeps a core dump in the current folder.
"""

import argparse
import random
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from math import comb
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from e2e.pages import Home, Table
from e2e.play import play_unseen
from e2e.saved import saving_settings
from e2e.storage import DELETE_ONE
from e2e.timers import TIMERS
from e2e.waits import until
from game.ui.settings.settings import Pace, Settings
from tools.bench.compare import bare_page
from tools.browsers.chromium import launch_options
from tools.browsers.serve import served
from tools.paths import DIST, PYODIDE

RUNS = 300
RUNS_OF_A_BROWSER = 20
TURNS = 3
START = 2_000
"""Milliseconds within which a page is closed or reloaded while it starts."""

PATIENCE = 90_000
"""Milliseconds that a busy machine may take for a step of a run."""

PLAYABLE = "() => performance.getEntriesByName('playable').length > 0"

WORK = """
import random
from dataclasses import dataclass, replace
from js import document
from pyodide.ffi import create_proxy

@dataclass(frozen=True, slots=True)
class Cell:
    name: str
    value: float

cells = [Cell(f"c{number}", 0.0) for number in range(100)]
button = document.querySelector("button")

def play(event):
    global cells
    for _ in range(100):
        cells = sorted((replace(c, value=random.random()) for c in cells), key=lambda c: c.value)
    board = document.createElement("div")
    for cell in cells:
        element = document.createElement("p")
        element.textContent = f"{cell.name} {cell.value}"
        board.append(element)
    document.querySelector("div").replaceWith(board)
    button.textContent = int(button.textContent) + 1

button.addEventListener("click", create_proxy(play))
"""
BARE = f"""<!doctype html><meta charset="utf-8"><title>bare</title><link rel="icon" href="data:,">
<button>0</button><div></div><script type="module">
import {{ loadPyodide }} from "./pyodide/pyodide.mjs";
const python = await loadPyodide();
python.runPython(`{WORK}`);
performance.mark("playable");
</script>"""
ANCHOR = "<!doctype html><title>anchor</title><link rel='icon' href='data:,'>"

NO_WORKER = """
  if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {});
"""


def folder_of(page: str, scratch: Path) -> Path:
    """The folder to serve for the page."""
    if page == "bare":
        return bare_page(scratch / page, BARE)
    if page == "untrimmed":
        shutil.copytree(DIST, scratch / page)
        shutil.copy(PYODIDE / "pyodide.asm.wasm", scratch / page / "pyodide")
        return scratch / page
    return DIST


def play(page: Page) -> None:
    """Plays a few turns on whichever page it is; does not wait for what the last one does."""
    until(page, PLAYABLE, patience=PATIENCE)
    if page.title() == "bare":
        for _turn in range(TURNS):
            page.get_by_role("button").click()
        return
    Home(page).play.click()
    table = Table(page)
    for _turn in range(TURNS):
        table.open_cards.or_(table.again).first.wait_for()
        if table.over:
            return
        play_unseen(table)
    table.open_cards.or_(table.again).first.wait_for()


def open_and_play(page: Page, address: str, _chance: random.Random) -> None:
    """Starts the page and plays."""
    page.goto(address, wait_until="commit")
    play(page)


def open_and_close(page: Page, address: str, chance: random.Random) -> None:
    """Leaves the page while it starts, or just after."""
    page.goto(address, wait_until="commit")
    page.wait_for_timeout(chance.uniform(0, START))


def open_and_reload(page: Page, address: str, chance: random.Random) -> None:
    """Reloads the page while it starts, and then plays."""
    page.goto(address, wait_until="commit")
    for _load in range(3):
        page.wait_for_timeout(chance.uniform(0, START))
        page.reload(wait_until="commit")
    play(page)


MANNERS = {"play": open_and_play, "close": open_and_close, "reload": open_and_reload}


class Crashes:
    """The pages and workers of a browser that crashed, each with the number of the signal."""

    def __init__(self, browser: Browser) -> None:
        self.found: list[str] = []
        client = browser.new_browser_cdp_session()
        client.on("Target.targetCrashed", self._on_crash)
        client.send("Target.setDiscoverTargets", {"discover": True})

    def _on_crash(self, event: dict[str, Any]) -> None:
        self.found.append(f"{event['status']} {event['errorCode']}")
        print(time.strftime("%H:%M:%S"), self.found[-1], flush=True)


def new_context(browser: Browser, options: argparse.Namespace) -> BrowserContext:
    """A context in which the computer answers at once."""
    context = browser.new_context(reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(TIMERS)
    context.add_init_script(saving_settings(Settings(pace=Pace.AT_ONCE)))
    if not options.worker:
        context.add_init_script(NO_WORKER)
    if options.without_jspi:
        context.add_init_script("delete WebAssembly.Suspending")
    return context


def shared_context(browser: Browser, address: str, options: argparse.Namespace) -> BrowserContext:
    """A context with a page that stays open, so that all others share one process."""
    context = new_context(browser, options)
    anchor = context.new_page()
    anchor.route("**", lambda route: route.fulfill(body=ANCHOR, content_type="text/html"))
    anchor.goto(address)
    return context


def run(context: BrowserContext, address: str, options: argparse.Namespace, number: int) -> None:
    """One run; it closes its pages at the end, also if they still work."""
    pages = [context.new_page() for _ in range(options.pages)]
    for page in pages[1:]:
        page.goto(address, wait_until="commit")
    MANNERS[options.manner](pages[0], address, random.Random(number))
    pages[0].evaluate(DELETE_ONE, "game")
    for page in pages:
        page.close()
    if not options.shared:
        context.close()


@contextmanager
def launched(playwright: Playwright, options: argparse.Namespace) -> Iterator[Browser]:
    """A browser in a new process."""
    more = [*options.chromium, "--enable-logging=stderr", "--v=0"]
    without: tuple[str, ...] = ()
    if options.shared:
        more.append("--process-per-site")
        without = ("SpareRendererForSitePerProcess",)
    arguments = launch_options(*more, without=without, shell=not options.window)
    if options.shm:
        arguments["ignore_default_args"] = ["--disable-dev-shm-usage"]
    browser = playwright.chromium.launch(**arguments)
    yield browser
    browser.close()


def count(playwright: Playwright, address: str, options: argparse.Namespace) -> Counter[str]:
    """How many runs ended in which way."""
    ends: Counter[str] = Counter()
    while ends.total() < options.runs:
        with launched(playwright, options) as browser:
            ends += count_in(browser, address, options, ends.total())
    return ends


def count_in(
    browser: Browser, address: str, options: argparse.Namespace, before: int
) -> Counter[str]:
    """How the runs of one browser ended, until one was not sound."""
    ends: Counter[str] = Counter()
    crashes = Crashes(browser)
    shared = shared_context(browser, address, options) if options.shared else None
    for number in range(before, min(before + options.browser, options.runs)):
        try:
            run(shared or new_context(browser, options), address, options, number)
            end = "sound"
        except (Error, AssertionError, TimeoutError) as error:
            print(time.strftime("%H:%M:%S"), str(error).partition("\n")[0], flush=True)
            end = "crash" if "crashed" in str(error) else "not finished"
        ends["crash" if crashes.found else end] += 1
        print(time.strftime("%H:%M:%S"), number, end, file=sys.stderr, flush=True)
        if crashes.found or end != "sound":
            break
    return ends


def upper_bound(crashes: int, runs: int) -> float:
    """The largest rate at which so few crashes still come with a probability of 5 %."""
    low, high = 0.0, 1.0
    for _ in range(50):
        rate = (low + high) / 2
        parts = (comb(runs, k) * rate**k * (1 - rate) ** (runs - k) for k in range(crashes + 1))
        low, high = (rate, high) if sum(parts) > 0.05 else (low, rate)
    return high


def read_options() -> argparse.Namespace:
    """The arguments of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--page", choices=("ours", "bare", "untrimmed"), default="ours")
    parser.add_argument("--manner", choices=MANNERS, default="play")
    parser.add_argument("--pages", type=int, default=1, help="pages that start at the same time")
    parser.add_argument("--browser", type=int, default=RUNS_OF_A_BROWSER, metavar="RUNS")
    parser.add_argument("--shared", action="store_true", help="one context, in one process")
    parser.add_argument("--worker", action="store_true", help="with the service worker")
    parser.add_argument("--window", action="store_true", help="the Chromium that has windows, too")
    parser.add_argument("--shm", action="store_true", help="shared memory in /dev/shm")
    parser.add_argument("--without-jspi", action="store_true", help="hide JSPI from Pyodide")
    parser.add_argument("chromium", nargs="*", help="arguments of Chromium, after --")
    return parser.parse_args()


def main() -> None:
    """Prints the crashes as they come, and the rate."""
    options = read_options()
    expect.set_options(timeout=PATIENCE)
    began = time.monotonic()
    with ExitStack() as afterwards:
        scratch = Path(afterwards.enter_context(tempfile.TemporaryDirectory()))
        playwright = afterwards.enter_context(sync_playwright())
        address = afterwards.enter_context(served(folder_of(options.page, scratch)))
        ends = count(playwright, address, options)
    bound = upper_bound(ends["crash"], ends.total())
    print(f"{options}\n{dict(ends)}: below {bound:.2%} at 95 %; {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
