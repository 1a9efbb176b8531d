"""Messages about pictures that go from the host to a guest."""

from typing import TypeAlias

from game.ui.frame.message import Message
from game.ui.sets.picture_set import PictureSet


class GetPicturesPicked(Message):
    """Show how far the pictures are; ask the host for them if they are not on their way."""


class SendPicturesPicked(Message):
    """Send the pictures to the device that asks."""


class PicturesPacked(Message):
    """The file with the pictures for this device."""

    device: str
    file: bytes


class PieceDue(Message):
    """It is time to ask for this piece, of the pictures that were asked for this time."""

    asks: int
    number: int


class PieceLate(Message):
    """This piece should have come by now."""

    asks: int
    number: int


class PicturesOpened(Message):
    """The file was read. If it holds no set, `fault` is a value of `ZooFault`."""

    pictures: PictureSet | None
    fault: str = ""


PicturesMsg: TypeAlias = (
    GetPicturesPicked | SendPicturesPicked | PicturesPacked | PieceDue | PieceLate | PicturesOpened
)
