"""Looking back, links and files as a room."""

from collections.abc import Sequence
from typing import get_args

from game.ui.frame.keys import FAR, KeyPressed
from game.ui.frame.markup import Node
from game.ui.frame.message import Message
from game.ui.look.parts import said
from game.ui.model.model import Model
from game.ui.model.room import Room
from game.ui.screens.history import sentences
from game.ui.screens.history.dialogs import open_dialog
from game.ui.screens.history.msg import (
    HistoryClosed,
    HistoryMsg,
    ShareFilePicked,
    ShareOpened,
    TurnPicked,
)
from game.ui.screens.history.update import update
from game.ui.screens.history.view import history_screen
from game.ui.ways import OpenFilePicked

TURNS = {
    "ArrowLeft": -1,
    "ArrowUp": -1,
    "ArrowRight": 1,
    "ArrowDown": 1,
    "Home": -FAR,
    "End": FAR,
}
"""The number of turns by which a key moves."""


def _screen(model: Model) -> Sequence[Node]:
    return [history_screen(model, model.history)] if model.history else []


def _announcement(model: Model) -> Sequence[Node]:
    return said(sentences.announcement(model.history)) if model.history else ()


def _key(model: Model, pressed: KeyPressed) -> Message | None:
    if pressed.escapes:
        return HistoryClosed()
    if model.history is None or pressed.key not in TURNS:
        return None
    return TurnPicked(model.history.place + TURNS[pressed.key])


ROOM = Room(
    messages=get_args(HistoryMsg),
    update=update,
    locked=(OpenFilePicked, ShareFilePicked, ShareOpened),
    screen=_screen,
    announcement=_announcement,
    dialog=open_dialog,
    key=_key,
)
