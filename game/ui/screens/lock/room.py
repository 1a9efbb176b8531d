"""The children's lock as a room."""

from typing import get_args

from game.ui.model.room import Room
from game.ui.screens.lock.msg import LockFlipped, LockMsg
from game.ui.screens.lock.update import update
from game.ui.screens.lock.view import open_dialog
from game.ui.ways import GrownUpsOpened

ROOM = Room(
    messages=get_args(LockMsg),
    update=update,
    locked=(GrownUpsOpened, LockFlipped),
    dialog=open_dialog,
)
