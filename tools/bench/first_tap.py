"""When the cards are dealt after a tap at the first moment: `python -m tools.bench.first_tap [N]`.

Taps Play as soon as the page shows it, on a device that knows who plays, in this version and in
version 0.1.0, in turns. Prints the medians of N first visits: when Play was there, and when the
table was, in milliseconds.
"""

import sys
from contextlib import ExitStack
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from e2e.saved import PEOPLE, saving_settings
from tools.bench.first_version import first_version
from tools.browsers.chromium import launch
from tools.browsers.serve import served
from tools.paths import DIST

RUNS = 7
TAP = """
  window.moments = [];
  const look = () => {
    const buttons = [...document.querySelectorAll("#app button")];
    const play = buttons.find(({ dataset }) => /^(Play|Start)/.test(dataset.msg));
    if (!moments.length && play && document.readyState !== "loading") {
      moments.push(performance.now());
      play.click();
    }
    const isDealt = document.querySelector("#app .curtain, #app .hand button");
    if (isDealt && !document.querySelector("#app .home")) moments.push(performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""
WAIT = """async () => {
  while (moments.length < 2) await new Promise(requestAnimationFrame);
  return moments;
}"""


def visit(browser: Browser, address: str) -> list[float]:
    """The milliseconds until Play was tapped, and until the table was shown."""
    context = browser.new_context()
    context.add_init_script(saving_settings(PEOPLE))
    context.add_init_script(TAP)
    page = context.new_page()
    page.goto(address, wait_until="commit")
    moments: list[float] = page.evaluate(WAIT)
    context.close()
    return moments


def main() -> None:
    """Measures, and prints a line for each version."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else RUNS
    with ExitStack() as afterwards:
        browser = launch(afterwards.enter_context(sync_playwright()))
        folders = {"0.1.0": first_version(), "today": DIST}
        sites = {name: afterwards.enter_context(served(path)) for name, path in folders.items()}
        found: dict[str, list[list[float]]] = {name: [] for name in sites}
        for _ in range(runs):
            for name, address in sites.items():
                found[name].append(visit(browser, address))
        browser.close()
    for name, visits in found.items():
        shown, dealt = (median(times) for times in zip(*visits, strict=True))
        print(f"{name}: Play after {shown:,.0f}, table after {dealt:,.0f} ms")


if __name__ == "__main__":
    main()
