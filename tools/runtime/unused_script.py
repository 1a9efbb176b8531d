"""`trimmed-script`: removes the functions of Pyodide's script that the wasm does not import.

Emscripten links its whole library for JavaScript into the script, for packages that could import
it: SDL, OpenGL, IndexedDB. The game has no such packages. Without the entries of three kinds that
keep such a function, Rollup finds that nothing uses it, and removes it with all that it uses.
"""

import re
import subprocess
from collections import Counter
from collections.abc import Collection
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.runtime.tricks import TrickError

TRICK = "trimmed-script"

IMPORTS = re.compile(r"(?P<head>\bvar wasmImports=\{)(?P<entries>[\w$:,]+)\}")
"""The object with all functions that a wasm can import, such as `{abort:_abort,exit}`."""

SIGNATURE = re.compile(r'(?<=[;}])(?P<name>[\w$]+)\.(?:sig="\w*"|isAsync=(?:true|!0));')
"""What the linker would need to pass a function of the script to a package."""

PUBLIC = re.compile(r'(?<=[;}])Module\["(?P<name>[\w$]+)"\]=(?P=name);')
"""A function that others could take from Pyodide."""

MEMBER = re.compile(r'Module(?:\.|\[")(?P<name>[\w$]+)')
WORD = re.compile(r"[\w$]+")

EXPORTED, EXPORTED_BY_ROLLUP = (
    "export default _createPyodideModule;",
    "export { _createPyodideModule as default };",
)


def without_unused_functions(
    script: str, readers: str, imports: Collection[str], packages: Path
) -> str:
    """The script, which is a module, with what these imports of the wasm and the readers use.

    `readers` is the text of the other scripts that take functions from it. Raises `TrickError` if
    the script is not linked as expected.
    """
    found = IMPORTS.search(script)
    if found is None or script.count(EXPORTED) != 1:
        raise TrickError(TRICK, "its script has the imports of the wasm in another way")
    taken = {
        name: entry
        for entry in found["entries"].split(",")
        if (name := entry.partition(":")[0]) in imports
    }
    if missing := set(imports) - taken.keys():
        raise TrickError(TRICK, f"its wasm imports {min(missing)} in another way")
    entries = f"{found['head']}{','.join(taken.values())}}}"
    script = script[: found.start()] + entries + script[found.end() :]
    return used_code(without_entries(script, readers, taken.values()), packages)


def without_entries(script: str, readers: str, taken: Collection[str]) -> str:
    """The script without signatures and public names that nothing reads."""
    functions = {entry.rpartition(":")[2] for entry in taken}
    mentioned = Counter(MEMBER.findall(script))
    words = set(WORD.findall(readers))
    script = SIGNATURE.sub(lambda one: one[0] if one["name"] in functions else "", script)
    return PUBLIC.sub(
        lambda one: one[0] if mentioned[one["name"]] > 1 or one["name"] in words else "", script
    )


def used_code(module: str, packages: Path) -> str:
    """The module as Rollup writes it: without functions and variables that nothing uses."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "script.mjs"
        path.write_text(module, encoding="utf-8")
        command = [
            str(packages.resolve() / ".bin" / "rollup"),
            str(path),
            "--format",
            "es",
            "--silent",
        ]
        run = subprocess.run(command, check=False, capture_output=True, encoding="utf-8")
    if run.returncode or run.stdout.count(EXPORTED_BY_ROLLUP) != 1:
        raise TrickError(TRICK, f"Rollup cannot read its script ({run.stderr.strip()})")
    return run.stdout.replace(EXPORTED_BY_ROLLUP, EXPORTED)
