"""The page on which people build a board, as a room."""

from collections.abc import Sequence
from typing import get_args

from game.ui.frame.keys import ARROWS, KeyPressed
from game.ui.frame.markup import Node
from game.ui.frame.message import Message
from game.ui.look.parts import said
from game.ui.model.model import Model
from game.ui.model.room import Room
from game.ui.screens.builder import sentences
from game.ui.screens.builder.dialogs import open_dialog
from game.ui.screens.builder.msg import (
    BuildClosed,
    BuilderMsg,
    DeleteBoardConfirmed,
    DeleteBoardPicked,
    ShareBoardPicked,
    SunCursorMoved,
)
from game.ui.screens.builder.update import update
from game.ui.screens.builder.view import build_screen


def _screen(model: Model) -> Sequence[Node]:
    return [build_screen(model, model.building)] if model.building else []


def _announcement(model: Model) -> Sequence[Node]:
    return said(sentences.announcement(model.building)) if model.building else ()


def _key(_model: Model, pressed: KeyPressed) -> Message | None:
    if pressed.escapes:
        return BuildClosed()
    is_arrow = pressed.on_board and pressed.key in ARROWS
    return SunCursorMoved(*ARROWS[pressed.key]) if is_arrow else None


ROOM = Room(
    messages=get_args(BuilderMsg),
    update=update,
    locked=(DeleteBoardConfirmed, DeleteBoardPicked, ShareBoardPicked),
    screen=_screen,
    announcement=_announcement,
    dialog=open_dialog,
    key=_key,
)
