"""Markup as data: the view returns it, and `changes.py` says what to change on the page."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import TypeAlias

VOID = {"input", "br", "img", "wbr"}
SPOKEN = {"aria_label", "aria_description", "alt", "title"}
SOFT_HYPHEN = "\xad"

QUOTED = 512
"""How many values of attributes are kept as HTML: a page writes most of them again and again."""


@dataclass(frozen=True, slots=True)
class Node:
    """An element; `key` identifies it among its siblings when they change places."""

    tag: str
    attributes: Mapping[str, str]
    children: tuple["Child", ...]
    key: str = ""


Child: TypeAlias = Node | str


def element(
    tag: str, *children: Child | None, key: str = "", **attributes: str | int | bool | None
) -> Node:
    """An element; attributes are written as in `class_`, `aria_label`, `data_msg`.

    An attribute that is None or False is left out; one that is True becomes empty. A child that is
    None or empty is left out. What is for ears only, in attributes and in the class `unseen`, has
    no soft hyphens: some readers stutter.
    """
    named = {
        _attribute(name): "" if value is True else _value(name, value)
        for name, value in attributes.items()
        if value is not None and value is not False
    }
    inside = tuple(child for child in children if child)
    if "unseen" in named.get("class", "").split():
        inside = tuple(map(_for_ears_only, inside))
    return Node(tag, named, inside, key)


def with_id(node: Node, element_id: str) -> Node:
    """The node with an id, by which it gets the focus."""
    return replace(node, attributes={**node.attributes, "id": element_id})


def _value(name: str, value: object) -> str:
    return for_ears(str(value)) if name in SPOKEN else str(value)


def for_ears(text: str) -> str:
    """The text without soft hyphens."""
    return text.replace(SOFT_HYPHEN, "")


def _for_ears_only(child: Child) -> Child:
    if isinstance(child, str):
        return for_ears(child)
    return replace(child, children=tuple(map(_for_ears_only, child.children)))


@cache
def _attribute(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


def classes(*names: str, **if_true: bool) -> str:
    """The value of a `class` attribute: the names, and the keywords that are true."""
    return " ".join([*names, *(name.replace("_", "-") for name, on in if_true.items() if on)])


def to_html(node: Child) -> str:
    """The node as HTML, without added white space."""
    if isinstance(node, str):
        return _escape(node)
    parts = [f"<{node.tag}"]
    for name, text in node.attributes.items():
        parts.append(f' {name}="{_quoted(text)}"')
    parts.append(">")
    parts += map(to_html, node.children)
    if node.tag not in VOID:
        parts.append(f"</{node.tag}>")
    return "".join(parts)


@lru_cache(maxsize=QUOTED)
def _quoted(text: str) -> str:
    return _escape(text).replace('"', "&quot;")


def _escape(text: str) -> str:
    """The text as `html.escape` writes it; that module also loads 2,231 entity names, 36 kB."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
