"""How much memory the page uses in Chromium: `python -m tools.bench.memory`.

Prints the private memory of the page's process in MB, as Linux counts it in `/proc`. It measures an
empty page, a page that only starts Pyodide, and ours: at home, at the table, and after a game.
Chromium keeps what it may need again, so garbage is collected first.
"""

import re
import tempfile
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from e2e.pages import Home, Table
from e2e.saved import PEOPLE, saving_settings
from tools.bench.compare import bare_page
from tools.bench.taps import ALONE, take_turn
from tools.browsers.chromium import launch_options
from tools.browsers.serve import served
from tools.paths import DIST

PLAYABLE = "() => performance.getEntriesByName('playable').length > 0"
PRIVATE = re.compile(r"^Private_(?:Clean|Dirty): +(\d+) kB$", re.MULTILINE)
REST = 3_000
"""Milliseconds until the page rests."""


def private_memory(page: Page) -> float:
    """The private memory of the page's process, in MB."""
    session = page.context.new_cdp_session(page)
    page.wait_for_timeout(REST)
    session.send("HeapProfiler.collectGarbage")
    page.wait_for_timeout(REST)
    pages = [process["id"] for process in processes(page.context.browser) if is_page(process)]
    return max(map(private_memory_of, pages)) / 1000


def processes(browser: Browser | None) -> list[dict[str, object]]:
    """The processes of the browser."""
    assert browser
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    return list(found["processInfo"])


def is_page(process: dict[str, object]) -> bool:
    """Whether the process shows a page."""
    return process["type"] == "renderer"


def private_memory_of(number: object) -> int:
    """The private memory of a process in kB."""
    text = Path(f"/proc/{number}/smaps_rollup").read_text(encoding="utf-8")
    return sum(map(int, PRIVATE.findall(text)))


def main() -> None:
    """Prints a line for each state."""
    with ExitStack() as afterwards:
        temporary = Path(afterwards.enter_context(tempfile.TemporaryDirectory()))
        bare = afterwards.enter_context(served(bare_page(temporary / "bare")))
        ours = afterwards.enter_context(served(DIST))
        playwright = afterwards.enter_context(sync_playwright())

        def shown(address: str, *scripts: str) -> Page:
            """The page at the address, in a new browser without other pages."""
            browser = playwright.chromium.launch(**launch_options())
            afterwards.callback(browser.close)
            page = browser.new_page(viewport={"width": 1024, "height": 768})
            for script in scripts:
                page.add_init_script(script)
            page.goto(address)
            return page

        print(f"an empty page: {private_memory(shown('about:blank')):.0f} MB")
        page = shown(bare)
        page.wait_for_function(PLAYABLE)
        print(f"a page that only starts Pyodide: {private_memory(page):.0f} MB")
        page = shown(ours, saving_settings(replace(PEOPLE, who=ALONE)))
        home, table = Home(page), Table(page)
        home.wait_until_playable()
        print(f"ours, at home: {private_memory(page):.0f} MB")
        home.play.click()
        table.open_cards.first.wait_for()
        print(f"ours, at the table: {private_memory(page):.0f} MB")
        while not table.over:
            table.open_cards.or_(table.again).first.wait_for()
            if not table.over:
                take_turn(page)
        print(f"ours, after a game: {private_memory(page):.0f} MB")


if __name__ == "__main__":
    main()
