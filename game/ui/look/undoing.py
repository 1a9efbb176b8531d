"""The buttons with which makers of boards and pictures take a change back."""

from collections.abc import Sized

from game.ui.frame.markup import Node
from game.ui.frame.message import Message
from game.ui.look.i18n import _
from game.ui.look.parts import button, picture, worded


def restore_button(name: str, msg: type[Message]) -> Node:
    """The button that brings back what was deleted just now."""
    return worded("icon-undo", _("Bring back %(name)s") % {"name": name}, msg=msg, key="restore")


def undo_and_redo(
    undo: type[Message], redo: type[Message], past: Sized, future: Sized
) -> list[Node]:
    """The buttons that take a change back, and make it again."""
    return [
        _step("icon-undo", undo, _("Undo"), past),
        _step("icon-redo", redo, _("Redo"), future),
    ]


def _step(icon: str, msg: type[Message], label: str, steps: Sized) -> Node:
    return button(
        picture(icon),
        msg=msg,
        class_="round",
        label=label,
        key=icon,
        disabled=not len(steps),
        repeats=True,
    )
