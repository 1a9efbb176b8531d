"""The features of Owl's evaluation: numbers that describe a position after a play, for one seat."""

from collections.abc import Iterator, Sequence

from game.bots.lines import Board
from game.bots.sight import Sight, chance
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


def features(board: Board, play: Place | Remove) -> tuple[float, ...]:
    """The features, in the order of NAMES, of the position after the play and before the draw."""
    return tuple(_numbers(_Position(board, play)))


def _numbers(position: "_Position") -> Iterator[float]:
    yield 1.0
    yield position.full
    yield from _own_lines(position)
    yield from _others_lines(position)
    yield from _this_round(position)
    yield from _wild_cards(position)
    yield from _remove_cards(position)
    yield from _rest_of_hand(position)


class _Position:
    """A position after a play, for the seat that has played.

    `cells` holds the open cells of each picture left in hand, `fits` all of these cells as bits.
    """

    def __init__(self, board: Board, play: Place | Remove) -> None:
        sight = board.sight
        taken, lines = board.after(play)
        at = sight.hand.index(play.card)
        self.sight = sight
        self.hand = sight.hand[:at] + sight.hand[at + 1 :]
        self.full = taken.bit_count() / sight.cells
        self.cells: dict[Card, int] = {
            card: sight.geometry.cells_of[card] & ~taken
            for card in self.hand
            if card != sight.wild and card != sight.remove
        }
        self.fits = 0
        for cells in self.cells.values():
            self.fits |= cells
        self.tallies = {colour: _Tally(missed, self.fits) for colour, missed in lines.items()}
        self.own = self.tallies[sight.colour]


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


def _own_lines(position: _Position) -> Iterator[float]:
    count = position.own.count
    yield sum(count[1])
    yield from count[2][:3]
    for number in count[3][:4]:
        yield number / 2
    yield sum(count[4][:2]) / 4
    yield sum(count[4][2:]) / 4


def _others_lines(position: _Position) -> Iterator[float]:
    colours, fits = position.sight.other_colours, position.fits
    tallies = [position.tallies[colour] for colour in colours]
    yield float(sum((tally.finishing & fits).bit_count() for tally in tallies))
    yield float(sum((tally.finishing & ~fits).bit_count() for tally in tallies))
    yield sum(sum(tally.count[2][1:]) for tally in tallies)
    for misses in (2, 3):
        first, *later = (sum(tally.count[misses]) / (misses - 1) for tally in tallies)
        yield first
        yield sum(later)
    yield sum(sum(tally.count[4]) for tally in tallies) / 4


def _this_round(position: _Position) -> Iterator[float]:
    """The chances that others finish a row before the seat's next play, and that this play does."""
    sight, nobody = position.sight, 1.0
    chances = {"next": 0.0, "other": 0.0, "mate": 0.0}
    for turn, (colour, cards) in enumerate(sight.later_seats):
        can_win = _chance_to_cover(sight, position.tallies[colour].finishing, cards)
        chances["mate" if colour == sight.colour else "other"] += nobody * can_win
        if turn == 0:
            chances["next"] = can_win
        nobody *= 1.0 - can_win
    yield from chances.values()
    yield from _own_next_play(position, nobody)


def _chance_to_cover(sight: Sight, cells: int, cards: int) -> float:
    return chance(sight.copies_for(cells), sight.unseen_cards, cards) if cells else 0.0


def _own_next_play(position: _Position, nobody: float) -> Iterator[float]:
    """Wins that the hand holds or may draw.

    `nobody` is the chance that nobody wins before the seat's next play.
    """
    sight, own = position.sight, position.own.finishing
    sure = own if sight.wild in position.hand else own & position.fits
    one, two, drawn = 0.0, 0.0, 0.0
    removes = sight.unseen[sight.remove]
    if sure.bit_count() == 1:
        one = nobody * _unblocked(sight, sight.copies_for(sure) + removes)
    elif sure:
        two = nobody * _unblocked(sight, removes)
    elif own and sight.unseen_cards:
        drawn = nobody * sight.copies_for(own) / sight.unseen_cards
    yield float(sure.bit_count() == 1)
    yield float(sure.bit_count() > 1)
    yield one
    yield two
    yield drawn
    yield drawn * position.full


def _unblocked(sight: Sight, blocking: int) -> float:
    """The chance that no other colour holds one of the `blocking` unseen cards."""
    free = 1.0
    for colour, cards in sight.later_seats:
        if colour != sight.colour:
            free *= 1.0 - chance(blocking, sight.unseen_cards, cards)
    return free


def _wild_cards(position: _Position) -> Iterator[float]:
    wilds = float(position.hand.count(position.sight.wild))
    beside = min(wilds, 1.0)
    none, one = position.own.count[2][:2]
    yield wilds
    yield wilds * position.full
    yield beside * float(position.own.finishing > 0)
    yield beside * min(one, 2.0)
    yield beside * min(none, 3.0) / 3


def _remove_cards(position: _Position) -> Iterator[float]:
    removes = float(position.hand.count(position.sight.remove))
    finishing = [position.tallies[colour].finishing for colour in position.sight.other_colours]
    open_rows = min(sum(cells.bit_count() for cells in finishing), 2) / 2
    yield removes
    yield removes * position.full
    yield removes * open_rows
    yield removes * float(open_rows > 0)


def _rest_of_hand(position: _Position) -> Iterator[float]:
    """The pictures left in hand, and the power cards not yet seen."""
    sight, cells = position.sight, position.cells.values()
    pictures = sum(card in position.cells for card in position.hand)
    yield float(sum(not at for at in cells))
    yield float(pictures - len(cells))
    yield sum(at.bit_count() for at in cells) / 4
    yield sight.unseen[sight.wild] / 2
    yield sight.unseen[sight.remove] / 2
