"""The screen with the pages to print."""

from typing import TYPE_CHECKING

from game.rules.edition import Edition
from game.ui.frame.value import Value
from game.ui.model.ground import Ground

if TYPE_CHECKING:
    from game.ui.model.puzzles import Question


class Sheet(Value):
    """Four puzzles of an edition on a page, and their answers on the next one."""

    asked: int = 0
    """The number of the sheet that was asked for; 0 for any."""

    number: int = 0
    """The number of the sheet that is shown; 0 before it is there."""

    questions: "tuple[Question, ...]" = ()
    is_missing: bool = False
    """Whether the puzzles could not be fetched."""


class Printing(Value):
    """The pages to print of a board; after that the page shows the screen `behind` again.

    `is_refused` if the browser cannot print. With a `sheet` the pages have puzzles.
    """

    edition: Edition
    behind: Ground
    is_refused: bool = False
    sheet: Sheet | None = None


class AskSheet(Value):
    """Find four puzzles of the edition and their answers; answered by SheetAsked.

    Each number gives other puzzles; 0 is one of the numbers by chance.
    """

    edition: str
    number: int


class Print(Value):
    """Open the device's print dialog; PrintRefused if there is none."""
