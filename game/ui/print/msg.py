"""Messages about the game on paper."""

from typing import TypeAlias

from game.ui.value import Value


class PrintOpened(Value):
    """Show the pages to print."""


class PaperPicked(Value):
    """Show the pages of another edition."""

    edition: str


class PrintPicked(Value):
    """Print the pages."""


class PrintClosed(Value):
    """Go back from the pages to the home screen."""


PrintMsg: TypeAlias = PrintOpened | PaperPicked | PrintPicked | PrintClosed
