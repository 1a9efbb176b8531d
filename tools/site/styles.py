"""Joins the style sheets of `static/style/` into the files that the pages load."""

import re
from collections.abc import Iterable, Iterator

from tools.paths import STATIC

FIRST = (
    "tokens",
    "typefaces",
    "base",
    "controls",
    "home/home",
    "home/meadow",
)
"""The sheets of the first paint, in their order. `tokens` names the layers."""
LATER = (
    "layouts",
    "home/toys",
    "home/scenery",
    "home/antics",
    "dialog",
    "home/news",
    "setup/setup",
    "setup/players",
    "setup/boards",
    "setup/ladder",
    "setup/dialogs",
    "board",
    "cards",
    "table/table",
    "table/winner",
    "table/status",
    "table/seats",
    "table/hand",
    "table/lens",
    "table/ending",
    "table/ending_board",
    "table/curtain",
    "table/dialogs",
    "table/gestures",
    "table/called",
    "table/gift",
    "saved/saved",
    "lock/lock",
    "family/family",
    "family/album",
    "builder/builder",
    "pictures/page",
    "pictures/dialogs",
    "pictures/library",
    "history/history",
    "coach/coach",
    "coach/puzzle",
    "puzzles/puzzles",
    "shelf/shelf",
    "learn/learn",
    "learn/paw",
    "print/print",
    "print/sheet",
    "together/together",
    "together/send",
)
"""The sheets of the other rooms, in their order; `static/start/hooks.mjs` adds them to the page."""
WORKSHOP = ("workshop/page", "workshop/board", "workshop/panels")
"""The sheets that only the workshop needs, in their order."""

COMMENT = re.compile(r"\s*/\*.*?\*/", re.DOTALL)
CUSTOM_MEDIA = re.compile(r"@custom-media (--[\w-]+) (.+);\n")


def style_sheets() -> Iterator[tuple[str, bytes]]:
    """The name and the content of each file."""
    yield "static/rooms.css", joined(LATER)
    yield "static/workshop.css", joined(WORKSHOP)


def first_style() -> str:
    """The style sheet of the first paint. Each page holds it."""
    return joined(FIRST).decode().replace("../fonts/", "fonts/")


def joined(names: Iterable[str]) -> bytes:
    """These sheets as one, without comments, and with what `@custom-media` names in its place."""
    text = CUSTOM_MEDIA.sub("", COMMENT.sub("", "".join(map(_read, names))))
    for name, condition in CUSTOM_MEDIA.findall(_read("tokens")):
        text = text.replace(f"({name})", condition)
    return text.encode()


def _read(name: str) -> str:
    return (STATIC / "style" / f"{name}.css").read_text("utf-8")
