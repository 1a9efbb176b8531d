"""Long computations in short steps. Between two steps the page paints and handles input.

Such a computation is a generator. It yields after each step and returns its result. A step takes
a few milliseconds at most.
"""

from collections.abc import Generator, Iterable
from typing import TypeAlias, TypeVar

Result = TypeVar("Result")

Steps: TypeAlias = Generator[None, None, Result]


def conclude(steps: Steps[Result]) -> Result:
    """The result of the steps, computed without a pause.

    >>> conclude(last_of([1, 2, 3]))
    3
    """
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: Result = end.value
            return result


def last_of(found: Iterable[Result]) -> Steps[Result]:
    """The last value of an iterator, one value in each step. There must be one value at least."""
    for one in found:
        last = one
        yield
    return last
