"""A bot as the code of a link, and back; what a link holds is not trusted; pure."""

from typing import NamedTuple

from game.together.packed_text import packed, unpacked
from game.ui.workshop.bots_text import Bot
from game.ui.workshop.contest_state import is_seed
from game.ui.workshop.files import file_text, sent_name, strangers

SIGN = "#b="
"""With this the hash of an address with a bot begins."""

MAX_BYTES = 100_000
"""The size of what a code unpacks to, as for files."""


class Found(NamedTuple):
    """The bot of a link, and the seed of its arena."""

    bot: Bot
    series: int


def link_code(bot: Bot, author: str, series: int) -> str:
    """The bot as the code of a link; empty if it is too long for one.

    With the seed `series` another device plays the same games.
    """
    return packed(f"{sent_name(bot)}\n{series}\n{file_text(bot, author)}")


def read_link(link: str) -> Found | None:
    """The bot of a link with a clean name and code, and its seed. A damaged link has none."""
    for text in unpacked(link, MAX_BYTES):
        name, _newline, rest = text.partition("\n")
        series, _newline, content = rest.partition("\n")
        if content and is_seed(series):
            (bot,) = strangers([(f"{name}.py", content)])
            return Found(bot, int(series))
    return None
