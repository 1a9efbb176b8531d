"""What is computed anew only when what it depends on has changed."""

from collections import deque
from collections.abc import Callable
from functools import lru_cache, wraps
from typing import TypeVar

from game.ui.look import i18n
from game.ui.look.markup import Node

Look = TypeVar("Look")
Value = TypeVar("Value")
Key = TypeVar("Key")
Found = TypeVar("Found")

KEPT_LATEST = 4
"""How many answers of a function are kept that compares what it gets by identity."""


def remembered(kept: int) -> Callable[[Callable[[Look], Node]], Callable[[Look], Node]]:
    """Makes a view answer an equal look in the same language with the identical node.

    The page skips a node that it shows already (`changes.py`). The view must depend on its look and
    the language alone; the look must be hashable. The `kept` nodes that were shown last are kept:
    it takes some more than one page shows.
    """

    def decorate(view: Callable[[Look], Node]) -> Callable[[Look], Node]:
        @lru_cache(maxsize=kept)
        def in_language(_language: str, look: Look) -> Node:
            return view(look)

        @wraps(view)
        def shown(look: Look) -> Node:
            return in_language(i18n.language(), look)

        return shown

    return decorate


def latest(function: Callable[[Value, Key], Found]) -> Callable[[Value, Key], Found]:
    """The function, which answers the last few arguments again without computing anything.

    The first argument need not be hashable: it is compared by identity, and must not change.
    """
    answers: deque[tuple[Value, Key, Found]] = deque(maxlen=KEPT_LATEST)

    @wraps(function)
    def answered(value: Value, key: Key) -> Found:
        for known, known_key, found in answers:
            if known is value and known_key == key:
                return found
        answers.append((value, key, found := function(value, key)))
        return found

    return answered
