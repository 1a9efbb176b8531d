"""Proves the sure kinds of puzzles again, without the tables and the search of `game.puzzles`.

Rows are found by walking along the printed cells (`tests.rules.soundness`). A sure win is proved by
the rules themselves: each card that the other seat may hold is played on each of its cells, and
after each of these plays, `apply` must find a play that wins.
"""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TypeAlias

from game.bots.determinize import determinize
from game.puzzles.kinds import Kind
from game.rules.action import Action, Draw, Pass, Place, Remove
from game.rules.cards import Card
from game.rules.edition import Cell, Colour
from game.rules.observation import Observation
from game.rules.play import apply, legal_actions
from game.rules.state import State, Win
from tests.rules.soundness import cards_of, needed_rows, pictured, walked_lines

Board: TypeAlias = Mapping[Cell, Colour]
Play: TypeAlias = Place | Remove


class Judge:
    """What is sure for the seat to move, from what it sees."""

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self.state = determinize(seen, random.Random(1))
        self.colour = seen.seats[seen.seat].colour
        self.plays = [action for action in seen.legal if isinstance(action, Place | Remove)]
        self.unseen = Counter(cards_of(seen.edition, power_cards=seen.options.power_cards))
        self.unseen.subtract([*seen.hand, *(card for pile in seen.discards for card in pile)])
        self.is_threatened = self.threatens(seen.board)
        self.own_cells = self.row_cells(seen.board, self.colour)

    def question(self) -> tuple[Kind, tuple[Play, ...]] | None:
        """The first sure kind that has answers here, and all of them; None if there is none."""
        for kind, found in self.kinds():
            if found:
                return kind, tuple(found)
        return None

    def kinds(self) -> Iterator[tuple[Kind, list[Play]]]:
        """The kinds that may be asked here, in their order, and the answers of each."""
        yield Kind.FINISH, [play for play in self.plays if self.finishes(play)]
        if self.is_threatened:
            stops = [play for play in self.plays if not self.threatens(self.board_after(play))]
            yield Kind.DRAGON, [] if any(isinstance(play, Place) for play in stops) else stops
            yield Kind.STOP, stops
            return
        yield Kind.WIN, [play for play in self.plays if self.wins_surely(play)]
        yield Kind.FORK, [play for play in self.plays if self.forks(play)]

    def finishes(self, play: Play) -> bool:
        """Whether the play finishes a row."""
        return isinstance(play, Place) and play.cell in self.own_cells

    def forks(self, play: Play) -> bool:
        """Whether the play makes two cells or more that finish a row, and none for the others.

        A cell counts if the seat keeps a card for it, or may draw one.
        """
        board = self.board_after(play)
        after = self.ways(self.row_cells(board, self.colour), self.kept(play))
        before = self.ways(self.own_cells, Counter(self.seen.hand))
        return after >= 2 and after > before and not self.threatens(board)

    def wins_surely(self, play: Play) -> bool:
        """Whether the seat wins with its next play after this one, whatever the other one does."""
        rows = len(self.seen.rows.get(self.colour, ()))
        if len(self.seen.seats) > 2 or needed_rows(self.state) - rows > 1:
            return False
        hands = [(), *((card,) for card, copies in self.unseen.items() if copies > 0)]
        return all(self.wins_against(play, hand) for hand in hands)

    def wins_against(self, play: Play, hand: tuple[Card, ...]) -> bool:
        """Whether the seat wins after each play of the other seat's card, whatever it has drawn.

        A seat without cards passes, as does one that cannot play its cards.
        """
        answered = set[Action]()
        for state in self.draws(play, hand):
            for reply in legal_actions(state):
                if isinstance(reply, Place | Remove | Pass) and reply not in answered:
                    winning = winning_play(drawn(apply(state, reply), self.seen.seat))
                    if winning is None:
                        return False
                    if self.kept(play)[winning.card]:
                        answered.add(reply)
            if state.outcome:
                return False
        return True

    def draws(self, play: Play, hand: tuple[Card, ...]) -> Iterator[State]:
        """The states after the play, one for each card that the seat may draw then."""
        seat, hidden = self.seen.seat, self.unseen - Counter(hand)
        hands = tuple(self.seen.hand if i == seat else hand for i in (0, 1))
        for card in hidden:
            pile = (card, *(hidden - Counter([card])).elements())
            yield drawn(apply(self.state._replace(hands=hands, draw_pile=pile), play), seat)

    def kept(self, play: Play) -> Counter[Card]:
        """The cards of the hand after the play."""
        return Counter(self.seen.hand) - Counter([play.card])

    def board_after(self, play: Play) -> Board:
        """The chips after the play."""
        if isinstance(play, Place):
            return {**self.seen.board, play.cell: self.colour}
        return {cell: chip for cell, chip in self.seen.board.items() if cell != play.cell}

    def threatens(self, board: Board) -> bool:
        """Whether another colour can finish a row with a card that the seat cannot see."""
        others = {seat.colour for seat in self.seen.seats} - {self.colour}
        return any(self.ways(self.row_cells(board, other), Counter()) for other in others)

    def ways(self, cells: set[Cell], kept: Counter[Card]) -> int:
        """How many of the cells some card fits: one of those kept, or one that nobody sees."""
        wild, pictures = self.seen.edition.wild, self.seen.edition.picture_at
        cards = {card for card, copies in (*kept.items(), *self.unseen.items()) if copies > 0}
        return sum(bool({pictures[cell], wild.card if wild else ""} & cards) for cell in cells)

    def row_cells(self, board: Board, colour: Colour) -> set[Cell]:
        """The cells on which a chip of the colour would finish a row that counts."""
        free = pictured(self.seen.edition) - board.keys()
        return {cell for cell in free if self.finishes_row({**board, cell: colour}, cell)}

    def finishes_row(self, board: dict[Cell, Colour], cell: Cell) -> bool:
        """Whether a complete line goes through the chip that shares no two chips with a row."""
        state = self.state._replace(board=MappingProxyType(board))
        rows = self.seen.rows.get(board[cell], ())
        lines = (board.keys() & line for line in walked_lines(state, cell))
        return any(all(len(chips & row) < 2 for row in rows) for chips in lines)


def drawn(state: State, seat: int) -> State:
    """The state after the seat has drawn, where cards are drawn by hand."""
    return apply(state, Draw(seat)) if Draw(seat) in legal_actions(state) else state


def winning_play(state: State) -> Play | None:
    """A play that wins the game, if there is one; of the oldest card with such a play."""
    for action in legal_actions(state):
        if isinstance(action, Place | Remove) and isinstance(apply(state, action).outcome, Win):
            return action
    return None
