"""What a game shows besides cards and chips: announcements, warnings, refusals, waking pictures."""

from dataclasses import dataclass

from game.bots.danger import Danger
from game.rules.action import Action, Exchange, Place, Remove
from game.rules.cards import Card
from game.rules.edition import Cell
from game.rules.refusal import Reason


@dataclass(frozen=True, slots=True)
class Announced:
    """What a computer has chosen and shows before it acts: first the card, then also the cell."""

    action: Action
    cell_shown: bool = False

    by_chance: bool = False
    """Whether chance chose the action, because a bot of the workshop had no answer."""

    @property
    def card(self) -> Card | None:
        """The card that it shows; None if it draws or passes."""
        match self.action:
            case Place(card) | Remove(card) | Exchange(card):
                return card
        return None

    @property
    def cell(self) -> Cell | None:
        """The cell that it shows; None while it shows only the card."""
        match self.action:
            case Place(_, cell) | Remove(_, cell) if self.cell_shown:
                return cell
        return None


@dataclass(frozen=True, slots=True)
class Warned:
    """A play that somebody was warned of, and the danger."""

    play: Place | Remove
    danger: Danger


@dataclass(frozen=True, slots=True)
class Refused:
    """An action that somebody tried, and why the rules do not allow it."""

    action: Action
    reason: Reason

    number: int = 1
    """The number of refusals in a row, so that people see and hear each of them."""

    @property
    def cell(self) -> Cell | None:
        """The cell that was tapped in vain."""
        return self.action.cell if isinstance(self.action, Place | Remove) else None


@dataclass(frozen=True, slots=True)
class Woken:
    """A picture that was tapped after the game."""

    cell: Cell

    number: int = 1
    """The number of such taps, so that people see each of them."""
