"""The sum that opens the children's lock."""

from dataclasses import dataclass

from game.ui.frame.message import Message
from game.ui.model.dialog import Dialog


@dataclass(frozen=True, slots=True)
class Sum:
    """A sum for a grown-up, the message that it holds back, and the dialog that lies under it.

    The numbers are 0 until chance has chosen them. `is_retry` is true after a wrong answer.
    """

    held_back: Message
    under: Dialog | None
    one: int = 0
    other: int = 0
    is_retry: bool = False
