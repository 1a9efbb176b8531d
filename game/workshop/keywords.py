"""Python's own words, misspelt."""

import re
from itertools import islice
from keyword import kwlist

from game.workshop.near import similar

INVALID = "invalid syntax"

ELSE_IF = re.compile(r"\s*else\s+if\b")

WORD = re.compile(r"[A-Za-z_]\w*")

MAX_WORDS = 12
"""How many words of a line may be misspelt keywords."""


def misspelt_keyword(code: str, line: int, message: str) -> tuple[str, str]:
    """A misspelt keyword in the line, and what it should be; empty texts if there is none.

    As Python 3.14 does, it tries the code with the keyword in the place of the word. If Python
    itself says more than that the syntax is invalid, the keywords are right.
    """
    lines = code.splitlines()
    if not 0 < line <= len(lines):
        return "", ""
    if ELSE_IF.match(lines[line - 1]):
        return "else if", "elif"
    if message != INVALID:
        return "", ""
    for found in islice(WORD.finditer(lines[line - 1]), MAX_WORDS):
        for meant in [] if found[0] in kwlist else similar(found[0], set(kwlist)):
            better = f"{lines[line - 1][: found.start()]}{meant}{lines[line - 1][found.end() :]}"
            if _is_read_further([*lines[: line - 1], better, *lines[line:]], line):
                return found[0], meant
    return "", ""


def _is_read_further(lines: list[str], line: int) -> bool:
    """Whether Python can read this line, if not the ones after it, or where it stands."""
    try:
        compile("\n".join(lines), "", "exec", dont_inherit=True)
    except SyntaxError as error:
        return (error.lineno or 0) > line or "outside function" in error.msg
    except Exception:
        return False
    return True
