"""A complete state that is possible for what one seat knows."""

import random
from types import MappingProxyType

from game.rules.cards import Card
from game.rules.observation import Observation
from game.rules.state import Setup, State


def determinize(seen: Observation, rng: random.Random) -> State:
    """A state that looks to the seat exactly like `seen`. The hidden cards are dealt at random.

    >>> from game.rules.edition_data import load_edition
    >>> from game.rules.observation import observe
    >>> from game.rules.state import Options, Seat, new_game
    >>> seats = (Seat("Ann", "red"), Seat("Ben", "yellow"))
    >>> setup = Setup(Options(hand_size=3), seats, dealer=1, seed="1")
    >>> seen = observe(new_game(load_edition("little-zoo"), setup), 0)
    >>> observe(determinize(seen, random.Random(1)), 0) == seen
    True
    """
    unseen = _unseen(seen)
    rng.shuffle(unseen)
    hands = []
    for seat, size in enumerate(seen.hand_sizes):
        hands.append(seen.hand if seat == seen.seat else tuple(unseen[:size]))
        unseen = unseen if seat == seen.seat else unseen[size:]
    return State(
        edition=seen.edition,
        setup=Setup(seen.options, seen.seats, seen.dealer, seed=str(rng.random())),
        hands=tuple(hands),
        draw_pile=tuple(unseen),
        discards=seen.discards,
        turn=seen.turn,
        board=MappingProxyType(dict(seen.board)),
        pending=seen.pending,
        ply=seen.ply,
        exchanges=seen.exchanges,
        passes=seen.passes,
        reshuffles=seen.reshuffles,
        outcome=seen.outcome,
        rows=MappingProxyType(dict(seen.rows)),
    )


def _unseen(seen: Observation) -> list[Card]:
    """The cards of the other hands and of the draw pile, in the order of the deck."""
    cards = list(seen.edition.deck(power_cards=seen.options.power_cards))
    for known in (seen.hand, *seen.discards):
        for card in known:
            cards.remove(card)
    return cards
