"""What differs between two nodes, as data that `static/page/screen/render.js` applies."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from game.ui.frame.markup import Child, Node, to_html

Attributes: TypeAlias = Mapping[str, str | None]
"""Attributes that have changed; None for one that is gone."""

Place: TypeAlias = int | str
"""A child that was there before, by its old index; or the HTML of a new one."""

Inside: TypeAlias = list[tuple[int, "Change"]]
"""The children that have changed, by their new index."""

Change: TypeAlias = str | tuple[Attributes, Sequence[Place] | None, Inside]
"""The new string of a text node; or what has changed of an element.

The places are those of all children, or None if the children are the same ones as before.
"""


NOTHING: Change = ({}, None, [])


def change_json(old: Node, new: Node) -> str:
    """The change from one page to the next as JSON."""
    return json.dumps(change(old, new) or NOTHING)


def change(old: Child, new: Child) -> Change | None:
    """What turns `old` into `new`; None if they are equal. Both are texts, or have the same tag.

    Identical nodes are skipped. A child is the same if its tag, its key and its number among
    siblings with both are the same.
    """
    if old is new or isinstance(old, str) or isinstance(new, str):
        return None if old == new else str(new)
    attributes = _attributes(old, new)
    places = _places(old, new)
    inside = _inside(old, new, places)
    is_same = not attributes and places is None and not inside
    return None if is_same else (attributes, places, inside)


def _attributes(old: Node, new: Node) -> Attributes:
    if old.attributes == new.attributes:
        return {}
    gone = dict.fromkeys(name for name in old.attributes if name not in new.attributes)
    return gone | {
        name: text for name, text in new.attributes.items() if old.attributes.get(name) != text
    }


def _places(old: Node, new: Node) -> Sequence[Place] | None:
    """Where the children come from. None if they are the same, in the same order."""
    if _are_of_same_kinds(old.children, new.children):
        return None
    before = {identity: index for index, identity in enumerate(_identities(old))}
    return [
        before[identity] if identity in before else to_html(child)
        for identity, child in zip(_identities(new), new.children, strict=True)
    ]


def _inside(old: Node, new: Node, places: Sequence[Place] | None) -> Inside:
    inside: Inside = []
    for index, child in enumerate(new.children):
        place = index if places is None else places[index]
        if isinstance(place, int) and old.children[place] is not child:
            changed = change(old.children[place], child)
            if changed is not None:
                inside.append((index, changed))
    return inside


def _are_of_same_kinds(old: Sequence[Child], new: Sequence[Child]) -> bool:
    if len(old) != len(new):
        return False
    for before, after in zip(old, new, strict=True):
        if before is not after and _kind(before) != _kind(after):
            return False
    return True


def _kind(child: Child) -> tuple[str, str]:
    return ("", "") if isinstance(child, str) else (child.tag, child.key)


def _identities(node: Node) -> Iterator[tuple[str, str, int]]:
    """What identifies each child among its siblings: tag, key, and its number among equals."""
    seen: dict[tuple[str, str], int] = {}
    for kind in map(_kind, node.children):
        seen[kind] = number = seen.get(kind, -1) + 1
        yield (*kind, number)
