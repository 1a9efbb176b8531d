"""Lessons at the table, and "How to play", as a room."""

from collections.abc import Sequence
from typing import get_args

from game.ui.frame.markup import Node
from game.ui.frame.message import Message
from game.ui.model.effect import Result
from game.ui.model.model import Model
from game.ui.model.room import Room
from game.ui.screens.learn.help import open_dialog
from game.ui.screens.learn.msg import LearnMsg
from game.ui.screens.learn.paw import lesson_announcement, lesson_text, paw, progress
from game.ui.screens.learn.update import finish_first_game, stop_demonstration, teach, update
from game.ui.screens.table.curtain import with_curtain
from game.ui.screens.table.room import ROOM as TABLE
from game.ui.screens.table.view import table_screen


def _screen(model: Model) -> Sequence[Node]:
    """The table, with the paw of a lesson or of a hint."""
    game = model.game
    if game is None:
        return []
    lesson = progress(model, game), paw(model, game)
    table = table_screen(model, game, *lesson, to_do=lesson_text(model, game))
    return with_curtain(table, game)


def _announcement(model: Model) -> Sequence[Node]:
    return lesson_announcement(model, model.game) if model.game else ()


def _follow(before: Model, after: Model, _msg: Message) -> Result:
    """The next sentence is said, and a first game that has ended is noted."""
    taught, effects = teach(before, after)
    noted, saved = finish_first_game(taught)
    return noted, (*effects, *saved)


ROOM = Room(
    messages=get_args(LearnMsg),
    update=update,
    screen=_screen,
    announcement=_announcement,
    dialog=open_dialog,
    key=TABLE.key,
    before=stop_demonstration,
    follow=_follow,
)
