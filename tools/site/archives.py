"""The archives of Python that the page loads.

`python.zip` and `game.zip` have the modules of the library and of the game that a first start
needs, `later.zip` all others of both, and `workshop.zip` those of the workshop.
"""

import io
import json
import marshal
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Collection, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.paths import GAME, LOCK, ROOT, STATIC
from tools.runtime.site_archive import ONE_FILE
from tools.runtime.tricks import TRICKS, trick_of
from tools.site.cache import cached, kind_without
from tools.site.packages import PYODIDE_FILES

RUNTIME = ROOT / "tools" / "runtime"
FINDERS = (RUNTIME / "first_modules.mjs", RUNTIME / "first_modules.py")
"""What finds the modules of a first start: the first runs the second."""

Files = dict[str, bytes]
"""Contents by name."""

LIBRARY = "stdlib/"
"""The folder of the library in what `precompile.mjs` writes."""

LATER = "later.zip"
"""The archive of what a first start does not need; `static/start/hooks.mjs` fetches it later."""

AT_ONCE = ("encodings/", "types.", "site_archive.", "sitecustomize.")
"""The beginnings of the names of modules that Python needs to read a site archive."""

FIRST_DATA = ("game/editions/", "game/locale/", *AT_ONCE)
"""The beginnings of the names of further files that a start needs."""

MODULE_ENDINGS = (".pyc", "/__init__.pyc", ".py", "/__init__.py")

WORKSHOP = ("game/workshop", "game/ui/workshop", "game/ui/browser/workshop")
"""The beginnings of the names of modules that only bots and their workshop need."""

HEAD = 16
"""Bytes before the code in a `.pyc` (PEP 552)."""

VERSION = 2
"""The version of marshal's format, which every Python reads."""

EPOCH = (1980, 1, 1, 0, 0, 0)
"""The date of every file in an archive, so that each build writes the same bytes."""


def python(without: Collection[str]) -> Iterator[tuple[str, bytes]]:
    """The four archives; their code is compiled."""
    out = left_out(without)
    precompiled = cached(kind_without("precompiled", out), sources(), partial(precompile, out))
    with zipfile.ZipFile(precompiled) as archive:
        compiled = {name: archive.read(name) for name in archive.namelist()}
    library = {
        name.removeprefix(LIBRARY): code
        for name, code in compiled.items()
        if name.startswith(LIBRARY)
    }
    game = {name: code for name, code in compiled.items() if not name.startswith(LIBRARY)}
    game |= dict(data_files())
    workshop = {name: content for name, content in game.items() if name.startswith(WORKSHOP)}
    game = {name: content for name, content in game.items() if name not in workshop}
    every = library | game
    if "later-modules" in without:
        first = set(every)
    else:
        inputs = [precompiled, *data_paths(), *FINDERS]
        find = partial(find_modules, library, game)
        first = first_files(every, cached(kind_without("first-modules", out), inputs, find))
    yield "python.zip", library_archive(chosen(library, first))
    yield "game.zip", site_archive(chosen(game, first))
    yield LATER, site_archive(chosen(every, every.keys() - first))
    yield "workshop.zip", site_archive(workshop)


def chosen(files: Files, names: Collection[str]) -> Files:
    """The files with these names."""
    return {name: content for name, content in files.items() if name in names}


def find_modules(library: Files, game: Files, target: Path) -> None:
    """Writes the names of the modules that a first start imports, as JSON."""
    with TemporaryDirectory() as folder:
        Path(folder, "python.zip").write_bytes(library_archive(library))
        Path(folder, "game.zip").write_bytes(site_archive(game))
        command = ["node", str(FINDERS[0]), folder]
        target.write_bytes(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


def first_files(files: Collection[str], modules: Path) -> set[str]:
    """The names of the files that a first start needs; `modules` lists the modules."""
    places = [name.replace(".", "/") for name in json.loads(modules.read_text(encoding="utf-8"))]
    needed = {f"{place}{ending}" for place in places for ending in MODULE_ENDINGS}
    return {name for name in files if name in needed or name.startswith(FIRST_DATA)}


def data_files() -> Iterator[tuple[str, bytes]]:
    """The files of the game that are not compiled: its data, and lessons that the page shows."""
    for path in data_paths():
        name, content = path.relative_to(ROOT).as_posix(), path.read_bytes()
        if path.suffix == ".toml":
            yield f"{name}.json", json.dumps(tomllib.loads(content.decode())).encode()
        else:
            yield name, content


def data_paths() -> list[Path]:
    """The sources of these files."""
    data = (path for path in GAME.rglob("*") if path.suffix in (".toml", ".json"))
    return sorted([*data, *(GAME / "workshop" / "lessons").glob("*.py")])


def sources() -> list[Path]:
    """All that the compiled code depends on."""
    code = sorted([*GAME.rglob("*.py"), *RUNTIME.glob("*.*")])
    return [*code, STATIC / "start" / "boot.mjs", LOCK]


def left_out(without: Collection[str]) -> set[str]:
    """The tricks among these that change the compiled code."""
    in_game = set(map(trick_of, (GAME / "start.py").read_text("utf-8").splitlines()))
    in_tools = {name for name, file in TRICKS.items() if file.startswith("tools/runtime/")}
    return {n for n in without if n in in_game | in_tools and TRICKS[n] not in PYODIDE_FILES}


def precompile(without: Collection[str], target: Path) -> None:
    """Compiles the Python with the interpreter that will run it.

    Ends the build if that fails; `precompile.mjs` prints why.
    """
    command: list[str | Path] = ["node", RUNTIME / "precompile.mjs", target, *sorted(without)]
    if subprocess.run(command, check=False).returncode:
        sys.exit("tools/site/build.py: the Python could not be precompiled")


def library_archive(files: Files) -> bytes:
    """The library: a site archive, and beside it the modules that can read one."""
    at_once = {name: content for name, content in files.items() if name.startswith(AT_ONCE)}
    others = chosen(files, files.keys() - at_once)
    return zipped(at_once | {ONE_FILE: marshalled(others)})


def site_archive(files: Files) -> bytes:
    """An archive for `tools/runtime/site_archive.py`."""
    return zipped({ONE_FILE: marshalled(files)})


def marshalled(files: Files) -> bytes:
    """The files as one. They are much alike: compressed together, they have a quarter less."""
    listed = {name: file[HEAD:] if name.endswith(".pyc") else file for name, file in files.items()}
    return marshal.dumps(dict(sorted(listed.items())), VERSION)


def zipped(files: Files) -> bytes:
    """An archive of the files; the same bytes for each build."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", compresslevel=9) as file:
        for name, content in sorted(files.items()):
            file.writestr(zipfile.ZipInfo(name, EPOCH), content, zipfile.ZIP_DEFLATED, 9)
    return buffer.getvalue()
