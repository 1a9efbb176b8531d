"""Changes what people have made or won: the family board, built boards, picture sets."""

import time
from collections.abc import Callable
from typing import TypeVar

from game.ui.boards.boards_text import BOARDS
from game.ui.boards.drafts import DRAFTS
from game.ui.browser.page import page
from game.ui.browser.readable_texts import change_text
from game.ui.browser.tasks import confirm, start
from game.ui.frame.loop import Deliver
from game.ui.frame.saved_list import ListText, SavedList
from game.ui.model.saved_lists import changed_boards, changed_drafts, changed_sets
from game.ui.model.saving_effects import (
    BoardEffect,
    ClearFamily,
    CountGame,
    DraftEffect,
    FamilyEffect,
    ListEffect,
    SaveMeadow,
)
from game.ui.saved.damaged import DamagedName
from game.ui.saved.family import count, with_meadow
from game.ui.saved.family_text import family_text, read_family
from game.ui.sets.sets_text import SETS

Item = TypeVar("Item")
Change = TypeVar("Change")


def run(effect: FamilyEffect | ListEffect, deliver: Deliver) -> None:
    """Begins to change what is saved."""
    if isinstance(effect, CountGame):
        _count(effect, deliver)
    elif isinstance(effect, SaveMeadow):
        _save_meadow(effect, deliver)
    elif isinstance(effect, ClearFamily):
        start(confirm(page.writeText("family", None), deliver))
    elif isinstance(effect, BoardEffect):
        _change("boards", BOARDS, changed_boards, effect, deliver)
    elif isinstance(effect, DraftEffect):
        _change("drafts", DRAFTS, changed_drafts, effect, deliver)
    else:
        _change("sets", SETS, changed_sets, effect, deliver)


def _change(
    name: DamagedName,
    kind: ListText[Item],
    changed: Callable[[SavedList[Item], Change], SavedList[Item]],
    effect: Change,
    deliver: Deliver,
) -> None:
    change_text(name, lambda text: kind.text(changed(kind.read(text), effect)), deliver)


def _count(ended: CountGame, deliver: Deliver) -> None:
    """Counts the game on the family board, with the device's date on new stickers."""
    day = time.strftime("%Y-%m-%d")

    def counted(text: str | None) -> str:
        return family_text(count(read_family(text), ended.game, ended.played, day))

    change_text("family", counted, deliver)


def _save_meadow(put_down: SaveMeadow, deliver: Deliver) -> None:
    def placed(text: str | None) -> str:
        return family_text(with_meadow(read_family(text), put_down.person))

    change_text("family", placed, deliver)
