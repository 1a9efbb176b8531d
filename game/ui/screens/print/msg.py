"""Messages about the game on paper."""

from typing import TypeAlias

from game.ui.frame.message import Message
from game.ui.model.puzzles import Question
from game.ui.ways import PrintOpened


class PaperPicked(Message):
    """Show the pages of another edition."""

    edition: str


class BuiltPaperPicked(Message):
    """Show the pages of the built board that is played next."""


class SheetPicked(Message):
    """Show puzzles of the board, or the pages of the game again."""


class OtherSheetPicked(Message):
    """Show the next sheet of puzzles."""


class SheetAsked(Message):
    """The puzzles of a sheet with their answers. Without a network there are none."""

    edition: str
    asked: int
    """The number that was asked for."""

    number: int
    questions: tuple[Question, ...]


class PrintPicked(Message):
    """Print the pages."""


class PrintRefused(Message):
    """The browser cannot print."""


class PrintClosed(Message):
    """Go back from the pages to the home screen."""


PrintMsg: TypeAlias = (
    PrintOpened
    | PaperPicked
    | BuiltPaperPicked
    | SheetPicked
    | OtherSheetPicked
    | SheetAsked
    | PrintPicked
    | PrintRefused
    | PrintClosed
)
