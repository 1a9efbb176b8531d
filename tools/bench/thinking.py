"""Measures how long Owl thinks in the page: `python -m tools.bench.thinking`.

Owls play each edition among themselves in Chromium, as fast as the machine is and four times
slower. Prints a table: how long a choice takes, the longest task of the page while Owl thinks, and
the longest task at all. A task of more than 50 ms is one that people may notice.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import mean, median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page

from e2e.kept import keeping
from e2e.waits import until
from game.ui.home.settings import MAX_SEATS, Pace, Settings
from tools.browser import at_the_game

TABLES = [("little-zoo", 2), ("little-zoo", 4), ("big-zoo", 2), ("big-zoo", 4)]
SLOWER = (1, 4)
GAMES = 3
PATIENCE = 300_000
THINKING = "thinking: owl"

OBSERVE = """() => {
  const watcher = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  watcher.observe({ type: "longtask" });
  window.tasks = [];
  window.taskWatcher = watcher;
}"""

MEASURED = """(name) => {
  const spans = (entries) => entries.map((e) => [e.startTime, e.duration]);
  tasks.push(...taskWatcher.takeRecords());
  return { thoughts: spans(performance.getEntriesByName(name)), tasks: spans(tasks) };
}"""

SEED = """() => JSON.parse(localStorage.getItem("rowdy-zoo:game"))?.seed ?? ''"""

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
    """Something that took a while, in milliseconds of the page's clock."""

    start: float
    duration: float

    def overlaps(self, other: "Span") -> bool:
        """Whether both happened at some time."""
        latest, earliest = max(self.start, other.start), min(self.end, other.end)
        return latest < earliest

    @property
    def end(self) -> float:
        """When it was over."""
        return self.start + self.duration


def main() -> None:
    """Prints one line for each table and speed."""
    print(f"| {' | '.join(HEADINGS)} |\n|---|{'---:|' * (len(HEADINGS) - 1)}", flush=True)
    with at_the_game() as (browser, address):
        for edition, seats in TABLES:
            for slower in SLOWER:
                page = opened(browser, address, edition, seats)
                found = measured(page, slower)
                words = [edition, str(seats), f"{slower}x", *row(*found)]
                print(f"| {' | '.join(words)} |", flush=True)
                page.context.close()


def opened(browser: Browser, address: str, edition: str, seats: int) -> Page:
    """The home screen with Owls on all seats, at once."""
    settings = replace(Settings(edition, seats), who=("owl",) * MAX_SEATS, pace=Pace.AT_ONCE.value)
    context = browser.new_context(locale="en-GB")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(keeping(settings))
    page = context.new_page()
    page.goto(address)
    until(page, "() => performance.getEntriesByName('playable').length", patience=PATIENCE)
    return page


def measured(page: Page, slower: int) -> tuple[list[Span], list[Span]]:
    """All of Owl's thoughts in some games, and the long tasks of the page meanwhile."""
    play = page.get_by_role("button", name="Play", exact=True)
    again = page.get_by_role("button", name="Play again")
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(OBSERVE)
    for _game in range(GAMES):
        seed = page.evaluate(SEED)
        play.or_(again).click()
        until(page, f"seed => ({SEED})() !== seed", seed, PATIENCE)
        again.wait_for()
    found: dict[str, Any] = page.evaluate(MEASURED, THINKING)
    return [Span(*span) for span in found["thoughts"]], [Span(*span) for span in found["tasks"]]


def row(thoughts: Sequence[Span], tasks: Sequence[Span]) -> Iterator[str]:
    """The figures of a line, in milliseconds."""
    lasted = [thought.duration for thought in thoughts]
    during = [task for task in tasks if any(task.overlaps(thought) for thought in thoughts)]
    yield str(len(thoughts))
    yield f"{mean(lasted):.0f}"
    yield f"{median(lasted):.0f}"
    yield f"{quantiles(lasted, n=20)[-1]:.0f}"
    yield longest(during)
    yield longest(tasks)


def longest(tasks: Sequence[Span]) -> str:
    """The longest of the long tasks and how many they are; shorter ones are not told."""
    if not tasks:
        return "< 50"
    return f"{max(task.duration for task in tasks):.0f} ({len(tasks)} over 50)"


if __name__ == "__main__":
    main()
