"""Leaves out of Pyodide what only packages with compiled code would link to; the game has none.

Pyodide exports all of Python's own functions for such packages, thousands, and at each start its
script makes an object, a name and a place in a table for every single one. Here stays what one of
the scripts mentions, and what that reaches.
"""

import json
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

MODULE, LOADER, WASM = "pyodide.asm.mjs", "pyodide.mjs", "pyodide.asm.wasm"
SCRIPT = "pyodide.asm.js"

SETTINGS = re.compile(
    r"(?<=;)var (?P<names>[\w$,]+);(?P<head>function assignWasmExports\(wasmExports\)\{)"
    r"(?P<settings>[^{}]+)\}"
)
"""The variables for what the wasm exports, and the function that sets all of them."""

SETTING = re.compile(r'(?:[\w$]+=|Module\["[\w$]+"\]=)+wasmExports\["[\w$]+"\](?:\.value>>>0)?')
EXPORT = re.compile(r'wasmExports(?:\["(?P<name>[^"]+)"\]|\.(?P<member>[\w$]+))')
WORD = re.compile(r"[\w$]+")
NO_NAMES = {"Module", "wasmExports", "value", "0"}

HERE = "tools/runtime/trim.py"
ADVICE = "bring its patterns up to date with this Pyodide, or pin the one before in package.json"
OWN_ADDRESS = "import.meta.url"
EXPORTED = "export default _createPyodideModule;"

FEATURES = (
    *("exception-handling", "mutable-globals", "bulk-memory", "bulk-memory-opt", "sign-ext"),
    *("multivalue", "nontrapping-float-to-int", "reference-types"),
)
"""What Pyodide uses of wasm; Binaryen is to write nothing newer."""


def trim(packages: Path, target: Path) -> None:
    """Writes script and wasm of the package `pyodide`, trimmed, into a new folder `target`.

    Takes Binaryen from the `packages`, too.
    """
    pyodide = packages / "pyodide"
    target.mkdir()
    loader = (pyodide / LOADER).read_text(encoding="utf-8")
    script = trimmed((pyodide / MODULE).read_text(encoding="utf-8"), loader)
    (target / SCRIPT).write_text(classic(script), encoding="utf-8")
    exports = {name or member for name, member in EXPORT.findall(script)}
    graph = target / "graph.json"
    graph.write_text(reaching(sorted(exports)), encoding="utf-8")
    metadce = packages / "binaryen" / "bin" / "wasm-metadce"
    command: list[str | Path] = ["node", metadce, pyodide / WASM, "-o", target / WASM]
    command += ["--graph-file", graph, *(f"--enable-{feature}" for feature in FEATURES)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    graph.unlink()


def trimmed(script: str, other: str) -> str:
    """The script without the variables that neither the rest of it nor the other one mentions.

    Raises `ValueError` if it takes what the wasm exports in another way than Pyodide 314.
    """
    found = SETTINGS.search(script)
    settings = found["settings"].split(";") if found else []
    if found is None or not all(map(SETTING.fullmatch, settings)):
        raise ValueError(f"{HERE} does not know how {MODULE} takes what the wasm exports: {ADVICE}")
    before, after = script[: found.start()], script[found.end() - 1 :]
    mentioned = {word for text in (before, after, other) for word in WORD.findall(text)}
    gone = [s for s in settings if not mentioned & (set(WORD.findall(s)) - NO_NAMES)]
    names = without(found["names"].split(","), (setting.partition("=")[0] for setting in gone))
    kept = without(settings, gone)
    return f"{before}var {','.join(names)};{found['head']}{';'.join(kept)}{after}"


def classic(module: str) -> str:
    """The module as a classic script, which sets `globalThis.createPyodideModule`.

    Of those alone Chromium keeps the compiled code from the moment that a service worker installs
    them. Raises `ValueError` if the module exports something else.
    """
    if module.count(EXPORTED) != 1:
        raise ValueError(f"{HERE} does not know what {MODULE} exports: {ADVICE}")
    body = module.replace(EXPORTED, "globalThis.createPyodideModule=_createPyodideModule;")
    return body.replace(OWN_ADDRESS, "globalThis.document?.baseURI")


def without(texts: Iterable[str], gone: Iterable[str]) -> list[str]:
    """Those that are not gone, in their order."""
    left_out = set(gone)
    return [text for text in texts if text not in left_out]


def reaching(exports: Iterable[str]) -> str:
    """The graph that `wasm-metadce` reads: these exports are all that is asked for."""
    return json.dumps([{"name": name, "export": name, "root": True} for name in exports])
