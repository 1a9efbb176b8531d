"""Texts in which some words are code, and code in colours."""

import re
from collections.abc import Iterator
from keyword import kwlist

from game.ui.look.markup import Child, Node, element


def with_code(text: str) -> Node:
    """A paragraph in which what stands between backticks is code."""
    return element("p", *code_parts(text))


def code_parts(text: str) -> list[Child]:
    """The text with code between its backticks as elements."""
    return [
        element("code", part, dir="ltr", key=str(number)) if number % 2 else part
        for number, part in enumerate(text.split("`"))
    ]


TOKEN = re.compile(
    r"(?P<comment>#.*)"
    r"|(?P<text>\"{3}[\s\S]*?\"{3}|\"[^\"\n]*\"|'[^'\n]*')"
    rf"|(?P<keyword>\b(?:{'|'.join(kwlist)})\b)"
    r"|(?P<number>\b\d[\d_.]*\b)"
)
"""What has a colour in code that is only read; the editor has a parser of its own."""


def code_block(code: str) -> Node:
    """Python code to read, in the colours of the editor."""
    return element(
        "pre", *_coloured(code), class_="code-block", dir="ltr", translate="no", tabindex=0
    )


def _coloured(code: str) -> Iterator[Child]:
    end = 0
    for found in TOKEN.finditer(code):
        yield code[end : found.start()]
        yield element("span", found[0], class_=f"tok-{found.lastgroup}")
        end = found.end()
    yield code[end:]
