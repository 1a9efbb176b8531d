"""Reads and writes the parts of a wasm file that `unused_code.py` changes.

WebAssembly Core Specification 2.0, section 5: a file is 8 bytes and then sections. Each section is
its number, its size and its content. All numbers are unsigned LEB128.
"""

from collections.abc import Collection, Iterator

HEAD = 8
"""The bytes before the first section."""

IMPORTS, EXPORTS, CODE = 2, 7, 10
"""The numbers of three sections: the imports, the exports, and the bodies of the functions."""

FUNCTION = 0
"""The kind of an import or export that is a function."""

EMPTY = bytes([0, 0, 0x0B])
"""The body of a function without variables that fails when it is called."""


def sections(wasm: bytes) -> Iterator[tuple[int, bytes]]:
    """The number and the content of each section."""
    at = HEAD
    while at < len(wasm):
        size, start = read_number(wasm, at + 1)
        yield wasm[at], wasm[start : start + size]
        at = start + size


def with_code(wasm: bytes, bodies: Collection[bytes]) -> bytes:
    """The wasm with these bodies of functions; all other sections stay."""
    code = number_bytes(len(bodies)) + b"".join(map(with_size, bodies))
    return wasm[:HEAD] + b"".join(
        bytes([number]) + with_size(code if number == CODE else content)
        for number, content in sections(wasm)
    )


def function_imports(section: bytes) -> set[str]:
    """The names in a section of imports. Raises `ValueError` if one is not a function."""
    count, at = read_number(section, 0)
    found = set()
    for _ in range(count):
        size, start = read_number(section, at)
        size, start = read_number(section, start + size)
        kind_at = start + size
        if section[kind_at] != FUNCTION:
            raise ValueError(f"the wasm imports {section[start:kind_at]!r}, which is no function")
        found.add(section[start:kind_at].decode())
        _, at = read_number(section, kind_at + 1)
    return found


def function_exports(section: bytes) -> dict[str, int]:
    """The number of each function in a section of exports, by its name."""
    count, at = read_number(section, 0)
    found = {}
    for _ in range(count):
        size, start = read_number(section, at)
        kind_at = start + size
        index, at = read_number(section, kind_at + 1)
        if section[kind_at] == FUNCTION:
            found[section[start:kind_at].decode()] = index
    return found


def function_bodies(section: bytes) -> Iterator[bytes]:
    """The bodies in a section of code."""
    count, at = read_number(section, 0)
    for _ in range(count):
        size, start = read_number(section, at)
        at = start + size
        yield section[start:at]


def with_size(content: bytes) -> bytes:
    """The size of the content, and then the content."""
    return number_bytes(len(content)) + content


def read_number(data: bytes, at: int) -> tuple[int, int]:
    """The number at this place, and the place after it."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, at


def number_bytes(value: int) -> bytes:
    """The bytes of the number."""
    high, low = value >> 7, value & 0x7F
    return bytes([low | 0x80]) + number_bytes(high) if high else bytes([low])
