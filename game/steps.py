"""Long computations in short steps, so that a page can paint and listen between them.

Such a computation is a generator: it yields after each step and returns its result. A step takes
a few milliseconds at most.
"""

from collections.abc import Generator, Iterable
from typing import TypeAlias, TypeVar

Result = TypeVar("Result")

Steps: TypeAlias = Generator[None, None, Result]


def conclude(steps: Steps[Result]) -> Result:
    """The result of the steps, without a pause between them."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: Result = end.value
            return result


def last_of(found: Iterable[Result]) -> Steps[Result]:
    """The last of what an iterator finds, one in each step; it must find something."""
    for one in found:
        last = one
        yield
    return last
