"""Runs long computations in slices, between which the page can paint and listen."""

import asyncio
import time
from typing import TypeVar

from game.steps import Steps

Found = TypeVar("Found")

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
