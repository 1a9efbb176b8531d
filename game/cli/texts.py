"""States and boards as text and as JSON data."""

from collections.abc import Iterator, Mapping
from typing import Any

from game.cli.output import printable
from game.coach.review import JudgedPlay, Review
from game.rules.cards import Card
from game.rules.edition import Cell, Colour, Edition, cell_name
from game.rules.play import legal_actions
from game.rules.record import Record, outcome_data, rows_data
from game.rules.state import Drawn, Seat, State, Win

DIGITS = 4
"""How many digits of a chance JSON has after the point."""

CELL_WIDTH = 5
"""How many characters of a picture's name the board shows."""


def state_data(state: State) -> dict[str, Any]:
    """A state as JSON data (specification, sections 7 and 8)."""
    data = {
        "ply": state.ply,
        "turn": state.turn,
        "board": dict(state.board),
        "hands": state.hands,
        "draw_pile": state.draw_pile,
        "discards": state.discards,
        "pending": state.pending,
        "legal": sorted(str(action) for action in legal_actions(state)),
        "outcome": outcome_data(state),
    }
    return data | {"rows": rows_data(state)} if state.rows_to_win > 1 else data


def scene(record: Record, number: int, state: State) -> str:
    """One state as text, after `number` actions."""
    title = f"{number}. {record.actions[number - 1]}" if number else "The deal"
    hands = "\n".join(
        f"{'>' if seat == state.turn else ' '} seat {seat}, {_seat_name(who)} ({who.colour}):"
        f" {_cards(state.hands[seat])}; discarded: {_cards(state.discards[seat])}"
        for seat, who in enumerate(state.setup.seats)
    )
    lines = [title, grid(state.edition, state.board), hands]
    lines.append(f"  draw pile: {len(state.draw_pile)} cards")
    if state.pending:
        lines.append(f"  may still draw: seat {', seat '.join(map(str, state.pending))}")
    match state.outcome:
        case None:
            pass
        case Win(colour, seats, cells):
            winners = ", ".join(_seat_name(state.setup.seats[seat]) for seat in seats)
            rows = rows_data(state).get(colour, [list(cells)])
            won_with = " and ".join(map(" ".join, rows))
            lines.append(f"  {winners} ({colour}) won with {won_with}")
        case Drawn(reason):
            lines.append(f"  a draw: {reason}")
    return "\n".join(lines) + "\n"


def grid(edition: Edition, board: Mapping[Cell, Colour]) -> str:
    """The board as text: a picture by its first letters, a chip as `[red]`, a free cell as `*`."""

    def word(cell: Cell, picture: Card) -> str:
        return f"[{board[cell][:3]}]" if cell in board else picture[:CELL_WIDTH] or "*"

    columns, rows = edition.size
    words = [word(cell, picture) for cell, picture in edition.picture_at.items()]
    heads = [cell_name(column, 0)[0] for column in range(columns)]
    lines = [("", heads)]
    lines += [(str(i + 1), words[i * columns : (i + 1) * columns]) for i in range(rows)]
    return "\n".join(
        f"{head:>2} " + " ".join(f"{text:^{CELL_WIDTH}}" for text in line) for head, line in lines
    )


def _seat_name(seat: Seat) -> str:
    """The name of a seat, or its level."""
    return printable(seat.name or seat.played_by) or "nameless"


def _cards(cards: tuple[Card, ...]) -> str:
    return " ".join(cards) or "none"


def review_data(found: Review, seats: int) -> dict[str, Any]:
    """A review as JSON data: the moments of each seat, what its plays took, and all chances."""
    return {
        "moments": [_moment_data(play) for seat in range(seats) for play in found.moments(seat)],
        "taken": [round(found.taken(seat), DIGITS) for seat in range(seats)],
        "chances": {
            colour: [round(chance, DIGITS) for chance in line]
            for colour, line in found.lines.items()
        },
    }


def _moment_data(play: JudgedPlay) -> dict[str, Any]:
    return {
        "after": play.at,
        "seat": play.seat,
        "made": str(play.made),
        "chance": round(play.chance, DIGITS),
        "best": round(play.best, DIGITS),
        "good": [str(other) for other in play.good],
    }


def board_data(edition: Edition) -> dict[str, Any]:
    """The board and the deck as JSON data."""
    data = {"edition": edition.name, "row": edition.row, "cells": edition.layout}
    return data | {"deck": edition.deck()}


def board_lines(edition: Edition) -> Iterator[str]:
    """The board and the deck as text."""
    yield f"{printable(edition.name)}: {edition.row} in a row{_rows(edition)}"
    yield grid(edition, {})
    yield f"{len(edition.deck())} cards: {_cards(edition.deck())}"


def _rows(edition: Edition) -> str:
    """How many rows win with each number of seats; empty if one row always wins."""
    if all(seating.rows == 1 for seating in edition.seatings):
        return ""
    wins = (f"{seating.rows} with {seating.seats} seats" for seating in edition.seatings)
    return f"; rows to win: {', '.join(wins)}"
