"""Delays Ctrl+C or lets it through; does nothing where the system cannot do that, as on Windows."""

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

    A process that starts in it never gets Ctrl+C, and so prints no traceback. A pool that gets it
    while it ends would hang.
    """
    delay_interrupts()
    try:
        yield
    finally:
        allow_interrupts()


@contextmanager
def interrupts_allowed() -> Iterator[None]:
    """Lets Ctrl+C through in the `with` block, which stands in one that delays it."""
    allow_interrupts()
    try:
        yield
    finally:
        delay_interrupts()
