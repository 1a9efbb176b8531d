"""What Owl's evaluation looks at: a position after a play, as numbers, from the seat's own view."""

from game.bots.sight import Chips, Sight, chance
from game.rules.cards import Card
from game.rules.edition import Colour

NAMES = (
    "always",
    "how full the board is",
    "own lines that miss 1",
    "own lines that miss 2, none in hand",
    "own lines that miss 2, one in hand",
    "own lines that miss 2, both in hand",
    "own lines that miss 3, none in hand",
    "own lines that miss 3, one in hand",
    "own lines that miss 3, two in hand",
    "own lines that miss 4",
    "own long lines with a used-up picture",
    "own short lines with a used-up picture",
    "others' lines that miss 1",
    "next seat's lines that miss 2",
    "later seats' lines that miss 2",
    "next seat's lines that miss 3",
    "later seats' lines that miss 3",
    "others' lines that miss 4",
    "others' lines with a used-up picture",
    "chance that the next seat wins",
    "chance that another colour wins in this round",
    "chance that a team mate wins in this round",
    "one sure win in hand",
    "two sure wins in hand",
    "chance that the one sure win gets round",
    "chance that one of two sure wins gets round",
    "chance that the draw finishes a row",
    "chance that the draw finishes a row, board full",
    "wild cards kept",
    "wild cards kept, board full",
    "wild card kept beside an open row",
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


def features(sight: Sight, chips: Chips, hand: tuple[Card, ...]) -> tuple[float, ...]:
    """The numbers, in the order of NAMES, of the position that `Sight.after` gives for a play."""
    lines = _Lines(sight, chips, hand)
    full = lines.taken.bit_count() / sight.cells
    return (
        1.0,
        full,
        *lines.own,
        *lines.others,
        *_this_round(sight, lines, hand, full),
        *_kept(sight, lines, hand, full),
    )


class _Lines:
    """The lines that have chips of one colour only, counted by what they miss.

    `finishing` has, for each colour, the cells that would finish a row of it.
    """

    def __init__(self, sight: Sight, chips: Chips, hand: tuple[Card, ...]) -> None:
        geometry = sight.geometry
        self.taken = sum(chips.values())
        self.open = ~self.taken & ~geometry.free
        self.fits = 0
        for card in hand:
            if card in geometry.cells_of and card != sight.wild:
                self.fits |= geometry.cells_of[card] & self.open
        self.finishing: Chips = dict.fromkeys(chips, 0)
        self.own = [0.0] * 10
        self.others = [0.0] * 7
        used_up = self._used_up(sight, hand)
        next_colour, own = sight.later[0][0], chips[sight.colour]
        for line in geometry.lines:
            there = line & self.taken
            if not there:
                continue
            missing = line & self.open
            if not there & ~own:
                self._count_own(sight.colour, missing, used_up)
            elif not there & own:
                for colour, bits in chips.items():
                    if not there & ~bits:
                        self._count_other(colour, missing, used_up, is_next=colour == next_colour)

    def _used_up(self, sight: Sight, hand: tuple[Card, ...]) -> int:
        """The cells that no card can ever reach before the next reshuffle."""
        if sight.wild and (sight.unseen[sight.wild] or sight.wild in hand):
            return 0
        cells = sight.geometry.cells_of.items()
        return sum(at for card, at in cells if not sight.unseen[card] and card not in hand)

    def _count_own(self, colour: Colour, missing: int, used_up: int) -> None:
        misses, fitting = missing.bit_count(), (missing & self.fits).bit_count()
        if missing & used_up:
            self.own[8 if misses > 2 else 9] += 1.0
        elif misses == 1:
            self.own[0] += 1.0
            self.finishing[colour] |= missing
        elif misses == 2:
            self.own[1 + fitting] += 1.0
        elif misses == 3:
            self.own[4 + min(fitting, 2)] += 0.5
        else:
            self.own[7] += 0.25

    def _count_other(self, colour: Colour, missing: int, used_up: int, *, is_next: bool) -> None:
        misses = missing.bit_count()
        if missing & used_up:
            self.others[6] += 1.0
        elif misses == 1:
            self.others[0] += 0.5
            self.finishing[colour] |= missing
        elif misses == 2:
            self.others[1 if is_next else 2] += 1.0
        elif misses == 3:
            self.others[3 if is_next else 4] += 0.5
        else:
            self.others[5] += 0.25


def _this_round(
    sight: Sight, lines: _Lines, hand: tuple[Card, ...], full: float
) -> tuple[float, ...]:
    """Who may finish a row before the seat's own next play, and what that play can then finish."""
    unseen, nobody, another, mate = sight.unseen_cards, 1.0, 0.0, 0.0
    first = 0.0
    for turn, (colour, cards) in enumerate(sight.later):
        can_win = chance(sight.copies_for(lines.finishing[colour]), unseen, cards)
        can_win = can_win if lines.finishing[colour] else 0.0
        if colour == sight.colour:
            mate += nobody * can_win
        else:
            another += nobody * can_win
            first = can_win if turn == 0 else first
        nobody *= 1.0 - can_win
    own = lines.finishing[sight.colour]
    sure = own if sight.wild in hand else own & lines.fits
    one, two, drawn = 0.0, 0.0, 0.0
    if sure.bit_count() == 1:
        one = nobody * _unblocked(sight, sight.copies_for(sure) + sight.unseen[sight.remove])
    elif sure:
        two = nobody * _unblocked(sight, sight.unseen[sight.remove])
    elif own and unseen:
        drawn = nobody * sight.copies_for(own) / unseen
    return (
        first,
        another,
        mate,
        float(sure.bit_count() == 1),
        float(sure.bit_count() > 1),
        one,
        two,
        drawn,
        drawn * full,
    )


def _unblocked(sight: Sight, blocking: int) -> float:
    """The chance that no other colour holds one of so many unseen cards."""
    free = 1.0
    for colour, cards in sight.later:
        if colour != sight.colour:
            free *= 1.0 - chance(blocking, sight.unseen_cards, cards)
    return free


def _kept(sight: Sight, lines: _Lines, hand: tuple[Card, ...], full: float) -> tuple[float, ...]:
    """What is left in hand, and which powers may still come."""
    wilds = float(hand.count(sight.wild))
    removes = float(hand.count(sight.remove))
    threats = [bits for colour, bits in lines.finishing.items() if colour != sight.colour]
    open_rows = min(sum(bits.bit_count() for bits in threats), 2) / 2
    pictures = [card for card in hand if card not in (sight.wild, sight.remove)]
    cells = {card: sight.geometry.cells_of[card] & lines.open for card in pictures}
    dead = [card for card in pictures if not cells[card]]
    pairs = len(pictures) - len(cells)
    return (
        wilds,
        wilds * full,
        float(bool(wilds and lines.finishing[sight.colour])),
        removes,
        removes * full,
        removes * open_rows,
        removes * float(open_rows > 0),
        float(len(dead)),
        float(pairs),
        sum(bits.bit_count() for bits in cells.values()) / 4,
        sight.unseen[sight.wild] / 2,
        sight.unseen[sight.remove] / 2,
    )
