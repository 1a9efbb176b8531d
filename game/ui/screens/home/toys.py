"""What plays on the meadow: everything answers a touch, and animals can be moved; pure."""

from dataclasses import replace
from typing import assert_never

from game.rules.cards import Card
from game.ui.model.effect import PlayToy, Result
from game.ui.model.home import Home
from game.ui.model.model import Model
from game.ui.model.people import owner
from game.ui.model.saving_effects import SaveMeadow
from game.ui.saved.meadow import COLUMNS, ROWS, moved, spots_of
from game.ui.saved.person import Spot
from game.ui.screens.home.msg import AnimalMoved, ToyMsg, ToyTouched

NEAR = 3
"""How far a friend may stand from an animal, in columns and in rows."""


def play(model: Model, home: Home, msg: ToyMsg) -> Result:
    """The model after somebody has touched a toy, or put an animal down."""
    match msg:
        case ToyTouched(name):
            return _touched(model, home, name), (PlayToy(name),)
        case AnimalMoved(animal, column, row):
            spot = Spot(min(max(column, 0), COLUMNS - 1), min(max(row, 0), ROWS - 1))
            return _put_down(model, home, animal, spot)
        case _:
            assert_never(msg)


def _touched(model: Model, home: Home, name: str, friend: Card = "") -> Model:
    touched = home.replace(touched=name, friend=friend, touches=home.touches + 1)
    return replace(model, screen=touched)


def _put_down(model: Model, home: Home, animal: Card, spot: Spot) -> Result:
    """The animal stays there. It calls, and the nearest friend answers."""
    if animal not in spots_of(owner(model)):
        return model, ()
    person = moved(owner(model), animal, spot)
    others = [one for one in model.family if one.id != person.id]
    after = replace(model, family=(person, *others))
    home = home.replace(arrived=frozenset())  # The page moves the elements: all would walk again.
    friend = _nearest(model, animal, spot)
    return _touched(after, home, animal, friend), (SaveMeadow(person),)


def _nearest(model: Model, animal: Card, spot: Spot) -> Card:
    """The animal next to the spot; empty if all are farther away."""
    ways = {
        other: max(abs(there.column - spot.column), abs(there.row - spot.row))
        for other, there in spots_of(owner(model)).items()
        if other != animal
    }
    nearest = min(ways, key=lambda other: ways[other], default="")
    return nearest if nearest and ways[nearest] <= NEAR else ""
