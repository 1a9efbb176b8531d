"""Texts in which some words are code, and code in colours."""

import re
from collections.abc import Iterator
from keyword import kwlist

from game.ui.frame.markup import Child, Node, element


def with_code(text: str) -> Node:
    """A paragraph with the text; what is between backticks is code."""
    return element("p", *code_parts(text))


def code_parts(text: str) -> list[Child]:
    """The parts of the text. What is between backticks is an element."""
    return [
        element("code", part, dir="ltr", key=str(number)) if number % 2 else part
        for number, part in enumerate(text.split("`"))
    ]


def breaking_code(text: str, class_: str | None = None) -> Node:
    """Code in a narrow table. A long name goes on below after a dot or a bracket."""
    parts: list[Child] = []
    for part in BREAKS.split(text):
        parts += [element("wbr"), part] if parts else [part]
    return element("code", *parts, class_=class_, dir="ltr")


LEFT_TO_RIGHT, END = "\u2066", "\u2069"
"""Unicode's signs around a part that is written from left to right in any sentence."""


def plain_code(text: str) -> str:
    """The text without its backticks, for places that show no elements."""
    return "".join(
        f"{LEFT_TO_RIGHT}{part}{END}" if number % 2 else part
        for number, part in enumerate(text.split("`"))
    )


BREAKS = re.compile(r"(?<=[.\[(])(?=\w)")
"""Where a line of code may break: after a dot or a bracket."""

TOKEN = re.compile(
    r"(?P<comment>#.*)"
    r"|(?P<text>\"{3}[\s\S]*?\"{3}|\"[^\"\n]*\"|'[^'\n]*')"
    rf"|(?P<keyword>\b(?:{'|'.join(kwlist)})\b)"
    r"|(?P<number>\b\d[\d_.]*\b)"
)
"""What has a colour in code that is only read.

Python's `tokenize` stops at half-written code, and takes four times as long. CodeMirror
colours only what is in its own editor.
"""

PART = re.compile(r"[^\n]*\n|[^\n]+")
"""A line, or a part of one."""

STEP, MAX_INDENT = 4, 16
"""The columns of one step of indentation, and the most columns that count."""


def code_block(code: str, *, first: int = 1, marked: int = 0) -> Node:
    """Python code to read, in the colours of the editor.

    Each line is an element. So a long line continues below its own beginning. With `marked`, the
    lines have numbers from `first` on, and the one with this number has a mark.
    """
    lines: list[list[Child]] = [[]]
    for text, kind in _coloured(code):
        for part in PART.findall(text):
            lines[-1].append(element("span", part, class_=f"tok-{kind}") if kind else part)
            if part.endswith("\n"):
                lines.append([])
    shown = [
        element(
            "span",
            element("span", str(number), class_="line-number", aria_hidden="true")
            if marked
            else None,
            *parts,
            class_=_line_class(line),
            aria_current="step" if number == marked else None,
        )
        for number, (parts, line) in enumerate(zip(lines, code.split("\n"), strict=True), first)
        if parts
    ]
    return element("pre", *shown, class_="code-block", dir="ltr", translate="no", tabindex=0)


def _coloured(code: str) -> Iterator[tuple[str, str]]:
    """The parts of the code, each with its kind. A part without a colour has an empty kind."""
    end = 0
    for found in TOKEN.finditer(code):
        yield code[end : found.start()], ""
        yield found[0], found.lastgroup or ""
        end = found.end()
    yield code[end:], ""


def _line_class(line: str) -> str:
    """The class of a line, and that of its indentation if it has one."""
    columns = len(line) - len(line.lstrip(" ")) if line.strip() else 0
    steps = min(-(-columns // STEP), MAX_INDENT // STEP)
    return f"code-line in-{steps * STEP}" if steps else "code-line"
