"""Changes what people have made or won: the family board, built boards, picture sets."""

import time

from game.ui.boards.boards_text import BOARDS
from game.ui.boards.drafts import DRAFTS
from game.ui.browser.bridge import page
from game.ui.browser.readable_texts import change_text
from game.ui.browser.tasks import confirm, start
from game.ui.frame.loop import Deliver
from game.ui.model.saved_lists import changed_boards, changed_drafts, changed_sets
from game.ui.model.saving_effects import (
    BoardEffect,
    ClearFamily,
    CountGame,
    DraftEffect,
    ListEffect,
)
from game.ui.saved.family import count
from game.ui.saved.family_text import family_text, read_family
from game.ui.sets.sets_text import SETS


def run(effect: CountGame | ClearFamily | ListEffect, deliver: Deliver) -> None:
    """Begins to change what is saved."""
    if isinstance(effect, CountGame):
        _count(effect, deliver)
    elif isinstance(effect, ClearFamily):
        start(confirm(page.writeText("family", None), deliver))
    elif isinstance(effect, BoardEffect):
        change_text(
            "boards", lambda text: BOARDS.text(changed_boards(BOARDS.read(text), effect)), deliver
        )
    elif isinstance(effect, DraftEffect):
        change_text(
            "drafts", lambda text: DRAFTS.text(changed_drafts(DRAFTS.read(text), effect)), deliver
        )
    else:
        change_text("sets", lambda text: SETS.text(changed_sets(SETS.read(text), effect)), deliver)


def _count(ended: CountGame, deliver: Deliver) -> None:
    """Counts the game on the family board, with the device's date on new stickers."""
    day = time.strftime("%Y-%m-%d")

    def counted(text: str | None) -> str:
        return family_text(count(read_family(text), ended.game, ended.played, day))

    change_text("family", counted, deliver)
