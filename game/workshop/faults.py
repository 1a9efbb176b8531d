"""What went wrong in a bot, as data. Reading it runs no code of the bot."""

import builtins
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from types import ModuleType, TracebackType

from game.workshop.api import __all__ as public_names
from game.workshop.bot import CHOOSE, LIBRARY, MODULE, AnswerError

MAX_TEXT = 300
"""How many characters of a message are told; of a traceback, ten times as many."""

MISSING = re.compile("cannot import name '([^']+)' from '[^']+'")
"""What Python says if a module lacks a name, which 3.11 tells nowhere else. The path follows."""

MAX_FRAMES = 20
MAX_DISTANCE = 2
"""How many letters of a name may be wrong for a suggestion."""


@dataclass(frozen=True, slots=True)
class BotFault:
    """An exception: its kind, the line of the bot's code (0 if unknown) and its message.

    `name` is the name that Python did not find, or what is wrong in an answer. `suggestion` is a
    similar name that exists; if there is no `choose`, a function with such a name. `traceback` is
    Python's own text about it, without the lines of the game.
    """

    kind: str
    line: int = 0
    message: str = ""
    name: str = ""
    suggestion: str = ""
    traceback: str = ""


def fault_of(error: BaseException, code: str, file: str) -> BotFault:
    """What is known about an error of the bot with this code.

    Attributes are read past whatever the bot's own classes define.
    """
    kind = _name(type(error))
    message = _message(error)
    if is_of(error, SyntaxError) and _own(SyntaxError, "filename", error) == file:
        line = _own(SyntaxError, "lineno", error)
        message = _text(_own(SyntaxError, "msg", error))
        at = [line] if type(line) is int else []
    elif type(error) is AnswerError:
        at = [error.line] if error.line else []
    else:
        at = list(_lines(BaseException.__dict__["__traceback__"].__get__(error), file))
    name, suggestion = _missing(error, message, file)
    if type(error) is AnswerError and suggestion:
        at = [error.functions[suggestion]]
    return BotFault(
        kind=kind,
        line=at[-1] if at else 0,
        message=message,
        name=name,
        suggestion=suggestion,
        traceback=_traceback(kind, message, at, code),
    )


def is_of(value: object, kind: type) -> bool:
    """Whether the value is of that kind. `isinstance` would ask the value, too."""
    return kind in _kinds(type(value))


def _kinds(kind: type) -> tuple[type, ...]:
    """The class and its bases, whatever the class itself says."""
    kinds: tuple[type, ...] = type.__dict__["__mro__"].__get__(kind)
    return kinds


def _own(kind: type, name: str, error: BaseException) -> object:
    """The attribute as the built-in class defines it."""
    return kind.__dict__[name].__get__(error)


def _text(value: object) -> str:
    """The text in short; empty if it is none. A part of a string of a subclass is a plain one."""
    if not is_of(value, str):
        return ""
    text: str = str.__getitem__(value, slice(0, MAX_TEXT))  # type: ignore[index] # a subclass
    return text


def _message(error: BaseException) -> str:
    """What the exception says; of one that is not built in the first argument, if it is a text."""
    given = BaseException.__dict__["args"].__get__(error)
    is_plain = all(type(value) in (str, int, float, bool) for value in given)
    if is_plain and vars(builtins).get(_name(type(error))) is type(error):
        try:
            text = _text(str(error))
        except ValueError:  # a number of too many digits
            return ""
        without_path = MISSING.match(text)
        return without_path[0] if without_path else text
    return _text(given[0]) if given else ""


def _name(kind: type) -> str:
    return str(type.__dict__["__name__"].__get__(kind))[:MAX_TEXT]


def _lines(traceback: TracebackType | None, file: str) -> Iterator[int]:
    """The lines of the bot's code that were being run, the innermost last."""
    while traceback is not None:
        if traceback.tb_frame.f_code.co_filename == file and traceback.tb_lineno:
            yield traceback.tb_lineno
        traceback = traceback.tb_next


def _traceback(kind: str, message: str, lines: list[int], code: str) -> str:
    source = code.splitlines()
    shown = ["Traceback (most recent call last):"]
    for line in lines[-MAX_FRAMES:]:
        text = source[line - 1].strip() if 0 < line <= len(source) else ""
        shown += [f"  line {line}", f"    {text[:MAX_TEXT]}"]
    return "\n".join([*shown, f"{kind}: {message}"])[: 10 * MAX_TEXT]


def _missing(error: BaseException, message: str, file: str) -> tuple[str, str]:
    """The name that was not found, and the most similar one that exists.

    The bot's own names come before those of Python.
    """
    if is_of(error, NameError):
        name = _text(_own(NameError, "name", error))
        own = nearest(name, _own_names(error, file))
        return name, own or nearest(name, set(vars(builtins)))
    if is_of(error, AttributeError):
        name = _text(_own(AttributeError, "name", error))
        return name, nearest(name, _attributes(_own(AttributeError, "obj", error)))
    if is_of(error, ImportError):
        return _not_imported(_text(_own(ImportError, "name", error)), message)
    if type(error) is AnswerError:
        return _text(error.value), nearest(CHOOSE, set(error.functions))
    return "", ""


def _not_imported(module: str, message: str) -> tuple[str, str]:
    """The name that a module does not have, or the module that there is not."""
    found = MISSING.match(message)
    if found is None:
        return module, nearest(module, {MODULE, *LIBRARY})
    return found[1], nearest(found[1], set(public_names)) if module == MODULE else ""


def _own_names(error: BaseException, file: str) -> set[str]:
    """The names that the innermost frame of the bot could use."""
    known: Iterable[object] = ()
    traceback = BaseException.__dict__["__traceback__"].__get__(error)
    while traceback is not None:
        frame = traceback.tb_frame
        if frame.f_code.co_filename == file:
            known = chain(frame.f_globals, frame.f_code.co_varnames, frame.f_code.co_freevars)
        traceback = traceback.tb_next
    return _names(known)


def _attributes(value: object) -> set[str]:
    """The names in the classes of the value; of a module, its own names."""
    if type(value) is ModuleType:
        return _names(vars(ModuleType)["__dict__"].__get__(value))
    return _names(
        name for kind in _kinds(type(value)) for name in type.__dict__["__dict__"].__get__(kind)
    )


def _names(known: Iterable[object]) -> set[str]:
    """The plain strings: others may be hostile."""
    return {name for name in known if type(name) is str}


def nearest(name: str, known: set[str]) -> str:
    """The known public name that differs least; empty if none is similar."""
    if len(name) > 40:
        return ""
    close = {n: distance(name.lower(), n.lower()) for n in known if _may_be_near(name, n)}
    best = min(close, key=lambda n: (close[n], n), default="")
    limit = min(MAX_DISTANCE, len(name) // 2)
    return best if best and best != name and close[best] <= limit else ""


def _may_be_near(name: str, other: str) -> bool:
    return abs(len(name) - len(other)) <= MAX_DISTANCE and not other.startswith("_")


def distance(one: str, other: str) -> int:
    """How many letters must be changed, added or left out to make one of the other."""
    before = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        after = [i]
        for j, wanted in enumerate(other, 1):
            after.append(min(before[j] + 1, after[-1] + 1, before[j - 1] + (letter != wanted)))
        before = after
    return before[-1]
