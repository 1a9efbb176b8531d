"""Texts packed into codes, and back; what a code holds is not trusted.

The code of a link has at most MAX_CODE characters. The checksum of zlib judges where it ends.
"""

import zlib
from collections.abc import Iterator
from contextlib import suppress

from game.together.bytes_text import CodeError, codes_in, to_bytes, to_text

MAX_CODE = 4_000
"""The length of a code, in characters: messengers cut longer addresses."""

MAX_DRAWN = 1_200
"""The longest code that is drawn for cameras: more squares cannot be read from a screen."""


def packed(text: str) -> str:
    """The text as letters, digits, `-` and `_`; empty if that is too long for a link."""
    code = code_of(text)
    return code if len(code) <= MAX_CODE else ""


def code_of(text: str) -> str:
    """The text as letters, digits, `-` and `_`, however long that is."""
    return to_text(zlib.compress(text.encode(), 9))


def unpacked(link: str, max_bytes: int) -> Iterator[str]:
    """The texts of at most `max_bytes` that the end of an address may hold, the likeliest first.

    What a messenger has written behind the code is left out.
    """
    for code in codes_in(link[: 2 * MAX_CODE]):
        with suppress(CodeError):
            yield text_in(code, MAX_CODE, max_bytes)


def text_in(code: str, max_code: int, max_bytes: int) -> str:
    """The text of at most `max_bytes` that `code_of` has packed; raises only CodeError."""
    unpacker = zlib.decompressobj()
    try:
        found = unpacker.decompress(to_bytes(code, max_code), max_length=max_bytes).decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise CodeError(f"the code holds no text: {error}") from error
    if not unpacker.eof or unpacker.unused_data:
        raise CodeError("the code is incomplete, or its text is too long")
    return found
