"""Tasks that run beside the page: each is kept alive, and its faults are reported."""

import asyncio
import sys
import traceback
from collections.abc import Awaitable, Coroutine
from typing import Any

from game.steps import Steps
from game.ui.browser.page import page
from game.ui.browser.slices import after_slice, in_slices
from game.ui.frame.loop import Deliver
from game.ui.frame.message import Message
from game.ui.screens.page.msg import WaitBegan, WaitEnded
from game.ui.screens.saved.msg import NotSaved

MOMENT = 0.4
"""Seconds after which the page says that something takes long."""

_tasks: set[asyncio.Task[None]] = set()


def start(answering: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """Starts a task; the set keeps it alive until it ends."""
    task = asyncio.ensure_future(answering)
    _tasks.add(task)
    task.add_done_callback(_end)
    return task


def _end(task: asyncio.Task[None]) -> None:
    """Reports a fault on the page; the game stays as it was."""
    _tasks.discard(task)
    if not task.cancelled() and (fault := task.exception()):
        traceback.print_exception(fault, file=sys.stderr)
        page.showFailure("fault")


def deliver_steps(steps: Steps[Message], deliver: Deliver) -> None:
    """Delivers the message that the steps return: at once if they take less than a slice.

    If they take more than a moment, the page asks to wait, but can be used.
    """
    if msg := after_slice(steps):
        deliver(msg)
    else:
        start(_deliver_later(steps, deliver))


async def _deliver_later(steps: Steps[Message], deliver: Deliver) -> None:
    asking = asyncio.get_running_loop().call_later(MOMENT, deliver, WaitBegan())
    try:
        msg = await in_slices(steps)
        await asyncio.sleep(0)  # End the task here, so that each stays short.
    finally:
        asking.cancel()
        deliver(WaitEnded())
    deliver(msg)


async def confirm(writing: Awaitable[bool], deliver: Deliver) -> None:
    """Waits until something is written; delivers `NotSaved` if it could not be."""
    if not await writing:
        deliver(NotSaved(page.isFull()))
