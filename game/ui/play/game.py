"""A game on the table: its state, who looks at it, and what was last done."""

from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property

from game.bots.hint import Hint
from game.rules.action import Place, Remove
from game.rules.cards import Card
from game.rules.edition import Cell, Colour
from game.rules.observation import Observation, observe
from game.rules.record import Record
from game.rules.state import State, Win
from game.ui.frame.cache_by_identity import cache_by_identity
from game.ui.look.words import is_bot, is_person
from game.ui.play.by_message import ByMessage
from game.ui.play.event import Event
from game.ui.play.feedback import Announced, Refused, Warned, Woken

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
    """It is the turn of a computer, or of another device."""


class Playback(Enum):
    """Whether the computers go on by themselves."""

    RUNNING = "running"
    PAUSED = "paused"
    STEPPING = "stepping"
    """Paused after one more action."""


@dataclass(frozen=True)
class Game:
    """A game on the table, seen by one seat."""

    record: Record
    """How the game was dealt, and all its actions."""

    state: State
    """The state after those actions, hidden cards included."""

    seat: int
    """The seat in view. In turns of computers and other devices it stays that of a person here."""

    phase: Phase

    cursor: Cell
    """The cell to which the arrow keys have moved: `c4`."""

    open_hands: bool
    """Whether people see each other's cards, so that no curtain comes between them."""

    elsewhere: frozenset[int] = frozenset()
    """The seats that other devices play; their actions come from there."""

    away: frozenset[int] = frozenset()
    """Those of them whose device cannot be reached now."""

    departed: frozenset[int] = frozenset()
    """Those of them whose device has left on purpose."""

    by_message: ByMessage | None = None
    """The devices of a game that goes on by links; None for any other game."""

    chosen: int | None = None
    """The index of the chosen card in the hand of the seat in view: 0 for the first."""

    asked: Cell | None = None
    """The cell that was tapped while no card was chosen; the hand shows what fits there."""

    refused: Refused | None = None
    """The last action if it was not legal."""

    woken: Woken | None = None
    """The picture that was tapped last after the game."""

    hint: Hint | None = None
    """The advice that is shown: `Hint(Place("lion", "c4"), Plain.FINISHES)`."""

    taps_in_vain: int = field(default=0, repr=False, compare=False)
    """The number of taps so far that no card could answer."""

    threats_asked: bool = False
    """Whether somebody wants to know who is one chip away from a row."""

    warned: Warned | None = None
    """The warning of this turn; another play of the turn causes none."""

    announced: Announced | None = None
    """What a computer shows before it acts."""

    playback: Playback = Playback.RUNNING

    hurried: bool = False
    """Whether somebody wants the computers to finish their turns at once."""

    events: tuple[Event, ...] = ()
    """The events of this turn; before its first one, those of the last turn."""

    before: "Game | None" = field(default=None, repr=False, compare=False)
    """The game before the last play of a person, while that can be taken back.

    It is not compared, because it changes only together with `record`.
    """

    undone: int = field(default=0, repr=False)
    """The number of plays that were taken back, and of games that replaced this one."""

    taken_back: tuple[tuple[Cell, Colour], ...] = ()
    """The chips that left the board when a play was taken back, until the next action."""

    taken_back_by: int | None = field(default=None, repr=False, compare=False)
    """The seat on another device that took its play back, until the next action.

    It is not compared, because it changes only together with `record`.
    """

    action_count: int = field(default=0, repr=False)
    """The number of actions so far. `record` has more of them while a game is replayed."""

    @property
    def version(self) -> str:
        """Identifies this point of this game; answers to older questions are dropped."""
        return f"{self.record.setup.seed}/{self.action_count}/{self.undone}"

    @cached_property
    def everybody(self) -> tuple[int, ...]:
        """The seats that no computer plays, here or on another device."""
        seats = self.record.setup.seats
        return tuple(i for i, seat in enumerate(seats) if is_person(seat))

    @cached_property
    def people(self) -> tuple[int, ...]:
        """The seats of people who use this device."""
        return tuple(seat for seat in self.everybody if seat not in self.elsewhere)

    @cached_property
    def bots(self) -> tuple[str, ...]:
        """The names of the bots of the workshop that play here, each once."""
        seats = enumerate(self.record.setup.seats)
        here = (seat for i, seat in seats if is_bot(seat) and i not in self.elsewhere)
        return tuple(dict.fromkeys(seat.name for seat in here))

    @cached_property
    def computer(self) -> int | None:
        """The seat that acts next, if no person here plays it; a computer that may draw is first.

        The game does not wait until another device draws by hand.
        """
        if self.state.outcome is not None:
            return None
        drawing = (seat for seat in self.state.pending if seat not in self.elsewhere)
        seats = [seat for seat in (*drawing, self.state.turn) if seat not in self.people]
        return seats[0] if seats else None

    @property
    def waits_for_device(self) -> bool:
        """Whether another device acts next, or the page still shows what others have done."""
        return self.computer in self.elsewhere or self.is_shown_again

    @property
    def is_shown_again(self) -> bool:
        """Whether the last actions of the record are still to be shown."""
        return self.action_count < len(self.record.actions)

    @property
    def waits_for_link(self) -> bool:
        """Whether a game by message can go on only on another device."""
        goes_on = self.state.outcome is None and not self.is_shown_again
        return self.by_message is not None and goes_on and self.computer in self.elsewhere

    @property
    def is_sent(self) -> bool:
        """Whether another device has been sent, or has sent, all actions of a game by message."""
        return self.by_message is not None and self.action_count <= self.by_message.sent

    @property
    def may_draw(self) -> tuple[int, ...]:
        """The seats of the people who may draw a card by hand; none after a link was sent."""
        is_closed = self.is_shown_again or (self.waits_for_link and self.is_sent)
        pending = () if self.state.outcome or is_closed else self.state.pending
        return tuple(seat for seat in pending if seat in self.people)

    @property
    def busy(self) -> int:
        """The seat that acts: that of a computer or of another device, or the seat in view."""
        watched = self.computer if self.phase is Phase.WATCHING else None
        return self.seat if watched is None else watched

    @property
    def hand_shown(self) -> bool:
        """Whether the hand of the seat in view lies open."""
        if self.phase is Phase.COVERED or (self.elsewhere and self.seat not in self.people):
            return False
        return self.phase not in (Phase.WATCHING, Phase.LANDED) or not self.covers_hands

    @property
    def all_hands(self) -> tuple[tuple[Card, ...], ...]:
        """All hands by seat if the game is over, else empty."""
        return self.state.hands if self.state.outcome is not None else ()

    @property
    def shown_hands(self) -> tuple[tuple[Card, ...], ...]:
        """All hands by seat if everyone sees all the cards, else empty.

        With several devices only the hands of people here are shown.
        """
        if not self.open_hands:
            return ()
        hands = enumerate(self.state.hands)
        return tuple(hand if not self.elsewhere or i in self.people else () for i, hand in hands)

    @property
    def passes_openly(self) -> bool:
        """Whether several people play with open hands, and so without a curtain."""
        return self.open_hands and len(self.people) > 1

    @property
    def covers_hands(self) -> bool:
        """Whether the curtain hides the hands of people from each other."""
        return not self.open_hands and len(self.people) > 1

    @property
    def is_in_vain(self) -> bool:
        """Whether no card can answer the last tap on a cell or a pile."""
        return self.refused is not None or (self.asked is not None and not self.fitting)

    @property
    def is_lost(self) -> bool:
        """Whether computers have beaten the people."""
        outcome = self.state.outcome
        return isinstance(outcome, Win) and bool(self.people) and not self.wins(*self.everybody)

    @property
    def is_won(self) -> bool:
        """Whether there is a winner to cheer: anybody but a computer that has beaten people."""
        return isinstance(self.state.outcome, Win) and not self.is_lost

    def wins(self, *seats: int) -> bool:
        """Whether one of the seats has won."""
        outcome = self.state.outcome
        return isinstance(outcome, Win) and bool(set(seats) & set(outcome.seats))

    @property
    def can_undo(self) -> bool:
        """Whether the last play of a person may be taken back.

        With several devices only until another seat acts, or until a link is sent.
        """
        if self.before is None or self.state.outcome is not None:
            return False
        if self.by_message and self.before.action_count < self.by_message.sent:
            return False
        since = self.action_count - self.before.action_count
        seats = [event.seat for event in self.events[-since:]]
        return not self.elsewhere or seats == [self.before.seat] * since

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
