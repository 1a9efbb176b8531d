"""Reads the exceptions and values of a bot past what it defines, without running code of it."""

from collections.abc import Iterable, Iterator, Mapping
from types import TracebackType

MAX_TEXT = 300
"""The longest message, in characters; a traceback may be ten times as long. The rest is cut."""


def is_of(value: object, kind: type) -> bool:
    """Whether the value is of this kind. `isinstance` would run code of the value."""
    return kind in kinds_of(type(value))


def kinds_of(kind: type) -> tuple[type, ...]:
    """The class and its bases, read without running code of the class."""
    kinds: tuple[type, ...] = type.__dict__["__mro__"].__get__(kind)
    return kinds


def own(kind: type, name: str, error: BaseException) -> object:
    """The attribute as the built-in class defines it."""
    return kind.__dict__[name].__get__(error)


def text_of(value: object) -> str:
    """The beginning of a text; empty if the value is no string.

    The result is a plain string, even if the value is of a subclass.
    """
    if not is_of(value, str):
        return ""
    text: str = str.__getitem__(value, slice(0, MAX_TEXT))  # type: ignore[index] # a subclass
    return text


def name_of(kind: type) -> str:
    """The name of the class."""
    return str(type.__dict__["__name__"].__get__(kind))[:MAX_TEXT]


def entries(error: BaseException) -> Iterator[TracebackType]:
    """The entries of the traceback, the innermost last."""
    entry = BaseException.__dict__["__traceback__"].__get__(error)
    while entry is not None:
        yield entry
        entry = entry.tb_next


def is_in(entry: TracebackType, file: str) -> bool:
    """Whether code of this file was running there."""
    return entry.tb_frame.f_code.co_filename == file


def lines_of(error: BaseException, file: str) -> Iterator[int]:
    """The lines of the bot's code that were running, the innermost last."""
    own = (entry.tb_lineno for entry in entries(error) if is_in(entry, file))
    return (line for line in own if line)


def globals_of(error: BaseException, file: str) -> Mapping[str, object]:
    """The names of the bot's module with their values; empty if nothing of it was running."""
    own = (entry.tb_frame for entry in entries(error) if is_in(entry, file))
    return next((frame.f_globals for frame in own), {})


def names_in(known: Iterable[object]) -> set[str]:
    """Those of the values that are plain strings. Other values may be hostile."""
    return {name for name in known if type(name) is str}
