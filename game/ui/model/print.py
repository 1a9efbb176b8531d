"""The screen with the pages to print."""

from game.rules.edition import Edition
from game.ui.frame.value import Value
from game.ui.model.ground import Ground


class Printing(Value):
    """The pages to print of a board; after that the page shows the screen `behind` again.

    `is_refused` if the browser cannot print.
    """

    edition: Edition
    behind: Ground
    is_refused: bool = False
