"""Views that are drawn anew only when what they show has changed."""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import TypeVar

from game.ui.look import i18n
from game.ui.look.markup import Node

Look = TypeVar("Look")

KEPT = 1024
"""How many nodes a view keeps; those that were not shown for longest are forgotten first."""


def remembered(view: Callable[[Look], Node]) -> Callable[[Look], Node]:
    """The view, which answers an equal look in the same language with the identical node.

    The page skips a node that it shows already (`browser/dom.py`). The view must depend on its look
    and the language alone; the look must be hashable.
    """

    @lru_cache(maxsize=KEPT)
    def in_language(_language: str, look: Look) -> Node:
        return view(look)

    @wraps(view)
    def shown(look: Look) -> Node:
        return in_language(i18n.language(), look)

    return shown
