"""Reads the family board, built boards, picture sets and the art library."""

from collections.abc import Awaitable
from typing import assert_never

from js import window
from pyodide.ffi import JsException

from game.ui.boards.boards_text import BOARDS
from game.ui.boards.drafts import DRAFTS
from game.ui.browser.page import page
from game.ui.browser.readable_texts import readable_text
from game.ui.browser.tasks import start
from game.ui.frame.loop import Deliver
from game.ui.model.saving_effects import FetchLibrary, ReadBoards, ReadFamily, ReadSets
from game.ui.saved.family_text import read_family
from game.ui.screens.builder.msg import BoardsRead, DraftsRead
from game.ui.screens.family.msg import FamilyRead
from game.ui.screens.pictures.face_msg import LibraryRead
from game.ui.screens.pictures.msg import SetsRead
from game.ui.sets.sets_text import SETS


def run(effect: ReadFamily | ReadBoards | ReadSets | FetchLibrary, deliver: Deliver) -> None:
    """Begins to read, and delivers what was read."""
    start(_read(effect, deliver))


async def _read(
    effect: ReadFamily | ReadBoards | ReadSets | FetchLibrary, deliver: Deliver
) -> None:
    match effect:
        case ReadFamily():
            reading = page.readText("family")
            deliver(FamilyRead(await readable_text("family", reading, read_family, deliver)))
        case ReadBoards():
            deliver(await boards_read(page.readText("boards"), deliver))
            reading = page.readText("drafts")
            deliver(DraftsRead(await readable_text("drafts", reading, DRAFTS.read, deliver)))
        case ReadSets():
            deliver(await sets_read(page.readText("sets"), deliver))
        case FetchLibrary(language):
            deliver(LibraryRead(await _fetch_library(language)))
        case _:
            assert_never(effect)


async def boards_read(reading: Awaitable[str | None], deliver: Deliver) -> BoardsRead:
    """The message about the boards that people have built."""
    return BoardsRead(await readable_text("boards", reading, BOARDS.read, deliver))


async def sets_read(reading: Awaitable[str | None], deliver: Deliver) -> SetsRead:
    """The message about the picture sets."""
    return SetsRead(await readable_text("sets", reading, SETS.read, deliver))


async def _fetch_library(language: str) -> str:
    """The names of the art library, whose drawings come too; empty if they cannot be fetched."""
    page.fetchLibrary()
    try:
        response = await window.fetch(f"static/art/names-{language}.json")
        return str(await response.text()) if response.ok else ""
    except JsException:
        return ""
