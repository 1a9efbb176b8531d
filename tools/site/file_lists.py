"""The lists of files that the pages and the service worker hold.

A site is a mapping from the name of each file to its content.
"""

import json
from collections.abc import Mapping
from pathlib import Path

from game.ui.model.seat_bots import PAGE as MADE_PAGE
from tools.runtime.pyodide_files import LOADER
from tools.site.archives import LATER
from tools.site.cache import digest
from tools.site.packages import EDITOR
from tools.site.scripts import service_worker_script

NOT_AWAITED = (
    "static/start/memory_worker.mjs",
    "static/page/on-demand/",
)
"""The beginnings of the names of scripts for which the start does not wait."""

NOT_OF_HOME = (LATER, "static/rooms.css")
"""What home does not need."""

OF_WORKSHOP = ("static/workshop", "workshop.", MADE_PAGE, f"pyodide/{LOADER}")
"""The beginnings of the names of files that only bots and their workshop need."""

STARTING = (".js", ".mjs", ".css", ".wasm", ".zip")
"""The kinds of files without which the game does not start."""

Site = Mapping[str, bytes]


def version(site: Site, in_page: str) -> str:
    """The version of the game: the hash of all files, and of what stands only in the page."""
    listed = json.dumps({name: digest(site[name]) for name in sorted(site)})
    return digest(f"{listed}{in_page}".encode())


def starters(site: Site, *, with_workshop: bool = False) -> dict[str, tuple[int, str]]:
    """The files that start the game, with the size in bytes and the hash of each.

    With these the page shows how much has arrived, and says which file is damaged.
    """
    names = [
        name
        for name in site
        if name.endswith(STARTING)
        and not name.startswith(NOT_AWAITED)
        and (with_workshop or not (name in NOT_OF_HOME or is_of_workshop(name)))
    ]
    return {name: (len(site[name]), digest(site[name])) for name in names}


def is_of_workshop(name: str) -> bool:
    """Whether only bots and their workshop need the file."""
    folder, _slash, file = name.rpartition("/")
    is_editor = folder == "pyscript" and any(Path(file).match(pattern) for pattern in EDITOR)
    return is_editor or name.startswith(OF_WORKSHOP)


def service_worker(site: Site) -> bytes:
    """`sw.js` with the name and the hash of every file, and a version that is the hash of all."""
    listed = json.dumps({name: digest(site[name]) for name in sorted(site)}, indent=1)
    script = (
        service_worker_script()
        .replace("{{version}}", digest(listed.encode()))
        .replace("{{files}}", listed)
    )
    return script.encode()
