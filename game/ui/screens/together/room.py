"""Several devices as a room."""

from typing import get_args

from game.ui.model.room import Room
from game.ui.screens.together.msg import (
    DevicePicked,
    FarPicked,
    InvitePicked,
    JoinPicked,
    NewDevicePicked,
    SeatTaken,
    TogetherMsg,
)
from game.ui.screens.together.pictures_msg import GetPicturesPicked, SendPicturesPicked
from game.ui.screens.together.update import follow, update
from game.ui.screens.together.view import open_dialog

ROOM = Room(
    messages=get_args(TogetherMsg),
    update=update,
    locked=(
        DevicePicked,
        FarPicked,
        GetPicturesPicked,
        InvitePicked,
        JoinPicked,
        NewDevicePicked,
        SeatTaken,
        SendPicturesPicked,
    ),
    dialog=open_dialog,
    follow=follow,
)
