"""A turn: which actions are legal, and what they do (specification, sections 2 to 4)."""

from types import MappingProxyType
from typing import TypeAlias

from game.rules.action import Action, Draw, Exchange, Pass, Place, Remove
from game.rules.cards import Card, shuffle
from game.rules.edition import Cell, Colour, DrawMode
from game.rules.refusal import IllegalAction, refusal
from game.rules.state import Drawn, DrawReason, Row, State, Win

PLY_LIMIT = 1000
"""The number of plies after which a game is a draw."""

Piles: TypeAlias = tuple[tuple[Card, ...], ...]


def legal_actions(state: State) -> tuple[Action, ...]:
    """Every action that `apply` accepts, each once; empty when the game is over.

    The actions of the seat to move come first, in the order of its hand and then of the board.
    `draw S` follows for every seat S that may draw a card by hand, even if it is not to move.

    >>> from game.rules.edition_data import load_edition
    >>> from game.rules.state import Options, Seat, Setup, new_game
    >>> seats = (Seat("Ann", "red"), Seat("Ben", "yellow"))
    >>> setup = Setup(Options(hand_size=3, power_cards=False), seats, dealer=1, seed="1")
    >>> state = new_game(load_edition("little-zoo"), setup)
    >>> [str(action) for action in legal_actions(state)]
    ['crocodile@a2', 'crocodile@e4', 'elephant@c3', 'elephant@g4', 'penguin@f1', 'penguin@b5']
    """
    if state.outcome is not None:
        return ()
    cards = dict.fromkeys(state.hands[state.turn])
    own = [action for card in cards for action in _actions_with(state, card)]
    return (*(own or [Pass()]), *(Draw(seat) for seat in state.pending))


def apply(state: State, action: Action) -> State:
    """The state after the action; IllegalAction if it is not legal.

    >>> from game.rules.edition_data import load_edition
    >>> from game.rules.state import Options, Seat, Setup, new_game
    >>> seats = (Seat("Ann", "red"), Seat("Ben", "yellow"))
    >>> setup = Setup(Options(hand_size=3, power_cards=False), seats, dealer=1, seed="1")
    >>> state = new_game(load_edition("little-zoo"), setup)
    >>> after = apply(state, legal_actions(state)[0])
    >>> dict(after.board), after.turn
    ({'a2': 'red'}, 1)
    >>> apply(after, Pass())
    Traceback (most recent call last):
    game.rules.refusal.IllegalAction: pass is not legal: seat 1 can still play or exchange a card
    """
    if not _is_legal(state, action):
        raise IllegalAction(state, action, refusal(state, action))
    match action:
        case Place(card, cell):
            return _play(state, card, state.board | {cell: _colour(state)}, cell)
        case Remove(card, cell):
            return _play(state, card, {c: chip for c, chip in state.board.items() if c != cell})
        case Exchange(card):
            hands, discards = _discard(state, card)
            exchanged = state._replace(hands=hands, discards=discards)
            return _draw(exchanged, state.turn, turn=state.turn, exchanges=state.exchanges + 1)
        case Draw(seat):
            later = state.pending[state.pending.index(seat) + 1 :]
            owed = state._replace(pending=later)
            return _draw(owed, seat, turn=state.turn, exchanges=state.exchanges)
        case Pass():
            return _end_turn(state._replace(ply=state.ply + 1, passes=state.passes + 1))


def _colour(state: State) -> Colour:
    return state.setup.seats[state.turn].colour


def _is_legal(state: State, action: Action) -> bool:
    """Whether `legal_actions` contains the action. This is faster: it looks at one card only."""
    if state.outcome is not None or isinstance(action, (Draw, Pass)):
        return action in legal_actions(state)
    return action.card in state.hands[state.turn] and action in _actions_with(state, action.card)


def _actions_with(state: State, card: Card) -> list[Action]:
    return _plays(state, card) or _exchanges(state, card)


def _plays(state: State, card: Card) -> list[Action]:
    board, plays = state.board, state.edition.plays_of[card]
    if card in state.edition.cells_of:
        return [place for place in plays if place.cell not in board]
    own = _colour(state)
    if not state.rows:
        return [remove for remove in plays if board.get(remove.cell, own) != own]
    locked = state.locked
    return [p for p in plays if board.get(p.cell, own) != own and p.cell not in locked]


def _exchanges(state: State, card: Card) -> list[Action]:
    """The exchange of a card that has no play, if it is legal. Remove cards are never exchanged."""
    if card not in state.edition.cells_of:
        return []
    limit = state.edition.exchange_limit
    if limit is None:
        limit = len(state.draw_pile) + sum(map(len, state.discards))
    return [Exchange(card)] if state.exchanges < limit else []


def _play(state: State, card: Card, board: dict[Cell, Colour], placed: Cell | None = None) -> State:
    hands, discards = _discard(state, card)
    played = state._replace(
        hands=hands,
        discards=discards,
        board=MappingProxyType(board),
        ply=state.ply + 1,
        passes=0,
    )
    return _end_turn(played, placed)


def _discard(state: State, card: Card) -> tuple[Piles, Piles]:
    """The hands without the card, and the discard piles with it.

    If the hand holds two such cards, the older one leaves it.
    """
    seat = state.turn
    hand, pile = state.hands[seat], state.discards[seat]
    at = hand.index(card)
    hands = _with(state.hands, seat, hand[:at] + hand[at + 1 :])
    return hands, _with(state.discards, seat, (*pile, card))


def _end_turn(state: State, placed: Cell | None = None) -> State:
    """Ends the game if it is won or drawn; else the next seat is to move.

    A seat that has played draws a card, or is added to `pending` (section 3).
    """
    needed = state.rows_to_win if placed else 0
    if placed and needed > 1:
        state = _with_finished_rows(state, placed)
    outcome = (_win(state, placed, needed) if placed else None) or _drawn(state)
    if outcome:
        return state._replace(outcome=outcome)
    seat = state.turn
    turn = (seat + 1) % len(state.hands)
    if state.passes:
        return state._replace(turn=turn, exchanges=0)
    if state.setup.options.draw is DrawMode.AUTO:
        return _draw(state, seat, turn=turn, exchanges=0)
    pending = (*(may_draw for may_draw in state.pending if may_draw != seat), seat)
    return state._replace(turn=turn, exchanges=0, pending=pending)


def _draw(state: State, seat: int, *, turn: int, exchanges: int) -> State:
    """Moves the top card into the hand; reshuffles before and after if the draw pile is empty.

    The function also sets `turn` and `exchanges`. This saves a copy of the state.
    """
    state = state if state.draw_pile else _reshuffle(state)
    if not state.draw_pile:
        return state._replace(turn=turn, exchanges=exchanges)
    hands = _with(state.hands, seat, (*state.hands[seat], state.draw_pile[0]))
    pile = state.draw_pile[1:]
    drawn = state._replace(hands=hands, draw_pile=pile, turn=turn, exchanges=exchanges)
    return drawn if drawn.draw_pile else _reshuffle(drawn)


def _reshuffle(state: State) -> State:
    """Shuffles all discard piles into the new draw pile, unless they are all empty."""
    cards = [card for pile in state.discards for card in pile]
    if not cards:
        return state
    number = state.reshuffles + 1
    return state._replace(
        draw_pile=shuffle(cards, state.setup.seed, number),
        discards=((),) * len(state.discards),
        reshuffles=number,
    )


def _with(piles: Piles, seat: int, pile: tuple[Card, ...]) -> Piles:
    return (*piles[:seat], pile, *piles[seat + 1 :])


def _win(state: State, placed: Cell, needed: int) -> Win | None:
    """The win with the chip just placed, if any; `needed` is the number of rows that win.

    Where one row wins, every row goes through this chip, because the first row ends the game.
    """
    colour = state.board[placed]
    rows = state.rows.get(colour, ()) if needed > 1 else _complete_lines(state, placed)
    if len(rows) < needed:
        return None
    seats = tuple(i for i, seat in enumerate(state.setup.seats) if seat.colour == colour)
    return Win(colour, seats, state.edition.board_order(frozenset().union(*rows)))


def _complete_lines(state: State, placed: Cell) -> list[Row]:
    """The complete lines through the chip just placed, in the order of section 8."""
    colour = state.board[placed]
    own = {cell for cell, chip in state.board.items() if chip == colour} | state.edition.free
    return [line for line in state.edition.lines_through[placed] if line <= own]


def _with_finished_rows(state: State, placed: Cell) -> State:
    """The state with the rows that the chip just placed has finished (section 8).

    A complete line is a new row if it shares at most one cell with each row of its colour. Free
    cells do not count.
    """
    colour, free = state.board[placed], state.edition.free
    before = state.rows.get(colour, ())
    rows = before
    for line in _complete_lines(state, placed):
        if all(len((line & row) - free) <= 1 for row in rows):
            rows = (*rows, line)
    if rows == before:
        return state
    return state._replace(rows=MappingProxyType({**state.rows, colour: rows}))


def _drawn(state: State) -> Drawn | None:
    """A draw for the first reason that applies (section 4), if any."""
    edition = state.edition
    full = len(state.board) == len(edition.picture_at) - len(edition.free)
    if full and not (edition.remove and state.setup.options.power_cards):
        return Drawn(DrawReason.FULL)
    if state.passes == len(state.hands):
        return Drawn(DrawReason.PASSES)
    return Drawn(DrawReason.LIMIT) if state.ply == PLY_LIMIT else None
