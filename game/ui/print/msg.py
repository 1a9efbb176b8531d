"""Messages about the game on paper."""

from typing import TypeAlias

from game.ui.value import Value


class PrintOpened(Value):
    """Show the pages to print."""


class PaperPicked(Value):
    """Show the pages of another edition."""

    edition: str


class BuiltPaperPicked(Value):
    """Show the pages of the built board that is played next."""


class PrintPicked(Value):
    """Print the pages."""


class PrintClosed(Value):
    """Go back from the pages to the home screen."""


PrintMsg: TypeAlias = PrintOpened | PaperPicked | BuiltPaperPicked | PrintPicked | PrintClosed
