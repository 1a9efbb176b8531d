"""Messages about the moments of a game that mattered."""

from typing import TypeAlias

from game.ui.frame.message import Message
from game.ui.model.coach import Moment, Praise
from game.ui.ways import CoachPicked


class MomentsFound(Message):
    """The moments of the game, and praise for people without any."""

    moments: tuple[Moment | Praise, ...]


class MomentPicked(Message):
    """Show the moment with this index."""

    place: int


class CoachClosed(Message):
    """Go back to the game."""


class WholeGamePicked(Message):
    """Go back, and look at the chances from turn to turn."""


class MomentSaid(Message):
    """Read the question aloud."""


CoachMsg: TypeAlias = (
    CoachPicked | MomentsFound | MomentPicked | CoachClosed | WholeGamePicked | MomentSaid
)
"""Messages about the whole screen."""


class MomentCardPicked(Message):
    """A card of the hand was tapped, counted from 0."""

    index: int


class MomentCardLifted(Message):
    """A card of the hand is dragged, counted from 0."""

    index: int


class MomentCellPicked(Message):
    """A cell of the board was tapped."""

    cell: str


class MomentCursorMoved(Message):
    """Move the cursor by this many columns and rows of the screen, and focus its cell."""

    across: int
    down: int


class MomentShown(Message):
    """Show what could have been played."""


MomentMsg: TypeAlias = (
    MomentCardPicked | MomentCardLifted | MomentCellPicked | MomentCursorMoved | MomentShown
)
"""Messages about the moment that is shown."""
