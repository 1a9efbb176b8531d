"""Which animals live on the meadow of the face that plays, and where; pure."""

from game.rules.cards import Card
from game.ui.model.model import Model
from game.ui.model.people import owner
from game.ui.saved.meadow import MAX_ANIMALS, home_spots
from game.ui.saved.person import Person, Spot

FIRST = ("panda", "lion", "giraffe")
"""The animals of the sign. They live on the meadow of somebody who has won none yet."""


def animals(person: Person) -> tuple[Card, ...]:
    """The animals that live on the meadow: the newest of the album, or those of the sign."""
    newest = sorted(person.album, key=lambda one: one.day, reverse=True)
    won = tuple(dict.fromkeys(one.animal for one in newest))
    return won[:MAX_ANIMALS] or FIRST


def spots(model: Model) -> dict[Card, Spot]:
    """Where each animal of the meadow stands."""
    person = owner(model)
    return home_spots(animals(person), dict(person.meadow))
