"""Cards, and a shuffle that gives the same order in every version of Python."""

import random
from collections.abc import Iterable
from typing import TypeAlias

Card: TypeAlias = str
"""The name of a card: lower-case words of `a`-`z` and `_`, such as `polar_bear`."""


def shuffle(cards: Iterable[Card], seed: str, number: int) -> tuple[Card, ...]:
    """The cards in shuffled order, the top card first (specification, section 5).

    `number` is 0 for the deck, 1 for the first reshuffle of a game, and so on. The function does
    not call `random.shuffle`: across versions, Python keeps only the numbers of `random.random()`.

    >>> shuffle(["fox", "owl", "bear"], seed="1", number=0)
    ('owl', 'fox', 'bear')
    """
    shuffled = list(cards)
    rng = random.Random(f"{seed}:{number}")
    for i in range(len(shuffled) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
    return tuple(shuffled)
