"""Works on a board: lays out its pictures, or lets computers try it out."""

import asyncio
from typing import assert_never

from game.ui.browser.chance import new_rng
from game.ui.browser.slices import tell
from game.ui.browser.tasks import start
from game.ui.frame.loop import Deliver
from game.ui.model.timed_effects import LayOut, StopWork, TryOut, WorkEffect
from game.ui.screens.builder.work import lay, try_on

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
            _working.append(start(tell(lay(board, new_rng()), deliver, PAUSE)))
        case TryOut(edition):
            _working.append(start(tell(try_on(edition, new_rng()), deliver)))
        case StopWork():
            pass
        case _:
            assert_never(effect)
