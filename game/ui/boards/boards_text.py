"""The boards that people have built, as saved text, and back.

The effects `SaveBoard` and `DeleteBoard` change the text, and `ReadBoards` reads it.
"""

from collections.abc import Sequence
from dataclasses import replace

from game.rules.edition import Edition
from game.rules.edition_data import (
    EditionError,
    edition_data,
    edition_of,
    is_built,
    is_mix,
    unmixed,
)
from game.ui.frame.saved_list import ListText

MAX_BOARDS = 24
"""The most boards that are saved."""


def read_board(data: object) -> Edition | None:
    """The built edition with these data; None if the data hold no such edition."""
    try:
        edition = edition_of(data)
    except EditionError:
        return None
    return edition if is_built(edition) else None


BOARDS = ListText(
    "boards",
    MAX_BOARDS,
    key=lambda edition: edition,
    to_data=edition_data,
    read_item=read_board,
)
"""How the boards are saved; a board with another name is another board."""


def is_full(editions: Sequence[Edition]) -> bool:
    """Whether no other board can be saved."""
    return len(editions) >= MAX_BOARDS


def is_same(one: Edition, other: Edition) -> bool:
    """Whether the boards differ at most in their names."""
    return replace(one, name=other.name) == other


def can_add(editions: Sequence[Edition], edition: Edition) -> bool:
    """Whether the edition can be added to these boards: a built one that is not among them."""
    is_known = any(is_same(one, edition) or is_mix(one, edition) for one in editions)
    is_new = is_built(unmixed(edition)) and not is_known
    return is_new and not is_full(editions)
