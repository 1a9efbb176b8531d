"""Effects that take time: computers, bots, what is shown for a while, work on a board."""

from typing import TYPE_CHECKING, TypeAlias

from game.bots.level_names import Level
from game.rules.edition import Edition
from game.ui.frame.value import Value

if TYPE_CHECKING:
    from game.rules.observation import Observation
    from game.rules.record import Record
    from game.ui.boards.board import Board
    from game.ui.play.by_message import ByMessage


class Think(Value):
    """Ask a level for its action, and take at least `seconds`; answered by ComputerChose."""

    version: str
    level: Level
    seen: "Observation"
    seconds: float


class AskBot(Value):
    """Ask the bot of that name, and take at least `seconds`.

    Answered by ComputerChose, or by BotFailed if it has no answer.
    """

    version: str
    name: str
    seen: "Observation"
    seconds: float


class ReadBots(Value):
    """Read the bots of the workshop; answered by SavedBotsRead."""


class SeatBots(Value):
    """Start the bots of this game, by the seed and their names; end those of another game.

    Answered by SavedBotsRead if there are any.
    """

    game: str
    names: tuple[str, ...]


class OpenBotsPage(Value):
    """Save the game, and go on with it on the page that can run bots.

    Answered by OpenElsewhere if another tab has the game, by BotsPageMissing if the page fails.
    """

    record: "Record"
    open_hands: bool
    by_message: "ByMessage | None"


BotEffect: TypeAlias = AskBot | ReadBots | SeatBots | OpenBotsPage
"""Effects about the bots that people have written in the workshop."""


class ThinkOfHint(Value):
    """Think of advice for the seat that sees this; answered by HintFound."""

    version: str
    seen: "Observation"


class ShowAnnounced(Value):
    """Wait `seconds` while the computer's choice is shown; answered by AnnouncedShown."""

    version: str
    with_cell: bool
    seconds: float


class ShowLanding(Value):
    """Wait `seconds` while the last play is shown; answered by LandingShown."""

    version: str
    seconds: float


class ShowRefusal(Value):
    """Wait `seconds` while it is said that no card can answer a tap; answered by RefusalShown."""

    version: str
    number: int
    seconds: float


class MovePaw(Value):
    """Wait `seconds` while the paw moves to the card or the cell; answered by PawPressed."""

    version: str
    on_cell: bool
    seconds: float


TimedEffect: TypeAlias = Think | ThinkOfHint | ShowAnnounced | ShowLanding | ShowRefusal | MovePaw
"""Effects that take time."""


class LayOut(Value):
    """Lay out pictures on the board; answered by LayoutAdvanced, several times, and LaidOut."""

    board: "Board"


class TryOut(Value):
    """Let computers try out the board; answered by TrialAdvanced, several times."""

    edition: Edition


class StopWork(Value):
    """Stop the layout or the trial."""


WorkEffect: TypeAlias = LayOut | TryOut | StopWork
"""Effects that work on a board. Each first stops the work that is under way."""
