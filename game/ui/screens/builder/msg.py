"""Messages about boards that people build."""

from typing import TypeAlias

from game.rules.edition import Edition
from game.ui.boards.board import Board
from game.ui.boards.layout import Layout
from game.ui.boards.trial import Trial
from game.ui.frame.message import Message
from game.ui.model.joining import Drawing
from game.ui.ways import BoardsOpened, BuiltPicked, ExactBoardPicked


class BoardsRead(Message):
    """The saved text of the boards, empty if there is none."""

    text: str


class DraftsRead(Message):
    """The saved text of boards that are not finished, empty if there is none."""

    text: str


class BuildPicked(Message):
    """Build a new board."""


class BuiltOpened(Message):
    """Show this saved board, counted from 0, on the page where it can be changed."""

    number: int


class BuildClosed(Message):
    """Go back from the page to the home screen."""


class BoardNamed(Message):
    """The name field has this text."""

    text: str


class BoardStepped(Message):
    """Add this to a number of the board: to a key of RANGES, or to the number of animals."""

    number: str
    by: int


class SunsPicked(Message):
    """Put suns there; a value of `Suns`."""

    suns: str


class SunTapped(Message):
    """Put a sun on the cell, or take it away."""

    cell: str


class OtherAnimalPicked(Message):
    """Put another animal on the cell, and on the other cell that has the same one."""

    cell: str


class AnimalsOpened(Message):
    """Show all animals for the cell with the cursor."""


class AnimalChosen(Message):
    """Put this animal on the cell with the cursor, and on the other cell that has the same one."""

    animal: str


class SunCursorMoved(Message):
    """Move the cursor by this number of columns and rows."""

    across: int
    down: int


class GroupFlipped(Message):
    """Let these seats play on the board, or no longer; a value of `Seats`."""

    seats: str


class StepUndone(Message):
    """Undo the last change."""


class StepRedone(Message):
    """Redo the change that was undone last."""


AnimalMsg: TypeAlias = OtherAnimalPicked | AnimalsOpened | AnimalChosen
"""Messages about the animal of a cell."""

EditMsg: TypeAlias = (
    BoardNamed
    | BoardStepped
    | SunsPicked
    | SunTapped
    | AnimalMsg
    | SunCursorMoved
    | GroupFlipped
    | StepUndone
    | StepRedone
)
"""Messages that change the board."""


class LayoutPicked(Message):
    """Lay out pictures on the board."""


class LayoutAdvanced(Message):
    """How much of the layout of this board is done, in percent."""

    board: Board
    percent: int


class LaidOut(Message):
    """The layout of this board."""

    board: Board
    layout: Layout


class TrialPicked(Message):
    """Let computers try out the board."""


class TrialAdvanced(Message):
    """The results on this board so far."""

    edition: Edition
    trial: Trial


class WorkStopped(Message):
    """Stop what the page works on."""


LayoutMsg: TypeAlias = LayoutPicked | LayoutAdvanced | LaidOut
TrialMsg: TypeAlias = TrialPicked | TrialAdvanced

WorkMsg: TypeAlias = LayoutMsg | TrialMsg | WorkStopped
"""Messages about what takes the page a while."""


class SaveBoardPicked(Message):
    """Save the board, and play on it next."""


class CopyBoardPicked(Message):
    """Save the changed board as another one, and play on that next."""


class PlayBoardPicked(Message):
    """Save the board, and start a game on it."""


class DeleteBoardPicked(Message):
    """Ask whether to delete the saved board that is shown."""


class BoardRestored(Message):
    """Bring back the board that was deleted just now."""


class DeleteBoardConfirmed(Message):
    """Delete the saved board that is shown."""


class BeginAnewPicked(Message):
    """Ask whether to drop the changes of the board."""


class BeginAnewConfirmed(Message):
    """Drop the changes of the board."""


class SaveSharedBoardPicked(Message):
    """Save the board of the game that somebody looks back on."""


SaveBoardMsg: TypeAlias = (
    SaveBoardPicked
    | CopyBoardPicked
    | PlayBoardPicked
    | DeleteBoardPicked
    | DeleteBoardConfirmed
    | BeginAnewPicked
    | BeginAnewConfirmed
)
"""Messages that save the board, delete it or drop its changes."""


class ShareBoardPicked(Message):
    """Show the ways to share the board on the page."""


class BoardLinkPicked(Message):
    """Share the board as a link."""


class BoardLinkSent(Message):
    """The result of sharing: a `LinkResult` of `bridge.js`, empty if the user cancelled."""

    result: str


class BoardDrawn(Message):
    """The code for cameras."""

    drawing: Drawing


class BoardLinked(Message):
    """The page's address has the link of this board, or a damaged one."""

    edition: Edition | None


class SaveLinkedBoardPicked(Message):
    """Save the board of the link."""


LinkMsg: TypeAlias = (
    ShareBoardPicked
    | BoardLinkPicked
    | BoardLinkSent
    | BoardDrawn
    | BoardLinked
    | SaveLinkedBoardPicked
)
"""Messages about boards as links."""

ShelfMsg: TypeAlias = (
    BoardsOpened
    | BuiltPicked
    | ExactBoardPicked
    | BuildPicked
    | BuiltOpened
    | BoardRestored
    | BuildClosed
)
"""Messages about the saved boards, and the ways to the page and back."""

BuilderMsg: TypeAlias = (
    BoardsRead
    | DraftsRead
    | SaveSharedBoardPicked
    | LinkMsg
    | ShelfMsg
    | EditMsg
    | WorkMsg
    | SaveBoardMsg
)
