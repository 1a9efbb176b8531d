"""The puzzles as a room."""

from typing import get_args

from game.ui.frame.keys import KeyPressed
from game.ui.frame.message import Message
from game.ui.model.model import Model
from game.ui.model.room import Room
from game.ui.screens.puzzles.msg import PuzzlesClosed, PuzzlesMsg
from game.ui.screens.puzzles.update import update
from game.ui.screens.puzzles.view import announcement, screen


def _key(_model: Model, pressed: KeyPressed) -> Message | None:
    return PuzzlesClosed() if pressed.escapes else None


ROOM = Room(
    messages=get_args(PuzzlesMsg),
    update=update,
    screen=screen,
    announcement=announcement,
    key=_key,
)
