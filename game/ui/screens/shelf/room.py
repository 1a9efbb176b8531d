"""The shelf with all games that can go on, as a room."""

from typing import get_args

from game.ui.model.room import Room
from game.ui.screens.shelf.msg import DeleteConfirmed, ShelfMsg
from game.ui.screens.shelf.update import update
from game.ui.screens.shelf.view import announcement, open_dialog, screen

ROOM = Room(
    messages=get_args(ShelfMsg),
    update=update,
    locked=(DeleteConfirmed,),
    screen=screen,
    announcement=announcement,
    dialog=open_dialog,
)
