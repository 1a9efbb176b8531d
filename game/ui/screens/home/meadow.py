"""The meadow: the animals of the album of the face that plays, and what stands between them."""

from dataclasses import replace

from game.rules.cards import Card
from game.ui.frame.markup import Node, classes, element
from game.ui.frame.message import encode
from game.ui.look.gestures import gesture
from game.ui.look.i18n import plural
from game.ui.look.parts import button, flower, sticker
from game.ui.look.words import animal_word
from game.ui.model.home import TOYS, Home
from game.ui.model.model import Model
from game.ui.model.people import owner, person_word
from game.ui.saved.meadow import BLOOMS, nest_spots, spots_of, zoo_of
from game.ui.saved.person import Person, Spot
from game.ui.screens.home.msg import ToyTouched

SHADOWS = 3
"""How many animals that are not won yet are seen as shadows."""

FEW, SOME = 10, 20
"""A meadow with more animals shows them smaller, and still smaller."""


def meadow(model: Model, home: Home) -> Node:
    """The meadow as a group of buttons, one for each animal."""
    person = owner(model)
    shown = spots_of(person)
    number = len(zoo_of(person))
    zoo = plural("%(name)s’s zoo, %(number)d animal", "%(name)s’s zoo, %(number)d animals", number)
    words = {"name": person_word(person), "number": number}
    golden = frozenset(one.animal for one in person.album if one.is_golden)
    toys = (_toy(home, name, f"toy {name}") for name in TOYS)
    return element(
        "div",
        *toys,
        *_flowers(person),
        *_shadows(model, home, person, shown),
        *(_animal(home, one, spot, golden) for one, spot in sorted(shown.items(), key=_from_left)),
        class_=classes("meadow", some=number > FEW, many=number > SOME),
        role="group",
        aria_label=zoo % words,
    )


def _from_left(placed: tuple[Card, Spot]) -> tuple[int, int]:
    """The order for screen readers: from left to right."""
    _animal, spot = placed
    return spot.column, spot.row


def _place(spot: Spot) -> str:
    """The classes of the spot. The page's policy refuses styles in attributes."""
    return f"column-{spot.column} row-{spot.row}"


def _touch(home: Home, name: str) -> str:
    """The classes of what was touched. Each touch has another name, so that it moves again."""
    moves = f" touched-{home.touches % 2}" if name in (home.touched, home.friend) and name else ""
    return f"{moves} friend" if name == home.friend and name else moves


def _animal(home: Home, animal: Card, spot: Spot, golden: frozenset[Card]) -> Node:
    moves = f"{_place(spot)} {gesture(animal)}{_touch(home, animal)}"
    lives = button(
        sticker(animal),
        key=animal,
        msg=ToyTouched,
        about=(animal,),
        class_=classes(f"animal {moves}", gilded=animal in golden, arrives=animal in home.arrived),
        label=animal_word(animal),
        repeats=True,
    )
    return replace(lives, attributes={**lives.attributes, "data-animal": animal})


def _shadows(model: Model, home: Home, person: Person, shown: dict[Card, Spot]) -> list[Node]:
    """A few animals that are not won yet, if there is room.

    First come those that the next win brings along, then others of the board.
    """
    awaited = (*(one.animal for one in person.coming), *model.settings.rules.pictures)
    missing = [one for one in dict.fromkeys(awaited) if one not in shown]
    here = missing[:SHADOWS] if len(shown) <= FEW else []
    spots = nest_spots(here, shown.values())
    return [_toy(home, one, f"shape {_place(spot)}") for one, spot in spots.items()]


def _flowers(person: Person) -> list[Node]:
    """The flowers that somebody's rows of golden animals have brought."""
    return [flower(f"bloom {_place(Spot(*spot))}") for spot in BLOOMS[: person.flowers]]


def _toy(home: Home, name: str, class_: str) -> Node:
    """Something that answers a touch, for fingers only."""
    return element(
        "svg",
        element("use", href=f"#art-{name}"),
        key=name,
        class_=f"{class_}{_touch(home, name)}",
        viewBox=None if name in TOYS else "0 0 32 32",
        data_msg=encode(ToyTouched, name),
        data_repeats=True,
        aria_hidden="true",
    )
