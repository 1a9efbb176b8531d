"""Which lines of code run together: a statement of several lines, a loop. Pure."""

import re
from collections.abc import Sequence
from itertools import takewhile

UNREAD = re.compile(
    r"#.*"
    r"|(\"{3}|'{3})(?:\\[\s\S]|(?!\1)[\s\S])*(?:\1|$)"
    r"|\"(?:\\.|[^\"\\\n])*\"?"
    r"|'(?:\\.|[^'\\\n])*'?"
)
"""Comments and texts, also those without an end."""

INSIDE = re.compile(r"\b(?:for|lambda)\b")
"""What lets one statement run its own parts many times."""


def repeated(code: str, number: int) -> range:
    """The lines that run again and again from this line on, counted from 1; empty if none do.

    They are those of a loop, or of a statement with a comprehension or a `lambda`.
    """
    lines = UNREAD.sub(_blank, code).split("\n")
    statement = _statement(lines, number)
    first = lines[statement.start - 1]
    if first.lstrip().startswith(("for ", "while ")):
        indent = _indent(first)
        after = lines[statement.stop - 1 :]
        inside = takewhile(lambda line: not line.strip() or _indent(line) > indent, after)
        return range(statement.start, statement.stop + len(list(inside)))
    text = "\n".join(lines[statement.start - 1 : statement.stop - 1])
    return statement if INSIDE.search(text) else range(0)


def _blank(found: re.Match[str]) -> str:
    """As many lines as the text has, and something in the first one if it is no comment."""
    text = found[0]
    return ("" if text.startswith("#") else "_") + "\n" * text.count("\n")


def _statement(lines: Sequence[str], number: int) -> range:
    """The lines of the statement that has this line."""
    start, depth = 1, 0
    for at, line in enumerate(lines, 1):
        depth += sum(line.count(one) for one in "([{") - sum(line.count(one) for one in ")]}")
        if depth <= 0 and not line.endswith("\\"):
            if at >= number:
                return range(start, at + 1)
            start, depth = at + 1, 0
    return range(start, len(lines) + 1)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())
