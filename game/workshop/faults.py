"""Describes the exception of a bot as data, without running code of the bot."""

import builtins
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from keyword import kwlist
from types import FunctionType, ModuleType, TracebackType

from game.rules.action import NotationError
from game.rules.state import State
from game.workshop import api
from game.workshop.api import __all__ as public_names
from game.workshop.bot import CHOOSE, LIBRARY, MODULE, AnswerError
from game.workshop.mistake import Mistake
from game.workshop.near import nearest, similar
from game.workshop.unreadable import wrong_in

MAX_TEXT = 300
"""The longest message, in characters; a traceback may be ten times as long. The rest is cut."""

MISSING = re.compile("cannot import name '([^']+)' from '[^']+'")
"""Python's message if a module lacks a name. A path follows. Python 3.11 has the name only here."""

MAX_FRAMES = 20
"""The most lines of a traceback; only the last ones stay."""

LOCAL = re.compile(r"local variable '(\w+)'")
"""Python's message if a function reads a name before it has a value there."""

CALL = re.compile(r"(\w+)\(\) (?:missing|takes|got)\b")
"""Python's message if a call has too few or too many values."""

USUAL = ("seen", "rng", "play", "line", "puzzle", "colour", "random")
"""Names of the lessons: where one has no value, its author has not misspelt it."""

MISUSED = ("TypeError", "AttributeError", "KeyError", "IndexError", "ValueError", "NotationError")
"""What a function of `zoo` raises if it gets wrong values."""

OF_POSITIONS = ("legal", "winner", "see")
"""Functions of `zoo` whose only value is a position."""

_PUBLIC_CODES = {
    value.__code__ for name in public_names if isinstance(value := getattr(api, name), FunctionType)
}
"""The code of each function of `zoo`."""


@dataclass(frozen=True, slots=True)
class BotFault:
    """An exception of a bot."""

    kind: str
    """The class of the exception, such as `NameError`."""

    line: int = 0
    """The line of the bot's code; 0 if unknown."""

    message: str = ""
    """Python's own message."""

    name: str = ""
    """The name that Python did not find, or the wrong part of an answer."""

    suggestion: str = ""
    """A similar name that exists, such as `seen` for `sen`. For a missing `choose`, a function.

    For a name outside of a function that the function changes, the statement `global` with it.
    """

    traceback: str = ""
    """Python's own text, without the lines of the game."""

    mistake: str = ""
    """The name of the Mistake in an answer or in a call of `zoo`; empty for others."""


def fault_of(error: BaseException, code: str, file: str) -> BotFault:
    """The fault that an exception of the bot with this code is.

    The bot may define classes of exceptions. The attributes are read past what these define.
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
        at = list(_lines(error, file))
    name, suggestion = _missing(error, message, file)
    mistake = _mistake(error)
    if type(error) is AnswerError and suggestion:
        at = [error.functions[suggestion]]
    if is_of(error, SyntaxError) and at:
        column = _own(SyntaxError, "offset", error)
        place = column if type(column) is int else 0
        name, suggestion, mistake = wrong_in(code, at[0], place, message)
    called = _called(error, message, file)
    return BotFault(
        kind=kind,
        line=at[-1] if at else 0,
        message=message,
        name=called or name,
        suggestion="" if called else suggestion,
        traceback=_traceback(kind, message, at, code),
        mistake=_mistake_in_call(called, message).name if called else mistake,
    )


def _called(error: BaseException, message: str, file: str) -> str:
    """The function of `zoo` that got wrong values; empty for any other error."""
    kind = _name(type(error))
    known = NotationError if kind == "NotationError" else vars(builtins).get(kind)
    if kind not in MISUSED or known is not type(error):
        return ""
    found = CALL.match(message)
    if found and found[1] in public_names and found[1] not in _own_functions(error, file):
        return found[1]
    called, was_own = "", False
    for entry in _entries(error):
        is_own, code = _is_in(entry, file), entry.tb_frame.f_code
        if is_own:
            called = ""
        elif was_own:
            called = code.co_name if code in _PUBLIC_CODES else ""
        was_own = is_own
    return called


def _mistake_in_call(called: str, message: str) -> Mistake:
    """What is wrong with the values. `lines` cannot look up the list that `colours` returns."""
    is_list = called == "lines" and "unhashable type: 'list'" in message
    return Mistake.SEVERAL_COLOURS if is_list else Mistake.CALL


def _mistake(error: BaseException) -> str:
    if type(error) is AnswerError and type(error.mistake) is Mistake:
        return error.mistake.name
    asks = is_of(error, AttributeError)
    kind = type(_own(AttributeError, "obj", error)) if asks else None
    return Mistake.LIST.name if kind is list or kind is tuple else ""


def is_of(value: object, kind: type) -> bool:
    """Whether the value is of this kind. `isinstance` would run code of the value."""
    return kind in _kinds(type(value))


def _kinds(kind: type) -> tuple[type, ...]:
    """The class and its bases, read without running code of the class."""
    kinds: tuple[type, ...] = type.__dict__["__mro__"].__get__(kind)
    return kinds


def _own(kind: type, name: str, error: BaseException) -> object:
    """The attribute as the built-in class defines it."""
    return kind.__dict__[name].__get__(error)


def _text(value: object) -> str:
    """The beginning of a text; empty if the value is no string.

    The result is a plain string, even if the value is of a subclass.
    """
    if not is_of(value, str):
        return ""
    text: str = str.__getitem__(value, slice(0, MAX_TEXT))  # type: ignore[index] # a subclass
    return text


def _message(error: BaseException) -> str:
    """The message of a built-in exception; of others the first argument, if it is a string."""
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


def _entries(error: BaseException) -> Iterator[TracebackType]:
    """The entries of the traceback, the innermost last."""
    entry = BaseException.__dict__["__traceback__"].__get__(error)
    while entry is not None:
        yield entry
        entry = entry.tb_next


def _is_in(entry: TracebackType, file: str) -> bool:
    """Whether code of this file was running there."""
    return entry.tb_frame.f_code.co_filename == file


def _lines(error: BaseException, file: str) -> Iterator[int]:
    """The lines of the bot's code that were running, the innermost last."""
    own = (entry.tb_lineno for entry in _entries(error) if _is_in(entry, file))
    return (line for line in own if line)


def _traceback(kind: str, message: str, lines: list[int], code: str) -> str:
    source = code.splitlines()
    shown = ["Traceback (most recent call last):"]
    for line in lines[-MAX_FRAMES:]:
        text = source[line - 1].strip() if 0 < line <= len(source) else ""
        shown += [f"  line {line}", f"    {text[:MAX_TEXT]}"]
    return "\n".join([*shown, f"{kind}: {message}"])[: 10 * MAX_TEXT]


def _missing(error: BaseException, message: str, file: str) -> tuple[str, str]:
    """The name that was not found, and the most similar name that exists.

    The bot's own names come before those of Python.
    """
    if is_of(error, NameError):
        return _undefined(error, message, file)
    if is_of(error, AttributeError):
        name, asked = _text(_own(AttributeError, "name", error)), _own(AttributeError, "obj", error)
        is_function = type(asked) is State and name in OF_POSITIONS
        return name, f"{name}(position)" if is_function else nearest(name, _attributes(asked))
    if is_of(error, ImportError):
        return _not_imported(_text(_own(ImportError, "name", error)), message)
    if type(error) is AnswerError:
        return _text(error.value), nearest(CHOOSE, set(error.functions))
    return "", ""


def _undefined(error: BaseException, message: str, file: str) -> tuple[str, str]:
    """The name without a value, and what the author may have meant."""
    local = LOCAL.search(message)
    if local:
        is_outside = local[1] in _names(_globals(error, file))
        return local[1], f"global {local[1]}" if is_outside else ""
    name = _text(_own(NameError, "name", error))
    if name in public_names or name in USUAL:
        return name, ""
    known = (_own_names(error, file), set(public_names), set(vars(builtins)), set(kwlist))
    return name, next(filter(None, (nearest(name, names) for names in known)), "")


def _own_functions(error: BaseException, file: str) -> set[str]:
    """The names of functions that the bot itself defines."""
    return {
        name
        for name, value in _globals(error, file).items()
        if type(name) is str and type(value) is FunctionType and value.__code__.co_filename == file
    }


def _globals(error: BaseException, file: str) -> Mapping[str, object]:
    """The names of the bot's module with their values; empty if nothing of it was running."""
    own = (entry.tb_frame for entry in _entries(error) if _is_in(entry, file))
    return next((frame.f_globals for frame in own), {})


def _not_imported(module: str, message: str) -> tuple[str, str]:
    """The name that a module lacks or the module that does not exist, and a similar name."""
    found = MISSING.match(message)
    if found is None:
        return module, nearest(module, {MODULE, *LIBRARY})
    if module != MODULE:
        return found[1], ""
    near = similar(found[1], set(public_names))
    return found[1], min(
        near, key=lambda name: name[0].isupper() != found[1][0].isupper(), default=""
    )


def _own_names(error: BaseException, file: str) -> set[str]:
    """The names that the innermost frame of the bot could use."""
    *_, frame = (None, *(entry.tb_frame for entry in _entries(error) if _is_in(entry, file)))
    if frame is None:
        return set()
    code = frame.f_code
    return _names(chain(frame.f_globals, code.co_varnames, code.co_freevars))


def _attributes(value: object) -> set[str]:
    """The names in the classes of the value; of a module, its own names."""
    if type(value) is ModuleType:
        return _names(vars(ModuleType)["__dict__"].__get__(value))
    return _names(
        name for kind in _kinds(type(value)) for name in type.__dict__["__dict__"].__get__(kind)
    )


def _names(known: Iterable[object]) -> set[str]:
    """Those of the values that are plain strings. Other values may be hostile."""
    return {name for name in known if type(name) is str}
