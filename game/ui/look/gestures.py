"""How the animals move: kinds of animals share a gesture; `static/style/gestures.css` has them."""

from game.rules.cards import Card

GESTURES = {
    "hops": "frog rabbit kangaroo penguin monkey crab octopus jellyfish spider add remove",
    "sways": "sloth turtle gorilla snail swan flamingo peacock snake",
    "stretches": "giraffe llama camel moose deer koala crocodile",
    "shakes": "lion tiger bear polar_bear hedgehog otter badger raccoon shark",
    "spouts": "whale elephant dolphin seal hippo",
    "flaps": "owl parrot eagle butterfly unicorn dragon",
    "nods": "zebra fox panda pig cow bison",
}
"""The cards by their gesture; each gesture takes about half a second."""

_BY_CARD = {card: gesture for gesture, cards in GESTURES.items() for card in cards.split()}


def gesture(card: Card) -> str:
    """The class of the card's gesture; also for a sun, and for a card that no kind names."""
    return _BY_CARD.get(card, "nods")
