"""Writes what Python expects of the page as TypeScript: `python -m tools.site.contract`.

The contract is written once, as protocols in `game/ui/browser`: `bridge.py` for the page,
`together_bridge.py` for several devices, `workshop_bridge.py` for the workshop.
`types/contract.d.ts` says the same to the type checker of the scripts. `tests/test_bridge.py` fails
if that file is out of date.
"""

import ast
import inspect
import json
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from enum import Enum
from importlib import import_module
from inspect import Parameter
from itertools import pairwise
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

ROOT = Path(__file__).parents[2]
TARGET = ROOT / "types" / "contract.d.ts"
BRIDGES = (
    "game.ui.browser.bridge",
    "game.ui.browser.together_bridge",
    "game.ui.browser.workshop_bridge",
)

HEADER = """\
// The contract with Python. `python -m tools.site.contract` writes this file from the protocols in
// `game/ui/browser/`: change `bridge.py`, `together_bridge.py` or `workshop_bridge.py`. None and
// False of Python are undefined and false here.
"""

BYTES = "Bytes"
"""The protocol for bytes of JavaScript."""

SIMPLE = {
    str: "string",
    bool: "boolean",
    int: "number",
    float: "number",
    object: "unknown",
    NoneType: "undefined",
}

Type: TypeAlias = Any
"""A type as an annotation means it."""


def main() -> None:
    """Writes the file."""
    TARGET.write_text(contract(), encoding="utf-8")


def contract() -> str:
    """The text of the file."""
    return "\n".join([HEADER, *(part for name in BRIDGES for part in declarations(load(name)))])


def load(name: str) -> ModuleType:
    """The module of a bridge, with an empty page: natively there is no module `js`."""
    browser = ModuleType("js")
    browser.__dict__["window"] = Window()
    before = sys.modules.get("js")
    sys.modules["js"] = browser
    try:
        return import_module(name)
    finally:
        del sys.modules["js"]
        if before:
            sys.modules["js"] = before


class Window:
    """A window whose every member is None."""

    def __getattr__(self, name: str) -> None:
        """Nothing."""


def declarations(bridge: ModuleType) -> Iterator[str]:
    """The type aliases and the protocols of a bridge."""
    tree = ast.parse(inspect.getsource(bridge))
    docs = attribute_docs(tree.body)
    names: dict[Type, str] = {}
    for name, kind in inspect.get_annotations(bridge).items():
        if kind is TypeAlias:
            alias = getattr(bridge, name)
            yield f"{comment(docs.get(name, ''))}export type {name} = {written(alias, {})};\n"
            names[alias] = name
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name != BYTES:
            names[getattr(bridge, node.name)] = node.name
            yield interface(getattr(bridge, node.name), node, names)


def interface(protocol: type, node: ast.ClassDef, names: dict[Type, str]) -> str:
    """A protocol as an interface."""
    docs = attribute_docs(node.body)
    hints = get_type_hints(protocol, include_extras=True)
    lines = []
    for member in node.body:
        if isinstance(member, ast.AnnAssign):
            name = ast.unparse(member.target)
            lines.append(comment(docs[name], "  ") + f"  {name}: {written(hints[name], names)};\n")
        elif isinstance(member, ast.FunctionDef):
            function = getattr(protocol, member.name)
            doc = comment(inspect.getdoc(function) or "", "  ")
            lines.append(f"{doc}  {member.name}: {signature(function, names)};\n")
    heading = comment(inspect.getdoc(protocol) or "")
    return f"{heading}export interface {protocol.__name__} {{\n" + "\n".join(lines) + "}\n"


def signature(function: Callable[..., object], names: dict[Type, str]) -> str:
    """The type of a method."""
    hints = get_type_hints(function, include_extras=True)
    parameters = list(inspect.signature(function).parameters.values())[1:]
    given = ", ".join(parameter(one, hints[one.name], names) for one in parameters)
    return f"({given}) => {result(hints['return'], names)}"


def parameter(given: Parameter, kind: Type, names: dict[Type, str]) -> str:
    """A parameter with its type."""
    if given.kind is Parameter.VAR_POSITIONAL:
        return f"...{given.name}: {listed(kind, names)}"
    if NoneType in get_args(kind):
        [kind] = [one for one in get_args(kind) if one is not NoneType]
        return f"{given.name}?: {written(kind, names)}"
    mark = "" if given.default is Parameter.empty else "?"
    return f"{given.name}{mark}: {written(kind, names)}"


def result(kind: Type, names: dict[Type, str]) -> str:
    """The type of a result."""
    return "void" if kind in (None, NoneType) else written(kind, names)


def listed(kind: Type, names: dict[Type, str]) -> str:
    """The type of a list of these."""
    text = written(kind, names)
    return f"({text})[]" if " " in text and not text.startswith("[") else f"{text}[]"


def written(kind: Type, names: dict[Type, str]) -> str:
    """A type in TypeScript."""
    if kind in names:
        return names[kind]
    if kind in SIMPLE:
        return SIMPLE[kind]
    if getattr(kind, "__name__", "") == BYTES:
        return "Uint8Array<ArrayBuffer>"
    return composed(get_origin(kind), get_args(kind), names)


def composed(origin: Type, parts: tuple[Type, ...], names: dict[Type, str]) -> str:
    """A type that consists of others."""
    if origin is Literal:
        return " | ".join(map(json.dumps, parts))
    if origin is Annotated and issubclass(parts[1], Enum):
        return " | ".join(json.dumps(one.value) for one in parts[1])
    if origin in (Union, UnionType):
        return " | ".join(written(part, names) for part in parts)
    if origin is Awaitable:
        return f"Promise<{result(parts[0], names)}>"
    if origin is Sequence:
        return listed(parts[0], names)
    if origin is tuple:
        return f"[{', '.join(written(part, names) for part in parts)}]"
    if origin is Callable:
        given = ", ".join(f"given{i}: {written(part, names)}" for i, part in enumerate(parts[0]))
        return f"({given}) => {result(parts[1], names)}"
    raise TypeError(f"the contract cannot say {origin}{parts}")


def attribute_docs(body: Sequence[ast.stmt]) -> dict[str, str]:
    """The texts below annotated names, by name."""
    found = {}
    for node, below in pairwise(body):
        if not isinstance(node, ast.AnnAssign) or not isinstance(below, ast.Expr):
            continue
        if isinstance(below.value, ast.Constant) and isinstance(below.value.value, str):
            found[ast.unparse(node.target)] = inspect.cleandoc(below.value.value)
    return found


def comment(text: str, indent: str = "") -> str:
    """A text as a comment; empty if there is none."""
    lines = text.splitlines()
    if len(lines) < 2:
        return f"{indent}/** {text} */\n" if text else ""
    inside = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{inside}{indent} */\n"


if __name__ == "__main__":
    main()
