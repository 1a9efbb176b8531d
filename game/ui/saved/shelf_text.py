"""The shelf with games that wait while another one is played, as saved text and back."""

from typing import Any, NamedTuple

from game.rules.json_text import UnreadableError, parse_object, unknown_fields
from game.ui.frame.saved_list import ListText, SavedList

MOST_READ = 200
"""The most games that are read. The shelf has fewer, unless two tabs fill it."""


class ShelfEntry(NamedTuple):
    """A game on the shelf."""

    text: str
    """The saved text of the game."""

    since: str
    """The ISO date on which it came there, such as `2026-11-28`."""

    is_over: bool = False

    unknown_fields: str = "{}"
    """A JSON object with the fields that only a newer version knows."""


def _data(entry: ShelfEntry) -> dict[str, Any]:
    known: dict[str, Any] = {"text": entry.text, "since": entry.since}
    if entry.is_over:
        known["over"] = True
    return known | parse_object(entry.unknown_fields)


def _read_entry(data: object) -> ShelfEntry | None:
    """The entry; None without a text. The text itself may be unreadable, and stays."""
    if not isinstance(data, dict) or not isinstance(data.get("text"), str):
        return None
    since, is_over = data.get("since"), data.get("over") is True
    unknown = unknown_fields(data, ("text", "since", "over"))
    return ShelfEntry(data["text"], since if isinstance(since, str) else "", is_over, unknown)


SHELF = ListText(
    "games",
    MOST_READ,
    key=lambda entry: entry.text,
    to_data=_data,
    read_item=_read_entry,
    games=MOST_READ,
)
"""How the shelf is saved, the newest game first."""


def read_shelf(text: str) -> SavedList[ShelfEntry]:
    """The shelf of the text. A text that cannot be read stays on the shelf as one entry."""
    try:
        return SHELF.read(text)
    except UnreadableError:
        return SavedList((ShelfEntry(text, ""),))
