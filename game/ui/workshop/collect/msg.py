"""What can happen while bots go from device to device."""

from typing import TypeAlias

from game.ui.frame.message import Message
from game.ui.screens.together.msg import (
    CameraTurned,
    CodeExpired,
    CodeMade,
    CodeNotMade,
    CodePasted,
    CodeSeen,
    CodeSent,
    LinkClosed,
    LinkOpened,
    LinkSilent,
    OfferOpened,
    ScannerFailed,
    ScannerOpened,
    SendCodePicked,
    TextCame,
    TogetherFailed,
    TogetherReady,
    WaitedLong,
)
from game.ui.workshop.ways import CollectPicked, SendToTeacherPicked


class CollectedPicked(Message):
    """Let the bots that have come play each other."""


class SentBotPicked(Message):
    """Send this saved bot, counted from 0."""

    number: int


class SendAgreed(Message):
    """Send the open bot to the device whose code was read."""


RoomMsg: TypeAlias = (
    TogetherReady
    | TogetherFailed
    | ScannerOpened
    | ScannerFailed
    | CameraTurned
    | CodeSeen
    | CodePasted
    | CodeMade
    | CodeNotMade
    | CodeSent
    | SendCodePicked
    | CodeExpired
    | WaitedLong
    | LinkOpened
    | LinkSilent
    | LinkClosed
    | TextCame
    | SentBotPicked
    | SendAgreed
)
"""What happens in the open dialog."""

CollectMsg: TypeAlias = (
    CollectPicked | SendToTeacherPicked | OfferOpened | CollectedPicked | RoomMsg
)
"""Messages about bots that go from device to device."""
