"""A cache for functions of values that are immutable but slow to hash, such as a game's state."""

from collections import deque
from collections.abc import Callable
from functools import wraps
from typing import TypeVar

Value = TypeVar("Value")
Key = TypeVar("Key")
Found = TypeVar("Found")

MAX_ANSWERS = 4
"""The number of results that each function stores."""


def cache_by_identity(function: Callable[[Value, Key], Found]) -> Callable[[Value, Key], Found]:
    """The function with a cache of its last few results.

    It compares the first argument by identity, so that need not be hashable, but must not change.
    The second argument is compared by equality.
    """
    answers: deque[tuple[Value, Key, Found]] = deque(maxlen=MAX_ANSWERS)

    @wraps(function)
    def answered(value: Value, key: Key) -> Found:
        for known, known_key, found in answers:
            if known is value and known_key == key:
                return found
        answers.append((value, key, found := function(value, key)))
        return found

    return answered
