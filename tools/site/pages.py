"""The pages: `index.html`, the page for games with bots, and the workshop.

Each page holds what its first screen shows, in every language, and lists the files that it needs
next.
"""

import json
import re
import sys
import tomllib
from base64 import b64encode
from collections.abc import Collection, Iterator, Mapping
from hashlib import sha256
from html import escape

from game.rules.edition_data import EDITION_NAMES
from game.ui.boards.little_board import ANIMALS
from game.ui.model.home import HOME
from game.ui.model.screen import Screen
from game.ui.model.seat_bots import Opening
from tools.paths import PACKAGES, ROOT, STATIC
from tools.runtime.pyodide_files import SCRIPT
from tools.runtime.tricks import leave_out
from tools.site.art import art, drawing, shown
from tools.site.file_lists import Site, starters, version
from tools.site.first_screens import first_screens, in_one, workshop_screens
from tools.site.scripts import start_script
from tools.site.styles import first_style

GAME_PAGE, WORKSHOP_PAGE = "index.html", "workshop.html"

BOOT = "static/start/boot.mjs"
"""The script that starts Pyodide."""

IN_MADE_PAGE = {
    "script-src 'self'": "script-src 'self' '{{cage}}'",
    "worker-src 'self'": "worker-src 'self' blob:",
    '<script type="module" src="static/start/hooks.mjs">': (
        '<script type="module" src="static/workshop/sandbox.js"></script>\n'
        '<script type="module" src="static/start/hooks.mjs">'
    ),
}
"""Texts of `index.html`, and what the page that runs bots has in their place."""


def game_page(site: Site, drawings: str, without: Collection[str] = ()) -> bytes:
    """`index.html`; `drawings` are those of its home screen."""
    return filled(source(GAME_PAGE, without), game_parts(site, drawings, without, HOME))


def made_page(site: Site, drawings: str, without: Collection[str] = ()) -> bytes:
    """The same game on a page that can run bots.

    It shows no home screen before Python runs, because it opens for a game that goes on.
    """
    html = source(GAME_PAGE, without)
    for text, other in IN_MADE_PAGE.items():
        if html.count(text) != 1:
            sys.exit(f"tools/site/pages.py: {GAME_PAGE} does not contain {text!r} exactly once")
        html = html.replace(text, other)
    return filled(html, game_parts(site, drawings, without, Opening()))


def workshop_page(site: Site, drawings: str, without: Collection[str] = ()) -> bytes:
    """`workshop.html`; it starts with a heading, and Python draws the rest."""
    parts = {
        **first_parts(without),
        "config": config(without, {"./later.zip": "", "./workshop.zip": ""}),
        "starters": escape(json.dumps(starters(site, with_workshop=True))),
        "art": drawings,
        "screens": in_one(workshop_screens()),
    }
    return filled(source(WORKSHOP_PAGE, without), parts)


def game_parts(
    site: Site, drawings: str, without: Collection[str], screen: Screen
) -> Mapping[str, str]:
    """The parts of a page of the game, which begins with this screen."""
    first = first_parts(without)
    return first | {
        "version": version(site, first["style"] + first["start"]),
        "config": config(without),
        "preloads": "" if "preloads" in without else "\n".join(preloads(site)),
        "starters": escape(json.dumps(starters(site))),
        "art": drawings,
        "screens": in_one(first_screens(screen)),
    }


def first_parts(without: Collection[str]) -> dict[str, str]:
    """The style sheet and the script of the first paint, and the hashes for the page's policy.

    They stand in the page: as files they would be two more requests before that paint.
    """
    style, start = first_style(), start_script(without)
    if "</" in style or re.search("</script|<!--", start):
        sys.exit("tools/site/pages.py: the first style sheet or script would end before its end")
    return {
        "style": style,
        "style_hash": hash_of(style),
        "start": start,
        "start_hash": hash_of(start),
        "cage": hash_of_cage(),
    }


def hash_of(text: str) -> str:
    """The hash of a script or a style sheet as a policy names it."""
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


def source(name: str, without: Collection[str]) -> str:
    """The file as it is in the repository, without the lines of these tricks."""
    return leave_out((ROOT / name).read_text(encoding="utf-8"), without)


def filled(html: str, parts: Mapping[str, str]) -> bytes:
    """The page without its comments, and with these parts in the places of their names."""
    html = re.sub("<!--.*?-->\n?", "", html, flags=re.DOTALL)
    for name, part in parts.items():
        html = html.replace(f"{{{{{name}}}}}", part)
    return html.encode()


def config(without: Collection[str], more_files: Mapping[str, str] | None = None) -> str:
    """The configuration of PyScript, for an attribute."""
    settings = tomllib.loads(source("pyscript.toml", without))
    if more_files:
        settings["files"] = {**settings.get("files", {}), **more_files}
    return escape(json.dumps(settings))


def hash_of_cage() -> str:
    """The hash of the script that runs in the frame around a bot."""
    cage = (STATIC / "workshop" / "cage.js").read_text(encoding="utf-8")
    [found] = re.findall(r'HASH = "([^"]+)"', cage)
    return str(found)


def preloads(site: Site) -> Iterator[str]:
    """Links to the scripts and the game, so that the browser asks for all of them at once.

    There is no link to the wasm: Chromium would compile it again at each start.
    """
    yield '<link rel="preload" as="fetch" crossorigin href="game.zip">'
    for name in starters(site):
        if name == BOOT:
            continue  # The page asks for it before; Firefox reports a second link as an error.
        if name == f"pyodide/{SCRIPT}":
            yield f'<link rel="preload" as="script" href="{name}">'
        elif name.endswith(("js", "mjs")):
            yield f'<link rel="modulepreload" href="{name}">'


def drawings() -> tuple[str, str]:
    """The pictures of the home screen, which the page holds, and those that it fetches."""
    symbols = art(PACKAGES)
    later = {name + ANIMALS for name in EDITION_NAMES}
    needed = shown(symbols, "".join(first_screens(HOME).values())) - later
    here = [symbol for name, symbol in symbols.items() if name in needed]
    others = [symbol for name, symbol in symbols.items() if name not in needed]
    return drawing(here), drawing(others)
