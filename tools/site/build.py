"""Builds `dist/`, the whole site as static files: `python -m tools.site.build`.

`--without NAME,NAME --to FOLDER` builds a site without some of the tricks of `docs/startup.md`.

Standard library only; what others have made is taken from `node_modules`. Babel compiles the
message catalogues, fontTools trims the typefaces, SVGO rounds the pictures, Binaryen trims Pyodide,
and Pyodide compiles the Python, all as programs. A file that would not change is not touched.
"""

import argparse
import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import partial
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory

from game.ui.app.view import view
from game.ui.frame.markup import to_html
from game.ui.look import i18n
from game.ui.look.loading import loading_messages
from game.ui.model.home import HOME
from game.ui.model.model import Model
from game.ui.model.screen import Screen
from game.ui.model.seat_bots import PAGE as MADE_PAGE
from game.ui.model.seat_bots import Opening
from game.ui.workshop.language import set_language
from tools.runtime.pyodide_files import LOADER, LOCK_FILE, SCRIPT, check_lock_file, write_pyodide
from tools.runtime.tricks import TRICKS, TrickError, leave_out, trick_of
from tools.site.art import art, drawing, shown
from tools.site.library import write_library

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
LOCALE = ROOT / "game" / "locale"
RUNTIME = ROOT / "tools" / "runtime"
STATIC = ROOT / "static"
PACKAGES = ROOT / "node_modules"
LOCK = ROOT / "package-lock.json"

CACHE = ROOT / ".cache"

PYSCRIPT = ("core.js", "core-*.js", "error-*.js")
"""The parts of PyScript that the page asks for."""

PLUGINS = ("deprecations-manager-*.js", "donkey-*.js", "py-*-*.js")
"""The parts that it would ask for without the trick no-plugins."""

EDITOR = ("codemirror*.js", "index-*.js")
"""The parts of PyScript that only the workshop asks for."""

WORKSHOP_PAGE = "workshop.html"
WORKSHOP = ("game/workshop", "game/ui/workshop", "game/ui/browser/workshop")
"""The beginnings of the names of modules that only bots and their workshop need."""

IN_MADE_PAGE = {
    "script-src 'self' 'wasm-unsafe-eval'": "script-src 'self' 'wasm-unsafe-eval' '{{cage}}'",
    "worker-src 'self'": "worker-src 'self' blob:",
    '<script type="module" src="static/start/hooks.mjs">': (
        '<script type="module" src="static/workshop/sandboxes.js"></script>\n'
        '<script type="module" src="static/start/hooks.mjs">'
    ),
}
"""What the page that runs bots has in the place of texts of `index.html`."""

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
"""The style sheets in the order of the one file that the page loads; `tokens` names the layers."""
USED_BY_THE_BUILD = [STATIC / "art" / name for name in ("art.toml", "library.toml", "drawings.svg")]
PYODIDE_FILES = ("tools/runtime/pyodide_files.py", "tools/runtime/unused_code.py")
NEEDED_BY_UNUSED_CODE = {"used-modules-only", "no-optional-imports"}
"""Without these, modules of the library are shipped that import the C modules."""
CLASSIC = ("static/start/art.js", "static/start/start.js", "static/start/typefaces.js")
"""The scripts of the first paint; the others are modules."""
ON_DEMAND = (
    "static/page/device/media_error.js",
    "static/page/pictures/",
    "static/page/sound/sounds.js",
    "static/page/sound/wav.js",
    "static/start/memory_worker.mjs",
)
"""The scripts, or their folders, that the page fetches when somebody needs them."""
EPOCH = (1980, 1, 1, 0, 0, 0)

Files = Iterator[tuple[str, bytes]]


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
    """Writes all files of the site into a folder, and removes what no step has made."""
    if not PACKAGES.exists():
        sys.exit("tools/site/build.py: node_modules is missing; run `make setup` first")
    compile_catalogues()
    try:
        made = dict(
            [
                *pyodide(without),
                *pyscript(without),
                *editor(),
                *libraries(),
                *fonts(),
                *art_library(),
                *python(without),
                *static_files(without),
            ]
        )
    except TrickError as failure:
        sys.exit(f"tools/site/build.py: {failure}")
    in_page, others = drawings()
    made["static/art/more.svg"] = others.encode()
    made |= dict([workshop_page(made, in_page, without)])
    made |= dict([page(made, in_page, without), made_page(made, in_page, without)])
    made |= dict([service_worker(made)])
    changed = sum(write(to / name, content) for name, content in made.items())
    removed = remove_all_but(to, set(made))
    print(f"{to.name}/: {len(made)} files, {changed} written, {removed} removed")


def compile_catalogues() -> None:
    """Compiles `game/locale/*.po` into what `game/ui/look/i18n.py` reads."""
    compiled = LOCALE / "messages.json"
    changed = max(source.stat().st_mtime for source in LOCALE.glob("*.po"))
    if not compiled.exists() or compiled.stat().st_mtime < changed:
        subprocess.run([sys.executable, "-m", "tools.site.catalogues"], check=True)


def pyodide(without: Collection[str]) -> Files:
    """What the page loads of Pyodide."""
    check_lock_file(PACKAGES, (STATIC / "start" / "boot.mjs").read_text(encoding="utf-8"))
    inputs = [*map(ROOT.joinpath, PYODIDE_FILES), RUNTIME / "tricks.py", LOCK]
    out = {name for name in without if TRICKS[name] in PYODIDE_FILES}
    if NEEDED_BY_UNUSED_CODE & set(without):
        out.add("unused-code")
    folder = made_once(variant("pyodide-files", out), inputs, partial(write_pyodide, PACKAGES, out))
    names = [LOADER, LOCK_FILE] if "empty-lock-file" in without else [LOADER]
    for name in names:
        yield f"pyodide/{name}", (PACKAGES / "pyodide" / name).read_bytes()
    for path in sorted(folder.iterdir()):
        yield f"pyodide/{path.name}", path.read_bytes()


def pyscript(without: Collection[str]) -> Files:
    """What the page loads of PyScript, as its package ships it."""
    for pattern in [*PYSCRIPT, *PLUGINS] if "no-plugins" in without else PYSCRIPT:
        for path in (PACKAGES / "@pyscript" / "core" / "dist").glob(pattern):
            yield f"pyscript/{path.name}", path.read_bytes()


def editor() -> Files:
    """The editor of the workshop, as PyScript ships it."""
    for pattern in EDITOR:
        for path in (PACKAGES / "@pyscript" / "core" / "dist").glob(pattern):
            yield f"pyscript/{path.name}", path.read_bytes()


def libraries() -> Files:
    """What the page's own scripts import, as its package ships it."""
    yield "idb/index.js", (PACKAGES / "idb" / "build" / "index.js").read_bytes()


def fonts() -> Files:
    """The typefaces, each with no more letters and weights than the game uses."""
    tool = ROOT / "tools" / "site" / "typefaces.py"
    inputs = [STATIC / "style" / "typefaces.css", tool, LOCK, ROOT / "requirements-build.txt"]
    command = [sys.executable, "-m", "tools.site.typefaces"]
    folder = made_once("fonts", inputs, lambda to: subprocess.run([*command, to], check=True))
    for path in sorted(folder.iterdir()):
        yield f"fonts/{path.name}", path.read_bytes()


def art_library() -> Files:
    """The pictures that people choose for their boards, and their names in each language."""
    code = ["tools/site/library.py", "tools/site/art.py", "tools/site/svgo.config.mjs"]
    read = ["static/art/library.toml", "game/ui/look/i18n.py", "game/ui/sets/library.py"]
    inputs = [LOCK, *map(ROOT.joinpath, [*code, *read])]
    folder = made_once("library", inputs, partial(write_library, PACKAGES))
    for path in sorted(folder.iterdir()):
        yield f"static/art/{path.name}", path.read_bytes()


def python(without: Collection[str]) -> Files:
    """The standard library as far as it is in use, and the game with its data, all compiled."""
    with zipfile.ZipFile(precompiled(without)) as archive:
        compiled = {name: archive.read(name) for name in archive.namelist()}
    library = {n: code for n, code in compiled.items() if n.startswith("stdlib/")}
    data = [path for path in (ROOT / "game").rglob("*") if path.suffix in (".toml", ".json")]
    game = {name: code for name, code in compiled.items() if name not in library}
    data += (ROOT / "game" / "workshop" / "lessons").glob("*.py")
    game |= {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in data}
    yield "python.zip", zipped({n.removeprefix("stdlib/"): code for n, code in library.items()})
    workshop = {name: code for name, code in game.items() if name.startswith(WORKSHOP)}
    for path in (ROOT / "game" / "workshop" / "lessons").glob("*.py"):
        workshop[path.relative_to(ROOT).as_posix()] = path.read_bytes()
    yield "game.zip", zipped({n: code for n, code in game.items() if n not in workshop})
    yield "workshop.zip", zipped(workshop)


def precompiled(without: Collection[str]) -> Path:
    """The archive that `precompile.mjs` makes."""
    code = sorted([*(ROOT / "game").rglob("*.py"), *RUNTIME.glob("*.*")])
    inputs = [*code, STATIC / "start" / "boot.mjs", LOCK]
    in_game = set(map(trick_of, (ROOT / "game" / "start.py").read_text("utf-8").splitlines()))
    in_tools = {name for name, file in TRICKS.items() if file.startswith("tools/runtime/")}
    out = {n for n in without if n in in_game | in_tools and TRICKS[n] not in PYODIDE_FILES}
    return made_once(variant("precompiled", out), inputs, partial(precompile, out))


def precompile(without: Collection[str], target: Path) -> None:
    """Compiles the Python with the interpreter that will run it.

    Ends the build if that fails; `precompile.mjs` prints why.
    """
    command: list[str | Path] = ["node", RUNTIME / "precompile.mjs", target, *sorted(without)]
    if subprocess.run(command, check=False).returncode:
        sys.exit("tools/site/build.py: the Python could not be precompiled")


def variant(kind: str, without: Collection[str]) -> str:
    """The name of a folder in the cache: one for each set of tricks that is left out."""
    return "-without-".join([kind, *sorted(without)])


def made_once(kind: str, inputs: Iterable[Path], make: Callable[[Path], object]) -> Path:
    """What `make` writes to the path it is given; made anew when one of the inputs has changed."""
    listed = " ".join(f"{path} {digest(path.read_bytes())}" for path in inputs)
    folder = CACHE / kind
    made = folder / digest(listed.encode())
    if not made.exists():
        CACHE.mkdir(exist_ok=True)
        with TemporaryDirectory(dir=CACHE) as unfinished:
            make(Path(unfinished) / kind)
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            (Path(unfinished) / kind).rename(made)
    return made


def static_files(without: Collection[str]) -> Files:
    """What is served as it lies in the repository, and the style sheets in one."""
    styles = [(STATIC / "style" / f"{name}.css").read_bytes() for name in STYLES]
    yield "static/style.css", b"".join(styles)
    yield "static/workshop.css", (STATIC / "style" / "workshop.css").read_bytes()
    yield "manifest.webmanifest", (ROOT / "manifest.webmanifest").read_bytes()
    for path in sorted(STATIC.rglob("*")):
        if path.is_file() and path.suffix != ".css" and path not in USED_BY_THE_BUILD:
            content = path.read_bytes()
            if path.parent == STATIC / "start":
                content = leave_out(content.decode(), without).encode()
            yield path.relative_to(ROOT).as_posix(), content


def zipped(files: dict[str, bytes]) -> bytes:
    """An archive of the files that is the same for each build."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for name, content in sorted(files.items()):
            info = zipfile.ZipInfo(name, EPOCH)
            file.writestr(info, content, zipfile.ZIP_DEFLATED)
    return buffer.getvalue()


def drawings() -> tuple[str, str]:
    """The pictures of the home screen, which the page holds, and those that it fetches."""
    symbols = art(PACKAGES)
    needed = shown(symbols, "".join(templates(HOME)))
    here = [symbol for name, symbol in symbols.items() if name in needed]
    others = [symbol for name, symbol in symbols.items() if name not in needed]
    return drawing(here), drawing(others)


def workshop_page(
    made: dict[str, bytes], in_page: str, without: Collection[str] = ()
) -> tuple[str, bytes]:
    """`workshop.html`; it starts with a heading, and Python draws the rest."""
    html = leave_out((ROOT / WORKSHOP_PAGE).read_text(encoding="utf-8"), without)
    parts = {
        "cage": hash_of_cage(),
        "config": config(without, {"./workshop.zip": ""}),
        "starters": escape(json.dumps(starters(made, with_workshop=True))),
        "art": in_page,
        "templates": "\n".join(workshop_templates()),
    }
    return WORKSHOP_PAGE, filled(html, parts)


def config(without: Collection[str], further_files: dict[str, str] | None = None) -> str:
    """The configuration of PyScript, for an attribute."""
    text = leave_out((ROOT / "pyscript.toml").read_text(encoding="utf-8"), without)
    settings = tomllib.loads(text)
    if further_files:
        settings["files"] = {**settings.get("files", {}), **further_files}
    return escape(json.dumps(settings))


def hash_of_cage() -> str:
    """The hash of the script that runs in the frame around a bot."""
    cage = (STATIC / "workshop" / "cage.js").read_text(encoding="utf-8")
    [found] = re.findall(r'HASH = "([^"]+)"', cage)
    return str(found)


def filled(html: str, parts: dict[str, str]) -> bytes:
    """The page with these parts in the places of their names."""
    for name, part in parts.items():
        html = html.replace(f"{{{{{name}}}}}", part)
    return html.encode()


def workshop_templates() -> Iterator[str]:
    """For each language the heading, and what is told while the page loads or cannot start."""
    for language in i18n.LANGUAGES:
        set_language(language)
        title, told = escape(i18n._("Workshop")), to_html(loading_messages())
        direction = i18n.direction(language)
        page = f'<div class="page"><main class="workshop"><h1>{title}</h1></main></div>'
        yield f'<template lang="{language}" dir="{direction}">{page}{told}</template>'


def page(made: dict[str, bytes], in_page: str, without: Collection[str] = ()) -> tuple[str, bytes]:
    """`index.html` with all that is in its first moment, and links to what it asks for next."""
    html = leave_out((ROOT / "index.html").read_text(encoding="utf-8"), without)
    return "index.html", game_page(html, made, in_page, without, HOME)


def made_page(
    made: dict[str, bytes], in_page: str, without: Collection[str] = ()
) -> tuple[str, bytes]:
    """The same game on a page that can run bots.

    It shows no home screen before Python runs, because it opens for a game that goes on.
    """
    html = leave_out((ROOT / "index.html").read_text(encoding="utf-8"), without)
    for text, other in IN_MADE_PAGE.items():
        if html.count(text) != 1:
            sys.exit(f"tools/site/build.py: index.html does not contain {text!r} exactly once")
        html = html.replace(text, other)
    return MADE_PAGE, game_page(html, made, in_page, without, Opening())


def game_page(
    html: str, made: dict[str, bytes], in_page: str, without: Collection[str], screen: Screen
) -> bytes:
    """A page of the game, which begins with this screen."""
    parts = {
        "version": version(made),
        "cage": hash_of_cage(),
        "config": config(without),
        "preloads": "" if "preloads" in without else "\n".join(preloads(made)),
        "starters": escape(json.dumps(starters(made))),
        "art": in_page,
        "home": to_html(view(Model(screen=screen))),
        "templates": "\n".join(templates(screen)),
    }
    return filled(html, parts)


def version(made: dict[str, bytes]) -> str:
    """The version of the game: the hash of all files but the pages that bear it."""
    return digest(json.dumps({n: digest(c) for n, c in sorted(made.items())}).encode())


def starters(made: dict[str, bytes], *, with_workshop: bool = False) -> dict[str, tuple[int, str]]:
    """The files that start the game, with the size in bytes and the hash of each.

    The page tells with them how far it is, and which file is damaged.
    """
    kinds = (".js", ".mjs", ".css", ".wasm", ".zip")
    needed = [name for name in made if not name.startswith(ON_DEMAND)]
    names = [name for name in needed if name.endswith(kinds) and name not in CLASSIC]
    if not with_workshop:
        names = [name for name in names if not is_of_workshop(name)]
    return {name: (len(made[name]), digest(made[name])) for name in names}


def is_of_workshop(name: str) -> bool:
    """Whether only bots and their workshop need the file."""
    folder, _slash, file = name.rpartition("/")
    is_editor = folder == "pyscript" and any(Path(file).match(pattern) for pattern in EDITOR)
    return is_editor or name.startswith(("static/workshop", "workshop.", MADE_PAGE))


def preloads(made: dict[str, bytes]) -> Iterator[str]:
    """Links to the scripts, so that all are asked for at once and not one after the other.

    There are none to what the scripts fetch: Chromium would compile wasm anew at each start.
    """
    for name in starters(made):
        if name == f"pyodide/{SCRIPT}":
            yield f'<link rel="preload" as="script" href="{name}">'
        elif name.endswith(("js", "mjs")):
            yield f'<link rel="modulepreload" href="{name}">'


def templates(screen: Screen) -> Iterator[str]:
    """For each language the first screen, and what is told while the game loads or cannot start."""
    for language in i18n.LANGUAGES:
        home = to_html(view(Model(language=language, screen=screen)))
        told = to_html(loading_messages())
        direction = i18n.direction(language)
        yield f'<template lang="{language}" dir="{direction}">{home}{told}</template>'


def service_worker(made: dict[str, bytes]) -> tuple[str, bytes]:
    """`sw.js` with the name and the hash of every file, and a version that is the hash of all."""
    files = {name: digest(content) for name, content in sorted(made.items())}
    listed = json.dumps(files, indent=1)
    script = (ROOT / "sw.js").read_text(encoding="utf-8")
    script = script.replace("{{version}}", digest(listed.encode())).replace("{{files}}", listed)
    return "sw.js", script.encode()


def digest(content: bytes) -> str:
    """The beginning of its SHA-256, long enough to tell two contents apart."""
    return hashlib.sha256(content).hexdigest()[:16]


def write(path: Path, content: bytes) -> bool:
    """Writes the file unless it has this content already; whether it was written."""
    if path.exists() and path.read_bytes() == content:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return True


def remove_all_but(folder: Path, names: set[str]) -> int:
    """Removes files of an earlier build; how many there were."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    old = [path for path in files if path.relative_to(folder).as_posix() not in names]
    for path in old:
        path.unlink()
    return len(old)


if __name__ == "__main__":
    main()
