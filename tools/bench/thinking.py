"""Measures how long Owl thinks in the page: `python -m tools.bench.thinking`.

Owls play each edition among themselves in Chromium, at full speed and with the processor slowed
four times. Prints a table: how long a choice takes, the longest task of the page while Owl thinks,
and the longest task of all, in ms. People may notice a task of more than 50 ms.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import mean, median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page

from e2e.saved import saving_settings
from e2e.storage import READ
from e2e.waits import until
from game.ui.settings.settings import MAX_SEATS, Pace, Settings
from tools.browsers.chromium import browser_with_game

TABLES = [
    ("little-zoo", 2),
    ("little-zoo", 4),
    ("big-zoo", 2),
    ("big-zoo", 4),
    ("grand-zoo", 2),
    ("grand-zoo", 4),
]
SLOWDOWNS = (1, 4)
GAMES = 3
TIMEOUT = 300_000
"""In milliseconds."""

MEASURE_NAME = "thinking: owl"
"""The name under which the page records how long Owl thinks."""

OBSERVE_TASKS = """() => {
  const watcher = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  watcher.observe({ type: "longtask" });
  window.tasks = [];
  window.taskWatcher = watcher;
}"""

READ_SPANS = """(name) => {
  const spans = (entries) => entries.map((e) => [e.startTime, e.duration]);
  tasks.push(...taskWatcher.takeRecords());
  return { thoughts: spans(performance.getEntriesByName(name)), tasks: spans(tasks) };
}"""

READ_SEED = f"""async () => JSON.parse(await ({READ})("game"))?.seed ?? ''"""

HEADINGS = (
    "board",
    "seats",
    "slower",
    "choices",
    "mean",
    "median",
    "95 %",
    "longest task in thinking",
    "longest task",
)


@dataclass(frozen=True, slots=True)
class Span:
    """An interval in milliseconds of the page's clock."""

    start: float
    duration: float

    def overlaps(self, other: "Span") -> bool:
        """Whether the two intervals have a common part."""
        latest, earliest = max(self.start, other.start), min(self.end, other.end)
        return latest < earliest

    @property
    def end(self) -> float:
        """The end of the interval."""
        return self.start + self.duration


def main() -> None:
    """Prints one line for each edition, number of seats and slowdown."""
    print(f"| {' | '.join(HEADINGS)} |\n|---|{'---:|' * (len(HEADINGS) - 1)}", flush=True)
    with browser_with_game() as (browser, address):
        for edition, seats in TABLES:
            for slowdown in SLOWDOWNS:
                page = open_home(browser, address, edition, seats)
                found = play_games(page, slowdown)
                words = [edition, str(seats), f"{slowdown}x", *row(*found)]
                print(f"| {' | '.join(words)} |", flush=True)
                page.context.close()


def open_home(browser: Browser, address: str, edition: str, seats: int) -> Page:
    """The home screen of a new page, set up for Owls on all seats and without pauses."""
    settings = replace(Settings(edition, seats), who=("owl",) * MAX_SEATS, pace=Pace.AT_ONCE)
    context = browser.new_context(locale="en-GB")
    context.set_default_timeout(TIMEOUT)
    context.add_init_script(saving_settings(settings))
    page = context.new_page()
    page.goto(address)
    until(page, "() => performance.getEntriesByName('playable').length", patience=TIMEOUT)
    return page


def play_games(page: Page, slowdown: int) -> tuple[list[Span], list[Span]]:
    """Plays GAMES games; the intervals in which Owl thought, and the long tasks of the page."""
    play = page.get_by_role("button", name="Play", exact=True)
    again = page.get_by_role("button", name="Play again")
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    page.evaluate(OBSERVE_TASKS)
    for _game in range(GAMES):
        seed = page.evaluate(READ_SEED)
        play.or_(again).click()
        until(page, f"seed => ({READ_SEED})() !== seed", seed, TIMEOUT)
        again.wait_for()
    found: dict[str, Any] = page.evaluate(READ_SPANS, MEASURE_NAME)
    return [Span(*span) for span in found["thoughts"]], [Span(*span) for span in found["tasks"]]


def row(thoughts: Sequence[Span], tasks: Sequence[Span]) -> Iterator[str]:
    """The number of choices, and the times in milliseconds."""
    durations = [thought.duration for thought in thoughts]
    during = [task for task in tasks if any(task.overlaps(thought) for thought in thoughts)]
    yield str(len(thoughts))
    yield f"{mean(durations):.0f}"
    yield f"{median(durations):.0f}"
    yield f"{quantiles(durations, n=20)[-1]:.0f}"
    yield longest(during)
    yield longest(tasks)


def longest(tasks: Sequence[Span]) -> str:
    """The longest of the long tasks, and how many there are."""
    if not tasks:
        return "< 50"
    return f"{max(task.duration for task in tasks):.0f} ({len(tasks)} over 50)"


if __name__ == "__main__":
    main()
