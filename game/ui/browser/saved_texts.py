"""The texts that are saved of games."""

from typing import NamedTuple

from game.ui.browser.page import page
from game.ui.saved.damaged import DamagedName


class Texts(NamedTuple):
    """What is saved of games, as text."""

    game: str
    original: str
    """The game that was set aside."""
    damaged: tuple[tuple[DamagedName, str], ...]
    """The texts that could not be read earlier, by name."""


async def read_texts() -> Texts:
    """Reads what is saved of games."""
    reading = page.readText("game"), page.readText("original"), page.readDamaged()
    text, original = await reading[0], await reading[1]
    return Texts(text or "", original or "", tuple((name, text) for name, text in await reading[2]))
