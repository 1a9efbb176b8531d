"""Keys of the keyboard, by their DOM names."""

from game.ui.frame.message import Message

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

DIGITS = tuple("123456789")
NEXT_CELL = "n"
THREATS = "t"
LETTERS = {"KeyN": NEXT_CELL, "KeyT": THREATS}
"""The letters by their place on the keyboard, for layouts that write others there."""

BACK = "BrowserBack"
"""Back of the browser or the device. Keyboards also have such a key, which the browser handles."""

KEYS = frozenset({*ARROWS, *DIGITS, NEXT_CELL, THREATS, "Escape"})
"""The keys that mean something on some screen."""


class KeyPressed(Message):
    """A key outside a text field, by its DOM name; `on_board` if a cell had the focus."""

    key: str
    on_board: bool

    @property
    def escapes(self) -> bool:
        """Whether the key closes what was opened last."""
        return self.key in ("Escape", BACK)
