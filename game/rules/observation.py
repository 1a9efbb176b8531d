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

    `legal` holds the actions that this seat may take now, `dead` the dead cards of its hand,
    `hand_sizes` the number of cards of each seat. The other fields are those of State and Setup.
    """

    edition: Edition
    options: Options
    seats: tuple[Seat, ...]
    dealer: int
    seat: int
    hand: tuple[Card, ...]
    legal: tuple[Action, ...]
    dead: frozenset[Card]
    hand_sizes: tuple[int, ...]
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
    """What the seat may know (specification, section 2). Only this function strips secrets."""
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
