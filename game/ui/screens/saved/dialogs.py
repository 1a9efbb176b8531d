"""The dialogs about the saved game."""

from typing import assert_never

from game.ui.controls import waiting_game
from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _
from game.ui.look.parts import dialog, worded
from game.ui.model.model import Model
from game.ui.model.saved import ElsewhereDialog, NewGameDialog, NotSavedDialog, SavedDialog
from game.ui.screens.home.msg import NewGameConfirmed
from game.ui.screens.saved.msg import TakeOverPicked
from game.ui.ways import ContinuePicked, SaveFilePicked


def open_dialog(model: Model, shown: SavedDialog) -> Node:
    """The open dialog."""
    match shown:
        case NewGameDialog():
            return _new_game(model)
        case ElsewhereDialog():
            return _elsewhere()
        case NotSavedDialog(is_full):
            return _not_saved(is_full=is_full, locked=model.is_locked)
        case _:
            assert_never(shown)


def _new_game(model: Model) -> Node:
    """Asks whether to give up a game that is not finished, or a damaged one."""
    locked = model.is_locked
    if not model.has_saved_game:
        return dialog(
            _("A damaged game is still saved here."),
            element("p", _("If you start a new game, the damaged one is deleted.")),
            worded("icon-file", _("Save it as a file"), msg=SaveFilePicked, locked=locked),
            worded("icon-anew", _("Start a new game"), msg=NewGameConfirmed, locked=locked),
            back=_("Back"),
        )
    return dialog(
        _("You have an unfinished game."),
        waiting_game(model.saved_board or model.settings.rules, ContinuePicked),
        element("p", _("If you start a new game, you lose this one.")),
        beside_back=worded("icon-anew", _("Start a new game"), msg=NewGameConfirmed, locked=locked),
        back=_("Back"),
    )


def _elsewhere() -> Node:
    """Reports that the game is open in another tab, and offers it here."""
    return dialog(
        _("The game is open in another tab or window."),
        element("p", _("You can only play it in one place at a time.")),
        worded("icon-play", _("Play it here"), msg=TakeOverPicked),
        back=_("Back"),
    )


def _not_saved(*, is_full: bool, locked: bool) -> Node:
    """Reports that the game on the table can no longer be saved, and why."""
    no_room = _("The device is full.")
    why = no_room if is_full else _("The browser does not allow saving, or is not responding.")
    return dialog(
        _("This game can no longer be saved."),
        element("p", why),
        element(
            "p",
            _("You can keep playing, but when you close the page the latest moves are lost."),
        ),
        worded("icon-file", _("Save the game as a file"), msg=SaveFilePicked, locked=locked),
        back=_("Keep playing"),
        sign="icon-play",
    )
