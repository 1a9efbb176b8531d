"""Messages, and how the markup writes one: the name of its class and its fields.

`CellPicked c4` is an example. The value of the control, if it has one, is the last field.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from game.ui.frame.value import Value


class Message(Value):
    """Something that can happen to a page."""


Kind = TypeVar("Kind", bound=Message)


def _is_plain(kind: type[Message]) -> bool:
    """Whether text can write all fields, which then are int or str."""
    return all(field in (int, str) for field in kind.__annotations__.values())


def kinds(classes: Iterable[type[Kind]]) -> dict[str, type[Kind]]:
    """The classes of messages that text can write, by their names."""
    return {kind.__name__: kind for kind in classes if _is_plain(kind)}


def encode(kind: type[Message], *arguments: int | str) -> str:
    """The text of a message for the markup: its name and its fields, with spaces between.

    No argument may contain a space. Leave the last field out if it is the value of the control:
    `decode` adds it, and it may contain spaces.
    """
    return " ".join([kind.__name__, *map(str, arguments)])


def decode(known: Mapping[str, type[Kind]], text: str, value: str | None = None) -> Kind:
    """The message of the text, one of these classes, with the control's value as its last field.

    Raises `ValueError` if no message has this name and these fields.
    """
    name, *arguments = text.split(" ")
    arguments += [] if value is None else [value]
    if name not in known or len(known[name].__match_args__) != len(arguments):
        raise ValueError(f"{text!r} with the value {value!r} is not a message")
    make: Callable[..., Kind] = known[name]
    types = known[name].__annotations__.values()
    return make(*(int(a) if type_ is int else a for type_, a in zip(types, arguments, strict=True)))
