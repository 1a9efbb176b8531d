"""What the module `zoo` itself says about its names, in English."""

from game.ui.frame.markup import Node, element
from game.ui.workshop.code_view import with_code
from game.workshop import api

EXAMPLE = ">>>"


def documentation(name: str) -> Node | None:
    """What `zoo` says about its public name, and about itself for its version. None if nothing."""
    if name not in api.__all__:
        return None
    text = (api if name == "VERSION" else getattr(api, name)).__doc__ or ""
    parts = [_part(part.strip()) for part in text.split("\n\n")]
    return element("div", *parts, class_="doc", lang="en", dir="ltr") if text else None


def _part(text: str) -> Node:
    """A paragraph, or an example."""
    lines = [line.strip() for line in text.splitlines()]
    if text.startswith(EXAMPLE):
        return element("pre", "\n".join(lines))
    return with_code(" ".join(lines))
