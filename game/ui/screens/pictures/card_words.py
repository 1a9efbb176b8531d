"""Words on all cards: each card shows the name of its picture, which the board shows."""

from collections.abc import Iterator, Sequence

from game.rules.cards import Card
from game.ui.screens.pictures.faces import (
    animal,
    own_or_animal,
    shows_word,
    staying,
    with_card,
    word_for,
)
from game.ui.sets.picture_set import Own, PictureSet, with_own


def have_words(pictures: PictureSet, cards: Sequence[Card]) -> bool | None:
    """Whether all cards show a name; None if no card is free to show one."""
    shown = {shows_word(own_or_animal(pictures, card), card) for card in _plain(pictures, cards)}
    return None if not shown else shown == {True}


def flip_words(pictures: PictureSet, cards: Sequence[Card]) -> PictureSet:
    """The set with the name on each card of the board, or without these names if all have one.

    A card that shows something else keeps it. An animal that is back stays on the board.
    """
    is_on = have_words(pictures, cards)
    for card in tuple(_plain(pictures, cards)):
        own = pictures.own(card)
        if own == Own(animal(card)):
            pictures = with_own(pictures, card, staying(card, own))
        word = None if is_on else word_for(own_or_animal(pictures, card).board, card)
        pictures = with_card(pictures, card, word)
    return pictures


def _plain(pictures: PictureSet, cards: Sequence[Card]) -> Iterator[Card]:
    """The cards that show what the board shows, or its name."""
    for card in dict.fromkeys((*cards, *dict(pictures.animals))):
        own = own_or_animal(pictures, card)
        if own.card is None or shows_word(own, card):
            yield card
