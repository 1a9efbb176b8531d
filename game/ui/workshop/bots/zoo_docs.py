"""What the module `zoo` itself says about its names."""

from game.ui.frame.markup import Node, element
from game.ui.look.i18n import language
from game.ui.workshop.code_view import with_code
from game.workshop import api

EXAMPLE = ">>>"


def documentation(name: str) -> Node | None:
    """The docstring of a public name of `zoo`; for `VERSION` that of `zoo`. None without one.

    Sentences are in English only; the list of words explains each name in every language.
    """
    if name not in api.__all__:
        return None
    text = (api if name == "VERSION" else getattr(api, name)).__doc__ or ""
    parts = [part.strip() for part in text.split("\n\n")]
    shown = [_part(part) for part in parts if part.startswith(EXAMPLE) or language() == "en"]
    return element("div", *shown, class_="doc", lang="en", dir="ltr") if shown else None


def _part(text: str) -> Node:
    """A paragraph, or an example."""
    lines = [line.strip() for line in text.splitlines()]
    if text.startswith(EXAMPLE):
        return element("pre", "\n".join(lines))
    return with_code(" ".join(lines))
