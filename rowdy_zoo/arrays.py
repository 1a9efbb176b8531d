"""Observations and actions as numbers. `N` is the number of seats and `C` that of colours.

Everything comes from an `Observation`, so the arrays hold nothing that the seat may not know.
"""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from game.bots.bit_position import BOARDS, BitPosition
from game.rules.action import Action, Draw, Exchange, Pass
from game.rules.edition import Edition, cell_position
from game.rules.observation import Observation


@lru_cache(BOARDS)
def actions_of(edition: Edition) -> tuple[Action, ...]:
    """All actions of an edition; the place of an action is its number.

    The plays come first, card by card as in `edition.plays_of` and cell by cell in board order.
    The exchanges of all cards but the remove card follow, then the draw by hand, then the pass.
    The draw is that of seat 0 and stands for the draw of each seat.

    >>> from game.rules.edition_data import load_edition
    >>> actions = actions_of(load_edition("little-zoo"))
    >>> len(actions), str(actions[0]), str(actions[1]), str(actions[-3])
    (136, 'lion@c2', 'lion@e6', 'unicorn!')
    """
    plays = [play for plays in edition.plays_of.values() for play in plays]
    return (*plays, *map(Exchange, edition.cells_of), Draw(0), Pass())


@lru_cache(BOARDS)
def _numbers(edition: Edition) -> dict[str, int]:
    return {str(action): number for number, action in enumerate(actions_of(edition))}


def number_of(edition: Edition, action: Action) -> int:
    """The number of an action; KeyError if the edition has no such action."""
    return _numbers(edition)[str(Draw(0) if isinstance(action, Draw) else action)]


def action_of(edition: Edition, number: int, seat: int) -> Action:
    """The action of that number if the seat takes it; IndexError if there is no such number."""
    if number < 0:
        raise IndexError(f"there is no action {number}")
    action = actions_of(edition)[number]
    return Draw(seat) if isinstance(action, Draw) else action


def mask(seen: Observation) -> NDArray[np.int8]:
    """1 for each action that the seat may take now, in the order of `actions_of`."""
    legal = np.zeros(len(actions_of(seen.edition)), np.int8)
    legal[[number_of(seen.edition, action) for action in seen.legal]] = 1
    return legal


def shape_of(edition: Edition, seats: int) -> tuple[int, int, int]:
    """The shape of `planes`: planes, rows and columns of the board.

    ValueError if the edition has no game for this number of seats.
    """
    seating = edition.seating(seats)
    if seating is None:
        raise ValueError(f"{edition.name} has no game for {seats} seats")
    columns, rows = edition.size
    return 2 * seating.colours + seats + 10, rows, columns


def planes(seen: Observation) -> NDArray[np.float32]:
    """What the seat sees, as `2 C + N + 10` planes of the board; the shape is `shape_of`.

    Colours and seats are in the order of their turns, the own one first.

    - `C` planes: 1 where the colour has a chip
    - 1 on free cells; 1 on cells of finished rows, where more than one row wins
    - cards of the hand with the picture of the cell
    - unseen cards, in the draw pile and in other hands, with the picture of the cell

    The other planes have one number on all cells:

    - wild cards in hand, remove cards in hand, unseen wild cards, unseen remove cards
    - `N` planes: the number of cards in each hand
    - `C` planes: the number of finished rows of each colour
    - cards in the draw pile; 1 if the seat may draw a card by hand
    """
    position = BitPosition(seen)
    colours = (position.colour, *position.other_colours)
    columns, rows = seen.edition.size
    chips = np.zeros((len(colours) + 2, rows, columns), np.float32)
    for cell, colour in seen.board.items():
        chips[colours.index(colour)][_at(cell)] = 1
    for cell in seen.edition.free:
        chips[-2][_at(cell)] = 1
    for cell in {cell for found in seen.rows.values() for row in found for cell in row}:
        chips[-1][_at(cell)] = 1
    numbers = np.array(_numbers_of(seen, position, colours), np.float32)
    constant = np.broadcast_to(numbers[:, None, None], (len(numbers), rows, columns))
    return np.concatenate([chips, _pictures(seen, position), constant])


def _pictures(seen: Observation, position: BitPosition) -> NDArray[np.float32]:
    """The copies in hand and the unseen copies of the picture of each cell."""
    columns, rows = seen.edition.size
    pictures = seen.edition.picture_at.values()
    copies = [[seen.hand.count(picture) for picture in pictures]]
    copies += [[position.unseen[picture] if picture else 0 for picture in pictures]]
    return np.array(copies, np.float32).reshape(2, rows, columns)


def _numbers_of(seen: Observation, position: BitPosition, colours: tuple[str, ...]) -> list[int]:
    """The numbers that are the same on all cells."""
    seats = len(seen.seats)
    hands = [seen.hand_sizes[(seen.seat + turn) % seats] for turn in range(seats)]
    powers = (position.wild, position.remove)
    return [
        *(seen.hand.count(power) if power else 0 for power in powers),
        *(position.unseen[power] if power else 0 for power in powers),
        *hands,
        *(len(seen.rows.get(colour, ())) for colour in colours),
        seen.draw_pile_size,
        int(seen.seat in seen.pending),
    ]


def _at(cell: str) -> tuple[int, int]:
    """Row and column of a cell, counted from 0."""
    column, row = cell_position(cell)
    return row, column
