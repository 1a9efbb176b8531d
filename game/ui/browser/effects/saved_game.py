"""Reads the saved game, and what is to be known of the shelf before somebody opens it."""

from collections.abc import Sequence

from game.rules.json_text import UnreadableError
from game.rules.state import State
from game.ui.browser.saved_games import shelve_original, today
from game.ui.browser.saved_texts import Texts, read_texts
from game.ui.browser.slices import in_slices
from game.ui.browser.tasks import start
from game.ui.frame.loop import Deliver
from game.ui.frame.message import Message
from game.ui.model.saving_effects import ReadSavedGame
from game.ui.model.waiting_games import with_oldest
from game.ui.saved.game_text import read, read_end
from game.ui.saved.shelf_text import SHELF
from game.ui.screens.saved.msg import UnreadableFound
from game.ui.screens.saved.reading import saved_game_read


def run(effect: ReadSavedGame, deliver: Deliver) -> None:
    """Begins to read the saved game again: another tab has changed it."""
    start(_read_again(deliver))


async def _read_again(deliver: Deliver) -> None:
    for msg in await messages(await read_texts()):
        deliver(msg)


async def messages(texts: Texts) -> Sequence[Message]:
    """The messages about the saved game and the shelf."""
    found: list[Message] = []
    shelf = texts.shelf
    try:
        SHELF.read(shelf)
    except UnreadableError:
        found.append(UnreadableFound("shelf", shelf))
        shelf = ""
    if texts.original:
        shelf = await _with_original(texts.original, shelf, found)
    return [await in_slices(saved_game_read(texts.game, texts.damaged, shelf)), *found]


async def _with_original(original: str, shelf: str, found: list[Message]) -> str:
    """The shelf with the game that an older version has set aside, which moves there."""
    end = await in_slices(read(original, read_end))
    if not isinstance(end, State):
        found.append(UnreadableFound("original", original))
        return shelf
    is_over = end.outcome is not None
    shelve_original(original, is_over=is_over)
    return with_oldest(shelf, original, today(), is_over=is_over)
