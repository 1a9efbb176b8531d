"""The set-up as a room."""

from collections.abc import Sequence
from typing import get_args

from game.ui.frame.keys import KeyPressed
from game.ui.frame.markup import Node
from game.ui.frame.message import Message
from game.ui.model.model import Model
from game.ui.model.room import Room
from game.ui.screens.setup.dialogs import open_dialog
from game.ui.screens.setup.msg import SetUpClosed, SetUpMsg
from game.ui.screens.setup.update import update
from game.ui.screens.setup.view import setup_screen


def _screen(model: Model) -> Sequence[Node]:
    return [setup_screen(model)]


def _key(_model: Model, pressed: KeyPressed) -> Message | None:
    return SetUpClosed() if pressed.escapes else None


ROOM = Room(
    messages=get_args(SetUpMsg),
    update=update,
    locked=get_args(SetUpMsg),
    screen=_screen,
    dialog=open_dialog,
    key=_key,
)
