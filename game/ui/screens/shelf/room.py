"""The shelf with all games that can go on, as a room."""

from typing import get_args

from game.ui.frame.keys import KeyPressed
from game.ui.frame.message import Message
from game.ui.model.model import Model
from game.ui.model.room import Room
from game.ui.screens.shelf.msg import DeleteConfirmed, ShelfClosed, ShelfMsg
from game.ui.screens.shelf.update import update
from game.ui.screens.shelf.view import announcement, open_dialog, screen


def _key(_model: Model, pressed: KeyPressed) -> Message | None:
    return ShelfClosed() if pressed.escapes else None


ROOM = Room(
    messages=get_args(ShelfMsg),
    update=update,
    locked=(DeleteConfirmed,),
    screen=screen,
    announcement=announcement,
    dialog=open_dialog,
    key=_key,
)
