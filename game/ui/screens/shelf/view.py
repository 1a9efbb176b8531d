"""The shelf."""

from collections.abc import Sequence

from game.ui.frame.markup import Node, element
from game.ui.model.model import Model
from game.ui.model.shelf import ShelfDialog


def screen(model: Model) -> Sequence[Node]:
    return [element("main", key="shelf")]


def announcement(model: Model) -> Sequence[Node]:
    return ()


def open_dialog(model: Model, shown: ShelfDialog) -> Node:
    return element("dialog")
