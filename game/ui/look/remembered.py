"""Views that are drawn anew only when what they show has changed."""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import TypeVar

from game.ui.frame.markup import Node
from game.ui.look import i18n, shown_pictures

Look = TypeVar("Look")


def remembered(kept: int) -> Callable[[Callable[[Look], Node]], Callable[[Look], Node]]:
    """Makes a view answer an equal look in the same language with the identical node.

    The page skips a node that it shows already (`changes.py`). The view must depend on its look,
    the language and the picture set in use alone; the look must be hashable. The `kept` nodes that
    were shown last are kept: it takes some more than one page shows.
    """

    def decorate(view: Callable[[Look], Node]) -> Callable[[Look], Node]:
        @lru_cache(maxsize=kept)
        def drawn(_language: str, _pictures: shown_pictures.ShownPictures, look: Look) -> Node:
            return view(look)

        @wraps(view)
        def shown(look: Look) -> Node:
            return drawn(i18n.language(), shown_pictures.in_use(), look)

        return shown

    return decorate
