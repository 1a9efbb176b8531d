"""Boards with exactly as many animals as a picture set replaces; pure."""

from collections.abc import Sequence

from game.rules.cards import Card
from game.rules.edition import Edition
from game.ui.boards.board import Board, Seats, problem
from game.ui.boards.numbers import NUMBERS, with_animals
from game.ui.sets.picture_set import PictureSet
from game.ui.sets.set_pictures import is_animal, placed

GROUPS = (Seats.TWO, Seats.THREE, Seats.FOUR)


def replaced(pictures: PictureSet) -> tuple[Card, ...]:
    """The animals in whose places the set has pictures."""
    return tuple(card for card, own in pictures.animals if not is_animal(card, own))


def exact_cards(pictures: PictureSet) -> tuple[Card, ...]:
    """The animals in whose places the set has its first pictures, as many as a board can have.

    It is empty if no board has as few animals.
    """
    cards = replaced(pictures)
    numbers = range(min(len(cards), NUMBERS[-1]), NUMBERS[0] - 1, -1)
    return cards[: next((number for number in numbers if with_animals(Board(), number)), 0)]


def exact_board(pictures: PictureSet, name: str = "?") -> Board | None:
    """A board with exactly the animals of `exact_cards`; None without any.

    It is for the groups that leave half of the cards in the pile, at least for two.
    """
    number = len(exact_cards(pictures))
    cards = 2 * number
    groups = {group for group in GROUPS if 2 * group.number * Board().hand <= cards}
    begun = Board(name, seats=frozenset(groups or {Seats.TWO}))
    board = with_animals(begun, number) if number else None
    return board if board and problem(board) is None else None


def saved_exact(pictures: PictureSet, boards: Sequence[Edition]) -> Edition | None:
    """The first board that shows only pictures of the set, and as many as it can; or None."""
    return next((board for board in boards if _is_exact(pictures, board.pictures)), None)


def _is_exact(pictures: PictureSet, cards: Sequence[Card]) -> bool:
    is_number = len(cards) == len(exact_cards(pictures))
    return is_number and {*cards} <= {*replaced(placed(pictures, cards))}


def with_cards(layout: Sequence[Sequence[Card]], cards: Sequence[Card]) -> list[list[Card]]:
    """The layout with its animals replaced by these; both have the same number of animals."""
    own = dict.fromkeys(card for line in layout for card in line if card)
    others = dict(zip(own, cards, strict=True))
    return [[others.get(card, card) for card in line] for line in layout]
