"""The screen that shows a past game, and the dialogs about links and files."""

from typing import TYPE_CHECKING, TypeAlias

from game.ui.frame.value import Value
from game.ui.model.ground import Ground

if TYPE_CHECKING:
    from game.ui.play.history import History


LINK = "#g="
"""The address of a shared game ends with this and its code."""


CHART_ROOM = (0, 600)
"""The width and height, in CSS pixels, of a page that can show the chances."""


class LookingBack(Value):
    """Somebody looks back on a game; after that the page shows the screen `behind` again."""

    history: "History"
    behind: Ground
    link: str = ""
    """The code of the link that the game comes from; the address of the page has it meanwhile."""


class JudgeGame(Value):
    """Judge all plays of the finished game; answered by GameJudged."""

    history: "History"


class ShareDialog(Value):
    """How to share the game."""


class NoGameDialog(Value):
    """A link or a file holds no game."""


class NewerGameDialog(Value):
    """A link or a file holds a game of a newer version."""


HistoryDialog: TypeAlias = ShareDialog | NoGameDialog | NewerGameDialog
