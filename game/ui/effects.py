"""The only module that acts on the world: chance, storage, time, the page's language, the focus."""

import asyncio
import os
import random
import sys
import time
import traceback
from collections.abc import Callable, Coroutine, Generator
from typing import TypeVar

from js import document, performance, window

from game.bots.hint import think_of_hint
from game.bots.levels import think
from game.rules.record import to_json
from game.ui import storage
from game.ui.dom import Dom
from game.ui.effect import (
    Deal,
    Effect,
    Focus,
    SaveGame,
    SaveLanguage,
    SaveSettings,
    Show,
    TakeVersion,
    Think,
    ThinkOfHint,
)
from game.ui.i18n import direction
from game.ui.keep import settings_text
from game.ui.msg import ComputerChose, Dealt, HintFound, Msg, StageShown

Deliver = Callable[[Msg], None]
Thought = TypeVar("Thought")

SEED_BYTES = 16
SLICE = 0.008
"""Seconds of thinking after which the page may paint and listen."""

_tasks: set[asyncio.Task[None]] = set()


def run(effect: Effect, dom: Dom, deliver: Deliver) -> None:
    """Does what `update` wants done; an answer is delivered as a message, now or later."""
    match effect:
        case Deal(seats, dealer):
            chance = int.from_bytes(os.urandom(8)) % seats
            seed = os.urandom(SEED_BYTES).hex()
            deliver(Dealt(seed, chance if dealer is None else dealer))
        case SaveGame(record):
            storage.write("game", None if record is None else to_json(record))
        case SaveSettings(settings):
            storage.write("settings", settings_text(settings))
        case SaveLanguage(language):
            document.documentElement.lang = language
            document.documentElement.dir = direction(language)
            storage.write("language", language)
        case Focus(element):
            dom.focus(element)
        case TakeVersion():
            window.rowdyZoo.loadAgain()
        case Think() | ThinkOfHint() | Show():
            _begin(_answer(effect, deliver))


def _begin(answering: Coroutine[None, None, None]) -> None:
    """Starts what takes time; the set keeps it alive until it is done."""
    task = asyncio.ensure_future(answering)
    _tasks.add(task)
    task.add_done_callback(_end)


def _end(task: asyncio.Task[None]) -> None:
    """A fault is told on the page; the game waits where it was."""
    _tasks.discard(task)
    if fault := task.exception():
        traceback.print_exception(fault, file=sys.stderr)
        window.rowdyZoo.fail("fault")


async def _answer(effect: Think | ThinkOfHint | Show, deliver: Deliver) -> None:
    match effect:
        case Think(moment, level, seen, seconds):
            ready = time.perf_counter() + seconds
            action = await _in_slices(level, think(level, seen, _chance()))
            await asyncio.sleep(max(0.0, ready - time.perf_counter()))
            deliver(ComputerChose(moment, action))
        case ThinkOfHint(moment, seen):
            deliver(HintFound(moment, await _in_slices("hint", think_of_hint(seen, _chance()))))
        case Show(moment, with_cell, seconds):
            await asyncio.sleep(seconds)
            deliver(StageShown(moment, with_cell))


def _chance() -> random.Random:
    return random.Random(os.urandom(SEED_BYTES))


async def _in_slices(name: str, thinking: Generator[None, None, Thought]) -> Thought:
    """What the thinking comes to, with room between slices; measured as `thinking: name`."""
    await asyncio.sleep(0)
    begun = performance.now()
    until = time.perf_counter() + SLICE
    while True:
        try:
            next(thinking)
        except StopIteration as thought:
            performance.measure(f"thinking: {name}", start=begun)
            found: Thought = thought.value
            return found
        if time.perf_counter() > until:
            await asyncio.sleep(0)
            until = time.perf_counter() + SLICE
