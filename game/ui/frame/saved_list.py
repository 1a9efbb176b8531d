"""Lists that the device saves, each as one text: picture sets, boards, bots, people."""

import json
from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

from game.rules.json_text import UnreadableError, check_format, parse_object, unknown_fields

T = TypeVar("T")

FORMAT = 1
"""The format of the fields that this version knows; texts of 0.1.0 have it and do not say so."""


class SavedList(NamedTuple, Generic[T]):
    """What is saved in one text, the newest item first.

    `unknown_fields` is a JSON object with the fields that only a newer version knows.
    """

    items: tuple[T, ...] = ()
    unknown_fields: str = "{}"


class ListText(Generic[T]):
    """How a list is saved: as a JSON object with its format, the list, and perhaps other fields.

    - `name`: the field with the list
    - `limit`: the most items that are saved
    - `key`: two items with the same key are two states of one item
    - `to_data`: the item as JSON data
    - `read_item`: the item with these data; None if they are invalid
    - `other_fields`: the names of other fields that this version knows
    - `games`: the number of games that the text may hold
    """

    def __init__(
        self,
        name: str,
        limit: int,
        *,
        key: Callable[[T], Hashable],
        to_data: Callable[[T], Any],
        read_item: Callable[[Any], T | None],
        other_fields: tuple[str, ...] = (),
        games: int = 1,
    ) -> None:
        self.name = name
        self.limit = limit
        self.key = key
        self.to_data = to_data
        self.read_item = read_item
        self.other_fields = other_fields
        self.games = games
        self._read = lru_cache(maxsize=1)(lambda text: self.read_fields(text)[0])

    def text(self, saved: SavedList[T], **others: object) -> str:
        """The list as JSON, with the values of the other fields and the unknown fields."""
        known = {"format": FORMAT, self.name: list(map(self.to_data, saved.items)), **others}
        return json.dumps(known | parse_object(saved.unknown_fields))

    def parse(self, text: str | None) -> SavedList[T]:
        """The list as `read` reads it; an empty one if the text cannot be read."""
        try:
            return self.read(text)
        except UnreadableError:
            return SavedList()

    def read(self, text: str | None) -> SavedList[T]:
        """The list of the text; an empty one if there is no text.

        Invalid items are left out. Raises `UnreadableError` if the text is no JSON object, is in a
        newer format, or has something else in the place of the list.

        The last list is remembered: what an effect checks, `update` reads again.
        """
        return self._read(text)

    def read_fields(self, text: str | None) -> tuple[SavedList[T], dict[str, Any]]:
        """The list as `read` reads it, and all fields of the text."""
        data = parse_object(text or "{}", games=self.games)
        check_format(data, FORMAT)
        rows = data.get(self.name, [])
        if not isinstance(rows, list):
            raise UnreadableError(f"without a list of {self.name}")
        found = (item for row in rows if (item := self.read_item(row)) is not None)
        unknown = unknown_fields(data, ("format", self.name, *self.other_fields))
        return SavedList(self._cut(found), unknown), data

    def with_item(self, saved: SavedList[T], item: T, replaced: Hashable = None) -> SavedList[T]:
        """The list with the item in place of the one with the key `replaced`, else in front.

        None replaces nothing, though it may be the key of an item.
        """
        gone = {self.key(item)} if replaced is None else {self.key(item), replaced}
        keys = [self.key(one) for one in saved.items]
        place = keys.index(replaced) if replaced is not None and replaced in keys else 0
        rest = [one for one in saved.items if self.key(one) not in gone]
        place -= sum(one in gone for one in keys[:place])
        return saved._replace(items=self._cut([*rest[:place], item, *rest[place:]]))

    def without(self, saved: SavedList[T], key: Hashable) -> SavedList[T]:
        """The list without the item with this key."""
        return saved._replace(items=tuple(one for one in saved.items if self.key(one) != key))

    def _cut(self, items: Iterable[T]) -> tuple[T, ...]:
        """The first items with different keys, up to the limit."""
        unique: dict[Hashable, T] = {}
        for item in items:
            unique.setdefault(self.key(item), item)
            if len(unique) == self.limit:
                break
        return tuple(unique.values())
