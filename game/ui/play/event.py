"""What a seat did, as the table reports it."""

from dataclasses import dataclass
from itertools import groupby

from game.rules.action import Action, Draw, Place, Remove
from game.rules.edition import Cell, Colour, cell_position
from game.rules.state import State


@dataclass(frozen=True, slots=True)
class Event:
    """An action and what it led to."""

    seat: int
    action: Action

    lost: tuple[int, ...] = ()
    """The seats that lost their right to draw by it: `(1,)` (specification, section 3)."""

    in_a_row: int = 0
    """The chips of its colour, suns included, in a row with the new chip; at most a whole line."""

    taken: Colour | None = None
    """The colour of the chip that was removed, such as `red`."""

    rows: int = 0
    """The finished rows of its colour if it made one and several win; else 0."""

    by_chance: bool = False
    """Whether chance chose the action, because a bot of the workshop had no answer."""


def event_of(before: State, action: Action, after: State, *, by_chance: bool) -> Event:
    """The event of a legal action that led from one state to the next."""
    return Event(
        action.seat if isinstance(action, Draw) else before.turn,
        action,
        _losers(before, action),
        _in_a_row(after, action.cell) if isinstance(action, Place) else 0,
        before.board[action.cell] if isinstance(action, Remove) else None,
        _rows_made(before, after),
        by_chance,
    )


def _losers(before: State, action: Action) -> tuple[int, ...]:
    """The seats that lose their right to draw by the action."""
    match action:
        case Draw(seat):
            return before.pending[: before.pending.index(seat)]
        case Place() | Remove() if before.turn in before.pending:
            return (before.turn,)
    return ()


def _in_a_row(state: State, cell: Cell) -> int:
    """The length of the longest run of its colour through the cell, suns included, in one line."""
    colour, edition = state.board[cell], state.edition

    def counts(one: Cell) -> bool:
        return one in edition.free or state.board.get(one) == colour

    lines = [sorted(line, key=cell_position) for line in edition.lines_through[cell]]
    runs = [list(run) for line in lines for _counts, run in groupby(line, counts)]
    return max((len(run) for run in runs if cell in run), default=0)


def _rows_made(before: State, after: State) -> int:
    """The number of rows of the seat that has played if it has made one and several win, else 0."""
    colour = before.setup.seats[before.turn].colour
    rows = len(after.rows.get(colour, ()))
    return rows if rows > len(before.rows.get(colour, ())) else 0
