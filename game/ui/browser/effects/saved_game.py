"""Reads the saved game."""

from game.ui.browser.saved_texts import Texts, read_texts
from game.ui.browser.slices import in_slices
from game.ui.browser.tasks import start
from game.ui.frame.loop import Deliver
from game.ui.model.saving_effects import ReadSavedGame
from game.ui.screens.history.msg import OriginalRead
from game.ui.screens.history.reading import original_read
from game.ui.screens.saved.msg import SavedGameRead
from game.ui.screens.saved.reading import saved_game_read


def run(effect: ReadSavedGame, deliver: Deliver) -> None:
    """Begins to read the saved game again: another tab has changed it."""
    start(_read_again(deliver))


async def _read_again(deliver: Deliver) -> None:
    for msg in await messages(await read_texts()):
        deliver(msg)


async def messages(texts: Texts) -> tuple[SavedGameRead, OriginalRead]:
    """The messages about the saved game and the game that was set aside."""
    saved_game = await in_slices(saved_game_read(texts.game, texts.damaged))
    return saved_game, await in_slices(original_read(texts.original))
