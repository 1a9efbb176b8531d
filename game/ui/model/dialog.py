"""The dialogs of all features, one of which can be open."""

from typing import TypeAlias

from game.ui.model.builder import BuilderDialog
from game.ui.model.family import FamilyDialog
from game.ui.model.history import HistoryDialog
from game.ui.model.home import HomeDialog
from game.ui.model.learn import LearnDialog
from game.ui.model.lock import LockDialog
from game.ui.model.pictures import PicturesDialog
from game.ui.model.saved import SavedDialog
from game.ui.model.seat_bots import SeatBotsDialog
from game.ui.model.setup import SetUpDialog
from game.ui.model.shelf import ShelfDialog
from game.ui.model.table import TableDialog
from game.ui.model.together import TogetherDialog

Dialog: TypeAlias = (
    HomeDialog
    | SetUpDialog
    | TableDialog
    | SavedDialog
    | HistoryDialog
    | FamilyDialog
    | LearnDialog
    | LockDialog
    | BuilderDialog
    | PicturesDialog
    | SeatBotsDialog
    | TogetherDialog
    | ShelfDialog
)
