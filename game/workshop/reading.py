"""What is wrong with code, found by reading it: nothing of it runs."""

import ast
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from game.workshop.api import __all__ as public_names
from game.workshop.faults import BotFault
from game.workshop.mistake import ADVICE


def check(code: str, file: str) -> dict[str, Any]:
    """An answer with what is wrong with the code; empty if nothing is.

    Raises what `compile` does.
    """
    compile(code, file, "exec", dont_inherit=True)
    nodes = [*ast.walk(ast.parse(code))]
    fault = _not_imported(nodes) or _other_chance(nodes)
    return {"ok": False, "why": "error", **asdict(fault)} if fault else {}


def _not_imported(nodes: list[ast.AST]) -> BotFault | None:
    """A function of `zoo` that the code calls, but never gives a value."""
    bound = {name for node in nodes for name in _bound(node)}
    if "*" in bound:
        return None
    calls = [node.func for node in nodes if isinstance(node, ast.Call)]
    names = [func for func in calls if isinstance(func, ast.Name)]
    missing = [func for func in names if func.id in public_names and func.id not in bound]
    first = min(missing, key=lambda func: func.lineno, default=None)
    return BotFault("NameError", first.lineno, name=first.id) if first else None


def _bound(node: ast.AST) -> Iterator[str]:
    """The names that get a value here."""
    match node:
        case ast.Name(id=name, ctx=ast.Store()):
            yield name
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            yield name
        case ast.ClassDef(name=name) | ast.arg(arg=name):
            yield name
        case ast.alias(name=name, asname=other):
            yield other or name
        case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)):
            yield name


def _other_chance(nodes: list[ast.AST]) -> BotFault | None:
    """That the code asks Python's own chance, which nobody can repeat.

    `Random` with a seed is repeatable, as `rng` is.
    """
    for node in nodes:
        match node:
            case ast.Import(names=[ast.alias(name="random")], lineno=line):
                return BotFault(ADVICE, line, name="random")
            case ast.ImportFrom(module="random", names=names, lineno=line):
                if any(one.name != "Random" for one in names):
                    return BotFault(ADVICE, line, name="random")
    return None
