"""The style sheets of the site."""

from collections.abc import Iterator

from tools.paths import STATIC

STYLES = (
    "tokens",
    "typefaces",
    "base",
    "home",
    "curtain",
    "dialog",
    "seat",
    "lock",
    "family",
    "album",
    "build",
    "pictures",
    "table",
    "board",
    "gestures",
    "history",
    "learn",
    "sizes",
    "print",
)
"""The sheets of `static/style.css`, in their order; `tokens` names the layers."""

ALONE = ("workshop",)
"""The sheets that are served as files of their own."""


def style_sheets() -> Iterator[tuple[str, bytes]]:
    """The sheet of the game and those of other pages."""
    yield "static/style.css", b"".join(map(sheet, STYLES))
    for name in ALONE:
        yield f"static/{name}.css", sheet(name)


def sheet(name: str) -> bytes:
    """The style sheet of this name."""
    return (STATIC / "style" / f"{name}.css").read_bytes()
