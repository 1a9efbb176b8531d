"""Messages that concern the whole page."""

from typing import TypeAlias

from game.ui.frame.message import Message
from game.ui.ways import DialogClosed


class Resized(Message):
    """The page has this size in CSS pixels."""

    width: int
    height: int


class VoicesChanged(Message):
    """The device can speak these languages; commas separate their codes."""

    languages: str


class WentBack(Message):
    """Back of the browser or the device: `app/` asks the screen what it means."""


class WaitBegan(Message):
    """Something takes so long that the page says so."""


class WaitEnded(Message):
    """It is done."""


PageMsg: TypeAlias = Resized | VoicesChanged | DialogClosed | WentBack | WaitBegan | WaitEnded
