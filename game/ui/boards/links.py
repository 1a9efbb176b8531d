"""A board as the code of a link, and back; what a link holds is not trusted; pure."""

import json
import zlib
from dataclasses import replace

from game.rules.edition import Edition
from game.rules.edition_data import edition_data
from game.rules.json_text import UnreadableError, parse_json
from game.together.bytes_text import CodeError, codes_in, to_bytes, to_text
from game.ui.boards.board import board_name
from game.ui.boards.boards_text import read_board
from game.ui.look.words import usual_board_name

SIGN = "#board="
"""The hash of an address with a board begins with this."""

MAX_CODE = 4_000
"""The length of the code, in characters: messengers cut longer addresses."""

MAX_DRAWN = 1_200
"""The longest code that is drawn for cameras: more squares cannot be read from a screen."""

MAX_BYTES = 40_000
"""The size of what a code unpacks to. The largest board that people can build has 3,000."""


def link_code(edition: Edition) -> str:
    """The board as letters, digits, `-` and `_`; empty if that is too long for a link.

    No board of the builder is too long, not even with names of 40 letters for all pictures.
    """
    text = json.dumps(edition_data(edition), separators=(",", ":"))
    code = to_text(zlib.compress(text.encode(), 9))
    return code if len(code) <= MAX_CODE else ""


def read_link(text: str) -> Edition | None:
    """The built board in the code of a link, with a clean name; None without one.

    What a messenger has written behind the code is left out.
    """
    for code in codes_in(text[: 2 * MAX_CODE]):
        try:
            found = read_board(parse_json(_unpacked(code)))
        except (CodeError, zlib.error, UnicodeDecodeError, UnreadableError):
            continue
        if found:
            return replace(found, name=board_name(found.name) or usual_board_name())
    return None


def _unpacked(code: str) -> str:
    """What the code unpacks to; empty if it is incomplete or too long."""
    unpacker = zlib.decompressobj()
    found = unpacker.decompress(to_bytes(code, MAX_CODE), max_length=MAX_BYTES)
    return found.decode() if unpacker.eof and not unpacker.unused_data else ""
