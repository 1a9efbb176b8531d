"""The dialogs for grown-ups."""

from typing import TypeAlias

from game.ui.frame.value import Value


class GrownUpsDialog(Value):
    """The lock, the language and printing."""


class SumDialog(Value):
    """The sum to solve."""


LockDialog: TypeAlias = GrownUpsDialog | SumDialog
