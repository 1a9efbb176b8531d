"""The complete state of a game, and its first state."""

from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from game.rules.cards import Card, shuffle
from game.rules.edition import Cell, Colour, DrawMode, Edition


class SetupError(ValueError):
    """The edition does not allow the set-up."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at the table. The rules ignore `name`, `played_by` and `face`."""

    name: str
    colour: Colour
    """The colour of its chips, such as `red`."""

    played_by: str = ""
    """The computer's level, such as `owl`; empty for a person."""

    face: str = field(default="", repr=False)
    """The face of the person; empty for the usual face of the seat."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a game (specification, sections 1 and 3)."""

    hand_size: int
    """The number of cards in a full hand."""

    power_cards: bool = True
    """Whether the deck has the wild and remove cards of the edition."""

    draw: DrawMode = DrawMode.AUTO


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is decided before the deal."""

    options: Options
    seats: tuple[Seat, ...]
    """The seats in clockwise order."""

    dealer: int
    """The number of a seat. The seat after it plays first."""

    seed: str
    """Any text. It decides every shuffle."""


@dataclass(frozen=True, slots=True)
class Win:
    """The seats of a colour have won."""

    colour: Colour
    seats: tuple[int, ...]
    """All seats of the colour: `(0,)`, or `(0, 2)` for a team."""

    cells: tuple[Cell, ...]
    """The cells of the rows that won, in board order: `("a1", "b1", "c1", "d1")`.

    Where one row wins, these are the cells of all lines that the last chip completed. Where more
    rows are needed, they are the cells of all finished rows of the colour.
    """


class DrawReason(StrEnum):
    """Why a game is a draw (specification, section 4). Records contain the values."""

    FULL = "full"
    """Every cell that can bear a chip bears one, and the deck has no remove cards."""

    PASSES = "passes"
    """All seats have passed, one after the other."""

    LIMIT = "limit"
    """The game has reached the largest number of plies, 1000."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """Nobody has won."""

    reason: DrawReason


Outcome: TypeAlias = Win | Drawn

Row: TypeAlias = frozenset[Cell]
"""The cells of a finished row."""


class State(NamedTuple):
    """A game between two actions, hidden cards included."""

    edition: Edition
    setup: Setup
    hands: tuple[tuple[Card, ...], ...]
    """The hand of each seat; the newest card is last."""

    draw_pile: tuple[Card, ...]
    """The top card is first."""

    discards: tuple[tuple[Card, ...], ...]
    """The discard pile of each seat; the newest card is last."""

    turn: int
    """The number of the seat to move."""

    board: MappingProxyType[Cell, Colour] = MappingProxyType({})
    """The chips, such as `{"c4": "red"}`."""

    pending: tuple[int, ...] = ()
    """The seats that may draw a card by hand. The seat that has waited longest is first."""

    ply: int = 0
    """The number of plays and passes so far."""

    exchanges: int = 0
    """The number of exchanges in this turn."""

    passes: int = 0
    """The number of passes in a row."""

    reshuffles: int = 0
    """The number of reshuffles so far."""

    outcome: Outcome | None = None
    """None while the game goes on."""

    rows: MappingProxyType[Colour, tuple[Row, ...]] = MappingProxyType({})
    """The finished rows of each colour, the oldest first (specification, section 8).

    It stays empty where one row wins.
    """

    @property
    def locked(self) -> frozenset[Cell]:
        """The cells of finished rows. No chip can be taken from them."""
        return frozenset().union(*(row for rows in self.rows.values() for row in rows))

    @property
    def rows_to_win(self) -> int:
        """How many finished rows win."""
        return self.edition.rows_to_win[len(self.hands)]


def new_game(edition: Edition, setup: Setup) -> State:
    """The state after the deal (specification, section 5).

    Raises `SetupError` if the edition does not allow the set-up.

    >>> from game.rules.edition_data import load_edition
    >>> seats = (Seat("Ann", "red"), Seat("Ben", "yellow"))
    >>> setup = Setup(Options(hand_size=3), seats, dealer=1, seed="1")
    >>> state = new_game(load_edition("little-zoo"), setup)
    >>> state.turn, state.hands
    (0, (('unicorn', 'owl', 'fox'), ('frog', 'zebra', 'turtle')))
    """
    check_setup(edition, setup)
    deck = shuffle(edition.deck(power_cards=setup.options.power_cards), setup.seed, 0)
    seats = len(setup.seats)
    first = (setup.dealer + 1) % seats
    dealt = seats * setup.options.hand_size
    return State(
        edition=edition,
        setup=setup,
        hands=tuple(deck[(seat - first) % seats : dealt : seats] for seat in range(seats)),
        draw_pile=deck[dealt:],
        discards=((),) * seats,
        turn=first,
    )


def check_setup(edition: Edition, setup: Setup) -> None:
    """Raises SetupError for the first value that the edition does not allow."""
    options, seats = setup.options, setup.seats
    seating = edition.seating(len(seats))
    if seating is None:
        numbers = ", ".join(str(seating.seats) for seating in edition.seatings)
        raise SetupError(f"{edition.name} has no game for {len(seats)} seats, only for {numbers}")
    if not 1 <= options.hand_size <= seating.hand_size:
        raise SetupError(f"hand_size is {options.hand_size}, not from 1 to {seating.hand_size}")
    if options.draw not in edition.draw:
        raise unknown_draw_mode(edition, options.draw.value)
    if not 0 <= setup.dealer < len(seats):
        raise SetupError(f"dealer is {setup.dealer}, not a seat from 0 to {len(seats) - 1}")
    try:
        setup.seed.encode()
    except UnicodeEncodeError as error:
        raise SetupError("the seed cannot be encoded as UTF-8") from error
    _check_colours(edition, [seat.colour for seat in seats], teams=seating.teams)


def unknown_draw_mode(edition: Edition, draw: str) -> SetupError:
    """The error for a draw mode that the edition does not have."""
    return SetupError(f"draw is {draw!r}; {edition.name} has {', '.join(edition.draw)}")


def _check_colours(edition: Edition, colours: list[Colour], *, teams: int) -> None:
    for seat, colour in enumerate(colours):
        if colour not in edition.colours:
            known = ", ".join(edition.colours)
            raise SetupError(f"seat {seat} has the colour {colour!r}; {edition.name} has {known}")
    playing = colours[:teams]
    if len(set(playing)) < teams or (teams and colours != playing * (len(colours) // teams)):
        number = "two" if teams == 2 else str(teams)
        raise SetupError(f"in teams {number} colours take turns, not {', '.join(colours)}")
    if not teams and len(set(colours)) < len(colours):
        raise SetupError(f"each seat needs a different colour, not {', '.join(colours)}")
