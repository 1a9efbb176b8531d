"""The home screen and its dialogs."""

from typing import TypeAlias

from game.rules.cards import Card
from game.ui.frame.value import Value

TOYS = ("sun-moon", "cloud-near", "pond", "tree", "tree-far", "bush")
"""What answers a finger on the meadow, besides the animals."""


class Home(Value):
    """The home screen: a meadow on which animals live.

    `touched` is what was touched last, an animal or another toy, and `friend` the animal that
    answers it; both may be empty. `touches` counts, because the same toy can be touched again.
    `arrived` are the animals that somebody has just won.
    """

    touched: str = ""
    friend: Card = ""
    touches: int = 0
    arrived: frozenset[Card] = frozenset()


HOME = Home()


class WelcomeDialog(Value):
    """Who plays: the question of a first start."""


class MakeDialog(Value):
    """What people can make: boards, pictures, computer players."""


HomeDialog: TypeAlias = WelcomeDialog | MakeDialog
