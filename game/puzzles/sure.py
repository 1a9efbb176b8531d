"""Proofs over all cards that a seat cannot see, and over all plays that answer its own."""

from collections.abc import Iterator
from functools import reduce
from operator import or_

from game.bots.bit_position import BitPosition, Chips
from game.bots.plays import Play
from game.rules.cards import Card
from game.rules.edition import Colour


def finishing_cells(
    position: BitPosition, chips: Chips, colour: Colour, hand: tuple[Card, ...] = ()
) -> int:
    """The open cells, as bits, on which the colour may finish a row.

    It does so with an unseen card, or with a card of `hand`.
    """
    found = position.finishing(chips, colour)
    return sum(
        bit for bit in _bits(found) if position.copies_for(bit) or _card_for(position, hand, bit)
    )


def leaves_no_row(position: BitPosition, play: Play) -> bool:
    """Whether no hidden card lets another colour finish a row at once."""
    chips, _hand = position.after(play)
    return not any(finishing_cells(position, chips, other) for other in position.other_colours)


def wins_next_turn(position: BitPosition, play: Play) -> bool:
    """Whether the seat can win at its next turn after each reply of the other seat.

    A reply is any unseen card on any of its cells, or no play. Either the rest of the hand wins, or
    each card does that the seat can draw. The game has two seats, and the seat needs one row.
    """
    (other,) = position.other_colours
    chips, hand = position.after(play)
    if finishing_cells(position, chips, other):
        return False
    return all(
        _can_win(position, after, hand, used) for after, used in _replies(position, chips, other)
    )


def _replies(
    position: BitPosition, chips: Chips, other: Colour
) -> Iterator[tuple[Chips, tuple[Card, ...]]]:
    """The chips after each play of the other seat, and the cards that it may have used."""
    yield chips, ()
    taken = sum(chips.values())
    for bit in _bits(((1 << position.cells) - 1) & ~taken & ~position.geometry.free):
        (picture,) = position.geometry.pictures_of(bit)
        cards = tuple(card for card in (picture, position.wild) if position.unseen[card] > 0)
        if cards:
            yield {**chips, other: chips[other] | bit}, cards
    if position.remove and position.unseen[position.remove]:
        own = chips[position.colour]
        locked = reduce(or_, position.rows[position.colour], 0)
        for bit in _bits(own & ~locked):
            yield {**chips, position.colour: own & ~bit}, (position.remove,)


def _can_win(
    position: BitPosition, chips: Chips, hand: tuple[Card, ...], used: tuple[Card, ...]
) -> bool:
    """Whether the hand finishes a row, or else each card that the seat may have drawn does."""
    cells = position.finishing(chips, position.colour)
    if _card_for(position, hand, cells):
        return True
    drawn = [card for card, copies in position.unseen.items() if copies > 0]
    spent = used[0] if len(used) == 1 else ""
    return all(
        _card_for(position, (card,), cells)
        for card in drawn
        if card != spent or position.unseen[card] > 1
    )


def _card_for(position: BitPosition, hand: tuple[Card, ...], cells: int) -> bool:
    """Whether a card of the hand puts a chip on one of the cells."""
    pictures = position.geometry.pictures_of(cells)
    return bool(cells) and any(card in pictures or card == position.wild for card in hand)


def _bits(cells: int) -> Iterator[int]:
    while cells:
        lowest = cells & -cells
        yield lowest
        cells ^= lowest
