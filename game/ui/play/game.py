"""A game on the table: its state, who looks at it, and what was last done."""

from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property

from game.bots.bit_position import BitPosition
from game.bots.danger import Danger
from game.bots.hint import Hint
from game.rules.action import Action, Exchange, Place, Remove
from game.rules.cards import Card
from game.rules.edition import Cell, Colour
from game.rules.observation import Observation, observe
from game.rules.record import Record
from game.rules.refusal import Reason
from game.rules.state import State, Win
from game.ui.frame.cache_by_identity import cache_by_identity
from game.ui.look.words import COMPUTERS, MADE
from game.ui.play.best_line import BestLine, best_line

_observe = cache_by_identity(observe)


class Phase(Enum):
    """Who is busy: the seat in view, or a computer."""

    COVERED = "covered"
    """The curtain hides the hand."""
    PLAYING = "playing"
    LANDED = "landed"
    """The last play is shown and the hands lie face down; the curtain comes next."""
    HANDING_ON = "handing on"
    """The seat in view has played, and may still draw by hand before the game goes on."""
    WATCHING = "watching"
    """It is a computer's turn."""


class Playback(Enum):
    """Whether the computers go on by themselves."""

    RUNNING = "running"
    PAUSED = "paused"
    STEPPING = "stepping"
    """Paused after one more action."""


@dataclass(frozen=True, slots=True)
class Staged:
    """What a computer has chosen and shows: first the card, then also the cell.

    `by_chance` says that a bot of the workshop had no answer.
    """

    action: Action
    cell_shown: bool = False
    by_chance: bool = False

    @property
    def card(self) -> Card | None:
        """The card that it shows; None if it draws or passes."""
        match self.action:
            case Place(card) | Remove(card) | Exchange(card):
                return card
        return None

    @property
    def cell(self) -> Cell | None:
        """The cell that it shows; None as long as it shows only the card."""
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
class Event:
    """What a seat did, and the seats that lost their card by it (specification, section 3).

    `in_a_row` is the number of chips of its colour, suns included, that stand in a row with the new
    chip, at most the length of a line. `taken` is the colour of the chip that was removed. `rows`
    is the number of finished rows of its colour if it has made one and several win, else 0.
    `by_chance` says that a bot of the workshop had no answer, so that chance chose the action.
    """

    seat: int
    action: Action
    lost: tuple[int, ...] = ()
    in_a_row: int = 0
    taken: Colour | None = None
    rows: int = 0
    by_chance: bool = False


@dataclass(frozen=True, slots=True)
class Refused:
    """An action that somebody tried, and why the rules do not allow it.

    `number` counts the refusals in a row, so that the same one is seen and heard again.
    """

    action: Action
    reason: Reason
    number: int = 1

    @property
    def cell(self) -> Cell | None:
        """The cell that was tapped in vain."""
        return self.action.cell if isinstance(self.action, Place | Remove) else None


@dataclass(frozen=True, slots=True)
class Woken:
    """A picture that was tapped after the game; `number` counts such taps, so that each is seen."""

    cell: Cell
    number: int = 1


@dataclass(frozen=True)
class Game:
    """A game on the table, seen by `seat`.

    - `cursor`: the cell at which the arrow keys stand
    - `chosen`: the index of the chosen card in the hand of `seat`
    - `asked`: the cell that was tapped while no card was chosen
    - `refused`: the last action if it was not legal
    - `woken`: the picture that was tapped last after the game
    - `threats_asked`: whether somebody wants to know who is one chip away from a row
    - `hurried`: whether somebody wants the computers to finish their turns at once
    - `happened`: the events of the last turn and of this one
    - `before`: the game before the last play of a person, as long as it can be taken back
    - `undone`: how often a play was taken back
    - `taken_back`: the chips that the last such step took off the board, until the next action
    - `action_count`: the number of actions so far; the record of `before` may go on after them
    """

    record: Record
    state: State
    seat: int
    phase: Phase
    cursor: Cell
    open_hands: bool
    chosen: int | None = None
    asked: Cell | None = None
    refused: Refused | None = None
    woken: Woken | None = None
    hint: Hint | None = None
    threats_asked: bool = False
    warned: Warned | None = None
    staged: Staged | None = None
    playback: Playback = Playback.RUNNING
    hurried: bool = False
    happened: tuple[Event, ...] = ()
    before: "Game | None" = field(default=None, repr=False, compare=False)
    """Not compared: it changes only together with `record`."""
    undone: int = 0
    taken_back: tuple[tuple[Cell, Colour], ...] = ()
    action_count: int = 0

    @property
    def moment(self) -> str:
        """Identifies this point of this game; answers to older questions are dropped."""
        return f"{self.record.setup.seed}/{self.action_count}/{self.undone}"

    @cached_property
    def people(self) -> tuple[int, ...]:
        """The seats that no computer plays."""
        seats = self.record.setup.seats
        return tuple(i for i, seat in enumerate(seats) if seat.played_by not in COMPUTERS)

    @cached_property
    def bots(self) -> tuple[str, ...]:
        """The names of the bots of the workshop that play here, each once."""
        seats = self.record.setup.seats
        return tuple(dict.fromkeys(seat.name for seat in seats if seat.played_by == MADE))

    @cached_property
    def computer(self) -> int | None:
        """The seat of the computer that acts next; a computer that is owed a card comes first."""
        if self.state.outcome is not None:
            return None
        waiting = (*self.state.pending, self.state.turn)
        seats = [seat for seat in waiting if seat not in self.people]
        return seats[0] if seats else None

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats of the people who may draw a card by hand."""
        pending = () if self.state.outcome else self.state.pending
        return tuple(seat for seat in pending if seat in self.people)

    @property
    def busy(self) -> int:
        """The seat that acts: a computer, or the seat in view."""
        watched = self.computer if self.phase is Phase.WATCHING else None
        return self.seat if watched is None else watched

    @property
    def hand_shown(self) -> bool:
        """Whether the hand of the seat in view lies open."""
        if self.phase is Phase.COVERED:
            return False
        return self.phase not in (Phase.WATCHING, Phase.LANDED) or not self.covers_hands

    @property
    def all_hands(self) -> tuple[tuple[Card, ...], ...]:
        """All hands by seat if the game is over, else empty."""
        return self.state.hands if self.state.outcome is not None else ()

    @property
    def covers_hands(self) -> bool:
        """Whether the curtain hides the hands of people from each other."""
        return not self.open_hands and len(self.people) > 1

    @property
    def is_lost(self) -> bool:
        """Whether computers have beaten the people."""
        outcome = self.state.outcome
        return isinstance(outcome, Win) and bool(self.people) and not self.wins(*self.people)

    @property
    def is_won(self) -> bool:
        """Whether there is a winner to cheer: anybody but a computer that has beaten people."""
        return isinstance(self.state.outcome, Win) and not self.is_lost

    @cached_property
    def best_line(self) -> BestLine | None:
        """The best line of the people whom computers have beaten."""
        if not self.is_lost:
            return None
        colours = [self.seen.seats[seat].colour for seat in self.people]
        return best_line(self.seen, colours)

    def wins(self, *seats: int) -> bool:
        """Whether one of the seats has won."""
        outcome = self.state.outcome
        return isinstance(outcome, Win) and bool(set(seats) & set(outcome.seats))

    @property
    def row_pictures(self) -> tuple[Card, ...]:
        """The pictures of the row that won, of several the last one; a sun has none."""
        edition, outcome = self.record.edition, self.state.outcome
        row = outcome.cells if isinstance(outcome, Win) else ()
        if isinstance(outcome, Win) and outcome.colour in self.state.rows:
            row = edition.board_order(self.state.rows[outcome.colour][-1])
        shown = [edition.picture_at[cell] for cell in row]
        return tuple(picture for picture in shown if picture)

    def claps(self, seat: int) -> bool:
        """Whether a computer at the seat claps because people have won."""
        return self.wins(*self.people) and seat not in self.people and not self.wins(seat)

    def is_crowned(self, seat: int) -> bool:
        """Whether the seat has won; a computer that has beaten people wears no crown."""
        return self.wins(seat) and not self.is_lost

    @property
    def can_undo(self) -> bool:
        """Whether the last play of a person may be taken back."""
        return self.before is not None and self.state.outcome is None

    @cached_property
    def seen(self) -> Observation:
        """What the seat in view may know; the view gets no more of the state."""
        return _observe(self.state, self.seat)

    @cached_property
    def _plays(self) -> list[Place | Remove]:
        return [action for action in self.seen.legal if isinstance(action, (Place, Remove))]

    def plays(self, card: Card | None = None) -> list[Place | Remove]:
        """The legal plays of the seat in view, with this card or with any."""
        return [play for play in self._plays if card is None or card == play.card]

    @property
    def card(self) -> Card | None:
        """The card that is chosen."""
        return None if self.chosen is None else self.seen.hand[self.chosen]

    @property
    def targets(self) -> frozenset[Cell]:
        """The cells that the chosen card can be played on."""
        return frozenset(play.cell for play in self.plays(self.card)) if self.card else frozenset()

    @cached_property
    def fitting(self) -> tuple[Card, ...]:
        """The cards of the hand, each once, that fit on the cell that was asked for."""
        return tuple(dict.fromkeys(play.card for play in self.plays() if play.cell == self.asked))

    @cached_property
    def answering(self) -> tuple[Cell, ...]:
        """The free cells that show the chosen card, in the order of their answers.

        While a computer shows a card, the cells that show that card; then only the cell it shows.
        """
        edition, board = self.seen.edition, self.seen.board
        card = self.staged.card if self.staged else self.card
        only = self.staged.cell if self.staged else None
        cells = frozenset(
            cell
            for cell, shown in edition.picture_at.items()
            if shown and shown == card and cell not in board and only in (None, cell)
        )
        return edition.board_order(cells)

    @cached_property
    def threats(self) -> dict[Colour, tuple[Cell, ...]]:
        """The cells on which a chip of each colour would finish a row; the own colour comes last.

        They depend on the board alone, not on what cards there are. A colour without such a cell is
        left out. Empty if nobody asked.
        """
        if not self.threats_asked:
            return {}
        position, order = BitPosition(self.seen), self.seen.edition.board_order
        found = {
            colour: position.finishing(position.chips, colour)
            for colour in (*position.other_colours, position.colour)
        }
        cells = {
            colour: order(frozenset(c for c, bit in position.geometry.bit.items() if bit & bits))
            for colour, bits in found.items()
        }
        return {colour: found for colour, found in cells.items() if found}
