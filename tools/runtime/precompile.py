"""Compiles what the page runs; `precompile.mjs` runs this inside Pyodide.

The archive it writes holds two folders: `game/`, and `stdlib/`, the modules of the standard library
that are in use.

What modules make out of text while they are imported travels, too (`kept_code.py`), and
some wait until they are used (`lazy_modules.py`).
"""

import ast
import asyncio
import importlib
import importlib.util
import io
import marshal
import sys
import traceback
import zipfile
from collections.abc import Iterable, Iterator
from contextlib import redirect_stderr, suppress
from pathlib import Path
from types import CodeType

from tools.runtime.kept_code import additions
from tools.runtime.lazy_modules import WAITING, changed, module_name, stand_in

STDLIB = "/lib/python314.zip"
FROM_ELSEWHERE = ("game", "js", "pyodide")
NOT_SHIPPED = ("game/__main__.py", "game/arena.py")
ENCODINGS = ("cp437", "utf_8")

WITHOUT_DOCSTRINGS = 2
"""How code is optimized; asserts go, too."""


def precompile(project: str, target: str) -> None:
    """Writes the compiled code of the game and of the standard library that it uses."""
    root = Path(project)
    paths = sorted(root.glob("game/**/*.py"))
    game = {path.relative_to(root).as_posix(): path.read_text("utf-8") for path in paths}
    for name in NOT_SHIPPED:
        del game[name]
    for source in game.values():
        import_what_it_imports(source)
    use_what_imports_later()
    import_game(game)
    library = dict(standard_library())
    for name, addition in additions().items():
        library[name] += addition
    with zipfile.ZipFile(target, "w") as archive:
        for name, source in library.items():
            code = code_of(changed(name, source), f"{STDLIB}/{name}")
            if name in WAITING:
                code = code_of(stand_in(name, code), f"{STDLIB}/{name}")
            archive.writestr(f"stdlib/{name}c", pyc(code))
        for name, source in game.items():
            archive.writestr(f"{name}c", pyc(code_of(source, name)))


def pyc(code: CodeType) -> bytes:
    """The content of a `.pyc`."""
    return importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)


def code_of(source: str, name: str) -> CodeType:
    """The code of a module, as all of it is compiled."""
    return compile(source, name, "exec", dont_inherit=True, optimize=WITHOUT_DOCSTRINGS)


def import_what_it_imports(source: str) -> None:
    """Imports the modules of the standard library that the source names anywhere."""
    for node in ast.walk(ast.parse(source)):
        names = [alias.name for alias in getattr(node, "names", ()) if isinstance(alias, ast.alias)]
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{name}" for name in names)]
        elif not isinstance(node, ast.Import):
            continue
        for name in names:
            if name.partition(".")[0] not in FROM_ELSEWHERE:
                with suppress(ImportError):  # a name in a module
                    importlib.import_module(name)


def import_game(files: Iterable[str]) -> None:
    """Imports the modules of the game.

    There is no page: a module that asks for it fails there, after it has imported others.
    """
    for file in files:
        with suppress(ImportError):
            importlib.import_module(module_name(file))


def use_what_imports_later() -> None:
    """Does what makes modules of the standard library import more of it than at first."""
    for encoding in ENCODINGS:
        "".encode(encoding)
    asyncio.get_event_loop()
    with redirect_stderr(io.StringIO()):
        try:
            raise ExceptionGroup("", [SyntaxError()])
        except ExceptionGroup:
            traceback.print_exc()


def standard_library() -> Iterator[tuple[str, str]]:
    """The modules that are loaded by now, by their names in the archive; not those in the wasm."""
    with zipfile.ZipFile(STDLIB) as archive:
        there = set(archive.namelist())
        for name, module in sorted(sys.modules.items()):
            spec = getattr(module, "__spec__", None)
            if spec is None or spec.origin == "frozen":
                continue
            path = name.replace(".", "/")
            for file in (f"{path}.py", f"{path}/__init__.py"):
                if file in there:
                    yield file, archive.read(file).decode()
