"""What is wrong with code, found by reading it: nothing of it runs."""

import re
from collections.abc import Iterator
from dataclasses import asdict
from types import CodeType
from typing import Any

from game.workshop.api import __all__ as public_names
from game.workshop.faults import ADVICE, BotFault

CALLED = re.compile(r"(?<![\w.])([A-Za-z_]\w*)\s*\(")
"""A function that is called by its own name."""

CHANCE = re.compile(r"(?m)^[ \t]*(?:import|from)[ \t]+random\b(?![ \t]+import[ \t]+Random\b)")
"""An import of Python's own chance. `Random` with a seed is repeatable, as `rng` is."""


def check(code: str, file: str) -> dict[str, Any]:
    """An answer with what is wrong with the code; empty if nothing is.

    Raises what `compile` does.
    """
    compiled = compile(code, file, "exec", dont_inherit=True)
    fault = _not_imported(code, compiled) or _other_chance(code)
    return {"ok": False, "why": "error", **asdict(fault)} if fault else {}


def _not_imported(code: str, compiled: CodeType) -> BotFault | None:
    """A function of `zoo` that the code calls, but does not import."""
    used = {name for one in _codes(compiled) for name in one.co_names}
    local = {name for one in _codes(compiled) for name in (*one.co_varnames, *one.co_freevars)}
    if "import *" in code:
        return None
    for number, line in enumerate(code.splitlines(), 1):
        for name in CALLED.findall(line.partition("#")[0]):
            is_ours = name in public_names and name in used and name not in local
            if is_ours and not _is_bound(name, code):
                return BotFault("NameError", number, name=name)
    return None


def _is_bound(name: str, code: str) -> bool:
    """Whether the code gives the name a value somewhere, as far as a glance tells."""
    bound = rf"(?m)\b(?:import\b[^\n]*|def\s+|class\s+|as\s+|for\s+){name}\b|\b{name}\s*=[^=]"
    return bool(re.search(bound, code)) or bool(re.search(rf"import\s*\([^)]*\b{name}\b", code))


def _other_chance(code: str) -> BotFault | None:
    """That the code asks Python's own chance, which nobody can repeat."""
    found = CHANCE.search(code)
    if not found:
        return None
    return BotFault(ADVICE, code.count("\n", 0, found.end()) + 1, name="random")


def _codes(code: CodeType) -> Iterator[CodeType]:
    """The code, and all functions in it."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _codes(inner)
