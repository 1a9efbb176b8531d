"""What `tools/runtime/unused_script.py` removes from Pyodide's script."""

from pathlib import Path

import pytest

from tools.runtime.tricks import TrickError
from tools.runtime.unused_script import EXPORTED, without_unused_functions
from tools.runtime.wasm import function_imports

PACKAGES = Path(__file__).parent.parent / "node_modules"

SCRIPT = (
    f"""async function _createPyodideModule(Module){{
var used=()=>helper(1);function helper(a){{return a}}function _drawn(){{return helper(2)}}
var wasmImports={{used,gl_draw:_drawn,other}};used.sig="ii";_drawn.sig="i";other.isAsync=true;
function other(){{return 3}}function named(){{return 4}}function shown(){{return 5}}
Module["named"]=named;Module["shown"]=shown;Module["_drawn"]=_drawn;Module["kept"]=kept;
function kept(){{return 6}}return [wasmImports,Module.shown]}}
{EXPORTED}
""".replace("\n", "")
    + "\n"
)


def trimmed(script: str = SCRIPT, imports: tuple[str, ...] = ("used",), readers: str = "") -> str:
    return without_unused_functions(script, readers, imports, PACKAGES)


def test_what_the_wasm_imports_stays_with_all_that_it_uses() -> None:
    script = trimmed()
    for word in ("used", "helper", 'used.sig="ii"', EXPORTED):
        assert word in script
    for word in ("_drawn", "gl_draw", "other", "named"):
        assert word not in script
    assert "_drawn" in trimmed(imports=("used", "gl_draw"))


def test_a_public_name_stays_for_those_that_read_it() -> None:
    assert "shown" in trimmed()
    assert "kept" not in trimmed()
    assert "kept" in trimmed(readers="const { kept } = python._module;")


@pytest.mark.parametrize(
    ("script", "imports"),
    [
        (SCRIPT.replace("wasmImports", "imports"), ("used",)),
        (SCRIPT.replace("export default", "export const a="), ("used",)),
        (SCRIPT, ("used", "missing")),
        (SCRIPT.replace("return 3", "return return"), ("used",)),
    ],
)
def test_another_pyodide_is_refused(script: str, imports: tuple[str, ...]) -> None:
    with pytest.raises(TrickError, match="trimmed-script does not fit this Pyodide"):
        trimmed(script, imports)


def test_only_functions_are_imported() -> None:
    assert function_imports(b"\2\3env\1a\0\5\3env\2bc\0\x85\1") == {"a", "bc"}
    with pytest.raises(ValueError, match="imports b'memory', which is no function"):
        function_imports(b"\1\3env\6memory\2\0\1")
