"""Describes the exception of a bot as data, without running code of the bot."""

import builtins
import re
from dataclasses import dataclass
from itertools import chain
from keyword import kwlist
from types import FunctionType, ModuleType

from game.rules.action import NotationError
from game.rules.observation import Observation
from game.rules.state import State
from game.workshop import api
from game.workshop.api import __all__ as public_names
from game.workshop.bot import CHOOSE, LIBRARY, MODULE, AnswerError
from game.workshop.mistake import Mistake
from game.workshop.near import nearest, similar
from game.workshop.raised import (
    MAX_TEXT,
    entries,
    globals_of,
    is_in,
    is_of,
    kinds_of,
    lines_of,
    name_of,
    names_in,
    own,
    text_of,
)
from game.workshop.unreadable import wrong_in

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

OF_POSITIONS = {name: f"{name}(position)" for name in ("legal", "winner", "see")}
"""Functions of `zoo` whose only value is a position, and their calls."""

TAKE_POSITIONS = (*OF_POSITIONS, "after")
"""Functions of `zoo` that take a position."""

OF_SEEN = {
    "colour": "colours(seen)[0]",
    "color": "colours(seen)[0]",
    "colours": "colours(seen)",
    "colors": "colours(seen)",
    "win": "wins(seen, play)",
    "wins": "wins(seen, play)",
    "plays": "plays(seen)",
    "lines": "lines(seen, colour)",
}
"""What `seen` does not have, and the calls that tell it."""

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
    kind = name_of(type(error))
    message = _message(error)
    if is_of(error, SyntaxError) and own(SyntaxError, "filename", error) == file:
        line = own(SyntaxError, "lineno", error)
        message = text_of(own(SyntaxError, "msg", error))
        at = [line] if type(line) is int else []
    elif type(error) is AnswerError:
        at = [error.line] if error.line else []
    else:
        at = list(lines_of(error, file))
    name, suggestion = _missing(error, message, file)
    mistake = _mistake(error)
    if type(error) is AnswerError and suggestion:
        at = [error.functions[suggestion]]
    if is_of(error, SyntaxError) and at:
        column = own(SyntaxError, "offset", error)
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
    kind = name_of(type(error))
    known = NotationError if kind == "NotationError" else vars(builtins).get(kind)
    if kind not in MISUSED or known is not type(error):
        return ""
    found = CALL.match(message)
    if found and found[1] in public_names and found[1] not in _own_functions(error, file):
        return found[1]
    called, was_own = "", False
    for entry in entries(error):
        is_own, code = is_in(entry, file), entry.tb_frame.f_code
        if is_own:
            called = ""
        elif was_own:
            called = code.co_name if code in _PUBLIC_CODES else ""
        was_own = is_own
    return called


def _mistake_in_call(called: str, message: str) -> Mistake:
    """What is wrong with the values. `lines` cannot look up the list that `colours` returns."""
    if called in TAKE_POSITIONS and api.NOT_SEEN in message:
        return Mistake.NO_POSITION
    is_list = called == "lines" and "unhashable type: 'list'" in message
    return Mistake.SEVERAL_COLOURS if is_list else Mistake.CALL


def _mistake(error: BaseException) -> str:
    if type(error) is AnswerError and type(error.mistake) is Mistake:
        return error.mistake.name
    asks = is_of(error, AttributeError)
    kind = type(own(AttributeError, "obj", error)) if asks else None
    return Mistake.LIST.name if kind is list or kind is tuple else ""


def _message(error: BaseException) -> str:
    """The message of a built-in exception; of others the first argument, if it is a string."""
    given = BaseException.__dict__["args"].__get__(error)
    is_plain = all(type(value) in (str, int, float, bool) for value in given)
    if is_plain and vars(builtins).get(name_of(type(error))) is type(error):
        try:
            text = text_of(str(error))
        except ValueError:  # a number of too many digits
            return ""
        without_path = MISSING.match(text)
        return without_path[0] if without_path else text
    return text_of(given[0]) if given else ""


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
        name, asked = text_of(own(AttributeError, "name", error)), own(AttributeError, "obj", error)
        calls = OF_POSITIONS if type(asked) is State else {}
        calls = OF_SEEN if type(asked) is Observation else calls
        return name, calls.get(name) or nearest(name, _attributes(asked))
    if is_of(error, ImportError):
        return _not_imported(text_of(own(ImportError, "name", error)), message)
    if type(error) is AnswerError:
        return text_of(error.value), nearest(CHOOSE, set(error.functions))
    return "", ""


def _undefined(error: BaseException, message: str, file: str) -> tuple[str, str]:
    """The name without a value, and what the author may have meant."""
    local = LOCAL.search(message)
    if local:
        is_outside = local[1] in names_in(globals_of(error, file))
        return local[1], f"global {local[1]}" if is_outside else ""
    name = text_of(own(NameError, "name", error))
    if name in public_names or name in USUAL:
        return name, ""
    known = (_own_names(error, file), set(public_names), set(vars(builtins)), set(kwlist))
    return name, next(filter(None, (nearest(name, names) for names in known)), "")


def _own_functions(error: BaseException, file: str) -> set[str]:
    """The names of functions that the bot itself defines."""
    return {
        name
        for name, value in globals_of(error, file).items()
        if type(name) is str and type(value) is FunctionType and value.__code__.co_filename == file
    }


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
    *_, frame = (None, *(entry.tb_frame for entry in entries(error) if is_in(entry, file)))
    if frame is None:
        return set()
    code = frame.f_code
    return names_in(chain(frame.f_globals, code.co_varnames, code.co_freevars))


def _attributes(value: object) -> set[str]:
    """The names in the classes of the value; of a module, its own names."""
    if type(value) is ModuleType:
        return names_in(vars(ModuleType)["__dict__"].__get__(value))
    return names_in(
        name for kind in kinds_of(type(value)) for name in type.__dict__["__dict__"].__get__(kind)
    )
