"""How the markup writes messages: the name of the class and its fields, such as `CellPicked c4`.

The value of the control that a message stands on, if there is one, comes last.
"""

from collections.abc import Callable
from typing import get_args

from game.ui.msg import ComputerChose, HintFound, Msg, StageShown

ANSWERS = (HintFound, ComputerChose, StageShown)
"""Answers to effects; no control sends them."""

KINDS: dict[str, type[Msg]] = {k.__name__: k for k in get_args(Msg) if k not in ANSWERS}


def encode(kind: type[Msg], *arguments: int | str) -> str:
    """A message for the markup; the field that is left out is filled in by the control's value."""
    return " ".join([kind.__name__, *map(str, arguments)])


def decode(text: str, value: str | None = None) -> Msg:
    """The message that the markup wrote; ValueError if there is none of that name and shape."""
    name, *arguments = text.split(" ")
    arguments += [] if value is None else [value]
    if name not in KINDS or len(KINDS[name].__match_args__) != len(arguments):
        raise ValueError(f"{text!r} with the value {value!r} is no message")
    make: Callable[..., Msg] = KINDS[name]
    types = KINDS[name].__annotations__.values()
    return make(*(int(a) if type_ is int else a for type_, a in zip(types, arguments, strict=True)))
