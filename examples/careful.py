"""A bot that beats Fox: it counts what the others could hold. For the workshop and the terminal.

    python -m game arena examples/careful.py fox --games 1000

The weights are from a random search of seven minutes against Fox.
"""

from math import comb, prod
from random import Random
from typing import TYPE_CHECKING, Any

from zoo import Place, colours, habit, plays, unseen, wins

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.rules.observation import Observation

    Answer = Any
    Play = Any

MINE = {1: 0.36, 2: 0.16, 3: 0.03, 4: 0.009}
THEIRS = {1: 0.24, 2: 0.15, 3: 0.04, 4: 0.015}
"""What a line is worth, by its open cells."""


def choose(seen: "Observation", rng: Random) -> "Answer":
    """A number for each move; the move that needs no thinking, or wins, at once."""
    known = habit(seen) or next((play for play in plays(seen) if wins(seen, play)), None)
    return known or {play: worth(seen, play) for play in plays(seen)}


def worth(seen: "Observation", play: "Play") -> float:
    """The lines after the move, the cards that stay, and who could win next."""
    me, left = colours(seen)[0], unseen(seen)
    board = {cell: chip for cell, chip in seen.board.items() if cell != play.cell}
    if isinstance(play, Place):
        board[play.cell] = me
    hand = list(seen.hand)
    hand.remove(play.card)
    score, my_cells, their_cells = 0.0, set[str](), set[str]()
    for line in seen.edition.lines:
        cells = line - seen.edition.free
        opened = [cell for cell in cells if cell not in board]
        owners = {board[cell] for cell in cells if cell in board}
        pictures = [seen.edition.picture_at[cell] for cell in opened]
        if owners <= {me}:
            reach = prod(own_reach(picture, hand, left) for picture in pictures)
            score += MINE.get(len(opened), 0) * (reach if owners else 1)
            my_cells.update(opened if owners and len(opened) == 1 else ())
        if len(owners - {me}) <= 1 and me not in owners:
            reach = prod((0.15, 0.6, 1.0)[min(left[picture], 2)] for picture in pictures)
            score -= THEIRS.get(len(opened), 0) * (reach if owners else 1)
            their_cells.update(opened if owners and len(opened) == 1 else ())
    return score + chances(seen, hand, left, my_cells, their_cells) + kept(seen, hand, board)


def own_reach(picture: str, hand: "list[str]", left: "Mapping[str, int]") -> float:
    """How likely it is that I get a card for the picture."""
    if picture in hand or "unicorn" in hand:
        return 1.0
    return 0.25 + 0.25 * left[picture] if left[picture] else 0.15


def chances(
    seen: "Observation",
    hand: "list[str]",
    left: "Mapping[str, int]",
    my_cells: "set[str]",
    their_cells: "set[str]",
) -> float:
    """What it counts that the next hand could win, and that I could after it."""
    at = seen.edition.picture_at
    wild = left["unicorn"]
    fitting = sum(left[picture] for picture in {at[cell] for cell in their_cells})
    lose = holds(seen, left, fitting + wild if their_cells else 0)
    sure = [cell for cell in my_cells if at[cell] in hand or "unicorn" in hand]
    if not sure:
        return -5.0 * lose
    stopped = 0.0
    if len(sure) == 1:
        stopped = holds(seen, left, left[at[sure[0]]] + wild + left["dragon"])
    return -5.0 * lose + 2.4 * (1 - lose) * (1 - stopped * (1 if len(my_cells) == 1 else 0.3))


def holds(seen: "Observation", left: "Mapping[str, int]", fitting: int) -> float:
    """How likely it is that the largest other hand has one of so many hidden cards."""
    hidden = sum(left.values())
    size = max(size for seat, size in enumerate(seen.hand_sizes) if seat != seen.seat)
    return 1 - comb(hidden - fitting, size) / comb(hidden, size) if hidden >= size else 0.0


def kept(seen: "Observation", hand: "list[str]", board: "Mapping[str, str]") -> float:
    """What the cards that stay in the hand are worth."""
    at = seen.edition.picture_at
    pictures = [card for card in hand if card not in {"unicorn", "dragon"}]
    dead = sum(not any(at[cell] == card and cell not in board for cell in at) for card in pictures)
    twice = len(pictures) - len(set(pictures))
    return 2.7 * hand.count("unicorn") + 1.3 * hand.count("dragon") - 0.8 * twice - 0.5 * dead
