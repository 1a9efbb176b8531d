"""The table and its dialogs."""

from typing import TYPE_CHECKING, TypeAlias

from game.rules.cards import Card
from game.ui.frame.value import Value

if TYPE_CHECKING:
    from game.ui.play.game import Game
    from game.ui.play.history import Sent


class Table(Value):
    """The table, with the game that is played.

    `arrived` are animals that it has brought, if an album has already shown them: see `Home`.
    """

    game: "Game"
    arrived: frozenset[Card] = frozenset()
    sent: "Sent | None" = None
    """What became of the last link of a game by message."""

    times_sent: int = 0
    """How many links have been sent from this table."""


class MenuDialog(Value):
    """The menu; `is_last` if Back opened it: then Back leaves the page."""

    is_last: bool = False


class EndDialog(Value):
    """Whether to end the game."""


class DiscardsDialog(Value):
    """The discard pile of a seat."""

    seat: int


class WhoDrawsDialog(Value):
    """Which of several seats draws by hand."""


class WatchOutDialog(Value):
    """Whether to make a play that lets somebody win."""


class AllHandsDialog(Value):
    """All hands after the game."""


TableDialog: TypeAlias = (
    MenuDialog | EndDialog | DiscardsDialog | WhoDrawsDialog | WatchOutDialog | AllHandsDialog
)
