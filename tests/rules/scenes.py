"""States for tests: dealt ones, and ones laid out by hand."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TypedDict, Unpack

from game.rules.action import parse_action
from game.rules.cards import Card
from game.rules.edition import Cell, Colour, DrawMode, Edition
from game.rules.edition_data import load_edition
from game.rules.edition_text import parse_edition
from game.rules.play import apply, legal_actions
from game.rules.state import Options, Outcome, Row, Seat, Setup, State, new_game

FOLDER = Path(__file__).parent
SQUARE = parse_edition((FOLDER / "square_zoo.toml").read_text(encoding="utf-8"))
ROWS = parse_edition((FOLDER / "rows_zoo.toml").read_text(encoding="utf-8"))
"""Two or three rows win, and seats form two or three teams."""
LITTLE = load_edition("little-zoo")
BIG = load_edition("big-zoo")
GRAND = load_edition("grand-zoo")
EDITIONS = (LITTLE, BIG, SQUARE, ROWS)

RED, BLUE = "red", "blue"


class Settled(TypedDict, total=False):
    """The values of a set-up that a test may choose."""

    dealer: int
    seed: str
    hand_size: int
    power_cards: bool
    draw: str


class Fields(TypedDict, total=False):
    """The fields of a state that a test may choose."""

    turn: int
    discards: tuple[tuple[Card, ...], ...]
    pending: tuple[int, ...]
    ply: int
    exchanges: int
    passes: int
    reshuffles: int
    outcome: Outcome
    rows: MappingProxyType[Colour, tuple[Row, ...]]


def setup_for(edition: Edition, seats: int = 2, **settled: Unpack[Settled]) -> Setup:
    """A set-up with the edition's first colours and full hands; the last seat deals."""
    seating = edition.seating(seats)
    assert seating is not None
    colours = edition.colours[: seating.colours] * seats
    return Setup(
        options=Options(
            hand_size=settled.get("hand_size", seating.hand_size),
            power_cards=settled.get("power_cards", True),
            draw=DrawMode(settled.get("draw", DrawMode.AUTO)),
        ),
        seats=tuple(Seat(f"seat {seat}", colours[seat]) for seat in range(seats)),
        dealer=settled.get("dealer", seats - 1),
        seed=settled.get("seed", "seed"),
    )


def deal(edition: Edition = SQUARE, seats: int = 2, **settled: Unpack[Settled]) -> State:
    return new_game(edition, setup_for(edition, seats, **settled))


def scene(
    *hands: str,
    edition: Edition = SQUARE,
    board: Mapping[Cell, Colour] | None = None,
    draw_pile: str = "mole lynx kid jay",
    options: Settled | None = None,
    **fields: Unpack[Fields],
) -> State:
    """A state with these hands; seat 0 is to move unless `turn` is given.

    Hands and the draw pile are cards separated by spaces, the top card first.
    """
    state = deal(edition, len(hands), **(options or Settled()))
    state = state._replace(
        hands=tuple(tuple(hand.split()) for hand in hands),
        board=MappingProxyType(dict(board or {})),
        draw_pile=tuple(draw_pile.split()),
        turn=0,
    )
    return state._replace(**fields)


def chips(**cells_of: str) -> dict[Cell, Colour]:
    """A board: `chips(red="a1 b2", blue="c1")`."""
    return {cell: colour for colour, cells in cells_of.items() for cell in cells.split()}


def race(*, red: bool, yellow: bool, hand: str = "pig otter lion") -> State:
    """A game of two rows in which `pig@a5` finishes a row of red, and `e10` one of yellow.

    `otter@e10` blocks yellow. Each colour may have finished a row already.
    """
    row_of = {"red": "c5 d5 e5 f5 g5", "yellow": "c7 d7 e7 f7 g7"}
    ahead = [colour for colour, has_one in (("red", red), ("yellow", yellow)) if has_one]
    rows = {colour: (frozenset(row_of[colour].split()),) for colour in ahead}
    return scene(
        hand,
        "fox owl crab",
        edition=GRAND,
        board=chips(red="a2 a3 a4", yellow="b10 c10 d10")
        | {cell: colour for colour, (row,) in rows.items() for cell in row},
        rows=MappingProxyType(rows),
    )


def full_board(edition: Edition = SQUARE) -> dict[Cell, Colour]:
    """A board with every cell covered and no finished row of three or more."""
    columns, _ = edition.size
    covered = {}
    for number, cell in enumerate(edition.picture_at):
        column, row = number % columns, number // columns
        if cell not in edition.free:
            covered[cell] = (RED, BLUE)[(column + row // 2) % 2]
    return covered


def play(state: State, *actions: str) -> State:
    for action in actions:
        state = apply(state, parse_action(action))
    return state


def legal(state: State) -> set[str]:
    return {str(action) for action in legal_actions(state)}
