"""The dialogs about opening and sharing games."""

from typing import assert_never

from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _
from game.ui.look.parts import dialog
from game.ui.model.history import (
    HistoryDialog,
    NewerGameDialog,
    NoGameDialog,
    ShareDialog,
)
from game.ui.model.model import Model
from game.ui.screens.history.share_dialog import share


def open_dialog(model: Model, shown: HistoryDialog) -> Node | None:
    """The open dialog."""
    match shown:
        case ShareDialog():
            return share(model.history, locked=model.is_locked) if model.history else None
        case NoGameDialog():
            return _no_game()
        case NewerGameDialog():
            return _newer_game()
        case _:
            assert_never(shown)


def _no_game() -> Node:
    """Reports that a link or a file holds no game."""
    return dialog(
        _("This game cannot be opened."),
        element("p", _("The link or file is damaged, or it is not a Rowdy Zoo game.")),
        back=_("OK"),
        sign="icon-done",
    )


def _newer_game() -> Node:
    """Reports that a link or a file needs a newer version."""
    return dialog(
        _("This game cannot be opened."),
        element("p", _("It needs a newer version of Rowdy Zoo.")),
        back=_("OK"),
        sign="icon-done",
    )
