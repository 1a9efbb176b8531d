"""A game to look back on, turn by turn."""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property

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
    """A game to look back on: its state after each turn, and the turn that is shown.

    Each of `turns` has the whole record. `with_names` says whether a shared game bears the names
    of the seats. `board_kept` says that its board has just been kept.
    """

    turns: tuple[Game, ...]
    place: int
    with_names: bool = True
    sent: Sent | None = None
    board_kept: bool = False

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
