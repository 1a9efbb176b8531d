"""Where the pictures of a set are on the board that is chosen, and which of them have no place."""

from collections.abc import Sequence
from dataclasses import replace

from game.rules.cards import Card
from game.ui.look.words import PICTURES
from game.ui.model.model import Model
from game.ui.model.pictures import Editing
from game.ui.screens.pictures.faces import animal
from game.ui.sets.picture_set import SPECIAL, Own, PictureSet, with_own
from game.ui.sets.set_pictures import is_animal, placed


def arranged(pictures: PictureSet, cards: Sequence[Card]) -> PictureSet:
    """The set in the order of the board's places; pictures without a place come last."""
    order = {card: place for place, card in enumerate(cards)}
    there = placed(pictures, cards).pictures
    ordered = sorted(there, key=lambda one: order.get(one[0], len(order)))
    return replace(pictures, pictures=tuple(ordered))


def waiting(pictures: PictureSet, cards: Sequence[Card]) -> tuple[Card, ...]:
    """The animals of the pictures that have no place on the board.

    What goes with the animal itself comes back with it. A set with something for each animal is
    made for all boards. So nothing of these waits.
    """
    if len(pictures.animals) == len(PICTURES):
        return ()
    others = ((card, own) for card, own in pictures.animals if card not in cards)
    return tuple(card for card, own in others if not is_animal(card, own))


def is_swap(pictures: PictureSet, cards: Sequence[Card], one: Card, other: Card) -> bool:
    """Whether one of these pictures waits and the other one is on the board."""
    others = waiting(pictures, cards)
    return (one in others and other in cards) or (one in cards and other in others)


def swapped(pictures: PictureSet, one: Card, other: Card) -> PictureSet:
    """The set with two pictures in each other's places; an animal itself goes nowhere."""
    own = {
        card: None if found and is_animal(card, found) else found
        for card in (one, other)
        for found in [pictures.own(card)]
    }
    return with_own(with_own(pictures, one, own[other]), other, own[one])


def next_card(model: Model, editing: Editing, card: Card) -> Card:
    """The card whose picture follows on the page; the first one follows the last."""
    cards = model.settings.rules.pictures
    shown = (*cards, *waiting(editing.pictures, cards))
    if card in SPECIAL[:-1]:
        return SPECIAL[SPECIAL.index(card) + 1]
    return shown[(shown.index(card) + 1) % len(shown)] if card in shown else shown[0]


def with_animal(pictures: PictureSet, cards: Sequence[Card], card: Card) -> PictureSet:
    """The set in which the card's animal, if it is back, stays: no waiting picture moves there."""
    is_back = card in cards and pictures.own(card) is None
    if is_back and waiting(pictures, cards):
        return with_own(pictures, card, Own(animal(card)))
    return pictures
