"""The table as a room."""

from collections.abc import Sequence
from typing import get_args

from game.ui.frame.keys import ARROWS, BACK, DIGITS, NEXT_CELL, THREATS, KeyPressed
from game.ui.frame.markup import Node
from game.ui.frame.message import Message
from game.ui.model.effect import Result
from game.ui.model.model import Model
from game.ui.model.room import Room
from game.ui.model.table import TableDialog
from game.ui.play.game import Phase
from game.ui.screens.table import computers, dialogs
from game.ui.screens.table.announcement import announcement
from game.ui.screens.table.curtain import with_curtain
from game.ui.screens.table.explained import hand_explained
from game.ui.screens.table.landing import show_landing, show_refusal
from game.ui.screens.table.msg import (
    CardKeyPressed,
    CursorJumped,
    CursorMoved,
    EndGamePicked,
    LastMenuOpened,
    SelectionCleared,
    TableMsg,
    ThreatsAsked,
)
from game.ui.screens.table.sounds import sound_effects
from game.ui.screens.table.update import update
from game.ui.screens.table.view import table_screen
from game.ui.ways import HomePicked


def _screen(model: Model) -> Sequence[Node]:
    game = model.game
    return with_curtain(table_screen(model, game), game) if game else []


def _announcement(model: Model) -> Sequence[Node]:
    game = model.game
    if game is None:
        return ()
    return announcement(game, hand_explained(game) if model.explains else "")


def _dialog(model: Model, shown: TableDialog) -> Node | None:
    return dialogs.open_dialog(model, model.shown, shown) if model.shown else None


def _key(model: Model, pressed: KeyPressed) -> Message | None:
    if model.game is None:
        return None
    if pressed.key == BACK:
        return HomePicked() if model.game.seen.outcome else LastMenuOpened()
    if model.game.phase is Phase.COVERED:
        return None
    key, on_board = pressed.key, pressed.on_board
    if pressed.escapes:
        return SelectionCleared()
    if key in DIGITS:
        return CardKeyPressed(int(key) - 1, on_board)
    if key == NEXT_CELL:
        return CursorJumped()
    if key == THREATS:
        return ThreatsAsked()
    if key in ARROWS:
        return CursorMoved(*ARROWS[key]) if on_board else CursorMoved(0, 0)
    return None


def _follow(before: Model, after: Model, _msg: Message) -> Result:
    """A computer is asked, a play is shown, a sentence about a tap in vain ends."""
    pace, games = after.settings.pace, (before.active, after.active)
    asked = computers.ask(*games, pace, gentle=after.learning)
    return after, (*asked, *show_landing(*games, pace), *show_refusal(*games, pace))


ROOM = Room(
    messages=get_args(TableMsg),
    update=update,
    locked=(EndGamePicked,),
    screen=_screen,
    announcement=_announcement,
    dialog=_dialog,
    key=_key,
    follow=_follow,
    sounds=sound_effects,
)
