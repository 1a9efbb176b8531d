"""Delays Ctrl+C or lets it through. Does nothing on Windows, which cannot delay it."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

CAN_DELAY = hasattr(signal, "pthread_sigmask")


def delay_interrupts() -> None:
    """From now on Ctrl+C waits until `allow_interrupts`."""
    if CAN_DELAY:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


def allow_interrupts() -> None:
    """From now on Ctrl+C raises `KeyboardInterrupt` at once."""
    if CAN_DELAY:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


@contextmanager
def interrupts_delayed() -> Iterator[None]:
    """Delays Ctrl+C in the `with` block.

    A process that starts in the block never gets Ctrl+C, so it prints no traceback. A pool would
    hang if Ctrl+C came while it ends.
    """
    delay_interrupts()
    try:
        yield
    finally:
        allow_interrupts()


@contextmanager
def interrupts_allowed() -> Iterator[None]:
    """Lets Ctrl+C through in the `with` block, inside a block that delays it."""
    allow_interrupts()
    try:
        yield
    finally:
        delay_interrupts()
