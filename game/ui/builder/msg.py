"""Messages about boards that people build."""

from typing import TypeAlias

from game.rules.edition import Edition
from game.ui.builder.board import Board
from game.ui.builder.layout import Layout
from game.ui.builder.trial import Trial
from game.ui.value import Value


class BoardsRead(Value):
    """The saved text of the boards, empty if there is none."""

    text: str


class BoardsOpened(Value):
    """Show the boards that people have built here."""


class BuiltPicked(Value):
    """Play on this kept board, counted from 0."""

    number: int


class BuildPicked(Value):
    """Build a new board."""


class BuiltOpened(Value):
    """Show this kept board, counted from 0, on the page where it can be changed."""

    number: int


class BuildClosed(Value):
    """Go back from the page to the home screen."""


class BoardNamed(Value):
    """The name field has this text."""

    text: str


class BoardStepped(Value):
    """Change a number of the board, a key of RANGES, by so much."""

    number: str
    by: int


class SunsPicked(Value):
    """Put suns there; a value of `Suns`."""

    suns: str


class SunTapped(Value):
    """Put a sun on the cell, or take it away."""

    cell: str


class SunCursorMoved(Value):
    """Move the cursor by so many columns and rows."""

    across: int
    down: int


class GroupFlipped(Value):
    """Let these seats play on the board, or no longer; a value of `Seats`."""

    seats: str


EditMsg: TypeAlias = (
    BoardNamed | BoardStepped | SunsPicked | SunTapped | SunCursorMoved | GroupFlipped
)
"""Messages that change the board."""


class LayoutPicked(Value):
    """Lay out pictures on the board."""


class LayoutAdvanced(Value):
    """So many percent of the layout of this board are done."""

    board: Board
    percent: int


class LaidOut(Value):
    """The layout of this board."""

    board: Board
    layout: Layout


class TrialPicked(Value):
    """Let computers try out the board."""


class TrialAdvanced(Value):
    """The results on this board so far."""

    edition: Edition
    trial: Trial


class WorkStopped(Value):
    """Stop what the page works on."""


LayoutMsg: TypeAlias = LayoutPicked | LayoutAdvanced | LaidOut
TrialMsg: TypeAlias = TrialPicked | TrialAdvanced

WorkMsg: TypeAlias = LayoutMsg | TrialMsg | WorkStopped
"""Messages about what takes the page a while."""


class BoardKept(Value):
    """Keep the board, and play on it next."""


class DeleteBoardPicked(Value):
    """Ask whether to delete the kept board that is shown."""


class DeleteBoardConfirmed(Value):
    """Delete the kept board that is shown."""


class SharedBoardKept(Value):
    """Keep the board of the game that somebody looks back on."""


KeepMsg: TypeAlias = BoardKept | DeleteBoardPicked | DeleteBoardConfirmed
"""Messages about keeping the board."""

ShelfMsg: TypeAlias = BoardsOpened | BuiltPicked | BuildPicked | BuiltOpened | BuildClosed
"""Messages about the kept boards, and the ways to the page and back."""

BuilderMsg: TypeAlias = BoardsRead | SharedBoardKept | ShelfMsg | EditMsg | WorkMsg | KeepMsg
