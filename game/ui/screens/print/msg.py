"""Messages about the game on paper."""

from typing import TypeAlias

from game.ui.frame.message import Message
from game.ui.ways import PrintOpened


class PaperPicked(Message):
    """Show the pages of another edition."""

    edition: str


class BuiltPaperPicked(Message):
    """Show the pages of the built board that is played next."""


class PrintPicked(Message):
    """Print the pages."""


class PrintRefused(Message):
    """The browser cannot print."""


class PrintClosed(Message):
    """Go back from the pages to the home screen."""


PrintMsg: TypeAlias = (
    PrintOpened | PaperPicked | BuiltPaperPicked | PrintPicked | PrintRefused | PrintClosed
)
