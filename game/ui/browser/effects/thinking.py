"""Effects that take time at the table: a computer thinks, or something is shown."""

import asyncio
import random
import time
from typing import TypeVar, assert_never

from js import performance

from game.bots.hint import think_of_hint
from game.bots.levels import think
from game.steps import Steps
from game.ui.browser.chance import new_rng
from game.ui.browser.slices import in_slices
from game.ui.browser.tasks import start
from game.ui.frame.loop import Deliver
from game.ui.model.timed_effects import (
    MovePaw,
    ShowAnnounced,
    ShowLanding,
    ShowRefusal,
    Think,
    ThinkOfHint,
    TimedEffect,
)
from game.ui.screens.learn.msg import PawPressed
from game.ui.screens.table.msg import (
    AnnouncedShown,
    ComputerChose,
    HintFound,
    LandingShown,
    RefusalShown,
)

Found = TypeVar("Found")

HINT_SEED = "hint"
"""A fixed seed, so that the same hint comes when somebody asks twice."""


def run(effect: TimedEffect, deliver: Deliver) -> None:
    """Begins to think or to wait."""
    start(_answer_later(effect, deliver))


async def _answer_later(effect: TimedEffect, deliver: Deliver) -> None:
    match effect:
        case Think(version, level, seen, seconds):
            ready = time.perf_counter() + seconds
            action = await _thought(level, think(level, seen, new_rng()))
            await asyncio.sleep(max(0.0, ready - time.perf_counter()))
            deliver(ComputerChose(version, action))
        case ThinkOfHint(version, seen):
            thinking = think_of_hint(seen, random.Random(HINT_SEED))
            deliver(HintFound(version, await _thought("hint", thinking)))
        case ShowAnnounced(version, with_cell, seconds):
            await asyncio.sleep(seconds)
            deliver(AnnouncedShown(version, with_cell))
        case ShowLanding(version, seconds):
            await asyncio.sleep(seconds)
            deliver(LandingShown(version))
        case ShowRefusal(version, number, seconds):
            await asyncio.sleep(seconds)
            deliver(RefusalShown(version, number))
        case MovePaw(version, on_cell, seconds):
            await asyncio.sleep(seconds)
            deliver(PawPressed(version, on_cell))
        case _:
            assert_never(effect)


async def _thought(name: str, thinking: Steps[Found]) -> Found:
    """The result of the thinking; the page can paint before it.

    Measures the time as `thinking: <name>`.
    """
    await asyncio.sleep(0)
    begun = performance.now()
    found = await in_slices(thinking)
    performance.measure(f"thinking: {name}", start=begun)
    return found
