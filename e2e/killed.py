"""A browser that is killed while computers play: which plays it showed, and which came back."""

import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import BrowserContext, BrowserType, ConsoleMessage, Error, Page, expect

from e2e import storage
from e2e.conftest import NO_SOUND, NO_WORKER
from e2e.pages import Home, Table
from e2e.saved import PEOPLE, saving_settings
from e2e.waits import PATIENCE
from game.rules.record import parse_record
from game.ui.settings.settings import Settings
from tools.browsers.chromium import launch_options

COMPUTERS = Settings(who=("cub", "cub", *PEOPLE.who[2:]))
"""They play at the usual pace: at once, they would play faster than a busy disk writes."""

SHOWN, SAVED = "shown", "saved"
REPORT = """() => {
  const { writeText } = rowdyZoo;
  const clock = () => performance.timeOrigin + performance.now();
  rowdyZoo.writeText = (name, text) => {
    const writing = writeText(name, text);
    if (name === "game" && text) {
      const { seed, actions } = JSON.parse(text);
      const report = (what) => console.log(`${what} ${seed} ${actions.length} ${clock()}`);
      requestAnimationFrame(() => setTimeout(report, 0, "shown"));
      writing.then((isSaved) => report(isSaved ? "saved" : "refused"));
    }
    return writing;
  };
}"""
"""Tells each time that a play was painted, and that the browser said that it was saved: the seed of
the game, its plays, and the time."""

Play = tuple[str, int, float]
"""The seed of a game, the number of its plays, and when the last was painted, in seconds."""


@dataclass
class Shown:
    """The plays that the page painted and saved until the kill, whose time is in seconds."""

    kill: int
    within: float
    process: int
    plays: list[Play] = field(default_factory=list)
    saved: list[Play] = field(default_factory=list)
    killed: float = 0.0

    def hear(self, message: ConsoleMessage) -> None:
        """Note a play; kill the browser some time `within` so many seconds after play `kill`."""
        what, *words = message.text.split(" ")
        if what not in (SHOWN, SAVED) or self.killed:
            return
        seed, plays, milliseconds = words
        noted = self.plays if what == SHOWN else self.saved
        noted.append((seed, int(plays), float(milliseconds) / 1000))
        if what == SHOWN and len(self.plays) == self.kill:
            time.sleep(max(0.0, self.plays[-1][2] + self.within - time.time()))
            self.killed = time.time()
            os.killpg(self.process, signal.SIGKILL)


@dataclass(frozen=True)
class Kill:
    """How many plays were missing after a kill, and the age of the oldest of them in seconds.

    `broken` counts those of them that the browser had said were saved.
    """

    missing: int
    age: float
    broken: int


def kills(browser: BrowserType, profile: Path, address: str, rng: random.Random) -> Iterator[Kill]:
    """Kill the browser again and again; each time the game goes on from what came back."""
    watched: Shown | None = None
    known: set[str] = set()
    while True:
        with opened(browser, profile) as context:
            page = context.new_page()
            page.goto(address, wait_until="domcontentloaded")
            home = Home(page)
            home.wait_until_playable()
            if watched:
                known |= {seed for seed, _plays, _painted in watched.plays}
                yield came_back(page, watched, known)
            go_on(home)
            within = rng.choice((0.05, 1.0)) * rng.random()
            watched = Shown(rng.randint(1, 3), within, leader(profile))
            page.on("console", watched.hear)
            play_until_killed(page, watched)


def came_back(page: Page, watched: Shown, known: set[str]) -> Kill:
    """Compare the saved game with the plays that were shown.

    It may be newer than they are: a play, or a new game, that was saved and not yet painted.
    `known` has the seeds of all games that were shown.
    """
    shown = watched.plays
    record = parse_record(storage.read(page, "game") or "")
    kept = record.setup.seed, len(record.actions)
    games = [play[:2] for play in shown]
    if kept in games:
        missing = shown[games.index(kept) + 1 :]
    else:
        is_newer_play = kept[0] == shown[-1][0] and kept[1] > shown[-1][1]
        missing = [] if is_newer_play or kept[0] not in known else shown
    ages = [watched.killed - painted for _seed, _plays, painted in missing]
    saved = {play[:2] for play in watched.saved}
    broken = sum(play[:2] in saved for play in missing)
    return Kill(len(ages), max(ages, default=0.0), broken)


def go_on(home: Home) -> None:
    """Report each play from now on, and go on with the game or begin one."""
    home.page.evaluate(REPORT)
    table = Table(home.page)
    expect(home.play).to_be_visible()
    (table.go_on if table.go_on.is_visible() else home.play).click()


def play_until_killed(page: Page, watched: Shown) -> None:
    """Let the computers play, game after game."""
    table = Table(page)
    try:
        while not watched.killed:
            if table.again.is_visible():
                table.again.click()
            page.wait_for_timeout(20)
    except Error:
        if not watched.killed:
            raise


@contextmanager
def opened(browser: BrowserType, profile: Path) -> Iterator[BrowserContext]:
    """A browser of its own with that profile."""
    context = browser.launch_persistent_context(
        profile, reduced_motion="reduce", locale="en-GB", **launch_options(shell=True)
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(NO_WORKER + NO_SOUND + saving_settings(COMPUTERS))
    try:
        yield context
    finally:
        with suppress(Error):
            context.close()


def leader(profile: Path) -> int:
    """The process group of the browser with that profile."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            arguments = (process / "cmdline").read_bytes().decode().split("\0")
        except OSError:
            continue
        if f"--user-data-dir={profile}" in arguments and not any(
            argument.startswith("--type=") for argument in arguments
        ):
            return os.getpgid(int(process.name))
    raise AssertionError(f"no browser has the profile {profile}")
