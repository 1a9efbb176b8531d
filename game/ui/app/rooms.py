"""The rooms, each of which is imported when its door first opens."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module

from game.ui.frame import message
from game.ui.frame.message import Message
from game.ui.model.room import Room
from game.ui.ways import OWNERS

NAMES = (
    "home",
    "page",
    "lock",
    "setup",
    "saved",
    "table",
    "family",
    "learn",
    "history",
    "coach",
    "puzzles",
    "builder",
    "pictures",
    "print",
    "shelf",
    "seat_bots",
    "together",
)
"""The rooms: first what a start needs, then what is most probably needed next."""

WAYS = {kind.__name__: owner for kind, owner in OWNERS.items()}
"""The owners of the messages that lead from one room to another, by the names of these."""


@cache
def room(name: str) -> Room:
    """The room with this name, which is imported when it is needed first."""
    found = import_module(f"game.ui.screens.{name}.room").ROOM
    assert isinstance(found, Room)
    return found


def owner(kind: type) -> str:
    """The name of the room that owns the messages, screens or dialogs of this class.

    Its module says so: `game.ui.screens.table.msg` and `game.ui.model.table` belong to the table.
    """
    if kind in OWNERS:
        return OWNERS[kind]
    _game, _ui, *inside = kind.__module__.split(".")
    return inside[1]


def owner_of(value: object) -> Room:
    """The room that owns this message, screen or dialog."""
    return room(owner(type(value)))


@cache
def _kinds(name: str) -> Mapping[str, type[Message]]:
    return message.kinds(room(name).messages)


def decode(text: str, value: str | None = None) -> Message:
    """The message of the text, with the control's value as its last field.

    Raises `ValueError` if no message has this name and these fields.
    """
    for kinds in _places(text.partition(" ")[0]):
        return message.decode(kinds, text, value)
    raise ValueError(f"{text!r} is not a message")


def _places(name: str) -> Iterator[Mapping[str, type[Message]]]:
    """The messages of the room that has one with this name; nearly always that room is open."""
    rooms = (WAYS[name],) if name in WAYS else NAMES
    return (_kinds(one) for one in rooms if name in _kinds(one))
