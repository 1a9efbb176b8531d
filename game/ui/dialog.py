"""The dialogs of all features, one of which can be open."""

from typing import TypeAlias

from game.ui.builder.state import BuilderDialog
from game.ui.family.state import FamilyDialog
from game.ui.history.state import HistoryDialog
from game.ui.home.state import HomeDialog
from game.ui.learn.state import LearnDialog
from game.ui.lock.state import LockDialog
from game.ui.made.state import MadeDialog
from game.ui.pictures.state import PicturesDialog
from game.ui.saved.state import SavedDialog
from game.ui.table.state import TableDialog

Dialog: TypeAlias = (
    HomeDialog
    | TableDialog
    | SavedDialog
    | HistoryDialog
    | FamilyDialog
    | LearnDialog
    | LockDialog
    | BuilderDialog
    | PicturesDialog
    | MadeDialog
)
