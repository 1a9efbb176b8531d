"""Which animals a board gets: first those that children know, and none that look alike."""

import random
from collections.abc import Collection, Generator, Iterable, Iterator, Sequence

from game.rules.cards import Card
from game.ui.boards.board import Board
from game.ui.boards.layout import Layout, lay_out
from game.ui.look.words import PICTURES

LESS_KNOWN = frozenset(
    (
        "badger",
        "beetle",
        "bison",
        "boar",
        "buffalo",
        "dodo",
        "dove",
        "goose",
        "grasshopper",
        "jellyfish",
        "leopard",
        "lizard",
        "llama",
        "lobster",
        "mammoth",
        "moose",
        "mosquito",
        "orangutan",
        "otter",
        "oyster",
        "phoenix",
        "raccoon",
        "raven",
        "scorpion",
        "shell",
        "shrimp",
        "skunk",
        "sloth",
        "squid",
        "turkey",
    )
)
"""Animals that some children of five years cannot name."""

ALIKE = (
    {"bison", "buffalo", "mammoth"},
    {"elephant", "mammoth"},
    {"crocodile", "lizard"},
    {"snake", "worm", "caterpillar"},
    {"caterpillar", "grasshopper"},
    {"octopus", "squid"},
    {"crab", "lobster", "scorpion", "shrimp"},
    {"dolphin", "whale"},
    {"dolphin", "shark"},
    {"bear", "polar_bear"},
    {"panda", "polar_bear"},
    {"badger", "skunk"},
    {"ant", "spider"},
    {"ant", "mosquito"},
    {"fly", "mosquito"},
    {"snail", "shell"},
    {"oyster", "shell"},
    {"swan", "goose"},
    {"swan", "dove"},
    {"goose", "dodo", "turkey"},
)
"""Groups of animals whose drawings look alike on a small cell."""


def layout_steps(board: Board, rng: random.Random) -> Generator[float, None, Layout]:
    """`lay_out` for the board, which must have no problem."""
    chosen = animals(board.pictured // 2, rng)
    return lay_out(board.size, board.row, board.free, chosen, rng)


def animals(number: int, rng: random.Random) -> tuple[Card, ...]:
    """Draws this number of animals. PICTURES has the most that there can be.

    Look-alikes are among them only if there are not enough others.
    """
    known = [card for card in PICTURES if card not in LESS_KNOWN]
    others = [card for card in PICTURES if card in LESS_KNOWN]
    drawn = [*rng.sample(known, len(known)), *rng.sample(others, len(others))]
    unlike = list(_unlike(drawn))
    return tuple(dict.fromkeys([*unlike, *drawn]))[:number]


def new_animals(taken: Collection[Card], number: int) -> tuple[Card, ...]:
    """This number of animals that are not taken: known ones first, and look-alikes last."""
    found = [*taken]
    for _animal in range(number):
        found.append(next_animals("", found)[0])
    return tuple(found[len(taken) :])


def next_animals(after: Card, taken: Collection[Card]) -> tuple[Card, ...]:
    """The animals that are not taken, in a circle from the next one on; look-alikes come last."""
    order = sorted(PICTURES, key=LESS_KNOWN.__contains__)
    place = order.index(after) + 1 if after in order else 0
    others = [card for card in (*order[place:], *order[:place]) if card not in taken]
    return tuple(sorted(others, key=lambda card: any(is_alike(card, one) for one in taken)))


def look_alikes(cards: Sequence[Card]) -> Iterator[tuple[Card, Card]]:
    """All pairs among the cards that look alike."""
    for i, card in enumerate(cards):
        yield from ((card, other) for other in cards[i + 1 :] if is_alike(card, other))


def is_alike(one: Card, other: Card) -> bool:
    """Whether two animals look alike."""
    return any({one, other} <= group for group in ALIKE)


def _unlike(cards: Iterable[Card]) -> Iterator[Card]:
    """The cards without those that look like an earlier one."""
    taken: list[Card] = []
    for card in cards:
        if not any(is_alike(card, other) for other in taken):
            taken.append(card)
            yield card
