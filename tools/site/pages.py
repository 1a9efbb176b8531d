"""The pages: `index.html`, the page for games with bots, and the workshop.

Each page holds what its first screen shows, in every language, and lists the files that it needs
next.
"""

import json
import re
import sys
import tomllib
from collections.abc import Collection, Iterator, Mapping
from html import escape

from game.ui.app.view import view
from game.ui.frame.markup import to_html
from game.ui.look import i18n
from game.ui.look.loading import loading_messages
from game.ui.model.home import HOME
from game.ui.model.model import Model
from game.ui.model.screen import Screen
from game.ui.model.seat_bots import Opening
from game.ui.workshop.language import set_language
from tools.paths import PACKAGES, ROOT, STATIC
from tools.runtime.pyodide_files import SCRIPT
from tools.runtime.tricks import leave_out
from tools.site.art import art, drawing, shown
from tools.site.file_lists import Site, starters, version

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
        "cage": hash_of_cage(),
        "config": config(without, {"./later.zip": "", "./workshop.zip": ""}),
        "starters": escape(json.dumps(starters(site, with_workshop=True))),
        "art": drawings,
        "templates": "\n".join(workshop_templates()),
    }
    return filled(source(WORKSHOP_PAGE, without), parts)


def game_parts(
    site: Site, drawings: str, without: Collection[str], screen: Screen
) -> Mapping[str, str]:
    """The parts of a page of the game, which begins with this screen."""
    return {
        "version": version(site),
        "cage": hash_of_cage(),
        "config": config(without),
        "preloads": "" if "preloads" in without else "\n".join(preloads(site)),
        "starters": escape(json.dumps(starters(site))),
        "art": drawings,
        "home": to_html(view(Model(screen=screen))),
        "templates": "\n".join(templates(screen)),
    }


def source(name: str, without: Collection[str]) -> str:
    """The page as it is in the repository, without the lines of these tricks."""
    return leave_out((ROOT / name).read_text(encoding="utf-8"), without)


def filled(html: str, parts: Mapping[str, str]) -> bytes:
    """The page with these parts in the places of their names."""
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


def templates(screen: Screen) -> Iterator[str]:
    """For each language the first screen, and what the page says while it loads or if it fails."""
    for language in i18n.LANGUAGES:
        home = to_html(view(Model(language=language, screen=screen)))
        yield template(language, home)


def workshop_templates() -> Iterator[str]:
    """For each language the heading, and what the page says while it loads or if it fails."""
    for language in i18n.LANGUAGES:
        set_language(language)
        heading = f"<h1>{escape(i18n._('Workshop'))}</h1>"
        yield template(language, f'<div class="page"><main class="workshop">{heading}</main></div>')


def template(language: str, screen: str) -> str:
    """A screen and the messages about loading; the view must have set the language."""
    told, direction = to_html(loading_messages()), i18n.direction(language)
    return f'<template lang="{language}" dir="{direction}">{screen}{told}</template>'


def drawings() -> tuple[str, str]:
    """The pictures of the home screen, which the page holds, and those that it fetches."""
    symbols = art(PACKAGES)
    needed = shown(symbols, "".join(templates(HOME)))
    here = [symbol for name, symbol in symbols.items() if name in needed]
    others = [symbol for name, symbol in symbols.items() if name not in needed]
    return drawing(here), drawing(others)
