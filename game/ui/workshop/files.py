"""Bots as files, and files as bots; what they hold is not trusted; pure."""

import re
from collections.abc import Iterable
from dataclasses import replace

from game.ui.look.names import clean_name
from game.ui.workshop.bots_text import (
    FACES,
    MAX_AUTHOR,
    MAX_BOTS,
    MAX_NAME,
    NO_FACE,
    Bot,
    clean_code,
    free_name,
)

FACE_LINE = re.compile(r"# face: ([0-9])\r?\n")
"""The first line of a bot's file: its face, counted from 1. To Python it is a comment."""

AUTHOR_LINE = re.compile(r"# by: ([^\r\n]*)\r?\n")
"""The second line: who has made the bot."""


def file_text(bot: Bot, author: str = "") -> str:
    """The text of a file with the bot: lines with its face and its author, then its code."""
    by = f"# by: {author}\n" if author or AUTHOR_LINE.match(bot.code) else ""
    return f"# face: {bot.face + 1}\n{by}{bot.code}"


def read_file(text: str) -> tuple[str, int, str]:
    """The code in the text of a file, the face, and the author; empty if no line names one.

    NO_FACE if the first line names no face: then it is code, as any other line.
    """
    found = FACE_LINE.match(text)
    face = int(found[1]) - 1 if found else NO_FACE
    if not found or face not in range(FACES):
        return clean_code(text), NO_FACE, ""
    by = AUTHOR_LINE.match(text, found.end())
    author = clean_name(by[1], MAX_AUTHOR) if by else ""
    return clean_code(text[(by or found).end() :]), face, author


def strangers(files: Iterable[tuple[str, str]]) -> tuple[Bot, ...]:
    """The bots of the Python files, by name and text, with different names and their authors.

    A name ends in its author: in a class many bots have the same name.
    """
    bots: list[Bot] = []
    for name, text in files:
        if not name.endswith(".py"):
            continue
        taken = {bot.name for bot in bots}
        code, face, author = read_file(text)
        clean = clean_name(name.removesuffix(".py").replace("_", " "), MAX_NAME) or "?"
        if author:
            bare = clean.removesuffix(f" {author}")
            clean = clean_name(f"{bare[: MAX_NAME - len(author) - 3]} ({author})", MAX_NAME)
        if len(bots) < MAX_BOTS:
            bots.append(Bot(free_name(clean, taken), code, face, author))
    return tuple(bots)


def sent_name(bot: Bot) -> str:
    """The name of the bot for others, without the name of an earlier sender.

    A device that reads it adds the name of the new sender: see `strangers`.
    """
    if not bot.author:
        return bot.name
    author = re.escape(bot.author)
    return re.sub(rf"(?<=.) (\({author}\)|{author})(?=( \d+)?$)", "", bot.name)


def is_collected(bot: Bot) -> bool:
    """Whether the bot has come from another device and still has its author in its name."""
    return bool(bot.author) and f" ({bot.author})" in bot.name


def name_elsewhere(bot: Bot, author: str) -> str:
    """How a device calls the bot that gets it from this author."""
    head = file_text(replace(bot, code=""), author)
    (there,) = strangers([(f"{sent_name(bot)}.py", head)])
    return there.name


def file_name(name: str) -> str:
    """The name of a bot as that of a file."""
    return "".join(sign if sign.isalnum() else "_" for sign in name)
