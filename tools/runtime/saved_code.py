"""Stores the code that modules generate at import, so that the page does not generate it again.

A dataclass writes the source of its methods and compiles it. A regular expression is parsed and
compiled in Python. `record` runs inside the Pyodide that precompiles, before anything else, and
collects all of that code while modules are imported. `additions` gives what to append to
`dataclasses` and `re._compiler`.
"""

import builtins
import marshal
from collections.abc import Collection
from importlib import import_module
from types import CodeType, SimpleNamespace

from tools.runtime.tricks import TrickError

Pattern = tuple[str | bytes, int]
Compiled = tuple[int, list[int], int, dict[str, int], tuple[str | None, ...]]

methods: dict[str, CodeType] = {}
patterns: dict[Pattern, Compiled] = {}

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

SAVED: dict[str, tuple[str, str, dict[str, CodeType] | dict[Pattern, Compiled]]] = {
    "dataclass-code": ("dataclasses.py", DATACLASS_CODE, methods),
    "regex-code": ("re/_compiler.py", REGEX_CODE, patterns),
}
"""For each trick the file it appends to, the source it appends, and the code it has recorded."""


def record() -> None:
    """Starts to record the code that modules compile."""
    _record_patterns()
    vars(import_module("dataclasses"))["exec"] = _exec_methods


def additions(without: Collection[str] = ()) -> dict[str, str]:
    """The source to append to modules of the standard library, by the names of their files."""
    added = {}
    for trick, (file, source, code) in SAVED.items():
        if trick in without:
            continue
        if not code:
            raise TrickError(trick, f"{file} no longer makes its code where this is recorded")
        added[file] = source.format(code=marshal.dumps(code))
    return added


def _exec_methods(source: str, *namespaces: dict[str, object]) -> None:
    methods[source] = compile(source, "<dataclass>", "exec", dont_inherit=True)
    builtins.exec(methods[source], *namespaces)


def _record_patterns() -> None:
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
