"""The family board as a room."""

from typing import get_args

from game.ui.frame.message import Message
from game.ui.model.effect import Result
from game.ui.model.model import Model
from game.ui.model.room import Room
from game.ui.screens.family.counting import count_at_end
from game.ui.screens.family.msg import ClearFamilyConfirmed, FamilyMsg
from game.ui.screens.family.update import update
from game.ui.screens.family.view import open_dialog
from game.ui.ways import ClearFamilyPicked


def _follow(before: Model, after: Model, _msg: Message) -> Result:
    """A game that has ended is counted."""
    return after, count_at_end(before.game, after.game)


ROOM = Room(
    messages=get_args(FamilyMsg),
    update=update,
    locked=(ClearFamilyConfirmed, ClearFamilyPicked),
    dialog=open_dialog,
    follow=_follow,
)
