"""The dialog about other devices. Home needs no more of it: `joining.py` has what it shows."""

from game.ui.frame.value import Value


class Shown(Value):
    """What the dialog shows; `Joining` names the classes."""


class TogetherDialog(Value):
    """A dialog in which devices join, or a question about one of them."""

    shown: Shown
