"""Builds `dist/`, the whole site as static files: `python -m tools.site.build`.

`--without NAME,NAME --to FOLDER` builds a site without some of the tricks of `docs/startup.md`.

What others have made is taken from `node_modules`. Babel compiles the message catalogues, fontTools
trims the typefaces, SVGO rounds the pictures, Binaryen trims Pyodide, and Pyodide compiles the
Python; all of them run as programs. A file whose content would not change is not written.
"""

import argparse
import subprocess
import sys
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

from game.ui.model.seat_bots import PAGE as MADE_PAGE
from tools.paths import DIST, LOCALE, PACKAGES, ROOT, STATIC
from tools.runtime.tricks import TRICKS, TrickError, leave_out
from tools.site.archives import python
from tools.site.file_lists import service_worker
from tools.site.notices import ABOUT_PAGE, about_page
from tools.site.packages import abi, art_library, fonts, pyodide, pyscript
from tools.site.pages import (
    GAME_PAGE,
    WORKSHOP_PAGE,
    drawings,
    game_page,
    made_page,
    workshop_page,
)
from tools.site.scripts import is_joined, scripts
from tools.site.styles import style_sheets

NOT_SERVED = [
    STATIC / "art" / name for name in ("art.toml", "eyes.toml", "library.toml", "drawings.svg")
]
"""Files of `static/` that only the build reads."""


def main() -> None:
    """Reads the arguments and builds."""
    parser = argparse.ArgumentParser(prog="python -m tools.site.build")
    parser.add_argument("--without", default="", help=f"tricks to leave out: {', '.join(TRICKS)}")
    parser.add_argument("--to", type=Path, default=DIST, help="the folder to write to")
    arguments = parser.parse_args()
    without = {name for name in arguments.without.split(",") if name}
    if unknown := without - TRICKS.keys():
        parser.error(f"no trick is called {', '.join(sorted(unknown))}")
    if without and arguments.to == DIST:
        parser.error("--without needs --to, since dist/ always has all tricks")
    build(arguments.to, without)


def build(to: Path, without: Collection[str] = ()) -> None:
    """Writes all files of the site into a folder, and removes all others from it."""
    if not PACKAGES.exists():
        sys.exit("tools/site/build.py: node_modules is missing; run `make setup` first")
    compile_catalogues()
    try:
        site = whole_site(without)
    except TrickError as failure:
        sys.exit(f"tools/site/build.py: {failure}")
    changed = sum(write(to / name, content) for name, content in site.items())
    removed = remove_all_but(to, site)
    print(f"{to.name}/: {len(site)} files, {changed} written, {removed} removed")


def whole_site(without: Collection[str]) -> dict[str, bytes]:
    """The content of each file by its name.

    A page lists files, and the service worker lists the pages, too: so they come last.
    """
    site = dict(
        [
            *pyodide(without),
            *pyscript(without),
            *fonts(),
            *art_library(),
            *python(without),
            *style_sheets(),
            *scripts(without),
            *static_files(without),
        ]
    )
    at_once, later = drawings()
    site["static/art/more.svg"] = later.encode()
    site[ABOUT_PAGE] = about_page()
    site[WORKSHOP_PAGE] = workshop_page(site, at_once, without)
    site |= {
        GAME_PAGE: game_page(site, at_once, without),
        MADE_PAGE: made_page(site, at_once, without),
    }
    site["sw.js"] = service_worker(site)
    return site


def compile_catalogues() -> None:
    """Compiles `game/locale/*.po` into what `game/ui/look/i18n.py` reads."""
    compiled = LOCALE / "messages.json"
    changed = max(source.stat().st_mtime for source in LOCALE.glob("*.po"))
    if not compiled.exists() or compiled.stat().st_mtime < changed:
        subprocess.run([sys.executable, "-m", "tools.site.catalogues"], check=True)


def static_files(without: Collection[str]) -> Iterator[tuple[str, bytes]]:
    """What is served as in the repository, without the tricks to leave out."""
    yield "manifest.webmanifest", (ROOT / "manifest.webmanifest").read_bytes()
    for path in sorted(STATIC.rglob("*")):
        if path.is_file() and path.suffix != ".css" and not is_only_read(path):
            content = path.read_bytes()
            if path.parent == STATIC / "start":
                content = leave_out(content.decode(), without).encode()
            content = content.replace(b"{{abi}}", abi().encode())
            yield path.relative_to(ROOT).as_posix(), content


def is_only_read(path: Path) -> bool:
    """Whether the build makes another file of it, which is served in its place."""
    return path in NOT_SERVED or is_joined(path)


def write(path: Path, content: bytes) -> bool:
    """Writes the file unless it has this content already; whether it was written."""
    if path.exists() and path.read_bytes() == content:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return True


def remove_all_but(folder: Path, site: Mapping[str, bytes]) -> int:
    """Removes the files of an earlier build; how many there were."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    old = [path for path in files if path.relative_to(folder).as_posix() not in site]
    for path in old:
        path.unlink()
    return len(old)


if __name__ == "__main__":
    main()
