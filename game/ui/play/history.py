"""A game to look back on, turn by turn."""

from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property

from game.coach.review import Review
from game.rules.cards import Card
from game.rules.record import Record
from game.ui.play.game import Game
from game.ui.play.turn import cut_record


class Sent(Enum):
    """What became of a link to share."""

    SHARED = "shared"
    COPIED = "copied"
    FAILED = "failed"


@dataclass(frozen=True)
class History:
    """A game to look back on, and the turn that is shown."""

    turns: tuple[Game, ...]
    """The game after the deal and after each turn, always with the whole record."""

    place: int
    """The index of the shown turn in `turns`: 0 for the deal."""

    with_names: bool = True
    """Whether a shared game has the names of the seats and of a built board."""

    sent: Sent | None = None
    """What became of the last link, until the dialog is opened again."""

    board_saved: bool = False
    """Whether its board has just been saved."""

    review: Review | None = field(default=None, repr=False)
    """What each play was worth, while the chances of all colours are shown."""

    @cached_property
    def shown(self) -> Game:
        """The game after the turn that is shown, with a record that ends there."""
        return cut_record(self.turns[self.place])

    @property
    def record(self) -> Record:
        """The record of the whole game."""
        return self.turns[-1].record

    @property
    def last(self) -> int:
        """The place of the last turn."""
        return len(self.turns) - 1

    @property
    def is_over(self) -> bool:
        """Whether the whole game is over."""
        return self.turns[-1].state.outcome is not None

    @property
    def all_hands(self) -> tuple[tuple[Card, ...], ...]:
        """All hands of the turn that is shown, by seat, if the whole game is over; else empty."""
        return self.shown.state.hands if self.is_over else ()
