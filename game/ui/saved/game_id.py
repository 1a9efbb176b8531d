"""The id of a game: the beginning of its seed, which chance has made."""

import zlib

from game.together.bytes_text import is_id

ID_SIZE = 8
"""In bytes; the id has two hex digits for each."""


def seed_id(seed: str) -> str:
    """The id of the game with this seed. A seed that is written in another way is counted.

    >>> seed_id("0123456789abcdef0123456789abcdef")
    '0123456789abcdef'
    """
    begin = seed[: 2 * ID_SIZE]
    if is_id(begin, ID_SIZE):
        return begin
    return f"{zlib.crc32(seed.encode('utf-8', 'replace')):016x}"
