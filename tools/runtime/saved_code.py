"""`dataclass-code` and `regex-code`: stores the code that modules generate when they are imported.

A dataclass writes the source of its methods and compiles it. A regular expression is parsed and
compiled in Python. On the page that would take longer than to load the result.

`record` runs inside the Pyodide that precompiles, before anything else. It replaces two functions
of the library by functions that also collect what they compile. `additions` gives the sources to
append to `dataclasses` and `re._compiler`: they take code from a table, and compile the rest.
"""

import builtins
import marshal
from collections.abc import Collection
from importlib import import_module
from types import CodeType, SimpleNamespace

from tools.runtime.tricks import TrickError

Pattern = tuple[str | bytes, int]
"""A regular expression and its flags."""

Compiled = tuple[int, list[int], int, dict[str, int], tuple[str | None, ...]]
"""The arguments of `_sre.compile` after the pattern: flags, code and groups."""

methods: dict[str, CodeType] = {}
"""The code of the methods of dataclasses that was recorded, by its source."""

patterns: dict[Pattern, Compiled] = {}
"""The regular expressions that were recorded."""

SELDOM = ("game.together", "game.ui.model.devices")
"""The beginnings of modules whose methods are compiled when they are needed.

Few people need them, and all would download their code.
"""

# dataclasses makes a docstring of the signature, which is slow; the page shows none of them.
DATACLASS_CODE = """
import builtins as _builtins, marshal as _marshal, types as _types

_methods = _marshal.loads({code!r})

def exec(source, *namespaces):
    _builtins.exec(_methods.get(source, source), *namespaces)

inspect = _types.SimpleNamespace(unwrap=inspect.unwrap, signature=lambda *_, **__: "")
"""

REGEX_CODE = """
import marshal as _marshal

_patterns = _marshal.loads({code!r})
_compile_source = compile

def compile(p, flags=0):
    saved = _patterns.get((p, int(flags))) if isstring(p) else None
    return _sre.compile(p, *saved) if saved else _compile_source(p, flags)
"""

RECORDED: dict[str, tuple[str, str, dict[str, CodeType] | dict[Pattern, Compiled]]] = {
    "dataclass-code": ("dataclasses.py", DATACLASS_CODE, methods),
    "regex-code": ("re/_compiler.py", REGEX_CODE, patterns),
}
"""For each trick the file to change, the source to append, and the code that was recorded."""


def record() -> None:
    """Starts to record; must run before the first module that defines a dataclass or a pattern."""
    _record_patterns()
    vars(import_module("dataclasses"))["exec"] = _exec_methods


def additions(without: Collection[str] = ()) -> dict[str, str]:
    """The source to append to modules of the standard library, by the names of their files."""
    added = {}
    for trick, (file, source, code) in RECORDED.items():
        if trick in without:
            continue
        if not code:
            raise TrickError(trick, f"{file} no longer makes its code where this is recorded")
        added[file] = source.format(code=marshal.dumps(code))
    return added


def _exec_methods(source: str, *namespaces: dict[str, object]) -> None:
    """Takes the place of `exec` in `dataclasses`, which gets the source of a class's methods."""
    compiled = compile(source, "<dataclass>", "exec", dont_inherit=True)
    if not str(namespaces[0].get("__name__", "")).startswith(SELDOM):
        methods[source] = compiled
    builtins.exec(compiled, *namespaces)


def _record_patterns() -> None:
    """Records what `re._compiler._code` makes of each regular expression."""
    compiler = vars(import_module("re._compiler"))
    compute = compiler.get("_code")
    if compute is None:
        raise TrickError("regex-code", "re._compiler has no function _code")

    # `parsed` is a re._parser.SubPattern. Importing that type here would import `re` too early.
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
