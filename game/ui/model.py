"""Everything the page depends on, as frozen data."""

from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property

from game.bots.danger import Danger
from game.bots.hint import Hint
from game.bots.levels import LEVELS
from game.rules.action import Action, Place, Remove
from game.rules.cards import Card
from game.rules.edition import Cell, Colour, Edition, Seating, load_edition
from game.rules.observation import Observation, observe
from game.rules.record import Record
from game.rules.state import Options, Seat, Setup, State
from game.ui.msg import Msg
from game.ui.people import Person

MOST_SEATS = 6
COLOURS = ("red", "blue", "yellow", "green")
PERSON = "person"
WHO = (PERSON, *LEVELS)
"""Who may play a seat."""

BY_CHANCE = -1

HOME = "home-title"
"""The id of the heading of the home screen, which takes the focus that has nowhere to go."""

BOARD_SHARE = 0.6
"""The part of a tall page that is left for the board."""


class Pace(Enum):
    """How fast the computer's turns are shown."""

    SLOW = "slow"
    NORMAL = "normal"
    AT_ONCE = "at-once"


@dataclass(frozen=True, slots=True)
class Settings:
    """The answers on the home screen.

    `names` hold a name for every seat there may be, `""` for one that is called after its face;
    `who` says which of WHO plays it. `colours` are given to the seats in this order, or to the
    two teams. `hand_size` of 0 means a full hand. `youngest` is the seat that starts, or
    BY_CHANCE for a dealer by chance. `learned` says that nobody needs to be shown the game again.
    """

    edition: str = "little-zoo"
    seats: int = 2
    names: tuple[str, ...] = ("",) * MOST_SEATS
    who: tuple[str, ...] = (PERSON, "fox", PERSON, PERSON, PERSON, PERSON)
    colours: tuple[Colour, ...] = COLOURS
    hand_size: int = 0
    power_cards: bool = True
    manual_draw: bool = False
    youngest: int = BY_CHANCE
    open_hands: bool = False
    pace: str = Pace.NORMAL.value
    watch_out: bool = False
    sound: bool = True
    children_lock: bool = False
    learned: bool = False

    @property
    def rules(self) -> Edition:
        """The edition itself."""
        return load_edition(self.edition)

    @property
    def seating(self) -> Seating:
        """What the edition says of this number of seats."""
        return self.rules.seating(self.seats) or self.rules.seatings[0]

    @property
    def cards(self) -> int:
        """The number of cards in a full hand of this game."""
        return min(self.hand_size or self.seating.hand_size, self.seating.hand_size)

    @property
    def teams(self) -> int:
        """How many colours play."""
        return 2 if self.seating.teams else self.seats

    def colour(self, seat: int) -> Colour:
        """The colour of a seat."""
        known = [colour for colour in self.colours if colour in self.rules.colours]
        return known[seat % self.teams]

    @property
    def seated(self) -> tuple[Seat, ...]:
        """The seats of the game; a computer's bears no name of its own."""
        return tuple(
            Seat(self.names[i], self.colour(i))
            if self.who[i] == PERSON
            else Seat("", self.colour(i), self.who[i])
            for i in range(self.seats)
        )

    def setup(self, seed: str, dealer: int) -> Setup:
        """The set-up of a game with these settings."""
        draw = "manual" if self.manual_draw and "manual" in self.rules.draw else "auto"
        return Setup(
            options=Options(self.cards, self.power_cards, draw),
            seats=self.seated,
            dealer=dealer,
            seed=seed,
        )


class Phase(Enum):
    """Who is busy: the seat in view with its turn, or the computer."""

    COVERED = "covered"
    PLAYING = "playing"
    HANDING_ON = "handing on"
    """The seat in view has played, and may still draw by hand before the game goes on."""
    WATCHING = "watching"
    """A computer's turn."""


class Run(Enum):
    """Whether the computer goes on by itself."""

    GOES = "goes"
    STANDS = "stands"
    STEPS = "steps"
    """It stands, and has been asked for one action."""


@dataclass(frozen=True, slots=True)
class Staged:
    """What a computer has chosen and is showing: first the card, then also the cell."""

    action: Action
    cell_shown: bool = False


@dataclass(frozen=True, slots=True)
class Warned:
    """A play that somebody was asked about, because of the danger."""

    play: Place | Remove
    danger: Danger


@dataclass(frozen=True, slots=True)
class Event:
    """What a seat did, and the seats that lost their card by it (rules, section 3).

    `in_a_row` is how many of its colour, suns included, now stand in a row with the new chip, up
    to the length of a line; `taken` is the colour of the chip that is gone.
    """

    seat: int
    action: Action
    lost: tuple[int, ...] = ()
    in_a_row: int = 0
    taken: Colour | None = None


@dataclass(frozen=True, slots=True)
class NotHere:
    """The chosen card cannot be played on this cell."""

    cell: Cell


class Notice(Enum):
    """What to tell somebody whose tap could not be followed."""

    NO_MORE_EXCHANGES = "no more exchanges"
    NOBODY_DRAWS = "nobody draws"


@dataclass(frozen=True)
class Game:
    """A game on the table, seen by `seat`.

    `chosen` counts in the hand of that seat; `asked` is a cell that was picked while no card was
    chosen; `cursor` is where the arrow keys stand. `happened` tells the last turn and this one.
    `before` is the game before the last play of a person, as long as it may be taken back, and
    `undone` counts how often that was done.
    """

    record: Record
    state: State
    seat: int
    phase: Phase
    cursor: Cell
    open_hands: bool
    chosen: int | None = None
    asked: Cell | None = None
    notice: NotHere | Notice | None = None
    hint: Hint | None = None
    warned: Warned | None = None
    staged: Staged | None = None
    run: Run = Run.GOES
    happened: tuple[Event, ...] = ()
    before: "Game | None" = field(default=None, repr=False, compare=False)
    """Never changes alone: two games that are equal look the same."""
    undone: int = 0

    @property
    def moment(self) -> str:
        """Names this point of this game: an answer to an older question bears another one."""
        return f"{self.record.setup.seed}/{len(self.record.actions)}/{self.undone}"

    @cached_property
    def people(self) -> tuple[int, ...]:
        """The seats that no computer plays."""
        seats = self.record.setup.seats
        return tuple(i for i, seat in enumerate(seats) if seat.played_by not in LEVELS)

    @cached_property
    def computer(self) -> int | None:
        """The seat of the computer that is to act: one that owes itself a card comes first."""
        if self.state.outcome is not None:
            return None
        waiting = (*self.state.pending, self.state.turn)
        seats = [seat for seat in waiting if seat not in self.people]
        return seats[0] if seats else None

    @property
    def owing(self) -> tuple[int, ...]:
        """The people who may draw a card by hand; computers do so by themselves."""
        pending = () if self.state.outcome else self.state.pending
        return tuple(seat for seat in pending if seat in self.people)

    @property
    def busy(self) -> int:
        """The seat that everybody looks at: the computer that acts, or the seat in view."""
        watched = self.computer if self.phase is Phase.WATCHING else None
        return self.seat if watched is None else watched

    @property
    def hand_shown(self) -> bool:
        """Whether the hand in view lies open: between people only while its seat is busy."""
        return self.phase is not Phase.WATCHING or not self.covers_hands

    @property
    def all_hands(self) -> tuple[tuple[Card, ...], ...]:
        """Every hand, by seat, once the game is over; none before."""
        return self.state.hands if self.state.outcome is not None else ()

    @property
    def covers_hands(self) -> bool:
        """Whether the people hide their hands from each other."""
        return not self.open_hands and len(self.people) > 1

    @property
    def can_undo(self) -> bool:
        """Whether the last play of a person may be taken back."""
        return self.before is not None and self.state.outcome is None

    @cached_property
    def seen(self) -> Observation:
        """What the seat in view may know: all that the view is given of the state."""
        return observe(self.state, self.seat)

    def plays(self, card: Card | None = None) -> list[Place | Remove]:
        """What the seat in view can play, with that card or with any."""
        found = [action for action in self.seen.legal if isinstance(action, Place | Remove)]
        return [play for play in found if card in (None, play.card)]

    @property
    def card(self) -> Card | None:
        """The card that is chosen."""
        return None if self.chosen is None else self.seen.hand[self.chosen]

    @property
    def targets(self) -> frozenset[Cell]:
        """The cells that the chosen card can be played on."""
        return frozenset(play.cell for play in self.plays(self.card)) if self.card else frozenset()


class Sent(Enum):
    """What became of a link that was to be shared."""

    SHARED = "shared"
    COPIED = "copied"
    FAILED = "failed"


@dataclass(frozen=True)
class History:
    """A game that is looked back on: how it stood after each turn, and which turn is shown.

    `with_names` says whether what is shared bears the names of the seats.
    """

    turns: tuple[Game, ...]
    place: int
    with_names: bool = True
    sent: Sent | None = None

    @property
    def shown(self) -> Game:
        """The game as it stood then."""
        return self.turns[self.place]

    @property
    def last(self) -> int:
        """The place of the last turn."""
        return len(self.turns) - 1

    @property
    def over(self) -> bool:
        """Whether the whole game is over."""
        return self.turns[-1].state.outcome is not None

    @property
    def all_hands(self) -> tuple[tuple[Card, ...], ...]:
        """Every hand as it was then, by seat, once the whole game is over; none before."""
        return self.shown.state.hands if self.over else ()


class SheetKind(Enum):
    """What can lie over the screen."""

    SEAT = "seat"
    OPTIONS = "options"
    MENU = "menu"
    END = "end"
    DISCARDS = "discards"
    WHO_DRAWS = "who draws"
    WATCH_OUT = "watch out"
    HANDS = "hands"
    ANEW = "anew"
    ELSEWHERE = "elsewhere"
    NOT_KEPT = "not kept"
    SHARE = "share"
    REPLACE = "replace"
    NO_GAME = "no game"
    NEWER_GAME = "newer game"
    GROWN_UPS = "grown-ups"
    SUM = "sum"
    FAMILY = "family"
    NAMES = "names"
    CLEARING = "clearing"
    HELP = "help"


@dataclass(frozen=True, slots=True)
class Sheet:
    """A question or a list over the screen, some about one seat, some with several pages."""

    kind: SheetKind
    seat: int = 0
    page: int = 0


@dataclass(frozen=True, slots=True)
class Sum:
    """What a grown-up is asked, what it leads to, and the sheet that lies under it.

    `wrong` says that the sum before was not found.
    """

    wanted: Msg
    under: Sheet | None
    one: int = 0
    other: int = 0
    wrong: bool = False


class News(Enum):
    """What the browser has to tell, the first that is known before the others."""

    DAMAGED = "damaged"
    """What was kept of a game cannot be read."""
    NEWER = "newer"
    """What was kept of a game is for a newer version."""
    GAME_GONE = "game-gone"
    """The game that somebody wants to go on with is not there any more."""
    OTHERS_OPEN = "others-open"
    """The new version waits until the game is open only once."""
    VERSION_READY = "version-ready"
    NOTHING_KEPT = "nothing-kept"
    """No text can be kept on the device."""
    NEEDS_NETWORK = "needs-network"
    """The game itself cannot be kept on the device."""


UNREADABLE = {News.DAMAGED, News.NEWER}
NEW_VERSION = {News.OTHERS_OPEN, News.VERSION_READY}


@dataclass(frozen=True, slots=True)
class Model:
    """The whole page; without a game it shows the home screen. `viewport` is in CSS pixels.

    `voices` are the languages that the device itself can speak. `kept` says, on the home screen,
    that the device has a game to go on with; `damaged` is the text of one that cannot be read;
    `unkept` says that the device was found to keep no more. While somebody looks back, `history`
    lies over the screen. `original` is the text of the game that was set aside when another one
    went on from a turn that is past. `let_in` says that a grown-up has found the `sum`, and that
    the lock is open as long as a sheet is; `printing`, that the home screen has given way to what
    can be printed; `learning`, that the game explains itself.
    """

    settings: Settings = field(default_factory=Settings)
    language: str = "en"
    viewport: tuple[int, int] = (1024, 768)
    game: Game | None = None
    sheet: Sheet | None = None
    news: frozenset[News] = frozenset()
    voices: frozenset[str] = frozenset()
    kept: bool = False
    damaged: str = ""
    unkept: bool = False
    history: History | None = None
    original: str = ""
    family: tuple[Person, ...] = ()
    sum: Sum | None = None
    let_in: bool = False
    printing: bool = False
    learning: bool = False

    @property
    def locked(self) -> bool:
        """Whether what is for grown-ups is locked now."""
        return self.settings.children_lock and not self.let_in

    @property
    def shown(self) -> Game | None:
        """The game that the screen shows: on the table, or as it was when one looks back."""
        return self.history.shown if self.history else self.game

    @property
    def played(self) -> Game | None:
        """The game that goes on: while somebody looks back, none does."""
        return None if self.history else self.game

    @property
    def can_branch(self) -> bool:
        """Whether a game can go on from the turn that is shown, and does not stand there."""
        if self.history is None or self.history.shown.state.outcome is not None:
            return False
        return self.game is None or self.history.shown.record != self.game.record

    @property
    def can_speak(self) -> bool:
        """Whether the device has a voice for the language."""
        return self.language in self.voices

    @property
    def unfinished(self) -> bool:
        """Whether there is a game to go on with, on the table or on the device."""
        return self.kept if self.game is None else self.game.state.outcome is None

    @property
    def board_turned(self) -> bool:
        """Whether the columns run down the screen: a wide board where that makes larger cells."""
        if self.shown is None:
            return False
        columns, rows = self.shown.record.edition.size
        width, height = self.viewport[0], BOARD_SHARE * self.viewport[1]
        upright, turned = min(width / columns, height / rows), min(width / rows, height / columns)
        return self.shown.record.edition.wide and turned > upright
