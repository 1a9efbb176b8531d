"""The part of a game that one seat may know."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.rules.action import Action, Draw
from game.rules.cards import Card
from game.rules.edition import Cell, Colour, Edition
from game.rules.play import legal_actions
from game.rules.refusal import is_dead
from game.rules.state import Options, Outcome, Row, Seat, State


@dataclass(frozen=True, slots=True)
class Observation:
    """What everybody may see, and the seat's own hand.

    State and Setup explain the fields that they share with an observation.
    """

    edition: Edition
    options: Options
    seats: tuple[Seat, ...]
    dealer: int
    seat: int
    """The seat that observes."""

    hand: tuple[Card, ...]
    legal: tuple[Action, ...]
    """The actions that this seat may take now."""

    dead: frozenset[Card]
    """The dead cards of the hand."""

    hand_sizes: tuple[int, ...]
    """The number of cards of each seat, such as `(3, 2)`."""

    draw_pile_size: int
    discards: tuple[tuple[Card, ...], ...]
    turn: int
    board: Mapping[Cell, Colour]
    pending: tuple[int, ...]
    ply: int
    exchanges: int
    passes: int
    reshuffles: int
    outcome: Outcome | None
    rows: Mapping[Colour, tuple[Row, ...]]
    rows_to_win: int


def observe(state: State, seat: int) -> Observation:
    """What the seat may know (specification, section 2). Only this function strips secrets.

    >>> from game.rules.edition_data import load_edition
    >>> from game.rules.state import Setup, new_game
    >>> seats = (Seat("Ann", "red"), Seat("Ben", "yellow"))
    >>> setup = Setup(Options(hand_size=3), seats, dealer=1, seed="1")
    >>> state = new_game(load_edition("little-zoo"), setup)
    >>> seen = observe(state, 0)
    >>> seen.hand, seen.hand_sizes, seen.draw_pile_size
    (('unicorn', 'owl', 'fox'), (3, 3), 36)
    """
    return Observation(
        edition=state.edition,
        options=state.setup.options,
        seats=state.setup.seats,
        dealer=state.setup.dealer,
        seat=seat,
        hand=state.hands[seat],
        legal=tuple(action for action in legal_actions(state) if _is_of(seat, state.turn, action)),
        dead=frozenset(card for card in state.hands[seat] if is_dead(state, card)),
        hand_sizes=tuple(len(hand) for hand in state.hands),
        draw_pile_size=len(state.draw_pile),
        discards=state.discards,
        turn=state.turn,
        board=state.board,
        pending=state.pending,
        ply=state.ply,
        exchanges=state.exchanges,
        passes=state.passes,
        reshuffles=state.reshuffles,
        outcome=state.outcome,
        rows=state.rows,
        rows_to_win=state.rows_to_win,
    )


def _is_of(seat: int, turn: int, action: Action) -> bool:
    return seat == (action.seat if isinstance(action, Draw) else turn)
