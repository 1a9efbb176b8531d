"""Cards, and the shuffle that is the same everywhere."""

import random
from collections.abc import Iterable
from typing import TypeAlias

Card: TypeAlias = str
"""The name of a card: lower-case words of `a`-`z` and `_`, such as `polar_bear`."""


def shuffle(cards: Iterable[Card], seed: str, number: int) -> tuple[Card, ...]:
    """The cards in a new order, the top one first (rules, section 5).

    `number` is 0 for the deck and counts the reshuffles of a game from 1. Written out because
    `random.random()` is the one sequence that Python promises across versions.
    """
    shuffled = list(cards)
    rng = random.Random(f"{seed}:{number}")
    for i in range(len(shuffled) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
    return tuple(shuffled)
