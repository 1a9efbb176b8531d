"""The features of Owl's evaluation: numbers that describe a position after a play, for one seat."""

from collections.abc import Sequence
from typing import TypeAlias

from game.bots.bit_position import BitPosition, chance
from game.bots.line_table import LineTable
from game.rules.action import Place, Remove
from game.rules.cards import Card

Features: TypeAlias = dict[str, float]
"""The value of each feature, by its name; the names are also in `weights.json`."""


def features(table: LineTable, play: Place | Remove) -> Features:
    """The features of the position after the play and before the draw, always in the same order."""
    after = _AfterPlay(table, play)
    return {
        "always": 1.0,
        "share of the board that is covered": after.full,
        **_own_lines(after),
        **_others_lines(after),
        **_this_round(after),
        **_wild_cards(after),
        **_remove_cards(after),
        **_rest_of_hand(after),
    }


class _AfterPlay:
    """A position after a play, for the seat that has played."""

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
        """The open cells of each picture card that is left in the hand, as bits."""

        self.fits = 0
        """All cells of `cells` together, as bits."""

        for cells in self.cells.values():
            self.fits |= cells
        self.tallies = {colour: _Tally(missed, self.fits) for colour, missed in lines.items()}
        self.own = self.tallies[before.colour]


class _Tally:
    """The lines of a colour, counted."""

    def __init__(self, lines: Sequence[int], fits: int) -> None:
        self.count = [[0.0] * 6 for _ in range(6)]
        """`count[2][1]` is the number of lines with 2 open cells of which the hand fits 1."""

        self.finishing = 0
        """The cells that would finish a row, as bits."""

        for missing in lines:
            misses = missing.bit_count()
            self.count[misses][(missing & fits).bit_count()] += 1.0
            if misses == 1:
                self.finishing |= missing


def _own_lines(after: _AfterPlay) -> Features:
    count = after.own.count
    return {
        "own lines that miss 1": sum(count[1]),
        "own lines that miss 2, none in hand": count[2][0],
        "own lines that miss 2, one in hand": count[2][1],
        "own lines that miss 2, both in hand": count[2][2],
        "own lines that miss 3, none in hand": count[3][0] / 2,
        "own lines that miss 3, one in hand": count[3][1] / 2,
        "own lines that miss 3, two in hand": count[3][2] / 2,
        "own lines that miss 3, all in hand": count[3][3] / 2,
        "own lines that miss 4, at most one in hand": sum(count[4][:2]) / 4,
        "own lines that miss 4, two or more in hand": sum(count[4][2:]) / 4,
    }


def _others_lines(after: _AfterPlay) -> Features:
    fits = after.fits
    tallies = [after.tallies[colour] for colour in after.before.other_colours]
    missing_2 = [sum(tally.count[2]) for tally in tallies]
    missing_3 = [sum(tally.count[3]) / 2 for tally in tallies]
    return {
        "open rows of others that the hand can block": float(
            sum((tally.finishing & fits).bit_count() for tally in tallies)
        ),
        "open rows of others that the hand cannot block": float(
            sum((tally.finishing & ~fits).bit_count() for tally in tallies)
        ),
        "others' lines that miss 2 and that the hand can block": sum(
            sum(tally.count[2][1:]) for tally in tallies
        ),
        "next seat's lines that miss 2": missing_2[0],
        "later seats' lines that miss 2": sum(missing_2[1:]),
        "next seat's lines that miss 3": missing_3[0],
        "later seats' lines that miss 3": sum(missing_3[1:]),
        "others' lines that miss 4": sum(sum(tally.count[4]) for tally in tallies) / 4,
    }


def _this_round(after: _AfterPlay) -> Features:
    """The chances that others finish a row before the seat's next play, and that this play does."""
    before = after.before
    next_seat, other_colour, team_mate = 0.0, 0.0, 0.0
    nobody = 1.0
    for turn, (colour, cards) in enumerate(before.later_seats):
        can_win = _chance_to_cover(before, after.tallies[colour].finishing, cards)
        if turn == 0:
            next_seat = can_win
        if colour == before.colour:
            team_mate += nobody * can_win
        else:
            other_colour += nobody * can_win
        nobody *= 1.0 - can_win
    return {
        "chance that the next seat wins": next_seat,
        "chance that another colour wins in this round": other_colour,
        "chance that a team mate wins in this round": team_mate,
        **_own_next_play(after, nobody),
    }


def _chance_to_cover(before: BitPosition, cells: int, cards: int) -> float:
    return chance(before.copies_for(cells), before.unseen_cards, cards) if cells else 0.0


def _own_next_play(after: _AfterPlay, nobody: float) -> Features:
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
    return {
        "one sure win in hand": float(sure.bit_count() == 1),
        "two sure wins in hand": float(sure.bit_count() > 1),
        "chance that the one sure win is not blocked": one,
        "chance that one of two sure wins is not blocked": two,
        "chance that the draw finishes a row": drawn,
        "chance that the draw finishes a row, board full": drawn * after.full,
    }


def _unblocked(before: BitPosition, blocking: int) -> float:
    """The chance that no other colour holds one of the `blocking` unseen cards."""
    free = 1.0
    for colour, cards in before.later_seats:
        if colour != before.colour:
            free *= 1.0 - chance(blocking, before.unseen_cards, cards)
    return free


def _wild_cards(after: _AfterPlay) -> Features:
    wilds = float(after.hand.count(after.before.wild))
    beside = min(wilds, 1.0)
    none, one = after.own.count[2][:2]
    return {
        "wild cards kept": wilds,
        "wild cards kept, board full": wilds * after.full,
        "wild card kept beside an open row": beside * float(after.own.finishing > 0),
        "wild card kept beside lines that miss 2, one in hand": beside * min(one, 2.0),
        "wild card kept beside lines that miss 2, none in hand": beside * min(none, 3.0) / 3,
    }


def _remove_cards(after: _AfterPlay) -> Features:
    removes = float(after.hand.count(after.before.remove))
    finishing = [after.tallies[colour].finishing for colour in after.before.other_colours]
    open_rows = min(sum(cells.bit_count() for cells in finishing), 2) / 2
    return {
        "remove cards kept": removes,
        "remove cards kept, board full": removes * after.full,
        "remove cards kept against open rows": removes * open_rows,
        "remove cards kept while a row is open": removes * float(open_rows > 0),
    }


def _rest_of_hand(after: _AfterPlay) -> Features:
    """The pictures left in hand, and the power cards not yet seen."""
    before, cells = after.before, after.cells.values()
    pictures = sum(card in after.cells for card in after.hand)
    return {
        "dead cards kept": float(sum(not at for at in cells)),
        "pairs kept": float(pictures - len(cells)),
        "open cells for the hand": sum(at.bit_count() for at in cells) / 4,
        "unseen wild cards": before.unseen[before.wild] / 2,
        "unseen remove cards": before.unseen[before.remove] / 2,
    }
