"""Messages about the children's lock."""

from typing import TypeAlias

from game.ui.frame.message import Message
from game.ui.ways import GrownUpsOpened


class LockFlipped(Message):
    """Switch the children's lock on or off."""


class SumChosen(Message):
    """Chance has chosen the numbers that a grown-up is to add."""

    one: int
    other: int


class SumAnswered(Message):
    """A number was tapped as the answer to the sum."""

    number: int


LockMsg: TypeAlias = GrownUpsOpened | LockFlipped | SumChosen | SumAnswered
