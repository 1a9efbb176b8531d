"""The page of a picture set, as a room."""

from collections.abc import Sequence
from typing import get_args

from game.ui.frame.keys import KeyPressed
from game.ui.frame.markup import Node
from game.ui.frame.message import Message
from game.ui.look.parts import said
from game.ui.model.effect import Result
from game.ui.model.model import Model
from game.ui.model.room import Room
from game.ui.screens.pictures import sentences
from game.ui.screens.pictures.board_name import follow_name
from game.ui.screens.pictures.dialogs import open_dialog, update_face
from game.ui.screens.pictures.face_msg import CameraPicked, FaceMsg, RecordPicked
from game.ui.screens.pictures.msg import (
    DeleteSetConfirmed,
    DeleteSetPicked,
    OpenZooPicked,
    PicturesMsg,
    SaveZooPicked,
    SetClosed,
    SwapStopped,
)
from game.ui.screens.pictures.update import after_dialog, update_set
from game.ui.screens.pictures.view import pictures_screen


def _update(model: Model, msg: PicturesMsg) -> Result:
    return update_face(model, msg) if isinstance(msg, FaceMsg) else update_set(model, msg)


def _screen(model: Model) -> Sequence[Node]:
    return [pictures_screen(model, model.editing)] if model.editing else []


def _announcement(model: Model) -> Sequence[Node]:
    return said(sentences.announcement(model.editing)) if model.editing else ()


def _key(model: Model, pressed: KeyPressed) -> Message | None:
    swaps = model.editing and model.editing.swaps
    return (SwapStopped() if swaps else SetClosed()) if pressed.escapes else None


def _follow(before: Model, after: Model, _msg: Message) -> Result:
    """A recording that is left stops, the focus returns to the picture, a board gets a name."""
    named, effects = follow_name(before, after)
    return named, (*after_dialog(before, after), *effects)


ROOM = Room(
    messages=get_args(PicturesMsg),
    update=_update,
    locked=(
        CameraPicked,
        DeleteSetConfirmed,
        DeleteSetPicked,
        OpenZooPicked,
        RecordPicked,
        SaveZooPicked,
    ),
    screen=_screen,
    announcement=_announcement,
    dialog=open_dialog,
    key=_key,
    follow=_follow,
)
