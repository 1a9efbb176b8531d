"""Runs long computations in slices, between which the page can paint and listen."""

import asyncio
import time
from collections.abc import Iterator
from typing import TypeVar

from game.steps import Steps
from game.ui.frame.loop import Deliver
from game.ui.frame.message import Message

Found = TypeVar("Found")

BEAT = 0.1
"""Seconds between two reports of how far something is."""

SLICE = 0.008
"""Seconds of computing after which the page may paint and listen."""


async def in_slices(steps: Steps[Found]) -> Found:
    """The result of the steps, never None; the page can paint and listen between slices."""
    while (found := after_slice(steps)) is None:
        await asyncio.sleep(0)
    return found


def after_slice(steps: Steps[Found]) -> Found | None:
    """Goes on with the steps for the time of a slice; the result if they end in it, else None."""
    until = time.perf_counter() + SLICE
    try:
        while time.perf_counter() < until:
            next(steps)
    except StopIteration as end:
        found: Found = end.value
        return found
    return None


async def tell(msgs: Iterator[Message], deliver: Deliver, pause: float = 0) -> None:
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
