"""Boards as links. Home needs no more of them than `LinkDialog` in `builder.py`."""

from game.rules.edition import Edition
from game.ui.model.builder import Shown
from game.ui.model.effect import TogetherEffect
from game.ui.model.joining import Drawing


class Sharing(Shown):
    """A board that is shared as a link."""

    hash: str
    """The end of the address: `#board=` and the code."""

    drawing: Drawing | None = None
    """The address as a code for cameras, once it is drawn."""

    sent: str = ""
    """What became of the link: a `LinkResult` of `bridge.js`."""


class Linked(Shown):
    """The board of a link; None if the link has none. `is_saved` once it is saved here."""

    edition: Edition | None
    is_saved: bool = False
    is_played: bool = False
    """Whether it is the board of the game on the table instead, which another device brought."""


class ShareBoard(TogetherEffect):
    """Share the page's address with this hash; answered by BoardLinkSent."""

    hash: str


class DrawBoard(TogetherEffect):
    """Draw the page's address with this hash for cameras; answered by BoardDrawn if that works."""

    hash: str
