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
PLACES = {
    "KeyN": NEXT_CELL,
    "KeyT": THREATS,
    **{place + digit: digit for digit in DIGITS for place in ("Digit", "Numpad")},
}
"""The letters and digits by their place on the keyboard, for layouts that write others there."""

BACK = "BrowserBack"
"""Back of the browser or the device. Keyboards also have such a key, which the browser handles."""

KEYS = frozenset({*ARROWS, *DIGITS, NEXT_CELL, THREATS, "Escape"})
"""The keys that mean something on some screen."""


def known_key(name: str, place: str) -> str | None:
    """The key in `KEYS` that was pressed, by what it writes and by its place; None for others.

    Layouts write the digits of many scripts, or other characters in the places of digits.
    """
    if len(name) == 1 and name.isdecimal():
        name = str(int(name))
    if name in KEYS:
        return name
    return PLACES.get(place) if len(name) == 1 else None


class KeyPressed(Message):
    """A key outside a text field, by its DOM name; `on_board` if a cell had the focus."""

    key: str
    on_board: bool

    @property
    def escapes(self) -> bool:
        """Whether the key closes what was opened last."""
        return self.key in ("Escape", BACK)
