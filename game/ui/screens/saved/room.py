"""The saved game and damaged texts as a room."""

from typing import get_args

from game.ui.model.room import Room
from game.ui.screens.saved.dialogs import open_dialog
from game.ui.screens.saved.msg import SavedMsg
from game.ui.screens.saved.update import update
from game.ui.ways import DeleteDamagedPicked, SaveFilePicked

ROOM = Room(
    messages=get_args(SavedMsg),
    update=update,
    locked=(DeleteDamagedPicked, SaveFilePicked),
    dialog=open_dialog,
)
