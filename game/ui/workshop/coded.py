"""Texts in which some words are code."""

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
