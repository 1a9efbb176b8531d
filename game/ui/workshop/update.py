"""What each message does to the workshop's page; pure."""

from dataclasses import replace
from typing import assert_never

from game.rules.edition_data import EDITION_NAMES, load_edition
from game.ui.boards.boards_text import BOARDS
from game.ui.frame.keys import KeyPressed
from game.ui.model.joining import CloseLink
from game.ui.screens.page.msg import Resized
from game.ui.screens.saved.msg import NotSaved
from game.ui.ways import DialogClosed
from game.ui.workshop.bots import update as bots
from game.ui.workshop.bots.msg import BotsMsg
from game.ui.workshop.collect import update as collect
from game.ui.workshop.collect.msg import CollectMsg
from game.ui.workshop.collect_state import links_of
from game.ui.workshop.contest import update as contest
from game.ui.workshop.contest.msg import ContestMsg
from game.ui.workshop.effect import Result
from game.ui.workshop.lessons import update as lessons
from game.ui.workshop.lessons.msg import LessonMsg
from game.ui.workshop.match import update as match
from game.ui.workshop.match.msg import MatchMsg
from game.ui.workshop.msg import EditionsRead, EditorOpened, PageMsg, WorkshopMsg
from game.ui.workshop.state import RulesDialog, Tab, Workshop
from game.ui.workshop.ways import RulesOpened, TabPicked


def update(model: Workshop, msg: WorkshopMsg) -> Result:
    """The model after the message, and the effects to run."""
    after, effects = _routed(model, msg)
    unused = links_of(model.dialog) - links_of(after.dialog)
    return after, (*effects, *map(CloseLink, sorted(unused)))


def _routed(model: Workshop, msg: WorkshopMsg) -> Result:
    if isinstance(msg, BotsMsg):
        return bots.update(model, msg)
    if isinstance(msg, MatchMsg):
        return match.update(model, msg)
    if isinstance(msg, LessonMsg):
        return lessons.update(model, msg)
    if isinstance(msg, ContestMsg):
        return contest.update(model, msg)
    if isinstance(msg, CollectMsg):
        return collect.update(model, msg)
    return _page(model, msg)


def _page(model: Workshop, msg: PageMsg) -> Result:
    match msg:
        case EditionsRead(text):
            built = BOARDS.parse(text).items
            return replace(model, editions=(*map(load_edition, EDITION_NAMES), *built)), ()
        case EditorOpened():
            is_new = not (model.bots or model.passed) and model.tab is Tab.CODE
            return replace(model, tab=Tab.LESSONS) if is_new else model, ()
        case NotSaved():
            return replace(model, cannot_save=True), ()
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
