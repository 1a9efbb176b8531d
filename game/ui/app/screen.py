"""Which room shows the page's screen."""

from collections.abc import Iterator
from dataclasses import replace

from game.ui.app.rooms import owner_of, room
from game.ui.model.dialog import Dialog
from game.ui.model.history import LINK, LookingBack
from game.ui.model.home import Home
from game.ui.model.model import Model
from game.ui.model.room import Room
from game.ui.model.screen import Over, Screen
from game.ui.model.seat_bots import Opening
from game.ui.model.table import MenuDialog, Table
from game.ui.screens.page.update import under


def screen_room(model: Model) -> Room:
    """The room of the screen; the room of the lessons shows a table at which a paw explains."""
    screen = model.screen
    has_paw = isinstance(screen, Table) and (model.learning or screen.game.hint)
    return room("learn") if has_paw else owner_of(screen)


def depth(model: Model) -> int:
    """How many things are open, one over the other: screens other than home, and dialogs.

    Back closes one after the other, and leaves the page at 0.
    """
    if model.dialog == MenuDialog(is_last=True):
        return 0
    over = _layers(model.screen)
    on_ground = not isinstance(model.ground, Home | Opening)
    return over + on_ground + len(list(_dialogs(model)))


def _layers(screen: Screen) -> int:
    """How many screens lie over the ground."""
    return 1 + _layers(screen.behind) if isinstance(screen, Over) else 0


def link(model: Model) -> str | None:
    """The end of the page's address while it shows the game of a link."""
    code = model.screen.link if isinstance(model.screen, LookingBack) else ""
    return LINK + code if code else None


def _dialogs(model: Model) -> Iterator[Dialog]:
    """The open dialog, and those that lie under it."""
    while model.dialog:
        yield model.dialog
        model = replace(model, dialog=under(model), sum=None)
