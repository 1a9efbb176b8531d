"""Words and signs in code that Python does not know, each with what was meant."""

import re
from collections.abc import Iterator
from itertools import islice
from keyword import kwlist

from game.workshop.near import similar

INVALID = "invalid syntax"

ELSE_IF = re.compile(r"\s*(else\s+if\b|else\s+\w+(?=.*:\s*$))")
"""A condition after `else`."""

WORD = re.compile(r"[A-Za-z_]\w*")

PAIR = re.compile(r"\b([A-Za-z_]\w*) +(?=([A-Za-z_]\w*))")
"""Two words side by side."""

RETURN = re.compile(r"\s*return\b")
"""A line that makes no new name."""

MAX_WORDS = 12
"""How many words of a line may be wrong."""

FOREIGN = {
    "&&": "and",
    "||": "or",
    "!": "not ",
    "===": "==",
    "= =": "==",
    "! =": "!=",
    "not =": "!=",
    "<>": "!=",
    "=>": ">=",
    "=<": "<=",
    "++": " += 1",
    "--": " -= 1",
    "..": ".",
    ".[": "[",
    "[]": "[0]",
    ",,": ",",
    " then:": ":",
    " then": ":",
    "for each": "for",
    "foreach": "for",
    "function": "def",
}
"""What other languages or beginners write, and what it is in Python."""

TYPES = ("var", "let", "const", "int")
"""What stands before a new name in other languages."""

OWNERS = ("seen", "play", "line", "rng", "puzzle", "zoo")
"""The names whose parts are written after a dot."""


def misspelt(code: str, line: int, message: str) -> tuple[str, str]:
    """A word or sign of the line that is wrong, and what it should be; empty if there is none.

    As Python 3.14 does, it tries the code with the right one in its place. If Python itself says
    more than that the syntax is invalid, the words are right.
    """
    lines = code.splitlines()
    if not 0 < line <= len(lines):
        return "", ""
    text = lines[line - 1]
    if found := ELSE_IF.match(text):
        return found[1], "elif"
    for wrong, meant, better in _trials(text, code) if message == INVALID else ():
        if _is_read_further([*lines[: line - 1], better, *lines[line:]], line):
            return wrong, meant
    return "", ""


def _trials(text: str, code: str) -> Iterator[tuple[str, str, str]]:
    """What may be wrong in a line of the code, what was meant, and the line with it."""
    for found in islice(WORD.finditer(text), MAX_WORDS):
        for meant in [] if found[0] in kwlist else similar(found[0], set(kwlist)):
            yield found[0], meant, f"{text[: found.start()]}{meant}{text[found.end() :]}"
    for sign, meant in FOREIGN.items():
        if sign in text:
            yield sign.strip(), meant.strip(), text.replace(sign, meant)
    is_import = text.lstrip().startswith(("from ", "import "))
    for found in [] if is_import else islice(PAIR.finditer(text), MAX_WORDS):
        first, second = found.groups()
        if first not in kwlist and second not in kwlist:
            meant = _as_one(first, second)
            if RETURN.match(text) and "." not in meant and meant not in code:
                continue
            rest = text[found.end() + len(second) :]
            yield f"{first} {second}", meant, f"{text[: found.start()]}{meant}{rest}"


def _as_one(first: str, second: str) -> str:
    """The name that two words side by side probably are."""
    if first in TYPES:
        return second
    return f"{first}.{second}" if first in OWNERS else f"{first}_{second}"


def _is_read_further(lines: list[str], line: int) -> bool:
    """Whether Python can read this line, if not the ones after it, or where it stands."""
    try:
        compile("\n".join(lines), "", "exec", dont_inherit=True)
    except SyntaxError as error:
        return (error.lineno or 0) > line or "outside function" in error.msg
    except Exception:
        return False
    return True
