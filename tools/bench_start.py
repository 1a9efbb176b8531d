"""How fast the page starts: `python -m tools.bench_start [RUNS]`, a table for the closing note.

Every figure is a share of what a page takes that does nothing but start Pyodide as its package
ships it, measured in turns with ours on this machine; only such shares mean something elsewhere.
"""

import gzip
import sys
import tempfile
import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from e2e.pages.screen import PLAYABLE
from tools import serve
from tools.browser import launch, launching

RUNS = 9
WARM_UP = 4
"""Visits until the browser has kept what it keeps: files, then compiled code."""

SLOWER = (1, 4)
PYODIDE = Path(__file__).parent.parent / "node_modules" / "pyodide"
BARE = """<!doctype html><meta charset="utf-8"><title>bare</title><link rel="icon" href="data:,">
<script type="module">
import { loadPyodide } from "./pyodide/pyodide.mjs";
await loadPyodide();
performance.mark("playable");
</script>"""
TIMES = """() => ({
  playable: performance.getEntriesByName("playable")[0].startTime,
  paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
})"""
ZIPPED_ALREADY = (".zip", ".png")
BOUNDS = {"playable, warm": 0.28, "playable, first visit": 0.48, "first paint, warm": 0.08}

Times = dict[str, list[float]]


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a server of the folder."""
    site = serve.server(0, folder)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    yield f"http://{serve.HOST}:{site.server_port}/"
    site.shutdown()
    site.server_close()


def visit(context: BrowserContext, address: str, slower: int) -> tuple[float, float]:
    """Milliseconds until the page can be played, and until it shows something."""
    page = context.new_page()
    if slower > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    times = wait(page, address)
    page.close()
    return times["playable"], times["paint"]


def wait(page: Page, address: str) -> dict[str, float]:
    """Loads the page and gives the moments that are measured."""
    page.goto(address, wait_until="commit")
    page.evaluate(PLAYABLE)
    times: dict[str, float] = page.evaluate(TIMES)
    return times


def measure(
    browser: Browser,
    kept: dict[str, BrowserContext],
    sites: dict[str, str],
    runs: int,
    slower: int,
) -> Times:
    """The times of both sites, taken in turns, cold in new contexts and warm in those `kept`."""
    times: Times = defaultdict(list)
    for name, address in sites.items():
        for _ in range(WARM_UP):
            visit(kept[name], address, 1)
    for _ in range(runs):
        for name, address in sites.items():
            new = browser.new_context()
            times[f"{name} cold"].append(visit(new, address, slower)[0])
            new.close()
            playable, paint = visit(kept[name], address, slower)
            times[f"{name} warm"].append(playable)
            times[f"{name} paint"].append(paint)
    return times


def shares(times: Times) -> dict[str, tuple[float, float]]:
    """For each figure our milliseconds and the share."""
    middle = {name: median(values) for name, values in times.items()}
    return {
        "playable, warm": (middle["ours warm"], middle["ours warm"] / middle["bare warm"]),
        "playable, first visit": (middle["ours cold"], middle["ours cold"] / middle["bare cold"]),
        "first paint, warm": (middle["ours paint"], middle["ours paint"] / middle["bare warm"]),
    }


def profile(playwright: Playwright, folder: Path) -> BrowserContext:
    """A browser that keeps on disk what people's browsers do, compiled code included."""
    return playwright.chromium.launch_persistent_context(folder, **launching())


def travelling(browser: Browser, address: str) -> dict[str, int]:
    """The files that a first visit asks for, with the bytes that a host sends for them."""
    context = browser.new_context()
    page = context.new_page()
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url))
    wait(page, address)
    context.close()
    paths = {url.removeprefix(address) or "index.html" for url in asked if url.startswith(address)}
    return {path: sent(serve.DIST / path) for path in sorted(paths)}


def sent(path: Path) -> int:
    """The bytes of the file on the wire, gzipped where hosts do that."""
    content = path.read_bytes()
    return len(content) if path.suffix in ZIPPED_ALREADY else len(gzip.compress(content, 6))


def main() -> None:
    """Prints the table."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else RUNS
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        (Path(folder) / "index.html").write_text(BARE)
        (Path(folder) / "pyodide").symlink_to(PYODIDE.resolve(), target_is_directory=True)
        browser = launch(playwright)
        with served(Path(folder)) as bare, served(serve.DIST) as ours:
            sites = {"bare": bare, "ours": ours}
            kept = {name: profile(playwright, Path(folder) / "profiles" / name) for name in sites}
            tables = {slower: measure(browser, kept, sites, runs, slower) for slower in SLOWER}
            files = travelling(browser, ours)
            for context in kept.values():
                context.close()
        browser.close()
    print(f"Medians of {runs} runs in Chromium {browser.version}.\n")
    print("| | processor | ms | share of bare | at most |\n|---|---|---|---|---|")
    for slower, times in tables.items():
        for name in ("cold", "warm"):
            bare_ms = median(times[f"bare {name}"])
            print(f"| bare, {name} | {slower} times slower | {bare_ms:,.0f} | 1 | |")
        for name, (ms, share) in shares(times).items():
            print(f"| {name} | {slower} times slower | {ms:,.0f} | {share:.3f} | {BOUNDS[name]} |")
    print("\n| first visit | bytes |\n|---|---|")
    for name, size in sorted(files.items(), key=lambda item: -item[1]):
        print(f"| {name} | {size:,} |")
    print(f"| all | {sum(files.values()):,} |")


if __name__ == "__main__":
    main()
