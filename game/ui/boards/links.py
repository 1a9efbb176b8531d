"""A board as the code of a link, and back; what a link holds is not trusted; pure."""

import json
from contextlib import suppress
from dataclasses import replace

from game.rules.edition import Edition
from game.rules.edition_data import edition_data
from game.rules.json_text import UnreadableError, parse_json
from game.together.packed_text import packed, unpacked
from game.ui.boards.board import board_name
from game.ui.boards.boards_text import read_board
from game.ui.look.words import usual_board_name

SIGN = "#board="
"""The hash of an address with a board begins with this."""

MAX_BYTES = 40_000
"""The size of what a code unpacks to. The largest board that people can build has 3,000."""


def link_code(edition: Edition) -> str:
    """The board as the code of a link; empty if it is too long for one.

    No board of the builder is too long, not even with names of 40 letters for all pictures.
    """
    return packed(json.dumps(edition_data(edition), separators=(",", ":")))


def read_link(link: str) -> Edition | None:
    """The built board in the code of a link, with a clean name; None without one."""
    for text in unpacked(link, MAX_BYTES):
        with suppress(UnreadableError):
            if found := read_board(parse_json(text)):
                return replace(found, name=board_name(found.name) or usual_board_name())
    return None
