"""What each message does to the workshop's page; pure."""

from dataclasses import replace
from typing import assert_never

from game.ui.frame.keys import KeyPressed
from game.ui.screens.page.msg import Resized
from game.ui.ways import DialogClosed
from game.ui.workshop import contests, playing, shelf
from game.ui.workshop.effect import Result
from game.ui.workshop.msg import (
    ArenaMsg,
    LessonMsg,
    MatchMsg,
    PageMsg,
    RulesOpened,
    ShelfMsg,
    TabPicked,
    WorkshopMsg,
)
from game.ui.workshop.state import RulesDialog, Tab, Workshop


def update(model: Workshop, msg: WorkshopMsg) -> Result:
    """The model after the message, and the effects to run."""
    if isinstance(msg, ShelfMsg):
        return shelf.update(model, msg)
    if isinstance(msg, MatchMsg):
        return playing.update(model, msg)
    if isinstance(msg, LessonMsg | ArenaMsg):
        return contests.update(model, msg)
    return _page(model, msg)


def _page(model: Workshop, msg: PageMsg) -> Result:
    match msg:
        case TabPicked(tab):
            return replace(model, tab=Tab(tab)), ()
        case RulesOpened():
            return replace(model, dialog=RulesDialog()), ()
        case Resized(width, height):
            return replace(model, viewport=(width, height)), ()
        case KeyPressed(key, _on_board):
            return (replace(model, dialog=None) if key == "Escape" else model), ()
        case DialogClosed():
            return replace(model, dialog=None), ()
        case _:
            assert_never(msg)
