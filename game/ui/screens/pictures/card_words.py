"""Words on all cards: each card shows the name of its picture, which the board shows."""

from collections.abc import Iterator, Sequence

from game.rules.cards import Card
from game.ui.screens.pictures.faces import (
    animal,
    is_nameless,
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


def following(
    before: PictureSet, after: PictureSet, cards: Sequence[Card], card: Card
) -> PictureSet:
    """The set with the name on this card, too, if all cards had names before it got its own."""
    own = own_or_animal(after, card)
    if own.card or is_nameless(own.board) or not have_words(before, cards):
        return after
    return with_card(after, card, word_for(own.board, card))


def _plain(pictures: PictureSet, cards: Sequence[Card]) -> Iterator[Card]:
    """The cards that show what the board shows, or its name. A photo without a name has no word."""
    for card in dict.fromkeys((*cards, *dict(pictures.animals))):
        own = own_or_animal(pictures, card)
        if (own.card is None and not is_nameless(own.board)) or shows_word(own, card):
            yield card
