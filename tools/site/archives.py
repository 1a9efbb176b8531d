"""The archives of Python that the page loads: the standard library, the game and the workshop."""

import io
import subprocess
import sys
import zipfile
from collections.abc import Collection, Iterator
from functools import partial
from pathlib import Path

from tools.paths import GAME, LOCK, ROOT, STATIC
from tools.runtime.tricks import TRICKS, trick_of
from tools.site.cache import cached, kind_without
from tools.site.packages import PYODIDE_FILES

RUNTIME = ROOT / "tools" / "runtime"

WORKSHOP = ("game/workshop", "game/ui/workshop", "game/ui/browser/workshop")
"""The beginnings of the names of modules that only bots and their workshop need."""

MODULES = "modules.zip"
"""The archive in `game.zip`; `static/start/boot.mjs` lets Python import the game from it."""

EPOCH = (1980, 1, 1, 0, 0, 0)
"""The date of every file in an archive, so that each build writes the same bytes."""


def python(without: Collection[str]) -> Iterator[tuple[str, bytes]]:
    """The modules of the standard library that are used, and the game with its data; compiled."""
    with zipfile.ZipFile(precompiled(without)) as archive:
        compiled = {name: archive.read(name) for name in archive.namelist()}
    library = {name: code for name, code in compiled.items() if name.startswith("stdlib/")}
    game = {name: code for name, code in compiled.items() if name not in library}
    game |= {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in data_files()}
    workshop = {name: content for name, content in game.items() if name.startswith(WORKSHOP)}
    yield "python.zip", zipped({n.removeprefix("stdlib/"): code for n, code in library.items()})
    modules = {name: content for name, content in game.items() if name not in workshop}
    yield "game.zip", zipped_whole(modules)
    yield "workshop.zip", zipped(workshop)


def data_files() -> Iterator[Path]:
    """The files of the game that are not compiled: its data, and lessons that the page shows."""
    yield from (path for path in GAME.rglob("*") if path.suffix in (".toml", ".json"))
    yield from (GAME / "workshop" / "lessons").glob("*.py")


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


def zipped_whole(files: dict[str, bytes]) -> bytes:
    """An archive with one file, MODULES, the archive of the files.

    MODULES is compressed as a whole: its files are much alike, and a quarter of the bytes goes.
    """
    return zipped({MODULES: zipped(files, zipfile.ZIP_STORED)})


def zipped(files: dict[str, bytes], compression: int = zipfile.ZIP_DEFLATED) -> bytes:
    """An archive of the files; the same bytes for each build."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", compresslevel=9) as file:
        for name, content in sorted(files.items()):
            file.writestr(zipfile.ZipInfo(name, EPOCH), content, compression, 9)
    return buffer.getvalue()
