"""A monkey taps, types, turns the device, leaves the page and comes back at random.

It finds controls by their messages and their place on the page, so it needs no language. After
each action the page must answer, and the saved game must replay.
"""

import json
import random
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import reduce
from typing import TypedDict

from playwright.sync_api import Page, TimeoutError

from e2e.contexts import pages_of_tests
from e2e.pages import Home
from game.rules.action import Action
from game.rules.play import apply
from game.rules.record import Record, parse_record, replay
from game.rules.state import State
from tests.ui.at_once import read_game

SIZES = ((320, 568), (360, 640), (568, 320), (768, 1024), (1024, 768), (1440, 900))
KEYS = ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "Home", "End", "Escape", "Enter")
KEYS += ("Space", "Tab", "Shift+Tab", "Control+z", *"1234567890x")
TYPED = ("", "Ada", "  Bo  ", "<b>&\"'", "%(name)s", "Ї" * 40, "{}", "مرحبا")
DAY = 24 * 60 * 60 * 1000
ONWARD = {"HandShown", "TabletPassed", "ExchangesPicked", "PassPicked", "DrawPicked", "StepPicked"}
ONWARD |= {
    "PlayPicked",
    "NewGameConfirmed",
    "ContinuePicked",
    "TakeOverPicked",
    "PlayAgainPicked",
    "PlayMixedPicked",
    "WarnedPlayConfirmed",
}
REMEMBERED = 40
PATIENCE = 20.0
"""Seconds until an unchanged page, a page without controls, or a stuck game is a failure."""

NO_LONGER = 500
"""Milliseconds for an answer in a list that may be gone by now."""

NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => done()))"

PURPOSE = 0.8
LEADS_ON = 200
"""The number of actions between two checks that the game goes on."""

PREPARED = """
  (() => {
    const now = Date.now.bind(Date);
    window.clockShift = 0;
    Date.now = () => now() + window.clockShift;
    window.changes = 0;
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(() => { window.changes += 1; }).observe(document, all);
  })();
"""
"""Runs before the page's own scripts: a clock that can be set, and a count of DOM changes."""


WATCH_LOCKS = """() => {
  const { claimGame } = window.rowdyZoo;
  window.asked = 0;
  window.rowdyZoo.claimGame = (takeOver) => {
    window.asked += 1;
    return claimGame(takeOver).finally(() => { window.asked -= 1; });
  };
}"""
"""Counts the questions for the saved game that have no answer yet: a game is dealt after it."""

SETTLED = """async () => {
  for (let frames = 0; frames < 5; frames = window.asked ? 0 : frames + 1)
    await new Promise((done) => requestAnimationFrame(done));
}"""
"""Waits until nothing was asked for some frames, in which Python hears the last answer."""


class Control(TypedDict):
    """A control that can be tapped, and the message that it sends."""

    msg: str
    tag: str
    target: bool
    x: float
    y: float
    options: list[str]


class Sight(TypedDict):
    """What the page shows, and the saved game."""

    controls: list[Control]
    sheet: bool
    failed: bool
    changes: int
    kept: str | None


LOOK = """async ([tap, rush]) => {
  const click = () => new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 });
  if (tap) document.elementFromPoint(...tap)?.dispatchEvent(click());
  const armed = ({ animationName }) => animationName === "arm";
  if (!rush) document.getAnimations().filter(armed).forEach((animation) => animation.finish());
  const app = document.getElementById("app");
  const sheet = app.querySelector("dialog[open]");
  const within = (control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const there = document.elementFromPoint(x, y)?.closest("[data-msg]") === control;
    const options = [...(control.options ?? [])].map((option) => option.value);
    const target = control.classList.contains("target");
    const tag = control.localName;
    return there ? [{ msg: control.dataset.msg, tag, target, x, y, options }] : [];
  };
  const all = [...(sheet ?? app).querySelectorAll("[data-msg]:not([aria-disabled=true])")];
  return JSON.stringify({
    controls: all.flatMap(within),
    sheet: Boolean(sheet),
    failed: !document.getElementById("failure").hidden,
    changes: window.changes,
    kept: (await rowdyZoo.readText("game")) ?? null,
  });
}"""


class Monkey:
    """A random user; the same seed makes the same choices if the page is equally fast.

    `rarely` is the share of actions that load the page again, leave it or open a second tab. Only
    a `patient` monkey makes computers slower.
    """

    def __init__(self, page: Page, seed: int, *, rarely: float, patient: bool) -> None:
        self.page = page
        self.shuns = () if patient else ("PacePicked slow", "PacePicked normal")
        self.rng = random.Random(seed)
        self.rarely = rarely
        self.did: deque[str] = deque(maxlen=REMEMBERED)
        self.actions = self.games = self.plies = 0
        self.changes, self.changed = 0, time.monotonic()
        self.offline = False
        self.text: str | None = None
        self.record: tuple[Action, ...] = ()
        self.state: State | None = None
        self.page.evaluate(WATCH_LOCKS)
        self.sight = self._look()

    def __str__(self) -> str:
        return f"{self.actions} actions of the monkey, {self.plies} of {self.games} games"

    def play(self, actions: int) -> None:
        """Do that many actions; an error carries a note with the last of them."""
        try:
            while self.actions < actions:
                self._act()
                if self.actions % LEADS_ON == 0:
                    self._goes_on()
            self._goes_on()
        except Exception as error:
            error.add_note(f"{self}, the last:\n  " + "\n  ".join(self.did))
            raise

    def _act(self) -> None:
        chance = self.rng.random()
        if chance < self.rarely:
            self._do(self.rng.choice((self._load_again, self._leave, self._other_tab)))
        elif chance < self.rarely + 0.06:
            self._do(self.rng.choice((self._resize, self._theme, self._clock, self._network)))
        elif chance < 0.15:
            self._do(self._key)
        elif chance < 0.18:
            self._do(self._wait)
        else:
            self._do(self._tap)
        self._check()

    def _do(self, action: Callable[[], str]) -> None:
        self.actions += 1
        self.did.append(action.__name__.strip("_"))
        self.did[-1] += f" {action()}"

    # Actions. Each returns a note for the log, and updates `sight`.

    def _tap(self) -> str:
        control = self._choice(PURPOSE)
        while control is None:
            self._wait()
            self._check()
            control = self._choice(PURPOSE)
        return self._use(control)

    def _use(self, control: Control) -> str:
        rng, at = self.rng, (control["x"], control["y"])
        rush = rng.random() < 0.1
        if control["tag"] == "select":
            option = rng.choice(control["options"])
            with suppress(TimeoutError):  # the list is gone if a game was dealt meanwhile
                select = self.page.locator("select[data-msg]").first
                select.select_option(option, timeout=NO_LONGER)
        elif control["tag"] in ("input", "textarea"):
            self.page.mouse.click(*at)
            self.page.keyboard.insert_text(rng.choice(TYPED))
        elif rng.random() < 0.05:
            self.page.mouse.dblclick(*at)
        elif rng.random() < 0.2:
            self.page.mouse.click(*at)
        else:
            self.sight = self._look(at, rush=rush)
            return control["msg"]
        self.sight = self._look(rush=rush)
        return f"{control['msg']} by hand"

    def _key(self) -> str:
        key = self.rng.choice(KEYS)
        self.page.keyboard.press(key)
        self.sight = self._look()
        return key

    def _wait(self) -> str:
        self.page.evaluate(NEXT_FRAME)
        self.sight = self._look()
        return ""

    def _resize(self) -> str:
        width, height = self.rng.choice(SIZES)
        self.page.set_viewport_size({"width": width, "height": height})
        self.sight = self._look()
        return f"{width}x{height}"

    def _theme(self) -> str:
        dark, calm = self.rng.random() < 0.5, self.rng.random() < 0.5
        self.page.emulate_media(
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
        )
        self.sight = self._look()
        return f"{dark=} {calm=}"

    def _clock(self) -> str:
        shift = self.rng.randint(-400, 400) * DAY
        self.page.evaluate("shift => { window.clockShift = shift; }", shift)
        self.sight = self._look()
        return f"{shift}"

    def _network(self) -> str:
        self.offline = not self.offline
        self.page.context.set_offline(self.offline)
        self.sight = self._look()
        return f"{self.offline=}"

    def _load_again(self) -> str:
        self._settle()
        self.page.reload(wait_until="domcontentloaded")
        return self._arrive()

    def _leave(self) -> str:
        self._settle()
        self.page.goto("about:blank")
        self.page.go_back(wait_until="domcontentloaded")
        return self._arrive()

    def _other_tab(self) -> str:
        """Open a second tab, or go to the other one and perhaps close this one."""
        self._settle()
        pages = pages_of_tests(self.page.context)
        other = next((page for page in pages if page is not self.page), None)
        if other is None:
            address, context = self.page.url, self.page.context
            self.page = context.new_page()
            self.page.goto(address, wait_until="domcontentloaded")
            return f"opened, {self._arrive()}"
        if self.rng.random() < 0.5:
            self.page.close()
        self.page = other
        self.page.bring_to_front()
        self.sight = self._look()
        return f"{len(pages)} tabs"

    def _settle(self) -> None:
        """Wait until what was asked for is dealt and saved: then the page may be left."""
        self.page.evaluate(SETTLED)
        self.sight = self._look()
        self._check_kept()

    def _arrive(self) -> str:
        Home(self.page).wait_until_playable()
        self.page.evaluate(WATCH_LOCKS)
        before, self.sight = self.record, self._look()
        self._check_kept()
        assert not self.text or read_game(self.text).record.actions == self.record
        # only a computer may have acted since the last look
        assert self.record[: len(before)] == before, "the saved game is another one"
        return f"{len(self.record)} actions kept"

    # What it sees, and what must be true.

    def _look(self, tap: tuple[float, float] | None = None, *, rush: bool = False) -> Sight:
        sight: Sight = json.loads(self.page.evaluate(LOOK, [tap, rush]))
        return sight

    def _choice(self, purpose: float) -> Control | None:
        """A control, with this probability one that serves the game; None if the page is busy."""
        rng = self.rng
        controls = [c for c in self.sight["controls"] if c["msg"] not in self.shuns]
        cards = [c for c in controls if c["msg"].startswith("CardPicked")]
        # a target without cards to pick is the cell that a computer shows
        onward = [c for c in controls if c["target"] and cards]
        onward = onward or [c for c in controls if c["msg"].split()[0] in ONWARD] or cards
        if rng.random() < purpose and (onward or not self.sight["sheet"]):
            return rng.choice(onward) if onward else None
        kinds = sorted({c["msg"].split()[0] for c in controls})
        kind = rng.choice(kinds) if kinds else ""
        return rng.choice([c for c in controls if c["msg"].split()[0] == kind]) if kinds else None

    def _check(self) -> None:
        before = self.did[-1] if self.did else ""
        self._reachable()
        assert not self.sight["failed"], f"the page shows a fault after {before}"
        assert time.monotonic() < self.changed + PATIENCE, "the page does not answer"
        self._check_kept()

    def _reachable(self) -> None:
        """Wait until something can be tapped."""
        until = time.monotonic() + PATIENCE
        while not self.sight["controls"]:
            assert time.monotonic() < until, "nothing can be tapped"
            self._wait()
        if self.sight["changes"] != self.changes:
            self.changes, self.changed = self.sight["changes"], time.monotonic()

    def _check_kept(self) -> None:
        """The saved game replays up to its last action."""
        text = self.sight["kept"]
        if text == self.text:
            return
        self.text = text
        record = parse_record(text) if text else None
        actions = record.actions if record else ()
        self.state = self._replayed(record) if record else None
        self.games += bool(actions) and not self.record
        self.plies += max(0, len(actions) - len(self.record))
        self.record = actions

    def _replayed(self, record: Record) -> State:
        """The state of the game; only new actions are applied if it is the game known so far."""
        known = len(self.record)
        goes_on = self.state and self.state.setup == record.setup
        if not self.state or not goes_on or record.actions[:known] != self.record:
            return list(replay(record))[-1]
        return reduce(apply, record.actions[known:], self.state)

    def _goes_on(self) -> None:
        """Check that purposeful taps lead to a longer game or to another game."""
        before, until = self.text, time.monotonic() + PATIENCE
        while not self.text or self.text == before:
            assert time.monotonic() < until, "nothing leads on"
            control = self._choice(0.95)
            self.did.append(f"goes on by {self._use(control) if control else self._wait()}")
            self._check()
