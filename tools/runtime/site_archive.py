"""Lets Python in the page import modules from the site's own archives.

Python's `zipimport` looks for each module under four names, opens the archive again and reads a
part of it. Here a module is found in a dictionary. An archive is a ZIP in which one file is a
marshalled dictionary of the paths and contents of all others, so that they are compressed together.

`precompile.py` ships this file as a module of the library, and `sitecustomize.py`, which adds the
library itself.
"""

import marshal
import sys
from _frozen_importlib import ModuleSpec  # `importlib` itself comes from an archive.
from types import CodeType, ModuleType
from zipimport import zipimporter

ONE_FILE = "files"
"""The name of this file in an archive."""


class Importer:
    """A finder and loader of modules (PEP 451), for `sys.meta_path`.

    It finds `game.main` in the file `game/main.pyc`, which is marshalled code, or `game/main.py`.
    """

    def __init__(self) -> None:
        """Finds nothing yet."""
        self._files: dict[str, bytes] = {}
        self._added: set[str] = set()

    def has(self, path: str) -> bool:
        """Whether the archive was added."""
        return path in self._added

    def add(self, path: str) -> None:
        """Adds the files of an archive, unless that was done before."""
        if path not in self._added:
            self._files |= marshal.loads(zipimporter(path).get_data(ONE_FILE))
            self._added.add(path)

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Says where the module is. None if no archive has it."""
        place = name.replace(".", "/")
        for ending in ("c", ""):
            if (file := f"{place}.py{ending}") in self._files:
                return self._spec(name, file)
            if (file := f"{place}/__init__.py{ending}") in self._files:
                spec = self._spec(name, file)
                spec.submodule_search_locations = [place]
                return spec
        return None

    def create_module(self, spec: ModuleSpec) -> None:
        """Leaves the module to Python."""

    def exec_module(self, module: ModuleType) -> None:
        """Runs the code of the module."""
        assert module.__spec__ and module.__spec__.origin
        exec(self._code(module.__spec__.origin), module.__dict__)

    def get_data(self, path: str) -> bytes:
        """The content of a file; OSError if it is in no archive."""
        if path not in self._files:
            raise OSError(f"{path} is in no archive")
        return self._files[path]

    def _spec(self, name: str, file: str) -> ModuleSpec:
        return ModuleSpec(name, self, origin=file)  # type: ignore[arg-type] # a loader by its methods

    def _code(self, file: str) -> CodeType:
        content = self._files[file]
        if file.endswith(".pyc"):
            code: CodeType = marshal.loads(content)
            return code
        return compile(content, file, "exec", dont_inherit=True)


importer = Importer()


def has(path: str) -> bool:
    """Whether Python can import from an archive."""
    return importer.has(path)


def add(path: str) -> None:
    """Lets Python import from an archive; ImportError or ValueError if it is damaged."""
    if importer not in sys.meta_path:
        sys.meta_path.insert(0, importer)
    importer.add(path)
