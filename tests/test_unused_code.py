"""What `tools/runtime/unused_code.py` leaves of the wasm."""

import subprocess
from itertools import pairwise
from pathlib import Path

import pytest

from tools.runtime import unused_code
from tools.runtime.pyodide_files import empty_unused_code
from tools.runtime.tricks import TrickError
from tools.runtime.unused_code import LARGE, UNUSED, unused_places, without_unused_code
from tools.runtime.wasm import (
    CODE,
    EMPTY,
    EXPORTS,
    function_bodies,
    function_exports,
    number_bytes,
    read_number,
    sections,
)

ROOT = Path(__file__).parent.parent
PYODIDE, BINARYEN = ROOT / "node_modules" / "pyodide", ROOT / "node_modules" / "binaryen"
MUCH = "(drop (i32.const 70000))" * (LARGE // 5)
PARTS = f"""(module
  (import "env" "imported" (func $imported))
  (func (export "__wasm_call_ctors") (call $shared))
  (func (export "PyInit_unused") {MUCH})
  (func $small (call $large))
  (func $large {MUCH})
  (func $shared (call $deep) {MUCH})
  (func $deep (call $imported) {MUCH})
  (func (export "PyInit_used") {MUCH})
)"""


@pytest.fixture
def parts(tmp_path: Path) -> Path:
    """A wasm with an unused module between two used ones."""
    (tmp_path / "parts.wat").write_text(PARTS)
    return assembled(tmp_path / "parts.wat")


def assembled(text: Path) -> Path:
    wasm = text.with_suffix(".wasm")
    subprocess.run(["node", str(BINARYEN / "bin" / "wasm-as"), text, "-o", wasm], check=True)
    return wasm


def bodies(wasm: Path) -> list[bytes]:
    return list(function_bodies(dict(sections(wasm.read_bytes()))[CODE]))


def test_large_functions_that_only_unused_modules_call_are_emptied(
    parts: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unused_code, "UNUSED", (("PyInit_unused", "PyInit_used"),))
    left = parts.with_name("left.wasm")
    empty_unused_code(parts, BINARYEN, left)
    _start, unused, small, large, *_kept = bodies(left)
    assert (unused, large) == (EMPTY, EMPTY)
    assert small == bodies(parts)[2]
    assert bodies(left)[4:] == bodies(parts)[4:]
    subprocess.run(["node", BINARYEN / "bin" / "wasm-opt", left, "-o", left], check=True)


@pytest.mark.parametrize("names", [("PyInit_used", "PyInit_unused"), ("PyInit_no", "PyInit_used")])
def test_another_order_is_refused(
    parts: Path, monkeypatch: pytest.MonkeyPatch, names: tuple[str, str]
) -> None:
    monkeypatch.setattr(unused_code, "UNUSED", (names,))
    with pytest.raises(TrickError, match=f"unused-code .* its wasm .*{names[0]}"):
        empty_unused_code(parts, BINARYEN, parts)


def test_functions_with_names_are_refused() -> None:
    wasm = (PYODIDE / "pyodide.asm.wasm").read_bytes()
    with pytest.raises(TrickError, match=r"unused-code .* have names"):
        without_unused_code(wasm, '  "main" -> "PyInit_zlib"; // call')


def test_numbers_are_read_as_they_are_written() -> None:
    for value in (0, 1, 127, 128, 16383, 16384, 5_849_140, 2**32 - 1):
        assert read_number(number_bytes(value), 0) == (value, len(number_bytes(value)))


def test_the_pieces_lie_behind_each_other() -> None:
    wasm = (PYODIDE / "pyodide.asm.wasm").read_bytes()
    exports = function_exports(dict(sections(wasm))[EXPORTS])
    ends = [exports[name] for piece in UNUSED for name in piece]
    assert all(one < other for one, other in pairwise(ends))
    assert len(unused_places(exports)) > 5000
