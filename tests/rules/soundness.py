"""Checks for every state and action of a game, which do not use the tables of the engine.

`tests/puzzles/judge.py` proves in the same way what puzzles claim to be sure.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from game.rules.action import Action, Draw, Exchange, Pass, Place, Remove, parse_action
from game.rules.cards import Card
from game.rules.edition import Cell, Colour, DrawMode, Edition, cell_name, cell_position
from game.rules.observation import observe
from game.rules.play import PLY_LIMIT, apply, legal_actions
from game.rules.record import Record, parse_record, replay, to_json
from game.rules.refusal import IllegalAction
from game.rules.state import Drawn, DrawReason, Outcome, State, Win
from tests.rules.random_games import Step

CONCEIVABLE_ACTIONS = 12
DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))


@lru_cache
def cards_of(edition: Edition, *, power_cards: bool) -> Counter[Card]:
    """How many copies of each card the deck holds."""
    return Counter(edition.deck(power_cards=power_cards))


@lru_cache
def pictured(edition: Edition) -> frozenset[Cell]:
    """The cells that can bear a chip."""
    return frozenset(cell for cell, picture in edition.picture_at.items() if picture)


def check_step(step: Step, passes: int, rng: random.Random) -> None:
    """All checks after one more action; `passes` is the number of passes just before it."""
    check_state(step.after)
    check_change(step)
    check_outcome(step, passes)
    check_membership(step.after, rng)
    check_hidden(step.after, rng.randrange(len(step.after.hands)), rng)


def check_whole(record: Record, states: list[State]) -> None:
    """The record survives JSON, and its replay gives the same states."""
    text = to_json(record)
    read = parse_record(text)
    assert read == record
    assert to_json(read) == text
    assert list(replay(read)) == states


def check_state(state: State) -> None:
    deck = cards_of(state.edition, power_cards=state.setup.options.power_cards)
    piles = (*state.hands, state.draw_pile, *state.discards)
    assert Counter(card for pile in piles for card in pile) == deck
    assert state.board.keys() <= pictured(state.edition)
    assert set(state.board.values()) <= {seat.colour for seat in state.setup.seats}
    assert state.draw_pile
    assert state.ply <= PLY_LIMIT
    assert bool(legal_actions(state)) == (state.outcome is None)
    check_hands(state)


def check_hands(state: State) -> None:
    full = state.setup.options.hand_size
    assert len(set(state.pending)) == len(state.pending)
    if state.setup.options.draw is DrawMode.MANUAL:
        assert all(len(hand) <= full - (i in state.pending) for i, hand in enumerate(state.hands))
        return
    assert state.pending == ()
    played_last = state.turn if state.outcome and not state.passes else None
    assert [len(hand) for hand in state.hands] == [
        full - (seat == played_last) for seat in range(len(state.hands))
    ]


def check_change(step: Step) -> None:
    before, action, after = step
    colour = before.setup.seats[before.turn].colour
    match action:
        case Place(_, cell):
            assert cell not in before.board
            assert after.board == before.board | {cell: colour}
        case Remove(_, cell):
            assert before.board[cell] != colour
            assert not any(cell in row for rows in before.rows.values() for row in rows)
            assert before.board == after.board | {cell: before.board[cell]}
        case _:
            assert after.board == before.board
    is_ply = isinstance(action, Place | Remove | Pass)
    assert after.ply - before.ply == is_ply
    moves_on = is_ply and after.outcome is None
    assert after.turn == (before.turn + moves_on) % len(before.hands)
    assert parse_action(str(action)) == action


def conceivable_actions(
    state: State, rng: random.Random, number: int = CONCEIVABLE_ACTIONS
) -> list[Action]:
    """Random actions, legal or not; most use a card of the seat to move."""
    hand = state.hands[state.turn]
    cells = [*state.edition.picture_at, "z9"]
    cards = tuple(cards_of(state.edition, power_cards=True))
    actions: list[Action] = [Pass(), Draw(rng.randrange(len(state.hands) + 1))]
    for _ in range(number):
        card = rng.choice(hand if hand and rng.random() < 0.7 else cards)
        cell = rng.choice(cells)
        actions += rng.choices([Place(card, cell), Remove(card, cell), Exchange(card)])
    return actions


def with_other_secrets(state: State, seat: int, rng: random.Random) -> State:
    """A state that differs only in what the seat cannot see."""
    others = [i for i in range(len(state.hands)) if i != seat]
    hidden = [*state.draw_pile, *(card for i in others for card in state.hands[i])]
    rng.shuffle(hidden)
    hands = list(state.hands)
    for i in others:
        hands[i] = tuple(hidden.pop() for _ in hands[i])
    setup = replace(state.setup, seed=state.setup.seed + "!")
    return state._replace(hands=tuple(hands), draw_pile=tuple(hidden), setup=setup)


def check_membership(state: State, rng: random.Random) -> None:
    """`apply` accepts an action exactly if `legal_actions` contains it."""
    legal = legal_actions(state)
    assert len(set(legal)) == len(legal)
    for action in conceivable_actions(state, rng, 1):
        try:
            apply(state, action)
        except IllegalAction as error:
            assert action not in legal, action
            assert "is not legal: " in str(error)
        else:
            assert action in legal, action


def check_hidden(state: State, seat: int, rng: random.Random) -> None:
    """The observation does not depend on what the seat cannot see."""
    assert observe(with_other_secrets(state, seat, rng), seat) == observe(state, seat)


def check_outcome(step: Step, passes: int) -> None:
    """The outcome follows from the board, the earlier rows and the earlier plies."""
    assert step.after.rows == expected_rows(step)
    assert step.after.outcome == expected_outcome(step, passes)


def expected_outcome(step: Step, passes: int) -> Outcome | None:
    """Section 4 of the rules, computed another way: by walking from the chip just placed."""
    state, action = step.after, step.action
    if isinstance(action, Draw | Exchange):
        return None
    if isinstance(action, Place) and (row := winning_cells(step, action.cell)):
        colour = state.board[action.cell]
        seats = tuple(i for i, seat in enumerate(state.setup.seats) if seat.colour == colour)
        return Win(colour, seats, row)
    remove = state.edition.remove
    removes = remove and state.setup.options.power_cards
    if len(state.board) == len(pictured(state.edition)) and not removes:
        return Drawn(DrawReason.FULL)
    if isinstance(action, Pass) and passes + 1 == len(state.hands):
        return Drawn(DrawReason.PASSES)
    return Drawn(DrawReason.LIMIT) if state.ply == PLY_LIMIT else None


def needed_rows(state: State) -> int:
    """How many finished rows win."""
    (rows,) = [s.rows for s in state.edition.seatings if s.seats == len(state.hands)]
    return rows


def winning_cells(step: Step, cell: Cell) -> tuple[Cell, ...]:
    """The cells of the rows that win with the chip on the cell; empty if it does not win."""
    state = step.after
    if needed_rows(state) == 1:
        return row_through(state, cell)
    rows = expected_rows(step).get(state.board[cell], ())
    cells = {cell for row in rows for cell in row}
    return by_row(cells) if len(rows) >= needed_rows(state) else ()


def expected_rows(step: Step) -> dict[Colour, tuple[frozenset[Cell], ...]]:
    """Section 8: the finished rows after the step, found by walking along the board."""
    before, action, after = step
    rows = dict(before.rows)
    if not isinstance(action, Place) or needed_rows(after) == 1:
        return rows
    colour = after.board[action.cell]
    for line in walked_lines(after, action.cell):
        shared = [{c for c in line if c in after.board} & row for row in rows.get(colour, ())]
        if all(len(cells) < 2 for cells in shared):
            rows[colour] = (*rows.get(colour, ()), frozenset(line))
    return rows


def walked_lines(state: State, cell: Cell) -> Iterator[list[Cell]]:
    """The complete lines of the chip's colour through the cell: across, down, two diagonals."""
    colour, need = state.board[cell], state.edition.row
    for across, down in ((1, 0), (0, 1), (1, 1), (-1, 1)):
        before = [*arm(state, cell, colour, -across, -down)][::-1]
        walk = [*before, cell, *arm(state, cell, colour, across, down)]
        for start in range(len(walk) - need + 1):
            line = walk[start : start + need]
            if cell in line:
                yield line


def by_row(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """The cells sorted by row, then column."""
    return tuple(sorted(cells, key=lambda name: cell_position(name)[::-1]))


def row_through(state: State, cell: Cell) -> tuple[Cell, ...]:
    """The cells of all finished rows through the cell, by row, then column."""
    colour, need = state.board[cell], state.edition.row
    found = {cell}
    for across, down in DIRECTIONS:
        arms = [list(arm(state, cell, colour, sign * across, sign * down)) for sign in (1, -1)]
        if 1 + sum(map(len, arms)) >= need:
            found |= {end for one in arms for end in one[: need - 1]}
    return by_row(found) if len(found) > 1 else ()


def arm(state: State, cell: Cell, colour: str, across: int, down: int) -> Iterator[Cell]:
    """The cells after this one in one direction, up to the first that does not serve the colour."""
    column, row = cell_position(cell)
    while True:
        column, row = column + across, row + down
        if not serves(state.edition, state, column, row, colour):
            return
        yield cell_name(column, row)


def serves(edition: Edition, state: State, column: int, row: int, colour: str) -> bool:
    """Whether the cell is on the board and is free or bears a chip of the colour."""
    columns, rows = edition.size
    if not (0 <= column < columns and 0 <= row < rows):
        return False
    return not edition.layout[row][column] or state.board.get(cell_name(column, row)) == colour
