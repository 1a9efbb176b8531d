"""Where the pictures of a set are on the board that is chosen, and which of them have no place."""

from collections.abc import Sequence
from dataclasses import replace

from game.rules.cards import Card
from game.ui.boards.exact import replaced
from game.ui.look.words import PICTURES, animal_word
from game.ui.model.model import Model
from game.ui.model.pictures import Editing
from game.ui.screens.pictures.faces import animal, named, staying
from game.ui.sets.picture_set import SPECIAL, Own, PictureSet, with_own
from game.ui.sets.set_pictures import is_animal, word_language, worded


def waiting(pictures: PictureSet, cards: Sequence[Card]) -> tuple[Card, ...]:
    """The animals of the pictures that have no place on the board, and of sounds without a picture.

    A word of an animal comes back with it. A set with something for each animal is made for all
    boards. So nothing of these waits.
    """
    if len(pictures.animals) == len(PICTURES):
        return ()
    others = ((card, own) for card, own in pictures.animals if card not in cards)
    return tuple(card for card, own in others if own.sound or not is_animal(card, own))


def is_swap(pictures: PictureSet, cards: Sequence[Card], one: Card, other: Card) -> bool:
    """Whether one of these pictures waits and the other one is on the board."""
    others = waiting(pictures, cards)
    return (one in others and other in cards) or (one in cards and other in others)


def swapped(pictures: PictureSet, one: Card, other: Card) -> PictureSet:
    """The set with two pictures in each other's places; an animal itself goes nowhere."""
    there, back = _going(pictures, one, other), _going(pictures, other, one)
    return with_own(with_own(pictures, one, back), other, there)


def _going(pictures: PictureSet, card: Card, to: Card) -> Own | None:
    """What goes from a card to another one.

    A word of an animal becomes that of the other animal. An animal with something of its own, such
    as a sound, goes as a picture.
    """
    own = pictures.own(card)
    if own is None or not is_animal(card, own):
        return own
    if own.board.name in ("", animal_word(card)):
        plain = replace(own, board=animal(card))
        if plain == Own(animal(card)):
            return None
        if language := word_language(card, plain):
            return worded(to, language)
    return replace(own, board=named(card, own.board.name))


def next_card(model: Model, editing: Editing, card: Card) -> Card:
    """The card whose picture follows on the page; the first one follows the last."""
    cards = model.settings.rules.pictures
    shown = (*cards, *waiting(editing.pictures, cards))
    if card in SPECIAL[:-1]:
        return SPECIAL[SPECIAL.index(card) + 1]
    return shown[(shown.index(card) + 1) % len(shown)] if card in shown else shown[0]


def with_animal(pictures: PictureSet, cards: Sequence[Card], card: Card) -> PictureSet:
    """The set in which the card's animal, if it is back, stays: no waiting picture moves there."""
    if card not in cards or not {*waiting(pictures, cards)}.intersection(replaced(pictures)):
        return pictures
    own = pictures.own(card)
    if own is None:
        return with_own(pictures, card, Own(animal(card)))
    return with_own(pictures, card, staying(card, own)) if word_language(card, own) else pictures
