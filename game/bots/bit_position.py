"""A position in the form that bots use: a set of cells is an integer with one bit for each cell.

A *line of a colour* bears chips of this colour and no other. It misses its open cells. A line
without a chip, or with chips of two colours, belongs to no colour.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from math import comb
from typing import TypeAlias

from game.bots.setting import LAST_ROW, Race, Setting, setting_of
from game.rules.action import Place, Remove
from game.rules.cards import Card
from game.rules.edition import Cell, Colour, Edition
from game.rules.observation import Observation

Chips: TypeAlias = dict[Colour, int]
"""For each colour in the game, the cells that bear its chips, as bits."""

BOARDS = 8
"""The number of boards whose tables stay in memory."""


class Geometry:
    """The tables of a board. Bit i stands for the i-th cell in board order."""

    def __init__(self, edition: Edition) -> None:
        self.bit: Mapping[Cell, int] = {c: 1 << i for i, c in enumerate(edition.picture_at)}
        self.pictures = tuple(edition.picture_at.values())
        self.free = self.bits(edition.free)
        self.lines = tuple(self.bits(line) for line in edition.lines)
        self.lines_through: Mapping[Cell, tuple[int, ...]] = {
            cell: tuple(self.bits(line) for line in lines)
            for cell, lines in edition.lines_through.items()
        }
        self.cells_of = {card: self.bits(cells) for card, cells in edition.cells_of.items()}

    def bits(self, cells: Iterable[Cell]) -> int:
        """The cells as bits."""
        return sum(self.bit[cell] for cell in cells)

    def pictures_of(self, cells: int) -> set[Card]:
        """The pictures that the cells show."""
        return {self.pictures[i] for i in _indices(cells)}


@lru_cache(BOARDS)
def _deck(edition: Edition, *, power_cards: bool) -> Counter[Card]:
    return Counter(edition.deck(power_cards=power_cards))


@lru_cache(BOARDS)
def geometry(edition: Edition) -> Geometry:
    """The tables of the edition's board. Those of the last boards stay in memory."""
    return Geometry(edition)


class BitPosition:
    """The facts of an Observation as bits and numbers, before any play."""

    def __init__(self, seen: Observation) -> None:
        self.geometry = geometry(seen.edition)
        self.row = seen.edition.row
        """The number of cells in a row."""

        self.cells = len(seen.edition.picture_at)
        """The number of cells of the board."""

        self.hand = seen.hand
        self.colour = seen.seats[seen.seat].colour
        powers = seen.options.power_cards
        self.wild = seen.edition.wild.card if seen.edition.wild and powers else ""
        """The wild card; empty if the game has none."""

        self.remove = seen.edition.remove.card if seen.edition.remove and powers else ""
        """The remove card; empty if the game has none."""

        self._seen = seen
        self.chips: Chips = {seat.colour: 0 for seat in seen.seats}
        for cell, colour in seen.board.items():
            self.chips[colour] |= self.geometry.bit[cell]
        self.taken = sum(self.chips.values())
        """The cells that bear a chip."""

        self.open = ~self.taken & ~self.geometry.free
        """The cells that can bear a chip and bear none."""

        self.rows_to_win = seen.rows_to_win
        self.rows = {
            colour: tuple(map(self.geometry.bits, seen.rows.get(colour, ())))
            for colour in self.chips
        }
        """The finished rows of each colour as bits; empty if one row wins."""

        self.spent: Mapping[Colour, frozenset[int]] = {
            colour: self.spent_by(rows) for colour, rows in self.rows.items()
        }
        """The lines of each colour that share two cells with one of its rows.

        They can no longer become a row. Empty if one row wins.
        """

        seats = len(seen.seats)
        after = [(seen.seat + i) % seats for i in range(1, seats)]
        self.later_seats = tuple((seen.seats[i].colour, seen.hand_sizes[i]) for i in after)
        """The colour and the hand size of each other seat, in the order of their turns."""

        colours_after = dict.fromkeys(colour for colour, _cards in self.later_seats)
        self.other_colours = tuple(other for other in colours_after if other != self.colour)
        """The other colours in the order of their turns."""

    @cached_property
    def setting(self) -> Setting:
        """The setting of the game."""
        edition, seats = self._seen.edition, len(self._seen.seats)
        (seating,) = (known for known in edition.seatings if known.seats == seats)
        return setting_of(edition, seating, power_cards=self._seen.options.power_cards)

    @cached_property
    def unseen(self) -> Counter[Card]:
        """How many copies of each card are in the draw pile and in other hands."""
        unseen = Counter(_deck(self._seen.edition, power_cards=self._seen.options.power_cards))
        unseen.subtract(self.hand)
        for pile in self._seen.discards:
            unseen.subtract(pile)
        return unseen

    @cached_property
    def unseen_cards(self) -> int:
        """How many cards are in the draw pile and in other hands."""
        return self.unseen.total()

    def after(self, play: Place | Remove) -> tuple[Chips, tuple[Card, ...]]:
        """The chips and the hand after the play, before a card is drawn."""
        bit = self.geometry.bit[play.cell]
        if isinstance(play, Place):
            chips = {**self.chips, self.colour: self.chips[self.colour] | bit}
        else:
            chips = {colour: bits & ~bit for colour, bits in self.chips.items()}
        at = self.hand.index(play.card)
        return chips, self.hand[:at] + self.hand[at + 1 :]

    def misses(self, line: int) -> int:
        """How many cells of the line are still open."""
        return (line & self.open).bit_count()

    def spent_by(self, rows: Sequence[int]) -> frozenset[int]:
        """The lines that cannot become a row beside the rows of their colour."""
        if not rows:
            return frozenset()
        return frozenset(line for line in self.geometry.lines if self._is_spent(line, rows))

    def _is_spent(self, line: int, rows: Iterable[int]) -> bool:
        """Whether the line shares two cells with one of the rows. Free cells do not count."""
        cells = line & ~self.geometry.free
        return any((cells & row).bit_count() > 1 for row in rows)

    def wins(self, play: Place | Remove) -> bool:
        """Whether the play wins the game."""
        if isinstance(play, Remove):
            return False
        if self.rows_to_win == 1:
            return any(self._finished_by(play))
        rows = self.rows_with(play)
        return len(rows) >= self.rows_to_win

    def finishes(self, play: Place | Remove) -> bool:
        """Whether the play finishes a row. Where one row wins, such a play wins."""
        return isinstance(play, Place) and any(self._finished_by(play))

    def rows_with(self, play: Place | Remove) -> tuple[int, ...]:
        """The finished rows of the own colour after the play."""
        rows = self.rows[self.colour]
        if isinstance(play, Place):
            for line in self._finished_by(play):
                if not self._is_spent(line, rows):
                    rows = (*rows, line)
        return rows

    def needed(self, colour: Colour) -> int:
        """How many rows the colour still needs."""
        return self.rows_to_win - len(self.rows[colour])

    def race(self, play: Place | Remove) -> Race:
        """The race after the play. A row that the play finishes always counts."""
        if self.rows_to_win == 1:
            return LAST_ROW
        finished = len(self.rows_with(play)) - len(self.rows[self.colour])
        own = max(min(self.needed(self.colour), 2) - finished, 1)
        other = min(map(self.needed, self.other_colours), default=2)
        return Race(own, min(other, 2))

    def _finished_by(self, play: Place) -> Iterator[int]:
        """The lines that the play completes and that are not spent."""
        own = self.chips[self.colour] | self.geometry.free | self.geometry.bit[play.cell]
        spent = self.spent[self.colour]
        return (
            line
            for line in self.geometry.lines_through[play.cell]
            if line & own == line and line not in spent
        )

    def finishing(self, chips: Chips, colour: Colour) -> int:
        """The open cells, as bits, on which a chip of the colour would finish a row.

        `chips` are the chips on the board. They may differ from those of this position.
        """
        taken = sum(chips.values())
        others, open_cells = taken & ~chips[colour], ~taken & ~self.geometry.free
        found, spent = 0, self.spent[colour]
        for line in self.geometry.lines:
            missing = line & open_cells
            if not line & others and missing.bit_count() == 1 and line not in spent:
                found |= missing
        return found

    def copies_for(self, cells: int) -> int:
        """How many unseen cards can put a chip on one of the cells, wild cards included."""
        pictures = self.geometry.pictures_of(cells)
        return self.unseen[self.wild] + sum(self.unseen[picture] for picture in pictures)


@cache
def chance(wanted: int, unseen: int, cards: int) -> float:
    """The chance that a hand of `cards`, from `unseen` cards, holds one of the `wanted` cards.

    The distribution is hypergeometric.

    >>> chance(wanted=1, unseen=4, cards=1)
    0.25
    """
    if wanted <= 0 or cards <= 0:
        return 0.0
    if unseen - wanted < cards:
        return 1.0
    return 1.0 - comb(unseen - wanted, cards) / comb(unseen, cards)


def _indices(bits: int) -> Iterator[int]:
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest
