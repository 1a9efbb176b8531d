"""Reads and changes saved texts; one that cannot be read is first set aside."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

from pyodide.ffi import create_proxy

from game.rules.json_text import UnreadableError
from game.ui.browser.page import page
from game.ui.browser.tasks import confirm, start
from game.ui.frame.loop import Deliver
from game.ui.saved.damaged import DamagedName
from game.ui.screens.saved.msg import NotSaved, UnreadableFound

if TYPE_CHECKING:
    from game.ui.browser.bridge import TextName

SetAside: TypeAlias = Callable[[DamagedName, str, Deliver], Awaitable[bool]]
"""Sets a text aside; the result says whether its name can be written again."""


async def report(name: DamagedName, text: str, deliver: Deliver) -> bool:
    """Delivers `UnreadableFound`: `update` reports the text, and its effect moves it."""
    deliver(UnreadableFound(name, text))
    return True


async def move(name: DamagedName, text: str, deliver: Deliver) -> bool:
    """Moves the text at once, for a page that reports no damaged texts.

    Delivers `NotSaved` if the text stays.
    """
    if await page.setAside(name, text):
        return True
    deliver(NotSaved(page.isFull()))
    return False


async def readable_text(
    name: DamagedName,
    reading: Awaitable[str | None],
    read: Callable[[str], object],
    deliver: Deliver,
    set_aside: SetAside = report,
) -> str:
    """The saved text; empty if there is none, or if `read` raises `UnreadableError`."""
    text = await reading or ""
    try:
        read(text)
    except UnreadableError:
        await set_aside(name, text, deliver)
        return ""
    return text


def change_text(
    name: DamagedName,
    change: Callable[[str | None], str],
    deliver: Deliver,
    set_aside: SetAside = report,
) -> None:
    """Begins to change a text as it is saved at that moment: another tab may have changed it.

    What is saved in the same task is saved with it. If `change` raises `UnreadableError`, the text
    is set aside, and `change` begins a new one.
    """

    def change_once(text: str | None) -> str:
        try:
            return change(text)
        except UnreadableError:
            start(begin_new_one(text or ""))
            return text or ""

    async def begin_new_one(text: str) -> None:
        if await set_aside(name, text, deliver):
            change_text(name, change, deliver, set_aside)

    change_any_text(name, change_once, deliver)


def change_any_text(
    name: "TextName", change: Callable[[str | None], str], deliver: Deliver
) -> None:
    """Begins to change a text that `change` can always read."""
    proxy = create_proxy(change)
    writing = page.changeText(name, proxy)

    async def end() -> None:
        await confirm(writing, deliver)
        proxy.destroy()

    start(end())
