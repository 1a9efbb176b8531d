"""The saved game and the games on the shelf, as texts: how one takes the place of another; pure."""

from functools import lru_cache
from typing import Any, NamedTuple

from game.rules.record import RecordError, parse_fields
from game.ui.model.shelf import MAX_SHELVED
from game.ui.saved.game_id import seed_id
from game.ui.saved.shelf_text import SHELF, ShelfEntry, read_shelf


class Games(NamedTuple):
    """The texts of the saved game and of the shelf; empty without one."""

    game: str
    shelf: str


def save(games: Games, text: str, day: str, *, own: str = "", ended: str = "") -> Games:
    """Saves the text as the game; the one that was saved goes to the shelf on this day.

    `own` is a text that is replaced instead, and `ended` that of a game that is over: only a game
    by message stays then. The shelf keeps no earlier state of a game.
    """
    before = games.game
    aside = [before] if before and before != own and not _is_dropped(before, ended) else []
    entries = [ShelfEntry(one, day, is_over=one == ended) for one in aside]
    return _laid(games, text, [*entries, *read_shelf(games.shelf).items])


def take(games: Games, game_id: str, day: str, *, ended: str = "") -> Games:
    """Takes the game with this id from the shelf, or the newest one that goes on if it is empty.

    The saved game goes to the shelf, as in `save`. Without such a game all stays as it is.
    """
    text = find(games, game_id)
    return save(games, text, day, own=text, ended=ended) if text else games


def delete(games: Games, game_id: str) -> Games:
    """Deletes the game with this id."""
    gone = find(games, game_id)
    game = "" if games.game == gone else games.game
    rest = [one for one in read_shelf(games.shelf).items if one.text != gone]
    return Games(game, _text(games, rest))


def find(games: Games, game_id: str) -> str:
    """The text with this id, or of the newest game on the shelf that goes on; empty if none."""
    if game_id:
        return next((text for one, text in names(games).items() if one == game_id), "")
    return newest(games.shelf)


def names(games: Games) -> dict[str, str]:
    """The texts of all games by their ids, the saved game first.

    Two games may have one deal, because somebody has gone on from an earlier turn. Then the id of
    the second one is longer.
    """
    named: dict[str, str] = {}
    for text in (games.game, *(entry.text for entry in read_shelf(games.shelf).items)):
        short = _id(text)
        if text and text not in named.values():
            named[f"{short}-{seed_id(text)}" if short in named else short] = text
    return named


def count(shelf: str) -> int:
    """The number of games on the shelf that can go on."""
    return len(_going_on(shelf))


def newest(shelf: str) -> str:
    """The text of the newest game on the shelf that can go on; empty without one."""
    return next(iter(_going_on(shelf)), "")


def with_oldest(shelf: str, text: str, day: str, *, is_over: bool) -> str:
    """The shelf with the text behind all others, unless it is there."""
    known = read_shelf(shelf)
    if any(entry.text == text for entry in known.items):
        return shelf
    entry = ShelfEntry(text, day, is_over)
    return SHELF.text(known._replace(items=(*known.items, entry)))


def _going_on(shelf: str) -> list[str]:
    entries = read_shelf(shelf).items
    return [entry.text for entry in entries if not entry.is_over and _fields(entry.text)]


def _laid(games: Games, text: str, entries: list[ShelfEntry]) -> Games:
    """The text is the saved game; of each game on the shelf only the longest record stays."""
    kept: list[ShelfEntry] = []
    for number, entry in enumerate(entries):
        known = [text, *(one.text for one in kept)]
        longer = [one.text for one in entries[number:] if not _begins(one.text, entry.text)]
        if entry.text not in known and not any(_begins(entry.text, one) for one in known + longer):
            kept.append(entry)
    return Games(text, _text(games, _without_oldest(kept)))


def _without_oldest(entries: list[ShelfEntry]) -> list[ShelfEntry]:
    """The entries without the oldest games that are over, as far as there are too many."""
    over = [entry for entry in entries if entry.is_over]
    too_many = max(0, len(entries) - MAX_SHELVED)
    gone = over[-too_many:] if too_many else []
    return [entry for entry in entries if entry not in gone]


def _text(games: Games, entries: list[ShelfEntry]) -> str:
    shelf = read_shelf(games.shelf)._replace(items=tuple(entries))
    return SHELF.text(shelf) if entries or shelf.unknown_fields != "{}" else ""


def _is_dropped(text: str, ended: str) -> bool:
    return text == ended and "by_message" not in _fields(text)


def _id(text: str) -> str:
    """The id of the game. A text that cannot be read has one, too."""
    seed = _fields(text).get("seed")
    return seed_id(seed if isinstance(seed, str) else text)


def _begins(text: str, other: str) -> bool:
    """Whether the record of the text is the beginning of the other one, or the same."""
    one, whole = _fields(text), _fields(other)
    actions, longer = one.get("actions"), whole.get("actions")
    if not one or one.get("seed") != whole.get("seed"):
        return False
    if not isinstance(actions, list) or not isinstance(longer, list):
        return False
    return longer[: len(actions)] == actions


@lru_cache(maxsize=4 * MAX_SHELVED)
def _fields(text: str) -> dict[str, Any]:
    """The fields of the saved text; empty if it cannot be read."""
    try:
        return parse_fields(text)
    except RecordError:
        return {}
