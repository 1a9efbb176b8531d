"""The screen with the pages to print."""

from game.rules.edition import Edition
from game.ui.frame.value import Value
from game.ui.model.ground import Ground


class Printing(Value):
    """The pages to print of a board; after that the page shows the screen `behind` again."""

    edition: Edition
    behind: Ground
