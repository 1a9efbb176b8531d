"""Messages about the children's lock."""

from typing import TypeAlias

from game.ui.value import Value


class GrownUpsOpened(Value):
    """Open what is for grown-ups: the lock, the language, printing."""


class LockFlipped(Value):
    """Switch the children's lock on or off."""


class SumChosen(Value):
    """Chance has chosen the numbers that a grown-up is to add."""

    one: int
    other: int


class SumAnswered(Value):
    """A number was tapped as the answer to the sum."""

    number: int


LockMsg: TypeAlias = GrownUpsOpened | LockFlipped | SumChosen | SumAnswered
