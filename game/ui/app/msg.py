"""Everything that can happen to the page: the messages of all features, and keys."""

from typing import TypeAlias

from game.ui.frame.message import Message
from game.ui.screens.builder.msg import BuilderMsg
from game.ui.screens.family.msg import FamilyMsg
from game.ui.screens.history.msg import HistoryMsg
from game.ui.screens.home.msg import HomeMsg
from game.ui.screens.learn.msg import LearnMsg
from game.ui.screens.lock.msg import LockMsg
from game.ui.screens.page.msg import PageMsg
from game.ui.screens.pictures.msg import PicturesMsg
from game.ui.screens.print.msg import PrintMsg
from game.ui.screens.saved.msg import SavedMsg
from game.ui.screens.seat_bots.msg import SeatBotsMsg
from game.ui.screens.table.msg import TableMsg


class KeyPressed(Message):
    """A key outside a text field, by its DOM name; `on_board` if a cell had the focus."""

    key: str
    on_board: bool


FeatureMsg: TypeAlias = (
    TableMsg
    | HomeMsg
    | SavedMsg
    | HistoryMsg
    | FamilyMsg
    | LearnMsg
    | LockMsg
    | PrintMsg
    | BuilderMsg
    | PicturesMsg
    | SeatBotsMsg
    | PageMsg
)
"""The messages that a feature owns."""

Msg: TypeAlias = FeatureMsg | KeyPressed
"""All messages; `keys.py` translates a key into the message of a feature."""
