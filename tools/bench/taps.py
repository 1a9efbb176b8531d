"""How fast the page answers a tap: `python -m tools.bench.taps [--runs N] [--beside FOLDER]`.

Plays the first turns of games with real taps in Chromium, at full speed and four times slower, and
prints for each site, in milliseconds:

- Python: how long Python handles a tap, median and 98th percentile
- paint: from a tap to the next paint (Event Timing, in steps of 8 ms; less than 16 counts as 8)
- deal: how long Python takes to show the table
- long: tasks of 50 ms or more for each game, the deal included

`--beside` measures another built site in turns with this one: only such pairs can be compared.
`--rested` deals when the home screen has rested: then the table waits behind it.

The first lines show the floor: a page that only starts Pyodide, and whose Python changes a colour.
"""

import argparse
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from e2e.chance import chance_of
from e2e.pages import Home
from e2e.saved import PEOPLE, saving_settings
from game.ui.settings.settings import MAX_SEATS, PERSON, Settings
from tools.bench.compare import bare_page
from tools.browsers.chromium import launch_options
from tools.browsers.serve import served
from tools.paths import DIST

RUNS = 3
TURNS = 12
SLOWER = (1, 4)
LEAST_PAINT = 8
ALONE = (PERSON, *["fox"] * (MAX_SEATS - 1))

CASES = {
    "little, 2 people": PEOPLE,
    "little, 1 and Fox": replace(PEOPLE, who=ALONE),
    "big, 6 people": replace(PEOPLE, edition="big-zoo", seats=6),
    "big, 1 and 5 Foxes": replace(PEOPLE, edition="big-zoo", seats=6, who=ALONE),
}

MEASURE = """
  window.measured = { python: new Map(), paint: new Map(), tasks: [] };
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (name, listener, ...rest) {
    if (name !== "click" || this.id !== "app") return listen.call(this, name, listener, ...rest);
    const timed = (event) => {
      const begun = performance.now();
      listener(event);
      const before = measured.python.get(event.timeStamp) ?? 0;
      measured.python.set(event.timeStamp, before + performance.now() - begun);
    };
    return listen.call(this, name, timed, ...rest);
  };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (!interactionId) continue;
      const longest = Math.max(duration, measured.paint.get(interactionId) ?? 0);
      measured.paint.set(interactionId, longest);
    }
  }).observe({ type: "event", durationThreshold: 16 });
  new PerformanceObserver((list) => {
    measured.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: "longtask" });
"""
"""Runs before the page's own scripts.

All listeners of a tap are counted together: that of the early taps, which stays when its wrapper is
not found, would halve the median.
"""

TAKE = """() => {
  const { python, paint, tasks } = measured;
  const taken = { python: [...python.values()], paint: [...paint.values()], tasks: [...tasks] };
  measured.tasks = [];
  python.clear();
  paint.clear();
  return taken;
}"""

WAYS = {
    "home": "[data-msg=PlayPicked]",
    "over": ".ending .main",
    "ready": ".curtain .main",
    "turn": "[data-msg=ExchangesPicked], [data-msg=PassPicked]",
    "chosen": ".hand .card.playable[aria-pressed=true]:enabled",
    "card": ".hand .card.playable:enabled",
    "target": ".board .target",
}
"""Where a finger taps, by CSS selectors."""

TURN = ("turn", "chosen", "card")
"""The ways to begin a turn."""

OFFERED = """(ways) =>
  Object.keys(ways).find((way) => document.querySelector(`:is(${ways[way]}):not(.under *)`)) ?? ""
"""

MIDDLE = """(way) => {
  const found = document.querySelector(`:is(${way}):not(.under *)`);
  const { x, y, width, height } = found.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""

POLL, REACHABLE = 100, 400
"""Milliseconds between two looks at the page, and until a new screen can be tapped."""

REST = 9_500
"""Milliseconds after which the table waits behind the home screen."""

SETTLE = 250
"""Milliseconds after which Chromium has reported what it has measured."""

FLOOR = """<!doctype html><meta charset="utf-8"><title>floor</title><link rel="icon" href="data:,">
<main id="app" style="position: fixed; inset: 0"></main>
<script type="module">
import { loadPyodide } from "./pyodide/pyodide.mjs";
const pyodide = await loadPyodide();
const onClick = pyodide.runPython(`
from js import app
COLOURS = ["red", "blue"]
def on_click(event):
    COLOURS.reverse()
    app.style.background = COLOURS[0]
on_click`);
app.addEventListener("click", (event) => onClick(event));
performance.mark("playable");
</script>"""
"""The least that a page with Python can do when it is tapped."""

FLOOR_TAPS = 50

Times = dict[str, list[float]]


def play(page: Page) -> Iterator[dict[str, list[float]]]:
    """What the deal took, and then each turn."""
    tap(page, wait_for(page, "home"))
    for _turn in range(TURNS):
        way = wait_for(page, "over", "ready", *TURN)
        page.wait_for_timeout(SETTLE)
        yield page.evaluate(TAKE)
        if way == "over":
            return
        if way == "ready":
            tap(page, way)
        take_turn(page)


def take_turn(page: Page) -> None:
    """Plays the first card that fits; exchanges or passes if none does."""
    while (way := wait_for(page, *TURN)) == "card":
        tap(page, way)
    tap(page, "target" if way == "chosen" else way)


def wait_for(page: Page, *ways: str) -> str:
    """The first of these ways that the page offers, once it has come to rest."""
    names = {name: WAYS[name] for name in ways}
    while not (found := page.evaluate(OFFERED, names)):
        page.wait_for_timeout(POLL)
    page.wait_for_timeout(REACHABLE)
    return str(found)


def tap(page: Page, way: str) -> None:
    """Taps with a finger, as the browser's input does; Playwright's own check would lay out."""
    x, y = page.evaluate(MIDDLE, WAYS[way])
    page.touchscreen.tap(x, y)


def measure(
    browser: Browser, address: str, settings: Settings, slower: int, seed: int, rest: int = SETTLE
) -> Times:
    """The times of one game: `python`, `paint`, `deal` and `long`."""
    context = browser.new_context(viewport={"width": 1024, "height": 768}, has_touch=True)
    context.add_init_script(chance_of(seed) + MEASURE + saving_settings(settings))
    page = context.new_page()
    page.goto(address)
    Home(page).wait_until_playable()
    page.wait_for_timeout(rest)
    page.evaluate(TAKE)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    times: Times = defaultdict(list)
    tasks = 0
    for number, taken in enumerate(play(page)):
        tasks += len(taken["tasks"])
        if number == 0:
            times["deal"].append(max(taken["python"] + taken["tasks"]))
            continue
        times["python"] += taken["python"]
        missing = max(0, len(taken["python"]) - len(taken["paint"]))
        times["paint"] += taken["paint"] + [LEAST_PAINT] * missing
    times["long"].append(tasks)
    context.close()
    return times


def measure_floor(browser: Browser, slower: int) -> Times:
    """`python` and `paint` of taps that change a colour."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as afterwards:
        address = afterwards.enter_context(served(bare_page(Path(folder) / "floor", FLOOR)))
        context = browser.new_context(viewport={"width": 1024, "height": 768}, has_touch=True)
        afterwards.callback(context.close)
        context.add_init_script(MEASURE)
        page = context.new_page()
        page.goto(address)
        page.wait_for_function("performance.getEntriesByName('playable').length")
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        for _tap in range(FLOOR_TAPS):
            page.touchscreen.tap(512, 384)
            page.wait_for_timeout(REACHABLE)
        taken: Times = page.evaluate(TAKE)
    missing = len(taken["python"]) - len(taken["paint"])
    return {"python": taken["python"], "paint": taken["paint"] + [LEAST_PAINT] * missing}


def percentile(values: list[float], part: float) -> float:
    """The value that this part of all values does not exceed."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def report(name: str, times: Times) -> str:
    """A line of the table. The floor has no deal, and its long tasks are not counted."""
    python, paint = times["python"], times["paint"]
    line = (
        f"{name:44} Python {median(python):6.1f} {percentile(python, 0.98):6.1f}"
        f"   paint {median(paint):4.0f} {percentile(paint, 0.98):4.0f}"
    )
    if "deal" in times:
        line += f"   deal {median(times['deal']):5.0f}   long {median(times['long']):3.0f}"
    return line


def main() -> None:
    """Prints a line for each case, speed and site."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--beside", type=Path, action="append", default=[])
    parser.add_argument("--case", choices=CASES, action="append")
    parser.add_argument("--rested", action="store_true")
    options = parser.parse_args()
    rest = REST if options.rested else SETTLE
    with ExitStack() as afterwards:
        folders = {"ours": DIST} | {str(folder): folder for folder in options.beside}
        sites = {name: afterwards.enter_context(served(path)) for name, path in folders.items()}
        playwright = afterwards.enter_context(sync_playwright())
        browser = playwright.chromium.launch(**launch_options(shell=True))
        for slower in SLOWER:
            print(report(f"floor, {slower}x", measure_floor(browser, slower)), flush=True)
        for case in options.case or CASES:
            for slower in SLOWER:
                all_times: dict[str, Times] = {name: defaultdict(list) for name in sites}
                for seed in range(options.runs):
                    for name, address in sites.items():
                        times = measure(browser, address, CASES[case], slower, seed, rest)
                        for kind, values in times.items():
                            all_times[name][kind] += values
                for name, times in all_times.items():
                    print(report(f"{case}, {slower}x, {name}", times), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
