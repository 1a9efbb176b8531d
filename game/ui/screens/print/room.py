"""The game on paper as a room."""

from collections.abc import Sequence
from typing import get_args

from game.ui.frame.keys import KeyPressed
from game.ui.frame.markup import Node
from game.ui.frame.message import Message
from game.ui.model.model import Model
from game.ui.model.print import Printing
from game.ui.model.room import Room
from game.ui.screens.print.msg import PrintClosed, PrintMsg
from game.ui.screens.print.update import update
from game.ui.screens.print.view import announcement, print_screen
from game.ui.ways import PrintOpened


def _screen(model: Model) -> Sequence[Node]:
    shown = model.screen
    if not isinstance(shown, Printing):
        return []
    return [print_screen(model, shown)]


def _key(_model: Model, pressed: KeyPressed) -> Message | None:
    return PrintClosed() if pressed.escapes else None


ROOM = Room(
    messages=get_args(PrintMsg),
    update=update,
    locked=(PrintOpened,),
    screen=_screen,
    announcement=announcement,
    key=_key,
)
