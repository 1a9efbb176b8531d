"""Bots as files, and files as bots; what they hold is not trusted; pure."""

import re
from collections.abc import Iterable

from game.ui.look.names import clean_name
from game.ui.workshop.bots_text import (
    FACES,
    MAX_BOTS,
    MAX_NAME,
    NO_FACE,
    Bot,
    clean_code,
    free_name,
)

FACE_LINE = re.compile(r"# face: ([0-9])\r?\n")
"""The first line of a bot's file: its face, counted from 1. To Python it is a comment."""


def file_text(bot: Bot) -> str:
    """The text of a file with the bot: a line with its face, then its code."""
    return f"# face: {bot.face + 1}\n{bot.code}"


def read_file(text: str) -> tuple[str, int]:
    """The code in the text of a file, and the face. NO_FACE if the first line names none.

    Any other first line is code.
    """
    found = FACE_LINE.match(text)
    face = int(found[1]) - 1 if found else NO_FACE
    if found and face in range(FACES):
        return clean_code(text[found.end() :]), face
    return clean_code(text), NO_FACE


def strangers(files: Iterable[tuple[str, str]]) -> tuple[Bot, ...]:
    """The bots of the files, by name and text, with different names."""
    bots: list[Bot] = []
    for name, text in files:
        taken = {bot.name for bot in bots}
        clean = clean_name(name.removesuffix(".py").replace("_", " "), MAX_NAME) or "?"
        if len(bots) < MAX_BOTS:
            bots.append(Bot(free_name(clean, taken), *read_file(text)))
    return tuple(bots)


def file_name(name: str) -> str:
    """The name of a bot as that of a file."""
    return "".join(sign if sign.isalnum() else "_" for sign in name)
