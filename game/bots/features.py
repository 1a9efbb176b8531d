"""The features of Owl's evaluation: numbers that describe a position after a play, for one seat."""

from collections.abc import Iterator, Sequence

from game.bots.bit_position import BitPosition, chance
from game.bots.line_table import LineTable
from game.rules.action import Place, Remove
from game.rules.cards import Card

NAMES = (
    "always",
    "share of the board that is covered",
    "own lines that miss 1",
    "own lines that miss 2, none in hand",
    "own lines that miss 2, one in hand",
    "own lines that miss 2, both in hand",
    "own lines that miss 3, none in hand",
    "own lines that miss 3, one in hand",
    "own lines that miss 3, two in hand",
    "own lines that miss 3, all in hand",
    "own lines that miss 4, at most one in hand",
    "own lines that miss 4, two or more in hand",
    "open rows of others that the hand can block",
    "open rows of others that the hand cannot block",
    "others' lines that miss 2 and that the hand can block",
    "next seat's lines that miss 2",
    "later seats' lines that miss 2",
    "next seat's lines that miss 3",
    "later seats' lines that miss 3",
    "others' lines that miss 4",
    "chance that the next seat wins",
    "chance that another colour wins in this round",
    "chance that a team mate wins in this round",
    "one sure win in hand",
    "two sure wins in hand",
    "chance that the one sure win is not blocked",
    "chance that one of two sure wins is not blocked",
    "chance that the draw finishes a row",
    "chance that the draw finishes a row, board full",
    "wild cards kept",
    "wild cards kept, board full",
    "wild card kept beside an open row",
    "wild card kept beside lines that miss 2, one in hand",
    "wild card kept beside lines that miss 2, none in hand",
    "remove cards kept",
    "remove cards kept, board full",
    "remove cards kept against open rows",
    "remove cards kept while a row is open",
    "dead cards kept",
    "pairs kept",
    "open cells for the hand",
    "unseen wild cards",
    "unseen remove cards",
)


def features(table: LineTable, play: Place | Remove) -> tuple[float, ...]:
    """The features, in the order of NAMES, of the position after the play and before the draw."""
    return tuple(_numbers(_AfterPlay(table, play)))


def _numbers(after: "_AfterPlay") -> Iterator[float]:
    yield 1.0
    yield after.full
    yield from _own_lines(after)
    yield from _others_lines(after)
    yield from _this_round(after)
    yield from _wild_cards(after)
    yield from _remove_cards(after)
    yield from _rest_of_hand(after)


class _AfterPlay:
    """A position after a play, for the seat that has played.

    `cells` holds the open cells of each picture left in hand, `fits` all of these cells as bits.
    """

    def __init__(self, table: LineTable, play: Place | Remove) -> None:
        before = table.position
        taken, lines = table.after(play)
        at = before.hand.index(play.card)
        self.before = before
        self.hand = before.hand[:at] + before.hand[at + 1 :]
        self.full = taken.bit_count() / before.cells
        self.cells: dict[Card, int] = {
            card: before.geometry.cells_of[card] & ~taken
            for card in self.hand
            if card != before.wild and card != before.remove
        }
        self.fits = 0
        for cells in self.cells.values():
            self.fits |= cells
        self.tallies = {colour: _Tally(missed, self.fits) for colour, missed in lines.items()}
        self.own = self.tallies[before.colour]


class _Tally:
    """The lines of a colour, counted.

    `count[2][1]` is the number of lines with 2 open cells of which the hand fits 1. `finishing`
    holds the cells, as bits, that would finish a row.
    """

    def __init__(self, lines: Sequence[int], fits: int) -> None:
        self.count = [[0.0] * 6 for _ in range(6)]
        self.finishing = 0
        for missing in lines:
            misses = missing.bit_count()
            self.count[misses][(missing & fits).bit_count()] += 1.0
            if misses == 1:
                self.finishing |= missing


def _own_lines(after: _AfterPlay) -> Iterator[float]:
    count = after.own.count
    yield sum(count[1])
    yield from count[2][:3]
    for number in count[3][:4]:
        yield number / 2
    yield sum(count[4][:2]) / 4
    yield sum(count[4][2:]) / 4


def _others_lines(after: _AfterPlay) -> Iterator[float]:
    colours, fits = after.before.other_colours, after.fits
    tallies = [after.tallies[colour] for colour in colours]
    yield float(sum((tally.finishing & fits).bit_count() for tally in tallies))
    yield float(sum((tally.finishing & ~fits).bit_count() for tally in tallies))
    yield sum(sum(tally.count[2][1:]) for tally in tallies)
    for misses in (2, 3):
        first, *later = (sum(tally.count[misses]) / (misses - 1) for tally in tallies)
        yield first
        yield sum(later)
    yield sum(sum(tally.count[4]) for tally in tallies) / 4


def _this_round(after: _AfterPlay) -> Iterator[float]:
    """The chances that others finish a row before the seat's next play, and that this play does."""
    before, nobody = after.before, 1.0
    chances = {"next": 0.0, "other": 0.0, "mate": 0.0}
    for turn, (colour, cards) in enumerate(before.later_seats):
        can_win = _chance_to_cover(before, after.tallies[colour].finishing, cards)
        chances["mate" if colour == before.colour else "other"] += nobody * can_win
        if turn == 0:
            chances["next"] = can_win
        nobody *= 1.0 - can_win
    yield from chances.values()
    yield from _own_next_play(after, nobody)


def _chance_to_cover(before: BitPosition, cells: int, cards: int) -> float:
    return chance(before.copies_for(cells), before.unseen_cards, cards) if cells else 0.0


def _own_next_play(after: _AfterPlay, nobody: float) -> Iterator[float]:
    """Wins that the hand holds or may draw.

    `nobody` is the chance that nobody wins before the seat's next play.
    """
    before, own = after.before, after.own.finishing
    sure = own if before.wild in after.hand else own & after.fits
    one, two, drawn = 0.0, 0.0, 0.0
    removes = before.unseen[before.remove]
    if sure.bit_count() == 1:
        one = nobody * _unblocked(before, before.copies_for(sure) + removes)
    elif sure:
        two = nobody * _unblocked(before, removes)
    elif own and before.unseen_cards:
        drawn = nobody * before.copies_for(own) / before.unseen_cards
    yield float(sure.bit_count() == 1)
    yield float(sure.bit_count() > 1)
    yield one
    yield two
    yield drawn
    yield drawn * after.full


def _unblocked(before: BitPosition, blocking: int) -> float:
    """The chance that no other colour holds one of the `blocking` unseen cards."""
    free = 1.0
    for colour, cards in before.later_seats:
        if colour != before.colour:
            free *= 1.0 - chance(blocking, before.unseen_cards, cards)
    return free


def _wild_cards(after: _AfterPlay) -> Iterator[float]:
    wilds = float(after.hand.count(after.before.wild))
    beside = min(wilds, 1.0)
    none, one = after.own.count[2][:2]
    yield wilds
    yield wilds * after.full
    yield beside * float(after.own.finishing > 0)
    yield beside * min(one, 2.0)
    yield beside * min(none, 3.0) / 3


def _remove_cards(after: _AfterPlay) -> Iterator[float]:
    removes = float(after.hand.count(after.before.remove))
    finishing = [after.tallies[colour].finishing for colour in after.before.other_colours]
    open_rows = min(sum(cells.bit_count() for cells in finishing), 2) / 2
    yield removes
    yield removes * after.full
    yield removes * open_rows
    yield removes * float(open_rows > 0)


def _rest_of_hand(after: _AfterPlay) -> Iterator[float]:
    """The pictures left in hand, and the power cards not yet seen."""
    before, cells = after.before, after.cells.values()
    pictures = sum(card in after.cells for card in after.hand)
    yield float(sum(not at for at in cells))
    yield float(pictures - len(cells))
    yield sum(at.bit_count() for at in cells) / 4
    yield before.unseen[before.wild] / 2
    yield before.unseen[before.remove] / 2
