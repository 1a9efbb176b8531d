"""Writes script and wasm of Pyodide as the page loads them.

Five tricks change two files, in this order:

- `no-shared-memory` replaces a text in the script.
- `unused-code` empties functions of the wasm; see `unused_code.py`.
- `trimmed-wasm` removes exports, first from the script, then from the wasm.
- `trimmed-script` removes what the wasm does not import; see `unused_script.py`.
- `classic-script` replaces the export and the address of the script, and renames the file.
"""

import json
import os
import re
import subprocess
from collections.abc import Collection, Iterable
from pathlib import Path

from tools.runtime.tricks import TrickError
from tools.runtime.unused_code import without_unused_code
from tools.runtime.unused_script import without_unused_functions
from tools.runtime.wasm import IMPORTS, function_imports, sections

MODULE, LOADER, WASM = "pyodide.asm.mjs", "pyodide.mjs", "pyodide.asm.wasm"
"""Files of the npm package."""

PYSCRIPT = "@pyscript/core/dist/core-*.js"
"""PyScript's scripts, which take functions from Pyodide's, too."""

SCRIPT = "pyodide.asm.js"
"""The name of the script as a classic script."""

SETTINGS = re.compile(
    r"(?<=;)var (?P<names>[\w$,]+);(?P<head>function assignWasmExports\(wasmExports\)\{)"
    r"(?P<settings>[^{}]+)\}"
)
"""The variables for the exports of the wasm, and the function that sets all of them."""

SETTING = re.compile(r'(?:[\w$]+=|Module\["[\w$]+"\]=)+wasmExports\["[\w$]+"\](?:\.value>>>0)?')
"""One assignment of that function, such as `_malloc=Module["_malloc"]=wasmExports["malloc"]`."""

EXPORT = re.compile(r'wasmExports(?:\["(?P<name>[^"]+)"\]|\.(?P<member>[\w$]+))')
"""An export of the wasm, as the script mentions it."""

WORD = re.compile(r"[\w$]+")
NO_NAMES = {"Module", "wasmExports", "value", "0"}
"""Words of an assignment that say nothing about who uses the export."""

OWN_ADDRESS = "import.meta.url"
EXPORTED = "export default _createPyodideModule;"
SHARED = "WebAssembly.Memory({shared:!0,"
"""Texts of the script that tricks replace."""

FEATURES = (
    "exception-handling",
    "mutable-globals",
    "bulk-memory",
    "bulk-memory-opt",
    "sign-ext",
    "multivalue",
    "nontrapping-float-to-int",
    "reference-types",
)
"""The features of wasm that Pyodide uses. Binaryen writes nothing newer."""


def write_pyodide(packages: Path, without: Collection[str], target: Path) -> None:
    """Writes script and wasm of the npm package `pyodide` into a new folder `target`.

    Raises `TrickError` if a trick does not fit the package.
    """
    target.mkdir()
    loader = (packages / "pyodide" / LOADER).read_text(encoding="utf-8")
    pyscript = "".join(path.read_text(encoding="utf-8") for path in packages.glob(PYSCRIPT))
    script = (packages / "pyodide" / MODULE).read_text(encoding="utf-8")
    if "no-shared-memory" not in without:
        script = no_shared_memory(script)
    wasm = target / WASM
    wasm.write_bytes((packages / "pyodide" / WASM).read_bytes())
    if "unused-code" not in without:
        empty_unused_code(wasm, packages / "binaryen", wasm)
    if "trimmed-wasm" not in without:
        script = trimmed_script(script, loader)
        trim_wasm(wasm, script, packages / "binaryen", wasm)
    if "trimmed-script" not in without:
        imports = function_imports(dict(sections(wasm.read_bytes()))[IMPORTS])
        script = without_unused_functions(script, loader + pyscript, imports, packages)
    write_script(script, without, target)


def write_script(script: str, without: Collection[str], target: Path) -> None:
    """Writes the script as a classic script, or as a module without that trick."""
    if "classic-script" in without:
        (target / MODULE).write_text(script, encoding="utf-8")
    else:
        (target / SCRIPT).write_text(classic_script(script), encoding="utf-8")


def trimmed_script(script: str, loader: str) -> str:
    """The script without each export of the wasm that neither it nor the loader mentions.

    Pyodide exports thousands of functions of Python for packages with compiled code. At each start
    its script makes an object, a name and a place in a table for each of them. The game has no such
    packages.
    """
    found = SETTINGS.search(script)
    settings = found["settings"].split(";") if found else []
    if found is None or not all(map(SETTING.fullmatch, settings)):
        raise TrickError("trimmed-wasm", f"{MODULE} takes the exports of the wasm in another way")
    before, after = script[: found.start()], script[found.end() - 1 :]
    mentioned = {word for text in (before, after, loader) for word in WORD.findall(text)}
    unused = {s for s in settings if not mentioned & (set(WORD.findall(s)) - NO_NAMES)}
    variables = {setting.partition("=")[0] for setting in unused}
    names = ",".join(name for name in found["names"].split(",") if name not in variables)
    left = ";".join(setting for setting in settings if setting not in unused)
    return f"{before}var {names};{found['head']}{left}{after}"


def empty_unused_code(wasm: Path, binaryen: Path, target: Path) -> None:
    """Writes the wasm without the code of modules that the page never imports."""
    tool = binaryen / "bin" / "wasm-opt"
    call_graph = run_binaryen(
        tool, wasm, "--print-call-graph", "-o", os.devnull, trick="unused-code"
    )
    target.write_bytes(without_unused_code(wasm.read_bytes(), call_graph))


def trim_wasm(wasm: Path, script: str, binaryen: Path, target: Path) -> None:
    """Writes the wasm with the exports that the script takes, and what those reach."""
    exports = sorted({name or member for name, member in EXPORT.findall(script)})
    graph = target.with_suffix(".json")
    graph.write_text(graph_of(exports), encoding="utf-8")
    tool = binaryen / "bin" / "wasm-metadce"
    run_binaryen(tool, wasm, "-o", target, "--graph-file", graph, trick="trimmed-wasm")
    graph.unlink()


def run_binaryen(tool: Path, *arguments: str | Path, trick: str) -> str:
    """What a tool of Binaryen prints; raises `TrickError` if it fails."""
    features = [f"--enable-{feature}" for feature in FEATURES]
    command = ["node", tool, *arguments, *features]
    run = subprocess.run(command, check=False, capture_output=True, encoding="utf-8")
    if run.returncode:
        raise TrickError(trick, f"Binaryen cannot read its wasm ({run.stderr.strip()})")
    return run.stdout


def graph_of(exports: Iterable[str]) -> str:
    """The graph that `wasm-metadce` reads: these exports are its roots."""
    return json.dumps([{"name": name, "export": name, "root": True} for name in exports])


def classic_script(module: str) -> str:
    """The module as a classic script, which sets `globalThis.createPyodideModule`.

    Chromium caches compiled code at service-worker install only for classic scripts.
    """
    if module.count(EXPORTED) != 1:
        raise TrickError("classic-script", f"{MODULE} has another export")
    body = module.replace(EXPORTED, "globalThis.createPyodideModule=_createPyodideModule;")
    return body.replace(OWN_ADDRESS, "globalThis.document?.baseURI")


def no_shared_memory(script: str) -> str:
    """The script with plain memory where it makes shared memory.

    Pyodide needs that only in a worker. Chromium reports it as deprecated on pages like ours.
    """
    if script.count(SHARED) != 1:
        raise TrickError("no-shared-memory", f"{MODULE} makes shared memory in another way")
    return script.replace(SHARED, "WebAssembly.Memory({")
