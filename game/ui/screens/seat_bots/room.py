"""Bots of the workshop on the seats of a game, as a room."""

from collections.abc import Sequence
from typing import get_args

from game.ui.frame.markup import Node
from game.ui.model.model import Model
from game.ui.model.room import Room
from game.ui.model.seat_bots import SeatBotsDialog
from game.ui.screens.seat_bots import view
from game.ui.screens.seat_bots.msg import SeatBotsMsg
from game.ui.screens.seat_bots.update import follow, update


def _screen(_model: Model) -> Sequence[Node]:
    return [view.opening_screen()]


def _dialog(_model: Model, shown: SeatBotsDialog) -> Node | None:
    return view.open_dialog(shown)


ROOM = Room(
    messages=get_args(SeatBotsMsg),
    update=update,
    screen=_screen,
    dialog=_dialog,
    follow=follow,
)
