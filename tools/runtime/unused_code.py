"""`unused-code`: empties the large functions of C modules that the page never imports.

Pyodide links all C modules of the library and what they need into one wasm: SQLite, Zstandard,
Python's own tests. Nothing imports them here, but tables of the wasm refer to their functions,
so Binaryen does not remove them. The linker writes each module and each library in one piece: two
exports mark its beginning and its end.
"""

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping

from tools.runtime.tricks import TrickError
from tools.runtime.wasm import (
    CODE,
    EMPTY,
    EXPORTS,
    function_bodies,
    function_exports,
    sections,
    with_code,
)

TRICK = "unused-code"

UNUSED = (
    ("PyInit__ctypes", "PyInit__posixsubprocess"),
    ("PyInit__bz2", "PyInit_zlib"),
    ("PyInit__hmac", "PyInit_array"),  # _hmac, _sqlite3, _lzma, _zstd
    ("PyInit__lsprof", "PyInit__queue"),  # _lsprof, _pickle
    ("PyInit__remote_debugging", "PyInit__struct"),
    ("PyInit_cmath", "PyInit_binascii"),  # cmath, _statistics, _decimal
    ("PyInit__sha3", "PyInit_unicodedata"),  # _sha3, _blake2, pyexpat, _elementtree, _codecs_*
    ("PyInit_xxsubtype", "PyInit_atexit"),  # Python's own tests
    ("lzma_version_number", "emscripten_GetProcAddress"),  # liblzma, SQLite, Zstandard
    ("BZ2_blockSort", "adler32_z"),  # libbz2
)
"""The first export of each unused piece, and the first export after it."""

LARGE = 600
"""Bytes. Smaller functions stay: the linker merges equal functions, so used code may call them."""

FIRST = "__wasm_call_ctors"
"""The export of the first function; those before it in number are imports."""

CALL = re.compile(r'^  "(.+)" -> "(.+)"; // call$', re.MULTILINE)
"""A direct call, as Binaryen's pass `print-call-graph` writes it."""

Calls = Mapping[int, Collection[int]]
"""The functions that each function calls directly, by their places in the code."""


def without_unused_code(wasm: bytes, call_graph: str) -> bytes:
    """The wasm in which functions are emptied that only unused modules can reach.

    `call_graph` is what `wasm-opt --print-call-graph` prints of this wasm. Raises `TrickError` if
    the wasm is not linked as expected.
    """
    found = dict(sections(wasm))
    bodies = list(function_bodies(found[CODE]))
    unused = unused_places(function_exports(found[EXPORTS]))
    used = set(range(len(bodies))) - unused
    emptied = unused - reachable(used, calls_in(call_graph))
    return with_code(
        wasm,
        [
            EMPTY if place in emptied and len(body) >= LARGE else body
            for place, body in enumerate(bodies)
        ],
    )


def unused_places(exports: Mapping[str, int]) -> set[int]:
    """The places of the functions of UNUSED in the code."""
    found: set[int] = set()
    for names in UNUSED:
        if not {FIRST, *names} <= exports.keys():
            raise TrickError(TRICK, f"its wasm does not export {' and '.join(names)}")
        start, end = (exports[name] - exports[FIRST] for name in names)
        if start >= end:
            raise TrickError(TRICK, f"its wasm has {names[0]} after {names[1]}")
        found.update(range(start, end))
    return found


def calls_in(call_graph: str) -> Calls:
    """The direct calls between functions of the code; those of imports are left out."""
    calls = defaultdict(set)
    for caller, called in CALL.findall(call_graph):
        if caller.isdigit() and called.isdigit():
            calls[int(caller)].add(int(called))
    if not calls:
        raise TrickError(TRICK, "the functions of its wasm have names")
    return calls


def reachable(roots: Iterable[int], calls: Calls) -> set[int]:
    """The roots, and all functions that they call directly or through others."""
    known = set(roots)
    waiting = list(known)
    while waiting:
        new = set(calls.get(waiting.pop(), ())) - known
        known |= new
        waiting += new
    return known
