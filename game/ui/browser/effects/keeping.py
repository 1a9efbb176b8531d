"""Changes what people have made or won: the family board, built boards, picture sets."""

import time
from collections.abc import Callable

from pyodide.ffi import create_once_callable

from game.rules.json_text import UnreadableError
from game.ui.boards.boards_text import boards_text, read_boards
from game.ui.browser.bridge import page
from game.ui.browser.keeping_boards import changed
from game.ui.browser.keeping_sets import changed as changed_sets
from game.ui.browser.tasks import confirm, start
from game.ui.frame.loop import Deliver
from game.ui.kept.damaged import DamagedName
from game.ui.kept.family import count
from game.ui.kept.family_text import family_text, read_family
from game.ui.model.saving_effects import BoardEffect, ClearFamily, CountGame, KeepEffect
from game.ui.screens.saved.msg import UnreadableFound
from game.ui.sets.sets_text import read_sets, sets_text


def run(effect: CountGame | ClearFamily | KeepEffect, deliver: Deliver) -> None:
    """Begins to change what is saved."""
    if isinstance(effect, CountGame):
        _count(effect, deliver)
    elif isinstance(effect, ClearFamily):
        start(confirm(page.writeText("family", None), deliver))
    elif isinstance(effect, BoardEffect):
        _change("boards", lambda text: boards_text(changed(read_boards(text), effect)), deliver)
    else:
        _change("sets", lambda text: sets_text(changed_sets(read_sets(text), effect)), deliver)


def _count(ended: CountGame, deliver: Deliver) -> None:
    """Counts the game on the family board, with the device's date on new stickers."""
    day = time.strftime("%Y-%m-%d")

    def counted(text: str | None) -> str:
        return family_text(count(read_family(text), ended.game, ended.played, day))

    _change("family", counted, deliver)


def _change(name: DamagedName, change: Callable[[str | None], str], deliver: Deliver) -> None:
    """Changes a text as it is saved then: another tab may have changed it.

    What is saved in the same task is saved with it. A text that cannot be read is set aside, and
    `change` begins a new one.
    """

    def change_once(text: str | None) -> str:
        try:
            return change(text)
        except UnreadableError:
            deliver(UnreadableFound(name, text or ""))
            _change(name, change, deliver)
            return text or ""

    start(confirm(page.changeText(name, create_once_callable(change_once)), deliver))
