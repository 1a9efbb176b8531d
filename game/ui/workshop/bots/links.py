"""A bot as the code of a link, and back; what a link holds is not trusted; pure."""

import zlib
from typing import NamedTuple

from game.together.bytes_text import CodeError, codes_in, to_bytes, to_text
from game.ui.workshop.bots.files import file_text, strangers
from game.ui.workshop.bots_text import Bot
from game.ui.workshop.contest_state import is_seed

SIGN = "#b="
"""With this the hash of an address with a bot begins."""

MAX_CODE = 4_000
"""The length of the code, in characters: messengers cut longer addresses."""

MAX_DRAWN = 1_200
"""The longest code that is drawn for cameras: more squares cannot be read from a screen."""

MAX_BYTES = 100_000
"""The size of what a code unpacks to, as for files."""


class Found(NamedTuple):
    """The bot of a link, and the seed of its arena."""

    bot: Bot
    series: int


def link_code(bot: Bot, author: str, series: int) -> str:
    """The bot as letters, digits, `-` and `_`; empty if that is too long for a link.

    With the seed `series` another device plays the same games.
    """
    text = f"{bot.name}\n{series}\n{file_text(bot, author)}"
    code = to_text(zlib.compress(text.encode(), 9))
    return code if len(code) <= MAX_CODE else ""


def read_link(text: str) -> Found | None:
    """The bot in the code of a link, as `strangers` returns that of a file; None without one.

    What a messenger has written behind the code is left out.
    """
    for code in codes_in(text[: 2 * MAX_CODE]):
        try:
            unpacker = zlib.decompressobj()
            found = unpacker.decompress(to_bytes(code, MAX_CODE), max_length=MAX_BYTES)
            name, series, content = found.decode().split("\n", 2)
        except (CodeError, zlib.error, ValueError):
            continue
        if unpacker.eof and content and is_seed(series):
            (bot,) = strangers([(f"{name}.py", content)])
            return Found(bot, int(series))
    return None
