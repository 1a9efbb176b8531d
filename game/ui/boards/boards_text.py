"""The boards that people have built, as saved text, and back; pure.

The effects KeepBoard and DeleteBoard save them: see `browser/run_effects.py`.
"""

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from game.rules.edition import Edition
from game.rules.edition_data import EditionError, edition_data, edition_of, is_built
from game.rules.json_text import UnreadableError, check_format, parse_object, unknown_fields

FORMAT = 1
FIELDS = ("format", "boards")

MAX_BOARDS = 24
"""The most boards that are kept."""


class Boards(NamedTuple):
    """The kept boards, the newest first; `further` is what a newer version has saved besides."""

    editions: tuple[Edition, ...] = ()
    further: str = "{}"


def boards_text(boards: Boards) -> str:
    """The boards as JSON, with the fields of a newer version."""
    known = {"format": FORMAT, "boards": [edition_data(edition) for edition in boards.editions]}
    return json.dumps(known | parse_object(boards.further))


def parse_boards(text: str | None) -> Boards:
    """The boards as `read_boards` reads them; none if it cannot."""
    try:
        return read_boards(text)
    except UnreadableError:
        return Boards()


@lru_cache(maxsize=1)
def read_boards(text: str | None) -> Boards:
    """The boards of the text; none if there is no text.

    A board that is not valid is left out, and the others stay. Raises `UnreadableError` if the text
    is no JSON object, or its boards are no list.
    """
    data = parse_object(text or "{}")
    check_format(data, FORMAT)
    rows = data.get("boards", [])
    if not isinstance(rows, list):
        raise UnreadableError("without a list of boards")
    found = [edition for row in rows[:MAX_BOARDS] if (edition := read_board(row))]
    return Boards(tuple(dict.fromkeys(found)), unknown_fields(data, FIELDS))


def read_board(data: object) -> Edition | None:
    """The built edition with these data; None if they hold none."""
    try:
        edition = edition_of(data)
    except EditionError:
        return None
    return edition if is_built(edition) else None


def keep(boards: Boards, edition: Edition, replaced: Edition | None) -> Boards:
    """The boards with this one, in the place of another one or else as the first."""
    if replaced in boards.editions:
        kept = tuple(edition if one == replaced else one for one in boards.editions)
        return boards._replace(editions=tuple(dict.fromkeys(kept)))
    editions = dict.fromkeys((edition, *boards.editions))
    return boards._replace(editions=tuple(editions)[:MAX_BOARDS])


def without(boards: Boards, edition: Edition) -> Boards:
    """The boards without this one."""
    return boards._replace(editions=tuple(one for one in boards.editions if one != edition))


def is_full(editions: Sequence[Edition]) -> bool:
    """Whether no further board can be kept."""
    return len(editions) >= MAX_BOARDS


def is_same(one: Edition, other: Edition) -> bool:
    """Whether the boards differ at most in their names."""
    return replace(one, name=other.name) == other


def can_keep(editions: Sequence[Edition], edition: Edition) -> bool:
    """Whether the edition can be added to these boards: a built one that is not among them."""
    is_new = is_built(edition) and not any(is_same(one, edition) for one in editions)
    return is_new and not is_full(editions)


def free_name(name: str, taken: set[str]) -> str:
    """The name if no board has it, or else the name with a number."""
    names = (name, *(f"{name[:36]} {number}" for number in range(2, MAX_BOARDS + 2)))
    return next(one for one in names if one not in taken)
