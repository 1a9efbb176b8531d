"""How the markup writes a message: the name of its class and its fields, such as `CellPicked c4`.

The value of the control, if it has one, is the last field.
"""

from collections.abc import Callable
from typing import get_args

from game.ui.msg import FeatureMsg
from game.ui.value import Value


def _is_plain(kind: type[Value]) -> bool:
    """Whether text can write all fields, which then are int or str."""
    return all(field in (int, str) for field in kind.__annotations__.values())


KINDS: dict[str, type[FeatureMsg]] = {
    kind.__name__: kind for kind in get_args(FeatureMsg) if _is_plain(kind)
}
"""The messages that the markup and the page's JavaScript can write, by their names."""


def encode(kind: type[FeatureMsg], *arguments: int | str) -> str:
    """A message for the markup; leave out the last field if the control's value fills it."""
    return " ".join([kind.__name__, *map(str, arguments)])


def decode(text: str, value: str | None = None) -> FeatureMsg:
    """The message of the text, with the control's value as its last field.

    Raises `ValueError` if no message has this name and these fields.
    """
    name, *arguments = text.split(" ")
    arguments += [] if value is None else [value]
    if name not in KINDS or len(KINDS[name].__match_args__) != len(arguments):
        raise ValueError(f"{text!r} with the value {value!r} is not a message")
    make: Callable[..., FeatureMsg] = KINDS[name]
    types = KINDS[name].__annotations__.values()
    return make(*(int(a) if type_ is int else a for type_, a in zip(types, arguments, strict=True)))
