"""The dialogs in which bots go from device to device, as frozen data."""

from enum import Enum

from game.together.code import Code
from game.ui.frame.value import Value
from game.ui.model.joining import Camera, Drawing, Hint


class Answer(Enum):
    """What a device that collects bots answers to one. The values are sent."""

    TAKEN = "taken"
    BAD = "bad"
    """The text was no bot."""
    FULL = "full"
    """No more bots can be saved there."""


class CollectDialog(Value):
    """Shows a code to devices with bots, and looks for their answers."""

    device: str = ""
    """The id of this device; empty until it is known."""
    link: int = 0
    """The link that the code offers; 0 for none."""
    drawing: Drawing | None = None
    camera: Camera = Camera.OPENING
    can_turn: bool = False
    hint: Hint = Hint.NONE
    joining: frozenset[int] = frozenset()
    """The links to devices whose answer was read and whose bot has not come."""
    answered: frozenset[int] = frozenset()
    """The links to devices whose bot has come. The other device closes them when it knows that."""
    read: int = 0
    """How many codes of other devices were read: the field for them is empty after each."""
    refused: Answer | None = None
    """Why the last bot was not taken."""


class SendDialog(Value):
    """Looks for the code of the device that collects bots, asks, and shows an answer."""

    device: str = ""
    code: Code | None = None
    """The code of the device that collects."""
    is_name_asked: bool = False
    """Whether somebody without a name wanted to send the bot, and was asked for one."""
    is_agreed: bool = False
    """Whether somebody has said that the bot shall be sent."""
    link: int = 0
    """The link that the answer belongs to; 0 for none."""
    drawing: Drawing | None = None
    camera: Camera = Camera.OPENING
    can_turn: bool = False
    hint: Hint = Hint.NONE
    answer: Answer | None = None


def links_of(dialog: object) -> frozenset[int]:
    """The links that the dialog needs. Others are closed."""
    if isinstance(dialog, CollectDialog):
        return (dialog.joining | dialog.answered | {dialog.link}) - {0}
    return frozenset({dialog.link} - {0}) if isinstance(dialog, SendDialog) else frozenset()
