"""What one seat sees, as text and as a drawing."""

from collections.abc import Iterator
from html import escape

from game.cli.output import printable
from game.cli.texts import grid
from game.rules.edition import Cell, Colour, cell_position
from game.rules.observation import Observation
from game.rules.state import Win

SIDE = 60
"""The side of a cell in a drawing, in pixels."""

CHIPS: dict[Colour, str] = {
    "red": "#d33",
    "yellow": "#eb3",
    "blue": "#36c",
    "green": "#293",
    "violet": "#84b",
    "orange": "#e73",
}
"""Colours of chips in a drawing; another name is grey."""


def text(seen: Observation) -> str:
    """The board, the hand of the seat and the sizes of the other hands, on several lines."""
    return "\n".join([grid(seen.edition, seen.board), *_facts(seen)])


def svg(seen: Observation) -> str:
    """The same as an SVG document."""
    columns, rows = seen.edition.size
    facts = [*_facts(seen)]
    width, height = max(columns * SIDE, 8 * max(map(len, facts))), rows * SIDE + 20 * len(facts)
    lines = (
        f'<text x="4" y="{rows * SIDE + 20 * number + 14}">{escape(fact)}</text>'
        for number, fact in enumerate(facts)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">'
        f'<rect width="100%" height="100%" fill="#fff"/>{"".join(_cells(seen))}{"".join(lines)}'
        "</svg>"
    )


def _cells(seen: Observation) -> Iterator[str]:
    for cell, picture in seen.edition.picture_at.items():
        column, row = cell_position(cell)
        x, y = column * SIDE, row * SIDE
        yield f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="#eee" stroke="#888"/>'
        if cell in seen.board:
            yield _chip(seen, cell, x, y)
        word = escape(picture[:8] or "*")
        yield f'<text x="{x + 4}" y="{y + 14}">{word}</text>'


def _chip(seen: Observation, cell: Cell, x: int, y: int) -> str:
    fill = CHIPS.get(seen.board[cell], "#777")
    return f'<circle cx="{x + SIDE // 2}" cy="{y + 36}" r="18" fill="{fill}" stroke="#333"/>'


def _facts(seen: Observation) -> Iterator[str]:
    """What a person at this seat sees beside the board."""
    for seat, who in enumerate(seen.seats):
        sign = ">" if seat == seen.turn and seen.outcome is None else " "
        cards = " ".join(seen.hand) if seat == seen.seat else f"{seen.hand_sizes[seat]} cards"
        yield printable(f"{sign} seat {seat} ({who.colour}): {cards}")
    yield f"  draw pile: {seen.draw_pile_size} cards"
    if isinstance(seen.outcome, Win):
        yield printable(f"  {seen.outcome.colour} won with {' '.join(seen.outcome.cells)}")
    elif seen.outcome is not None:
        yield f"  a draw: {seen.outcome.reason}"
