"""What a key means: the message that a tap would send."""

from game.ui.app.msg import FeatureMsg, KeyPressed
from game.ui.model.model import Model
from game.ui.play.game import Phase
from game.ui.screens.builder.msg import BuildClosed, SunCursorMoved
from game.ui.screens.history.msg import HistoryClosed, TurnPicked
from game.ui.screens.pictures.msg import SetClosed
from game.ui.screens.print.msg import PrintClosed
from game.ui.screens.table.msg import (
    CardKeyPressed,
    CursorJumped,
    CursorMoved,
    SelectionCleared,
    ThreatsAsked,
)
from game.ui.ways import DialogClosed

FAR = 10_000
"""More than any board has cells, and more than any game has turns."""

ARROWS = {
    "ArrowLeft": (-1, 0),
    "ArrowRight": (1, 0),
    "ArrowUp": (0, -1),
    "ArrowDown": (0, 1),
    "Home": (-FAR, 0),
    "End": (FAR, 0),
}
"""The columns and rows of the screen by which a key moves the cursor."""

TURNS = {
    "ArrowLeft": -1,
    "ArrowUp": -1,
    "ArrowRight": 1,
    "ArrowDown": 1,
    "Home": -FAR,
    "End": FAR,
}
"""The number of turns by which a key moves while somebody looks back."""

DIGITS = tuple("123456789")
NEXT_CELL = "n"
THREATS = "t"
LETTERS = {"KeyN": NEXT_CELL, "KeyT": THREATS}
"""The letters by their place on the keyboard, for layouts that write others there."""

KEYS = frozenset({*ARROWS, *DIGITS, NEXT_CELL, THREATS, "Escape"})


def meaning(model: Model, pressed: KeyPressed) -> FeatureMsg | None:
    """The message that the key stands for on this screen; None if it stands for none."""
    key, escapes = pressed.key, pressed.key == "Escape"
    if model.dialog:
        return DialogClosed() if escapes else None
    if model.history:
        if escapes:
            return HistoryClosed()
        return TurnPicked(model.history.place + TURNS[key]) if key in TURNS else None
    if model.game is None:
        return _on_page(model, pressed)
    return None if model.game.phase is Phase.COVERED else _at_table(pressed)


def _on_page(model: Model, pressed: KeyPressed) -> FeatureMsg | None:
    """What the key means on the home screen, or on a page in its place."""
    escapes = pressed.key == "Escape"
    if model.printing:
        return PrintClosed() if escapes else None
    if model.building is None:
        return SetClosed() if escapes and model.editing else None
    if escapes:
        return BuildClosed()
    is_arrow = pressed.on_board and pressed.key in ARROWS
    return SunCursorMoved(*ARROWS[pressed.key]) if is_arrow else None


def _at_table(pressed: KeyPressed) -> FeatureMsg | None:
    key, on_board = pressed.key, pressed.on_board
    if key == "Escape":
        return SelectionCleared()
    if key in DIGITS:
        return CardKeyPressed(int(key) - 1, on_board)
    if key == NEXT_CELL:
        return CursorJumped()
    if key == THREATS:
        return ThreatsAsked()
    if key in ARROWS:
        return CursorMoved(*ARROWS[key]) if on_board else CursorMoved(0, 0)
    return None
