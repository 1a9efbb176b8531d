"""Views that are rendered again only when their props have changed."""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import TypeVar

from game.ui.frame.markup import Node
from game.ui.look import i18n, shown_pictures
from game.ui.look.shown_pictures import ShownPictures

Props = TypeVar("Props")


def remembered(size: int) -> Callable[[Callable[[Props], Node]], Callable[[Props], Node]]:
    """Makes a view return the identical node for equal props in the same language.

    The patcher skips a node that the page shows already (`changes.py`). The view may depend only on
    its props, the language and the picture set in use. Props must be hashable. `size` nodes are
    stored, and those that were not shown for longest go first; it must exceed what one page shows.
    """

    def decorate(view: Callable[[Props], Node]) -> Callable[[Props], Node]:
        @lru_cache(maxsize=size)
        def drawn(_language: str, _pictures: ShownPictures, props: Props) -> Node:
            return view(props)

        @wraps(view)
        def shown(props: Props) -> Node:
            return drawn(i18n.language(), shown_pictures.in_use(), props)

        return shown

    return decorate
