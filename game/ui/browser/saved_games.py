"""Changes the saved game and the shelf in one transaction, so that no game is lost between them."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

from pyodide.ffi import create_proxy, to_js

from game.ui.browser.page import page
from game.ui.model.waiting_games import Games, save, with_oldest

if TYPE_CHECKING:
    from game.ui.browser.bridge import TextName

Change = Callable[[Games], Games]


class _Table:
    """What this tab knows of the saved game while it saves another one."""

    is_other = False
    """Whether the saved game may still be one that has to go to the shelf first."""
    text = ""
    """What this tab has saved last in its place."""


def today() -> str:
    """The ISO date of the device."""
    return time.strftime("%Y-%m-%d")


def begin_other(text: str = "") -> None:
    """From now on another game is saved, perhaps first with this text."""
    _Table.is_other, _Table.text = True, text


def saves_other() -> bool:
    """Whether another game is being saved, while the one before may have to go to the shelf."""
    return _Table.is_other


def go_on() -> None:
    """From now on the saved game is saved in the place of its earlier states."""
    _Table.is_other = False


def save_game(text: str) -> Awaitable[bool]:
    """Begins to save the game, or to delete it if the text is empty; False if that fails.

    A game that is still saved in its place goes to the shelf in the same transaction. Every later
    write tries that again until one has succeeded.
    """
    if not _Table.is_other:
        return page.writeText("game", text or None)
    own, _Table.text = _Table.text, text
    writing = change_games(lambda games: save(games, text, today(), own=own))
    return asyncio.ensure_future(_with_other(writing, text))


async def _with_other(writing: Awaitable[bool], text: str) -> bool:
    is_saved = await writing
    if is_saved and text == _Table.text:
        go_on()
    return is_saved


def change_games(change: Change) -> Awaitable[bool]:
    """Begins to save what the function makes of the texts; False if that fails."""

    def changed(game: str | None, shelf: str | None) -> Sequence[str | None]:
        after = change(Games(game or "", shelf or ""))
        return after.game or None, after.shelf or None

    return _change_texts(changed, "game", "shelf")


def shelve_original(original: str, *, is_over: bool) -> None:
    """Begins to move the game that an older version has set aside to the shelf."""

    def changed(shelf: str | None, text: str | None) -> Sequence[str | None]:
        if text != original:
            return shelf, text
        return with_oldest(shelf or "", original, today(), is_over=is_over), None

    _change_texts(changed, "shelf", "original")


def _change_texts(
    change: Callable[[str | None, str | None], Sequence[str | None]], *names: "TextName"
) -> Awaitable[bool]:
    proxy = create_proxy(lambda texts: to_js(change(*texts)))
    return asyncio.ensure_future(_ended(page.changeTexts(proxy, *names), proxy))


async def _ended(writing: Awaitable[bool], proxy: Any) -> bool:  # noqa: ANN401 - of Pyodide
    try:
        return await writing
    finally:
        proxy.destroy()


async def read_games() -> Games:
    """The texts as they are saved now."""
    reading = page.readText("game"), page.readText("shelf")
    return Games(await reading[0] or "", await reading[1] or "")
