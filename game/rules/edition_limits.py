"""What an edition may be (specification, section 8)."""

from collections.abc import Iterator

from game.rules.edition import Edition

SIDES = range(4, 13)
"""How many columns and rows a board may have."""

ROW_LENGTHS = range(3, 7)
"""How many cells a row may have."""

COPIES = range(1, 9)
"""How many copies of a card a deck may hold."""

SEATS = range(2, 7)
HAND_SIZES = range(1, 11)
ROWS = range(1, 4)
"""How many finished rows may be needed to win."""


def faults_of(edition: Edition) -> Iterator[str]:
    """What is wrong with the edition as a whole. Each fault ends a sentence in English."""
    yield from _faults_of_board(edition)
    yield from _faults_of_seatings(edition)


def _faults_of_board(edition: Edition) -> Iterator[str]:
    """What is wrong with board and cards."""
    widths = {len(line) for line in edition.layout}
    if len(widths) != 1:
        yield "layout: its lines are not of one length"
        return
    columns, rows = edition.size
    if columns not in SIDES or rows not in SIDES:
        yield f"layout has {columns} columns and {rows} lines, not from {SIDES[0]} to {SIDES[-1]}"
        return
    on_board = [picture for line in edition.layout for picture in line if picture]
    if sorted(on_board) != sorted(edition.pictures * 2):
        yield "layout: each picture stands on exactly two cells, and each must be in pictures"
    if len({*edition.pictures, *(power.card for power in edition.powers)}) < len(
        edition.pictures
    ) + len(edition.powers):
        yield "wild and remove have the same name, or that of a picture"
    if not edition.lines:
        yield f"row: no line of {edition.row} cells fits on the board"
    if any(line <= edition.free for line in edition.lines):
        yield "layout: all cells of a line are free"


def _faults_of_seatings(edition: Edition) -> Iterator[str]:
    """What is wrong with the numbers of seats."""
    numbers = [seating.seats for seating in edition.seatings]
    if not numbers:
        yield "seatings: there is none"
    if len(set(numbers)) < len(numbers):
        yield "seatings: two are for the same number of seats"
    cards = len(edition.pictures) * edition.picture_copies
    for seating in edition.seatings:
        if len(edition.colours) < seating.colours:
            yield f"colours: {seating.seats} seats need {seating.colours} of them"
        if seating.seats * seating.hand_size >= cards:
            yield f"hand_size: the hands of {seating.seats} seats take all {cards} picture cards"
