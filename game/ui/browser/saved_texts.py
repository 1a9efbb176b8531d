"""The texts that are saved of games."""

from typing import NamedTuple

from game.ui.browser.page import page
from game.ui.saved.damaged import DamagedName


class Texts(NamedTuple):
    """What is saved of games, as text."""

    game: str
    shelf: str
    original: str
    """The game that an older version has set aside; it goes to the shelf."""
    damaged: tuple[tuple[DamagedName, str], ...]
    """The texts that could not be read earlier, by name."""


async def read_texts() -> Texts:
    """Reads what is saved of games."""
    reading = page.readText("game"), page.readText("shelf"), page.readText("original")
    damaged = page.readDamaged()
    game, shelf, original = [await text or "" for text in reading]
    return Texts(game, shelf, original, tuple((name, text) for name, text in await damaged))
