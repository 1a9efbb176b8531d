"""The seed of a first game.

Seeds are drawn until the first hand has only pictures, and the person draws a wild card and a
remove card in three turns. Computers see no more than in any other game.
"""

import random
from dataclasses import replace

from game.rules.state import State, new_game
from game.ui.settings.settings import Settings

MAX_DEALS = 400
"""The most deals that are tried; then the last one is taken."""

SEED_BYTES = 16

DRAWN_TURNS = 3
"""The number of turns in which both power cards are drawn."""


def first_seed(settings: Settings, seed: str, dealer: int) -> str:
    """A seed that follows from `seed`, and that deals a good first game.

    Without power cards every deal is good.
    """
    if not settings.power_cards:
        return seed
    chance, edition, setup = random.Random(seed), settings.rules, settings.setup(seed, dealer)
    for _deal in range(MAX_DEALS):
        if _is_good(new_game(edition, setup)):
            break
        setup = replace(setup, seed=chance.randbytes(SEED_BYTES).hex())
    return setup.seed


def _is_good(state: State) -> bool:
    """Whether the seat that starts has pictures only, and soon draws both power cards.

    They are there in its fourth turn: three turns teach a card, a chip and a row.
    """
    edition = state.edition
    powers = {card.card for card in (edition.wild, edition.remove) if card}
    drawn = state.draw_pile[: DRAWN_TURNS * len(state.hands) : len(state.hands)]
    return powers <= set(drawn) and not powers & set(state.hands[state.turn])
