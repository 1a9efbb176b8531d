"""What concerns the page as a whole, as a room."""

from typing import get_args

from game.ui.model.room import Room
from game.ui.screens.page.msg import PageMsg
from game.ui.screens.page.update import update

ROOM = Room(messages=get_args(PageMsg), update=update)
