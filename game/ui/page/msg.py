"""Messages that concern the whole page."""

from typing import TypeAlias

from game.ui.value import Value


class Resized(Value):
    """The page has this size in CSS pixels."""

    width: int
    height: int


class VoicesChanged(Value):
    """The device can speak these languages; commas separate their codes."""

    languages: str


class DialogClosed(Value):
    """Back from the open dialog to what lies under it."""


class WaitBegan(Value):
    """Something takes so long that the page says so."""


class WaitEnded(Value):
    """It is done."""


PageMsg: TypeAlias = Resized | VoicesChanged | DialogClosed | WaitBegan | WaitEnded
