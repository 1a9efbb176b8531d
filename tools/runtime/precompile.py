"""Compiles the Python that the page runs; `precompile.mjs` runs this inside Pyodide.

The archive it writes holds two folders: `game/`, and `stdlib/` with the modules of the standard
library that the game and Pyodide use.

1. Import all that the page may import. `saved_code.py` records the code that modules generate.
2. List the modules of the library that are imported by now: `used-modules-only`.
3. Compile these and the game: `precompiled`. Append the recorded code to two modules, and replace
   some modules by stand-ins, `lazy-modules`.
"""

import ast
import asyncio
import importlib
import io
import re
import sys
import traceback
import zipfile
from collections.abc import Collection, Iterable, Iterator
from contextlib import redirect_stderr, suppress
from pathlib import Path
from types import CodeType

from tools.runtime.bytecode import compile_module, pyc
from tools.runtime.lazy_modules import (
    LAZY,
    check_definitions,
    module_name,
    stand_in,
)
from tools.runtime.saved_code import additions
from tools.runtime.tricks import TrickError, leave_out

STDLIB = "/lib/python{}{}.zip".format(*sys.version_info)
"""Pyodide's archive of the standard library."""

NOT_IN_LIBRARY = ("game", "js", "pyodide")
NOT_SHIPPED = ("game/__main__.py", "game/cli/")
"""The beginnings of the names of files that no page needs."""
OURS = ("site_archive.py", "sitecustomize.py")
"""Modules that the page's Python has besides its library."""
TEXTS = "game/workshop/lessons/"
"""Python that the page shows: it is shipped as text."""
ENCODINGS = ("cp437", "utf_8")
"""Encodings of names in archives, whose modules are imported when one is used."""

Sources = dict[str, str]
"""Sources by the names of their files."""


def precompile(project: str, target: str, without: Collection[str]) -> None:
    """Writes the archive `target` with the game of this project and the library that it uses.

    Raises `TrickError` if a trick does not fit this Pyodide.
    """
    game = game_sources(Path(project))
    import_all(game)
    library = whole_library() if "used-modules-only" in without else dict(used_library())
    check_boot(Path(project, "boot.mjs").read_text("utf-8"), library)
    tools = Path(project, "tools", "runtime")
    library |= {name: Path(tools, name).read_text("utf-8") for name in OURS}
    game = {name: leave_out(source, without) for name, source in game.items()}
    with zipfile.ZipFile(target, "w") as archive:
        if "precompiled" in without:
            sources = {in_stdlib(name): source for name, source in library.items()}
            for name, source in {**sources, **game}.items():
                archive.writestr(name, source)
        else:
            for name, code in compiled(library, game, without).items():
                archive.writestr(f"{name}c", pyc(code))


def in_stdlib(name: str) -> str:
    """The name of a file of the library in the archive that is written."""
    return f"stdlib/{name}"


def game_sources(project: Path) -> Sources:
    """The modules of the game that are shipped."""
    paths = sorted(project.glob("game/**/*.py"))
    sources = {path.relative_to(project).as_posix(): path.read_text("utf-8") for path in paths}
    return {n: source for n, source in sources.items() if not n.startswith((TEXTS, *NOT_SHIPPED))}


def import_all(game: Sources) -> None:
    """Imports all modules that the game may import, and the game itself."""
    for source in game.values():
        import_named_modules(source)
    trigger_late_imports()
    import_game(game)


def import_named_modules(source: str) -> None:
    """Imports the modules of the standard library that the source names anywhere."""
    for node in ast.walk(ast.parse(source)):
        names = [alias.name for alias in getattr(node, "names", ()) if isinstance(alias, ast.alias)]
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{name}" for name in names)]
        elif not isinstance(node, ast.Import):
            continue
        for name in names:
            if name.partition(".")[0] not in NOT_IN_LIBRARY:
                with suppress(ImportError):  # a name in a module
                    importlib.import_module(name)


def trigger_late_imports() -> None:
    """Makes the library import what it imports only when it is used."""
    for encoding in ENCODINGS:
        "".encode(encoding)
    asyncio.get_event_loop()
    with redirect_stderr(io.StringIO()):
        try:
            raise ExceptionGroup("", [SyntaxError()])
        except ExceptionGroup:
            traceback.print_exc()


def import_game(files: Iterable[str]) -> None:
    """Imports the modules of the game.

    There is no page here: a module that imports `js` fails, after it has imported others.
    """
    for file in files:
        with suppress(ImportError):
            importlib.import_module(module_name(file))


def used_library() -> Iterator[tuple[str, str]]:
    """The modules that have been imported by now. Those in the wasm are not in the archive."""
    library = whole_library()
    for name, module in sorted(sys.modules.items()):
        spec = getattr(module, "__spec__", None)
        if spec is None or spec.origin == "frozen":
            continue
        path = name.replace(".", "/")
        for file in (f"{path}.py", f"{path}/__init__.py"):
            if file in library:
                yield file, library[file]


def whole_library() -> Sources:
    """All modules in Pyodide's archive of the standard library."""
    with zipfile.ZipFile(STDLIB) as archive:
        names = [name for name in archive.namelist() if name.endswith(".py")]
        return {name: archive.read(name).decode() for name in sorted(names)}


def check_boot(boot: str, library: Sources) -> None:
    """Raises `TrickError` if `boot.mjs` imports a module that the library does not have."""
    listed = boot.partition("const MODULES = [")[2].partition("]")[0]
    modules = set(map(module_name, library))
    for name in re.findall(r'"(.+)"', listed):
        if name not in modules:
            raise TrickError("small-steps", f"its library has no module {name}")


def compiled(library: Sources, game: Sources, without: Collection[str]) -> dict[str, CodeType]:
    """The code of each module, by its name in the archive that is written."""
    of_library = compiled_library(library, without)
    of_game = ((name, compile_module(source, name, without)) for name, source in game.items())
    return {**{in_stdlib(name): code for name, code in of_library}, **dict(of_game)}


def compiled_library(library: Sources, without: Collection[str]) -> Iterator[tuple[str, CodeType]]:
    """The code of each module of the library, or of the stand-in for it."""
    added = additions(without)
    lazy = {} if "lazy-modules" in without else LAZY
    for name in lazy:
        if name not in library:
            raise TrickError("lazy-modules", f"its library uses no {name}")
        check_definitions(name, importlib.import_module(module_name(name)))
    for name, source in library.items():
        code = compile_module(source + added.get(name, ""), f"{STDLIB}/{name}", without)
        if name in lazy:
            code = compile_module(stand_in(name, code), f"{STDLIB}/{name}", without)
        yield name, code
