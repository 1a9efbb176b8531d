"""Empties the large functions of C modules that the page never imports.

Pyodide links all C modules of the library and what they need into one wasm: SQLite, Zstandard,
Python's own tests. Nothing imports them here, but tables of the wasm refer to their functions,
so Binaryen does not remove them. The linker writes each module and each library in one piece: two
exports mark its beginning and its end.
"""

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping

from tools.runtime.tricks import TrickError

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

FUNCTION, EXPORTS, CODE = 0, 7, 10
"""An export's kind and two sections (WebAssembly Core Specification 2.0, sections 5.5.10 to 13)."""

EMPTY = bytes([0, 0, 0x0B])
"""The body of a function without variables that fails when it is called."""

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
    bodies = list(split(found[CODE]))
    inside = places(function_exports(found[EXPORTS]))
    needed = reached(set(range(len(bodies))) - inside, calls_in(call_graph))
    emptied = {place for place in inside - needed if len(bodies[place]) >= LARGE}
    code = [EMPTY if place in emptied else body for place, body in enumerate(bodies)]
    return wasm[:8] + b"".join(
        bytes([name]) + sized(joined(code) if name == CODE else content)
        for name, content in sections(wasm)
    )


def places(exports: Mapping[str, int]) -> set[int]:
    """The places of the unused functions in the code."""
    inside: set[int] = set()
    for names in UNUSED:
        if not {FIRST, *names} <= exports.keys():
            raise TrickError("unused-code", f"its wasm does not export {' and '.join(names)}")
        start, end = (exports[name] - exports[FIRST] for name in names)
        if start >= end:
            raise TrickError("unused-code", f"its wasm has {names[0]} after {names[1]}")
        inside.update(range(start, end))
    return inside


def calls_in(call_graph: str) -> Calls:
    """The direct calls between functions of the code; those of imports are left out."""
    calls = defaultdict(set)
    for caller, called in CALL.findall(call_graph):
        if caller.isdigit() and called.isdigit():
            calls[int(caller)].add(int(called))
    if not calls:
        raise TrickError("unused-code", "the functions of its wasm have names")
    return calls


def reached(roots: Iterable[int], calls: Calls) -> set[int]:
    """The roots, and all functions that they call directly or through others."""
    known = set(roots)
    waiting = list(known)
    while waiting:
        new = set(calls.get(waiting.pop(), ())) - known
        known |= new
        waiting += new
    return known


def sections(wasm: bytes) -> Iterator[tuple[int, bytes]]:
    """The number and the content of each section."""
    at = 8
    while at < len(wasm):
        size, start = number(wasm, at + 1)
        yield wasm[at], wasm[start : start + size]
        at = start + size


def function_exports(section: bytes) -> dict[str, int]:
    """The number of each exported function, by its name."""
    count, at = number(section, 0)
    found = {}
    for _ in range(count):
        size, start = number(section, at)
        kind_at = start + size
        index, at = number(section, kind_at + 1)
        if section[kind_at] == FUNCTION:
            found[section[start:kind_at].decode()] = index
    return found


def split(section: bytes) -> Iterator[bytes]:
    """The bodies of the functions in a code section."""
    count, at = number(section, 0)
    for _ in range(count):
        size, start = number(section, at)
        at = start + size
        yield section[start:at]


def joined(bodies: Collection[bytes]) -> bytes:
    """The code section with these bodies."""
    return written(len(bodies)) + b"".join(map(sized, bodies))


def sized(content: bytes) -> bytes:
    """The size of the content, and then the content."""
    return written(len(content)) + content


def number(data: bytes, at: int) -> tuple[int, int]:
    """The number (unsigned LEB128) at this place, and the place after it."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, at


def written(value: int) -> bytes:
    """The number as unsigned LEB128."""
    high, low = value >> 7, value & 0x7F
    return bytes([low | 0x80]) + written(high) if high else bytes([low])
