"""The files of the site that are taken or made from packages of `node_modules`."""

import json
import subprocess
import sys
from collections.abc import Collection, Iterable, Iterator
from functools import cache, partial
from pathlib import Path

from tools.paths import GAME, LOCK, PACKAGES, PYODIDE, ROOT, STATIC
from tools.runtime.pyodide_files import LOADER, write_pyodide
from tools.runtime.tricks import TRICKS
from tools.site.cache import cached, kind_without
from tools.site.library import write_library

PYSCRIPT = PACKAGES / "@pyscript" / "core" / "dist"

CORE = ("core.js", "core-*.js", "error-*.js")
"""The parts of PyScript that the page asks for."""

PLUGINS = ("deprecations-manager-*.js", "donkey-*.js", "py-*-*.js")
"""The parts that the page would ask for without the trick no-plugins."""

EDITOR = ("codemirror*.js", "index-*.js")
"""The parts of PyScript that only the workshop asks for."""

PYODIDE_FILES = (
    "tools/runtime/pyodide_files.py",
    "tools/runtime/unused_code.py",
    "tools/runtime/unused_script.py",
    "tools/runtime/wasm.py",
)
"""The tools that write script and wasm of Pyodide."""

Files = Iterator[tuple[str, bytes]]


def pyodide(without: Collection[str]) -> Files:
    """What the page loads of Pyodide."""
    inputs = [*map(ROOT.joinpath, PYODIDE_FILES), ROOT / "tools" / "runtime" / "tricks.py", LOCK]
    out = {name for name in without if TRICKS[name] in PYODIDE_FILES}
    if "used-modules-only" in without:
        out.add("unused-code")  # The whole library imports the C modules that it empties.
    yield f"pyodide/{LOADER}", (PYODIDE / LOADER).read_bytes()
    kind = kind_without("pyodide-files", out)
    yield from in_folder("pyodide", cached(kind, inputs, partial(write_pyodide, PACKAGES, out)))


@cache
def abi() -> str:
    """The ABI of this Pyodide, which an empty lock file must name."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    return str(lock["info"]["abi_version"])


def pyscript(without: Collection[str]) -> Files:
    """What the page and the workshop load of PyScript, as its package ships it."""
    patterns = [*CORE, *EDITOR, *(PLUGINS if "no-plugins" in without else ())]
    for pattern in patterns:
        for path in PYSCRIPT.glob(pattern):
            yield f"pyscript/{path.name}", path.read_bytes()


def fonts() -> Files:
    """The typefaces, each with only the letters and weights that the game uses."""
    tool = ROOT / "tools" / "site" / "typefaces.py"
    inputs = [STATIC / "style" / "typefaces.css", tool, LOCK, ROOT / "requirements-build.txt"]
    command = [sys.executable, "-m", "tools.site.typefaces"]
    make = partial(run_with_target, command)
    yield from in_folder("fonts", cached("fonts", inputs, make))


def art_library() -> Files:
    """The pictures that people choose for their boards, and their names in each language."""
    code = ["library.py", "art.py", "svgo.config.mjs"]
    read = [STATIC / "art" / "library.toml", GAME / "ui/look/i18n.py"]
    read.append(GAME / "ui" / "sets" / "library.py")
    inputs = [LOCK, *(ROOT / "tools" / "site" / name for name in code), *read]
    folder = cached("library", inputs, partial(write_library, PACKAGES))
    yield from in_folder("static/art", folder)


def run_with_target(command: Iterable[str], target: Path) -> None:
    """Runs a program whose last argument is the path that it writes to."""
    subprocess.run([*command, target], check=True)


def in_folder(name: str, folder: Path) -> Files:
    """The files of a folder, as files of the folder `name` of the site."""
    for path in sorted(folder.iterdir()):
        yield f"{name}/{path.name}", path.read_bytes()
