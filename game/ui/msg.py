"""Everything that can happen to the page: the messages of all features, and keys."""

from typing import TypeAlias

from game.ui.builder.msg import BuilderMsg
from game.ui.family.msg import FamilyMsg
from game.ui.history.msg import HistoryMsg
from game.ui.home.msg import HomeMsg
from game.ui.learn.msg import LearnMsg
from game.ui.lock.msg import LockMsg
from game.ui.made.msg import MadeMsg
from game.ui.page.msg import PageMsg
from game.ui.pictures.msg import PicturesMsg
from game.ui.print.msg import PrintMsg
from game.ui.saved.msg import SavedMsg
from game.ui.table.msg import TableMsg
from game.ui.value import Value


class KeyPressed(Value):
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
    | MadeMsg
    | PageMsg
)
"""The messages that a feature owns."""

Msg: TypeAlias = FeatureMsg | KeyPressed
"""All messages; `keys.py` translates a key into the message of a feature."""
