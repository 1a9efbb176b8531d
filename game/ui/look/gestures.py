"""How the animals move: kinds of animals share a gesture.

`static/style/table/gestures.css` has the gestures.
"""

GESTURES = {
    "hops": "frog rabbit kangaroo penguin monkey crab octopus jellyfish spider"
    " grasshopper ant beetle mosquito orangutan shrimp squid hen",
    "sways": "sloth turtle gorilla snail swan flamingo peacock snake"
    " caterpillar worm shell oyster dodo goose",
    "stretches": "giraffe llama camel moose deer koala crocodile lizard scorpion lobster",
    "shakes": "lion tiger bear polar_bear hedgehog otter badger raccoon shark leopard skunk turkey",
    "spouts": "whale elephant dolphin seal hippo mammoth",
    "flaps": "owl parrot eagle butterfly unicorn dragon bat dove fly phoenix raven add remove",
    "nods": "zebra fox panda pig cow bison boar buffalo",
}
"""The cards by their gesture; each gesture takes about half a second."""

_BY_CARD = {card: gesture for gesture, cards in GESTURES.items() for card in cards.split()}


def gesture(drawing: str) -> str:
    """The class of the gesture of a drawing: that of an animal, or else a simple one."""
    return _BY_CARD.get(drawing, "nods")
