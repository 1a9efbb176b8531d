"""Works on a board: lays out its pictures, or lets computers try it out."""

import asyncio
import time
from collections.abc import Iterator
from typing import assert_never

from game.ui.browser.chance import new_rng
from game.ui.browser.slices import SLICE
from game.ui.browser.tasks import start
from game.ui.frame.loop import Deliver
from game.ui.frame.message import Message
from game.ui.model.timed_effects import LayOut, StopWork, TryOut, WorkEffect
from game.ui.screens.builder.work import lay, try_on

BEAT = 0.1
"""Seconds between two reports of how far something is."""

PAUSE = 0.25
"""Seconds before a layout begins: a draft is saved first, and taps on plus or minus may follow."""

_working: list[asyncio.Task[None]] = []
"""The task that works on a board, if there is one."""


def run(effect: WorkEffect, deliver: Deliver) -> None:
    """Begins to work on a board, and stops the work before it."""
    for task in _working:
        task.cancel()
    _working.clear()
    match effect:
        case LayOut(board):
            _working.append(start(_tell(lay(board, new_rng()), deliver, PAUSE)))
        case TryOut(edition):
            _working.append(start(_tell(try_on(edition, new_rng()), deliver)))
        case StopWork():
            pass
        case _:
            assert_never(effect)


async def _tell(msgs: Iterator[Message], deliver: Deliver, pause: float = 0) -> None:
    """Computes the messages in slices; delivers the last one, and now and then one before it."""
    await asyncio.sleep(pause)
    heard = time.perf_counter()
    while True:
        await asyncio.sleep(0)
        until = time.perf_counter() + SLICE
        for msg in msgs:  # noqa: B007
            if time.perf_counter() >= until:
                break
        else:
            break
        if time.perf_counter() >= heard + BEAT:
            deliver(msg)
            heard = time.perf_counter()
    deliver(msg)
