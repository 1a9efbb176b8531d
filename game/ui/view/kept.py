"""Sheets about the game that is kept: over another one, in another tab, or not any more."""

from game.ui import msg as m
from game.ui.i18n import _
from game.ui.markup import Node, element
from game.ui.view.parts import dialog, worded


def anew(*, locked: bool) -> Node:
    """Whether a game that is not finished is to be given up."""
    return dialog(
        _("A game is not finished."),
        element("p", _("If you begin a new one, nobody can go on with it.")),
        worded("icon-anew", _("Begin a new game"), msg=m.AnewPicked, locked=locked),
        back=_("Back"),
    )


def elsewhere() -> Node:
    """That the game is in another tab, and can be had here."""
    return dialog(
        _("The game is open in another tab or window."),
        element("p", _("It can be played in one place at a time.")),
        worded("icon-play", _("Play it here"), msg=m.TakeOverPicked),
        back=_("Back"),
    )


def not_kept(*, locked: bool) -> Node:
    """That the game on the table will be lost with the page."""
    return dialog(
        _("This game is not kept any more."),
        element(
            "p",
            _(
                "The device has no room for it or allows none."
                " You can go on playing, but the newest turns are lost when the page is closed."
            ),
        ),
        worded("icon-file", _("Save the game as a file"), msg=m.FilePicked, locked=locked),
        back=_("Go on playing"),
        sign="icon-play",
    )
