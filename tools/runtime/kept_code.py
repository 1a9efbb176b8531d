"""Notes what modules make out of text while they are imported, so that it travels with them, made.

A dataclass writes the code of its methods and compiles it, a named tuple that of its `__new__`,
and a regular expression is parsed and compiled in Python. `note` runs inside the Pyodide that
compiles, as soon as it has begun.
"""

import builtins
import marshal
import sys
from importlib import import_module
from types import CodeType, SimpleNamespace

NOT_IN_USE = ("ssl", "_ssl", "bz2", "lzma", "compression")
"""What modules of the standard library import if they can, and no page needs."""

Pattern = tuple[str | bytes, int]
Compiled = tuple[int, list[int], int, dict[str, int], tuple[str | None, ...]]

methods: dict[str, CodeType] = {}
constructors: dict[str, CodeType] = {}
patterns: dict[Pattern, Compiled] = {}

ADDED_TO_DATACLASSES = """
import builtins as _builtins, marshal as _marshal, types as _types

_methods = _marshal.loads({methods!r})

def exec(source, *namespaces):
    _builtins.exec(_methods.get(source, source), *namespaces)

inspect = _types.SimpleNamespace(unwrap=inspect.unwrap, signature=lambda *_, **__: "")
"""
"""The methods, and no look at signatures: one would only become the docstring of a class."""

ADDED_TO_COLLECTIONS = """
import builtins as _builtins, marshal as _marshal

_constructors = _marshal.loads({constructors!r})

def eval(source, *namespaces):
    return _builtins.eval(_constructors.get(source, source), *namespaces)
"""

ADDED_TO_RE = """
import marshal as _marshal

_patterns = _marshal.loads({patterns!r})
_compile_anew = compile

def compile(p, flags=0):
    made = _patterns.get((p, int(flags))) if isstring(p) else None
    return _sre.compile(p, *made) if made else _compile_anew(p, flags)
"""


def note() -> None:
    """From now on notes what is made, and lets nobody import what is not in use."""
    sys.modules.update(dict.fromkeys(NOT_IN_USE))  # type: ignore[arg-type] # None: not to be had
    vars(import_module("collections"))["eval"] = _construct
    _note_patterns()
    vars(import_module("dataclasses"))["exec"] = _define


def additions() -> dict[str, str]:
    """What is added to the end of modules of the standard library, by the names of their files."""
    return {
        "collections/__init__.py": ADDED_TO_COLLECTIONS.format(
            constructors=marshal.dumps(constructors)
        ),
        "dataclasses.py": ADDED_TO_DATACLASSES.format(methods=marshal.dumps(methods)),
        "re/_compiler.py": ADDED_TO_RE.format(patterns=marshal.dumps(patterns)),
    }


def _define(source: str, *namespaces: dict[str, object]) -> None:
    methods[source] = compile(source, "<dataclass>", "exec", dont_inherit=True)
    builtins.exec(methods[source], *namespaces)


def _construct(source: str, namespace: dict[str, object]) -> object:
    constructors[source] = compile(source, "<namedtuple>", "eval", dont_inherit=True)
    return builtins.eval(constructors[source], namespace)


def _note_patterns() -> None:
    compiler = vars(import_module("re._compiler"))
    compute = compiler["_code"]

    # What is parsed has a `state`; its own type would be imported with `re`, before this is there.
    def code(parsed: SimpleNamespace, flags: int) -> list[int]:
        steps: list[int] = compute(parsed, flags)
        state = parsed.state
        names = {number: name for name, number in state.groupdict.items()}
        patterns[state.str, int(flags)] = (
            int(flags | state.flags),
            [int(step) for step in steps],
            state.groups - 1,
            dict(state.groupdict),
            tuple(names.get(number) for number in range(state.groups)),
        )
        return steps

    compiler["_code"] = code
