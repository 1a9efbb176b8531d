"""Texts packed into the codes of links, and back; what a link holds is not trusted.

A code has at most MAX_CODE characters. The checksum of zlib judges where it ends.
"""

import zlib
from collections.abc import Iterator

from game.together.bytes_text import CodeError, codes_in, to_bytes, to_text

MAX_CODE = 4_000
"""The length of a code, in characters: messengers cut longer addresses."""

MAX_DRAWN = 1_200
"""The longest code that is drawn for cameras: more squares cannot be read from a screen."""


def packed(text: str) -> str:
    """The text as letters, digits, `-` and `_`; empty if that is too long for a link."""
    code = to_text(zlib.compress(text.encode(), 9))
    return code if len(code) <= MAX_CODE else ""


def unpacked(link: str, max_bytes: int) -> Iterator[str]:
    """The texts of at most `max_bytes` that the end of an address may hold, the likeliest first.

    What a messenger has written behind the code is left out.
    """
    for code in codes_in(link[: 2 * MAX_CODE]):
        unpacker = zlib.decompressobj()
        try:
            found = unpacker.decompress(to_bytes(code, MAX_CODE), max_length=max_bytes)
            if unpacker.eof and not unpacker.unused_data:
                yield found.decode()
        except (CodeError, zlib.error, UnicodeDecodeError):
            continue
