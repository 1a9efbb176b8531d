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
from tools.runtime.site_archive import ONLY_FILE
from tools.runtime.tricks import TRICKS, trick_of
from tools.site.cache import cached, digest, kind_without
from tools.site.packages import PYODIDE_FILES

RUNTIME = ROOT / "tools" / "runtime"

Files = dict[str, bytes]
"""Contents by name."""

LIBRARY = "stdlib/"
"""The folder of the library in what `precompile.mjs` writes."""

LATER = "later.zip"
"""The archive of what a first start does not need; `static/start/hooks.mjs` fetches it later."""

FIRST_DATA = ("game/editions/", "game/locale/", "site_archive.", "encodings/")
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
    with zipfile.ZipFile(precompiled(without)) as archive:
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
    first = set(every) if "later-modules" in without else first_files(library, game)
    yield "python.zip", zipped(chosen(library, first))
    yield "game.zip", site_archive(chosen(game, first))
    yield LATER, site_archive(chosen(every, every.keys() - first))
    yield "workshop.zip", site_archive(workshop)


def chosen(files: Files, names: Collection[str]) -> Files:
    """The files with these names."""
    return {name: content for name, content in files.items() if name in names}


def first_files(library: Files, game: Files) -> set[str]:
    """The names of the files that a first start needs: `first_modules.mjs` finds the modules."""
    archives = {"python.zip": zipped(library), "game.zip": site_archive(game)}

    def find(target: Path) -> None:
        with TemporaryDirectory() as folder:
            for name, content in archives.items():
                Path(folder, name).write_bytes(content)
            command = ["node", str(RUNTIME / "first_modules.mjs"), folder]
            target.write_bytes(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)

    inputs = [digest(content) for content in archives.values()]
    names = json.loads(cached("first-modules", inputs, find).read_text(encoding="utf-8"))
    places = [name.replace(".", "/") for name in names]
    modules = {f"{place}{ending}" for place in places for ending in MODULE_ENDINGS}
    return {name for name in library | game if name in modules or name.startswith(FIRST_DATA)}


def data_files() -> Iterator[tuple[str, bytes]]:
    """The files of the game that are not compiled: its data, and lessons that the page shows."""
    for path in [*GAME.rglob("*.json"), *(GAME / "workshop" / "lessons").glob("*.py")]:
        yield path.relative_to(ROOT).as_posix(), path.read_bytes()
    for path in GAME.rglob("*.toml"):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        yield f"{path.relative_to(ROOT).as_posix()}.json", json.dumps(data).encode()


def precompiled(without: Collection[str]) -> Path:
    """The archive that `precompile.mjs` writes."""
    code = sorted([*GAME.rglob("*.py"), *RUNTIME.glob("*.*")])
    inputs = [*code, STATIC / "start" / "boot.mjs", LOCK]
    in_game = set(map(trick_of, (GAME / "start.py").read_text("utf-8").splitlines()))
    in_tools = {name for name, file in TRICKS.items() if file.startswith("tools/runtime/")}
    out = {n for n in without if n in in_game | in_tools and TRICKS[n] not in PYODIDE_FILES}
    return cached(kind_without("precompiled", out), inputs, partial(precompile, out))


def precompile(without: Collection[str], target: Path) -> None:
    """Compiles the Python with the interpreter that will run it.

    Ends the build if that fails; `precompile.mjs` prints why.
    """
    command: list[str | Path] = ["node", RUNTIME / "precompile.mjs", target, *sorted(without)]
    if subprocess.run(command, check=False).returncode:
        sys.exit("tools/site/build.py: the Python could not be precompiled")


def site_archive(files: Files) -> bytes:
    """An archive for `tools/runtime/site_archive.py`.

    Its files are much alike: compressed together, they have a quarter less.
    """
    listed = {name: file[HEAD:] if name.endswith(".pyc") else file for name, file in files.items()}
    return zipped({ONLY_FILE: marshal.dumps(dict(sorted(listed.items())), VERSION)})


def zipped(files: Files) -> bytes:
    """An archive of the files; the same bytes for each build."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", compresslevel=9) as file:
        for name, content in sorted(files.items()):
            file.writestr(zipfile.ZipInfo(name, EPOCH), content, zipfile.ZIP_DEFLATED, 9)
    return buffer.getvalue()
