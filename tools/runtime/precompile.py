"""Compiles the Python that the page runs; `precompile.mjs` runs this inside Pyodide.

The archive it writes holds two folders: `game/`, and `stdlib/` with the modules of the standard
library that the game and Pyodide use.
"""

import ast
import asyncio
import importlib
import importlib.util
import io
import marshal
import re
import sys
import traceback
import zipfile
from collections.abc import Collection, Iterable, Iterator
from contextlib import redirect_stderr, suppress
from pathlib import Path
from types import CodeType

from tools.runtime.lazy_modules import (
    LAZY,
    check_definitions,
    module_name,
    replace_texts,
    stand_in,
)
from tools.runtime.saved_code import additions
from tools.runtime.tricks import TrickError, leave_out

STDLIB = "/lib/python{}{}.zip".format(*sys.version_info)
FROM_ELSEWHERE = ("game", "js", "pyodide")
NOT_SHIPPED = ("game/__main__.py", "game/cli/")
"""The beginnings of the names of files that only the command line needs."""
OURS = "site_archive.py"
"""A module that the page's Python has besides its library."""
TEXTS = "game/workshop/lessons/"
"""Python that the page shows: it is shipped as text."""
DOCUMENTED = ("game/workshop/api.py", "game/rules/action.py")
"""Modules that keep their docstrings: the workshop shows them."""
ENCODINGS = ("cp437", "utf_8")

Library = dict[str, str]
"""Sources by the names of their files in the archive of the standard library."""


def precompile(project: str, target: str, without: Collection[str]) -> None:
    """Writes the compiled code of the game and of the standard library that it uses.

    Raises `TrickError` if a trick does not fit this Pyodide.
    """
    root = Path(project)
    paths = sorted(root.glob("game/**/*.py"))
    game = {path.relative_to(root).as_posix(): path.read_text("utf-8") for path in paths}
    left_out = (TEXTS, *NOT_SHIPPED)
    game = {name: source for name, source in game.items() if not name.startswith(left_out)}
    for source in game.values():
        import_what_it_imports(source)
    use_what_imports_later()
    import_game(game)
    library = whole_library() if "used-modules-only" in without else dict(used_library())
    check_steps(Path(project, "boot.mjs").read_text("utf-8"), library)
    library[OURS] = Path(project, "tools", "runtime", OURS).read_text("utf-8")
    compiled = dict(compile_library(library, without))
    compiled |= {name: code_of(leave_out(game[name], without), name, without) for name in game}
    with zipfile.ZipFile(target, "w") as archive:
        if "precompiled" in without:
            for name, source in {**in_folder("stdlib", library), **game}.items():
                archive.writestr(name, leave_out(source, without))
        else:
            for name, code in compiled.items():
                archive.writestr(f"{name}c", pyc(code))


def compile_library(library: Library, without: Collection[str]) -> Iterator[tuple[str, CodeType]]:
    """The code of each module of the library, by its name in our archive."""
    added = additions(without)
    lazy = {} if "lazy-modules" in without else LAZY
    for name in lazy:
        if name not in library:
            raise TrickError("lazy-modules", f"its library uses no {name}")
        check_definitions(name, importlib.import_module(module_name(name)))
    for name, source in library.items():
        text = source if "lazy-modules" in without else replace_texts(name, source)
        code = code_of(text + added.get(name, ""), f"{STDLIB}/{name}", without)
        if name in lazy:
            code = code_of(stand_in(name, code), f"{STDLIB}/{name}", without)
        yield f"stdlib/{name}", code


def in_folder(folder: str, library: Library) -> Library:
    """The same files in a folder."""
    return {f"{folder}/{name}": source for name, source in library.items()}


def pyc(code: CodeType) -> bytes:
    """The content of a `.pyc`."""
    return importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)


def code_of(source: str, name: str, without: Collection[str]) -> CodeType:
    """The code of a module, without docstrings and assertions; those of DOCUMENTED stay."""
    optimize = 0 if "no-docstrings" in without or name in DOCUMENTED else 2
    tree = ast.parse(source)
    if "no-annotations" not in without:
        tree = ast.fix_missing_locations(Unannotated().visit(tree))
    return compile(tree, name, "exec", dont_inherit=True, optimize=optimize)


class Unannotated(ast.NodeTransformer):
    """Removes annotations that nothing reads: all but those of the variables of classes.

    Python 3.14 makes a function for the annotations of each function.
    """

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """The function without annotations."""
        return self._bare(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        """The function without annotations."""
        return self._bare(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """The class with its variables, and with bare methods."""
        node.body = [
            part if isinstance(part, ast.AnnAssign) else self.visit(part) for part in node.body
        ]
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """A plain assignment, or nothing."""
        if node.value is None:
            return ast.copy_location(ast.Pass(), node)
        return ast.copy_location(ast.Assign([node.target], node.value), node)

    def _bare(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        node.returns = None
        for part in ast.walk(node.args):
            if isinstance(part, ast.arg):
                part.annotation = None
        return self.generic_visit(node)


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

    There is no page here: a module that imports `js` fails, after it has imported others.
    """
    for file in files:
        with suppress(ImportError):
            importlib.import_module(module_name(file))


def use_what_imports_later() -> None:
    """Triggers imports that the library makes only when it is used."""
    for encoding in ENCODINGS:
        "".encode(encoding)
    asyncio.get_event_loop()
    with redirect_stderr(io.StringIO()):
        try:
            raise ExceptionGroup("", [SyntaxError()])
        except ExceptionGroup:
            traceback.print_exc()


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


def whole_library() -> Library:
    """All modules in Pyodide's archive of the standard library."""
    with zipfile.ZipFile(STDLIB) as archive:
        names = [name for name in archive.namelist() if name.endswith(".py")]
        return {name: archive.read(name).decode() for name in sorted(names)}


def check_steps(boot: str, library: Library) -> None:
    """Raises `TrickError` if `boot.mjs` imports a module that the library does not have."""
    listed = boot.partition("const MODULES = [")[2].partition("]")[0]
    modules = set(map(module_name, library))
    for name in re.findall(r'"(.+)"', listed):
        if name not in modules:
            raise TrickError("small-steps", f"its library has no module {name}")
