"""What `tools/runtime/pyodide_files.py` makes of Pyodide."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from tools.runtime.pyodide_files import (
    EXPORT,
    SCRIPT,
    WASM,
    classic_script,
    no_shared_memory,
    trim_wasm,
    trimmed_script,
)
from tools.runtime.tricks import TrickError

LIST = """
  const [path] = process.argv.slice(1);
  const wasm = new WebAssembly.Module(require("fs").readFileSync(path));
  const names = (things) => things.map(({ name }) => name);
  const { exports, imports } = WebAssembly.Module;
  console.log(JSON.stringify({ exports: names(exports(wasm)), imports: names(imports(wasm)) }));
"""
ROOT = Path(__file__).parent.parent
PYODIDE, BUILT = ROOT / "node_modules" / "pyodide", ROOT / "dist" / "pyodide"


def script(settings: str, rest: str = "") -> str:
    return f"a();var _b,_c,d;function assignWasmExports(wasmExports){{{settings}}}{rest}"


B = '_b=Module["_b"]=wasmExports["b"]'
C = '_c=Module["_c"]=wasmExports["c"].value>>>0'
D = 'd=Module["d"]=wasmTable=wasmExports["e"]'


@pytest.mark.parametrize("user", ["_b(1)", 'f("b")', 'Module["_b"]'])
def test_what_is_mentioned_stays(user: str) -> None:
    whole = script(f"{B};{C};{D}", f"{user};")
    left = f"a();var _b;function assignWasmExports(wasmExports){{{B}}}{user};"
    assert trimmed_script(whole, "") == left
    assert trimmed_script(script(f"{B};{C};{D}"), user) == left.removesuffix(f"{user};")


def test_a_value_and_another_name_are_mentioned() -> None:
    left = trimmed_script(script(f"{B};{C};{D}", "wasmTable;c;"), "")
    assert left == f"a();var _c,d;function assignWasmExports(wasmExports){{{C};{D}}}wasmTable;c;"


@pytest.mark.parametrize("unknown", ["", script("take(wasmExports)"), script(f"{B};e()")])
def test_another_pyodide_is_refused(unknown: str) -> None:
    with pytest.raises(TrickError, match="trimmed-wasm does not fit this Pyodide"):
        trimmed_script(unknown, "")


def test_a_module_becomes_a_classic_script() -> None:
    module = (
        "async function _createPyodideModule(){import.meta.url}export default _createPyodideModule;"
    )
    script = classic_script(module)
    assert script.startswith("async function _createPyodideModule(){globalThis.document?.baseURI}")
    assert script.endswith("globalThis.createPyodideModule=_createPyodideModule;")
    with pytest.raises(TrickError, match="classic-script does not fit this Pyodide"):
        classic_script(module.replace("default", "const"))


def linked(folder: Path) -> dict[str, set[str]]:
    run = subprocess.run(
        ["node", "-e", LIST, str(folder / WASM)], capture_output=True, check=True, encoding="utf-8"
    )
    return {kind: set(names) for kind, names in json.loads(run.stdout).items()}


def test_the_wasm_gives_all_that_the_script_takes_and_no_more() -> None:
    text = (BUILT / SCRIPT).read_text(encoding="utf-8")
    taken = {name or member for name, member in EXPORT.findall(text)}
    before, after = linked(PYODIDE), linked(BUILT)
    assert after["exports"] == taken
    assert len(taken) < 300 < 8000 < len(before["exports"])
    assert after["imports"] < before["imports"]


def test_a_wasm_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    wasm = tmp_path / "a.wasm"
    wasm.write_text("not wasm")
    with pytest.raises(TrickError, match="trimmed-wasm does not fit this Pyodide: Binaryen"):
        trim_wasm(wasm, 'wasmExports["a"]', ROOT / "node_modules" / "binaryen", tmp_path / "b.wasm")


def test_the_script_makes_no_shared_memory() -> None:
    """Chromium reports shared memory as deprecated; the pages of `e2e` accept no warning."""
    assert "shared:!0" not in (BUILT / SCRIPT).read_text(encoding="utf-8")
    with pytest.raises(TrickError, match="no-shared-memory does not fit this Pyodide"):
        no_shared_memory("new WebAssembly.Memory({initial:1})")


@pytest.mark.parametrize("script", ["start/boot.mjs", "workshop/bot_worker.js"])
def test_both_scripts_that_start_python_name_the_abi_of_this_pyodide(script: str) -> None:
    """Pyodide does not start with a lock file of another ABI."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    text = (ROOT / "dist" / "static" / script).read_text("utf-8")
    assert re.search(rf'abi_version: ?"{lock["info"]["abi_version"]}"', text)
