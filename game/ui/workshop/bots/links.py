"""A bot as the code of a link, and back; what a link holds is not trusted; pure."""

import zlib

from game.together.bytes_text import CodeError, codes_in, to_bytes, to_text
from game.ui.workshop.bots.files import file_text, strangers
from game.ui.workshop.bots_text import Bot

SIGN = "#b="
"""With this the hash of an address with a bot begins."""

MAX_CODE = 4_000
"""The length of the code, in characters: messengers cut longer addresses."""

MAX_DRAWN = 1_200
"""The longest code that is drawn for cameras: more squares cannot be read from a screen."""

MAX_BYTES = 100_000
"""The size of what a code unpacks to, as for files."""


def link_code(bot: Bot, author: str) -> str:
    """The bot as letters, digits, `-` and `_`; empty if that is too long for a link."""
    text = f"{bot.name}\n{file_text(bot, author)}"
    code = to_text(zlib.compress(text.encode(), 9))
    return code if len(code) <= MAX_CODE else ""


def read_link(text: str) -> tuple[Bot, ...]:
    """The bot in the code of a link, as `strangers` returns that of a file; empty without one.

    What a messenger has written behind the code is left out.
    """
    for code in codes_in(text[: 2 * MAX_CODE]):
        try:
            unpacker = zlib.decompressobj()
            found = unpacker.decompress(to_bytes(code, MAX_CODE), max_length=MAX_BYTES)
            name, _newline, content = found.decode().partition("\n")
        except (CodeError, zlib.error, UnicodeDecodeError):
            continue
        if unpacker.eof and content:
            return strangers([(f"{name}.py", content)])
    return ()
