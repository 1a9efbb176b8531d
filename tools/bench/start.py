"""How fast the page starts in Chromium: `python -m tools.bench.start [--runs N]`.

The page `bare` only starts Pyodide as its package ships it. Every figure is our time divided by the
time of `bare`. Both are measured in turns on this machine. Only such shares mean something
elsewhere. `library` is the bare page with our precompiled library, and nothing of the game.

"Warm" is a page that was visited before and has rested, opened in a new process. "Again" is loaded
a second time in its own process, where Chromium still has the code that it optimized.

`--without NAME,NAME` compares the site without these tricks with the whole one (`compare.py`). It
may be repeated. `--without each` leaves out every trick in turn. `--beside FOLDER` measures another
built site in the same run, and `--beside-first` measures version 0.1.0. `--engines` also takes
`chromium-far`, `firefox`, `webkitgtk`.
"""

import argparse
import tempfile
from collections import defaultdict
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from e2e.pages.screen import PLAYABLE, START
from tools.bench import first_version
from tools.bench.compare import BARE, bare_page, compare, each, sent
from tools.bench.engines import MAKE_MEMORY
from tools.browsers.chromium import launch, profile
from tools.browsers.serve import served
from tools.paths import DIST

RUNS = 9
WARM_UP = 4
STAY = 6_000
"""How many visits warm a profile, and the milliseconds of each.

Chromium stores files first, and compiled code after some quiet seconds.
"""

SLOWER = (1, 4)
LIBRARY = BARE.replace(
    "loadPyodide()",
    'loadPyodide({ stdLibURL: new URL("./python.zip", location.href).href })',
)
TIMES = """() => ({
  playable: performance.getEntriesByName("playable")[0].startTime,
  paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
})"""
Times = dict[str, list[float]]


def visit(context: BrowserContext, address: str, slower: int) -> tuple[float, float]:
    """Milliseconds until the page can be played, and until it shows something."""
    page = slowed(context.new_page(), slower)
    times = wait(page, address)
    page.close()
    return times["playable"], times["paint"]


def slowed(page: Page, slower: int) -> Page:
    """The page, with a processor that is `slower` times slower."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return page


def wait(page: Page, address: str) -> dict[str, float]:
    """Loads the page and gives the moments that are measured."""
    page.goto(address, wait_until="commit")
    page.evaluate(PLAYABLE, START)
    times: dict[str, float] = page.evaluate(TIMES)
    return times


def warm_up(context: BrowserContext, address: str) -> Page:
    """Visits as people do, and stays; the page that is left open is loaded again later."""
    for _ in range(WARM_UP):
        page = context.new_page()
        wait(page, address)
        page.wait_for_timeout(STAY)
        page.evaluate(MAKE_MEMORY)
        page.close()
    return context.new_page()


def measure(
    browser: Browser, kept: dict[str, Page], sites: dict[str, str], runs: int, slower: int
) -> Times:
    """The times of all sites, taken in turns: cold in new contexts, warm in those of the pages."""
    times: Times = defaultdict(list)
    for name, page in kept.items():
        wait(slowed(page, slower), sites[name])
    for _ in range(runs):
        for name, address in sites.items():
            new = browser.new_context()
            times[f"{name} cold"].append(visit(new, address, slower)[0])
            new.close()
            playable, paint = visit(kept[name].context, address, slower)
            times[f"{name} warm"].append(playable)
            times[f"{name} paint"].append(paint)
            times[f"{name} again"].append(wait(kept[name], address)["playable"])
    return times


def shares(times: Times) -> dict[str, tuple[float, float]]:
    """For each figure our milliseconds and the share."""
    middle = {name: median(values) for name, values in times.items()}
    return {
        "playable, warm": (middle["ours warm"], middle["ours warm"] / middle["bare warm"]),
        "playable, again": (middle["ours again"], middle["ours again"] / middle["bare again"]),
        "playable, first visit": (middle["ours cold"], middle["ours cold"] / middle["bare cold"]),
        "first paint, warm": (middle["ours paint"], middle["ours paint"] / middle["bare warm"]),
    }


def travelling(browser: Browser, address: str) -> dict[str, int]:
    """The files that a first visit asks for, with the bytes that a host sends for them."""
    context = browser.new_context()
    page = context.new_page()
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url))
    wait(page, address)
    context.close()
    paths = {url.removeprefix(address) or "index.html" for url in asked if url.startswith(address)}
    return {path: sent(DIST / path) for path in sorted(paths)}


def main() -> None:
    """Reads the arguments, and prints the table that they ask for."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench.start")
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--without", action="append", help="tricks to leave out, or `each`")
    parser.add_argument("--beside", action="append", type=Path, help="another built site")
    parser.add_argument("--beside-first", action="store_true", help="version 0.1.0, too")
    parser.add_argument(
        "--engines", default="chromium", help="chromium, chromium-far, firefox, webkitgtk"
    )
    arguments = parser.parse_args()
    variants = arguments.without or []
    others = {str(folder): folder for folder in arguments.beside or []}
    if arguments.beside_first:
        others[first_version.NAME] = first_version.first_version()
    if not variants and not others and arguments.engines == "chromium":
        print_shares(arguments.runs)
    else:
        chosen = [name for names in variants for name in (each() if names == "each" else [names])]
        compare(chosen, others, arguments.engines.split(","), arguments.runs)


def print_shares(runs: int) -> None:
    """Prints the shares of bare, and the bytes of a first visit."""
    with ExitStack() as afterwards:
        folder = Path(afterwards.enter_context(tempfile.TemporaryDirectory()))
        playwright = afterwards.enter_context(sync_playwright())
        folders = {
            "bare": bare_page(folder / "bare"),
            "library": bare_page(folder / "library", LIBRARY),
            "ours": DIST,
        }
        sites = {name: afterwards.enter_context(served(path)) for name, path in folders.items()}
        browser = launch(playwright)
        profiles = {name: profile(playwright, folder / "profiles" / name) for name in sites}
        kept = {name: warm_up(profiles[name], address) for name, address in sites.items()}
        tables = {slower: measure(browser, kept, sites, runs, slower) for slower in SLOWER}
        files = travelling(browser, sites["ours"])
        report(f"Medians of {runs} runs in Chromium {browser.version}.", tables, files)
        for context in (*profiles.values(), browser):
            context.close()


def report(title: str, tables: dict[int, Times], files: dict[str, int]) -> None:
    """Prints the times for each speed of the processor, and the bytes of a first visit."""
    print(f"{title}\n\n| | processor | ms | share of bare |\n|---|---|---|---|")
    for slower, times in tables.items():
        for how in ("cold", "warm", "again"):
            bare, library = (median(times[f"{name} {how}"]) for name in ("bare", "library"))
            print(f"| bare, {how} | {slower} times slower | {bare:,.0f} | 1 |")
            print(f"| library, {how} | {slower} times slower | {library:,.0f} |", end="")
            print(f" {library / bare:.3f} |")
        for name, (ms, share) in shares(times).items():
            print(f"| {name} | {slower} times slower | {ms:,.0f} | {share:.3f} |")
    print("\n| first visit | bytes |\n|---|---|")
    for name, size in sorted(files.items(), key=lambda item: -item[1]):
        print(f"| {name} | {size:,} |")
    print(f"| all | {sum(files.values()):,} |")


if __name__ == "__main__":
    main()
