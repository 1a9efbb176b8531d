"""What messages about the whole page do; pure."""

from dataclasses import replace
from typing import assert_never

from game.ui.look.ids import PLAY
from game.ui.model.builder import BoardsDialog
from game.ui.model.dialog import Dialog
from game.ui.model.effect import FinishImage, Focus, Result
from game.ui.model.family import AlbumDialog, ClearFamilyDialog, FamilyBoardDialog, NamesDialog
from game.ui.model.home import Home, MakeDialog, WelcomeDialog
from game.ui.model.learn import HelpDialog, RulesDialog
from game.ui.model.lock import GrownUpsDialog, SumDialog
from game.ui.model.model import Model
from game.ui.model.people import owner, page_with, ranked
from game.ui.model.pictures import (
    DrawingDialog,
    LibraryDialog,
    NewSetDialog,
    PhotoDialog,
    PictureDialog,
    SetsDialog,
    WordDialog,
)
from game.ui.model.setup import OptionsDialog, SeatDialog
from game.ui.model.table import MenuDialog
from game.ui.screens.page.msg import (
    PageMsg,
    Resized,
    VoicesChanged,
    WaitBegan,
    WaitEnded,
    WentBack,
)
from game.ui.ways import DialogClosed


def update(model: Model, msg: PageMsg) -> Result:
    """The model after the message."""
    match msg:
        case Resized(width, height):
            return replace(model, viewport=(width, height)), ()
        case VoicesChanged(languages):
            return replace(model, voices=frozenset(languages.split(","))), ()
        case DialogClosed():
            if isinstance(model.dialog, DrawingDialog) and not model.dialog.failure:
                return model, (FinishImage(),)  # Nothing that was drawn is lost.
            focus = (Focus(PLAY),) if isinstance(model.dialog, WelcomeDialog) else ()
            return replace(model, dialog=under(model), sum=None), focus
        case WentBack():
            return model, ()
        case WaitBegan():
            return replace(model, asks_to_wait=True), ()
        case WaitEnded():
            return replace(model, asks_to_wait=False), ()
        case _:
            assert_never(msg)


def under(model: Model) -> Dialog | None:
    """The dialog that lies under the open one, if any."""
    match model.dialog:
        case SumDialog():
            return model.sum.under if model.sum else None
        case NamesDialog(seat):
            return SeatDialog(seat)
        case NewSetDialog():
            return SetsDialog()
        case OptionsDialog() | ClearFamilyDialog():
            return GrownUpsDialog()
        case BoardsDialog() | SetsDialog() if isinstance(model.screen, Home):
            return MakeDialog()
        case PhotoDialog(place) | DrawingDialog(place) | WordDialog(place) | LibraryDialog(place):
            return PictureDialog(place)
        case HelpDialog() | RulesDialog() if model.game:
            return MenuDialog()
        case AlbumDialog(person_id) if model.game is None and person_id != owner(model).id:
            return FamilyBoardDialog(page_with(ranked(model), person_id))
    return None
