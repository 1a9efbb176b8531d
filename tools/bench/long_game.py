"""The longest tasks in a long game: `python -m tools.bench.long_game [RECORD ...]`.

Opens the game in Chromium at full speed and goes on with it shortly before its end. Prints two
times for each step, in milliseconds: the longest task of the page's main thread, and the time until
the step was done. Tasks of 50 ms or more are felt.
"""

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from time import perf_counter

from playwright.sync_api import Browser, expect, sync_playwright

from e2e import storage
from e2e.pages import Home, Past, Table
from e2e.positions import LEAVE
from e2e.saved import PEOPLE, saving_settings
from game.rules.action import Place
from game.rules.record import Record, parse_record, to_json
from tests.ui.at_once import link_code, look_back
from tools.browsers.chromium import launch_options
from tools.browsers.serve import served
from tools.paths import DIST, ROOT

LONG = ROOT / "tests" / "rules" / "golden" / "little_4_limit.json"
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
NO_SHARING = """
  Object.defineProperty(navigator, "share", { value: undefined });
  Object.defineProperty(navigator, "clipboard", { value: { writeText: async () => {} } });
"""
PATIENCE = 120_000


class Bench:
    """One page and its traces."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        context = browser.new_context(viewport={"width": 1024, "height": 768})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(NO_SHARING + saving_settings(PEOPLE))
        self.page = context.new_page()
        self.page.goto(address)
        Home(self.page).wait_until_playable()

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """Prints the longest task in the `with` block."""
        self.browser.start_tracing(page=self.page, categories=CATEGORIES)
        begun = perf_counter()
        yield
        seconds = perf_counter() - begun
        longest = longest_task(self.browser.stop_tracing())
        print(
            f"{name:40} longest task {longest:6.0f}   done after {1000 * seconds:6.0f}", flush=True
        )


def longest_task(trace: bytes) -> float:
    """The longest task of a page's main thread in the trace, in milliseconds."""
    events = json.loads(trace)["traceEvents"]
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks: list[float] = [
        event["dur"] / 1000
        for event in events
        if event["name"].endswith("RunTask") and (event["pid"], event["tid"]) in main
        if "dur" in event
    ]
    return max(tasks)


def measure(browser: Browser, address: str, record: Record) -> None:
    """Prints a line for each step."""
    expect.set_options(timeout=PATIENCE)
    history = look_back(record, open_hands=False)
    code = link_code(history)
    bench = Bench(browser, address)
    page = bench.page
    home, past, table = Home(page), Past(page), Table(page)
    with bench.step("start again, nothing saved"):
        page.reload()
        home.wait_until_playable()
    with bench.step("open the link"):
        page.evaluate("part => { location.hash = part }", f"#g={code}")
        past.is_at(history.last, history.last)
    with bench.step("one move back"):
        past.back.click()
        past.is_at(history.last - 1, history.last)
    with bench.step("first move"):
        past.first.click()
        past.is_at(0, history.last)
    with bench.step("share the link"):
        past.share.click()
        home.button("Share a link").click()
        expect(home.dialog).to_contain_text("Link copied.")
    with bench.step("save as a file"), page.expect_download():
        home.button("Save the game as a file").click()
    home.close_dialog()
    past.leave.click()
    unfinished = before_a_play(record)
    storage.save(page, game=to_json(unfinished, open_hands=True))
    with bench.step("find it saved"):
        page.evaluate(LEAVE)
        expect(table.go_on).to_be_visible()
    with bench.step("start again with it"):
        page.reload()
        home.wait_until_playable()
    with bench.step("go on with it"):
        table.go_on.click()
        expect(table.open_cards.first).to_be_visible()
    with bench.step("hint"):
        to_do = page.get_by_role("heading", level=1)
        before = to_do.inner_text()
        table.hint.click()
        expect(to_do).not_to_have_text(before)
    with bench.step("play"):
        table.perform(record.actions[len(unfinished.actions)])
        expect(table.button("Take back")).to_be_visible()
    with bench.step("take back"):
        table.button("Take back").click()
        expect(table.open_cards.first).to_be_visible()
    with bench.step("look back"):
        table.open_menu()
        home.button("Look back").click()
        expect(past.slider).to_be_visible()
    with bench.step("go on from an earlier turn"):
        past.back.click()
        past.go_on.click()
        expect(past.slider).to_have_count(0)
        expect(table.open_cards.first).to_be_visible()
    with bench.step("back to the earlier game"):
        table.open_menu()
        home.button("Back to the earlier game").click()
        expect(home.dialog).to_have_count(0)
        expect(table.open_cards.first).to_be_visible()


def before_a_play(record: Record) -> Record:
    """The game before the last chip that somebody places, but not the last action."""
    *_, place = (n for n, action in enumerate(record.actions[:-1]) if isinstance(action, Place))
    return replace(record, actions=record.actions[:place])


def main() -> None:
    """Prints the steps of each record."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("records", type=Path, nargs="*", default=[LONG])
    parser.add_argument("--site", type=Path, default=DIST)
    options = parser.parse_args()
    with served(options.site) as address, sync_playwright() as playwright:
        for path in options.records:
            browser = playwright.chromium.launch(**launch_options(shell=True))
            record = parse_record(path.read_text("utf-8"))
            print(f"{path.name}: {len(record.actions)} actions")
            measure(browser, address, record)
            browser.close()


if __name__ == "__main__":
    main()
