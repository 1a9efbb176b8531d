"""Where the animals of somebody's album live on the meadow; pure."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from game.rules.cards import Card
from game.ui.saved.person import Person, Spot

COLUMNS, ROWS = 20, 10
"""The grid of the meadow. An animal stands on its spot: the middle of its feet is there."""

FIRST = ("panda", "lion", "giraffe")
"""The animals of the sign. They live on every meadow and stand in every album."""

MAX_ANIMALS = 30
"""The most animals on the meadow, the newest ones."""

MAX_SPOTS = 200
"""The most spots that are saved; there are fewer animals."""

HABITATS = {
    "frog whale dolphin seal otter turtle octopus crab shark jellyfish swan crocodile flamingo"
    " hippo penguin": (
        (5, 6), (8, 7), (2, 7), (5, 8), (8, 9), (2, 9), (3, 6), (6, 9),
    ),
    "koala owl monkey sloth parrot gorilla": ((1, 3), (18, 3)),
    "butterfly eagle": ((6, 1), (13, 1), (9, 2)),
}  # fmt: skip
"""The spots in the water, in the trees and in the air, as columns and rows, and who likes them."""

LIKED = {animal: spots for animals, spots in HABITATS.items() for animal in animals.split()}

FLYING = frozenset({"butterfly", "eagle", "owl", "parrot", "swan", "flamingo"})
"""The animals that can be put into the sky."""

HORIZON = 3
"""The first row where the others can stand; above is the sky."""

GRASS = (
    (10, 5), (13, 8), (17, 5), (7, 3), (18, 9), (12, 3), (4, 4), (14, 6),
    (17, 7), (14, 4), (1, 5), (10, 8), (15, 9), (9, 4), (11, 6), (11, 9),
    (12, 7), (13, 5), (16, 8), (18, 6), (10, 3), (8, 5), (11, 4), (6, 4),
)  # fmt: skip
"""The spots of all others, and of animals that find no place where they like it.

They are in the order in which they fill: each is as far as possible from those before it.
"""

NESTS = (
    (4, 4), (7, 3), (14, 4), (14, 6), (17, 5), (16, 8), (9, 4), (13, 5), (18, 6), (17, 7), (13, 8),
    (11, 4), (6, 4), (10, 3),
)  # fmt: skip
"""The spots on the grass for animals to come.

Their nests stay clear of the pond, of the gate and of Play.
"""

LILIES = ((5, 8), (5, 6), (3, 6), (2, 7))
"""Those in the water."""

WIDTH, HEIGHT = 3, 2.5
"""About the size of an animal, in columns and rows."""

ENOUGH = 0.5
"""How far a nest in the water must be from animals, as `_apart` measures it."""

BLOOMS = (
    (14, 9), (1, 9), (10, 8), (17, 9), (12, 9), (19, 8), (9, 9), (0, 7), (15, 8), (11, 6), (19, 9),
    (13, 6),
)  # fmt: skip
"""The spots of flowers, as many as somebody can have."""


def home_spots(animals: Iterable[Card], kept: Mapping[Card, Spot]) -> dict[Card, Spot]:
    """Where each of the animals stands: where somebody has put it, or else where it likes to be.

    Two animals share a spot only if there are more of them than spots.
    """
    found: dict[Card, Spot] = {}
    taken: set[tuple[int, int]] = {*kept.values()}
    for animal in animals:
        if animal not in kept:
            wanted = (*LIKED.get(animal, ()), *GRASS)
            free = [spot for spot in wanted if spot not in taken]
            spot = free[0] if free else GRASS[len(found) % len(GRASS)]
            taken.add(spot)
        found[animal] = kept[animal] if animal in kept else Spot(*spot)
    return found


def zoo_of(person: Person) -> tuple[Card, ...]:
    """All animals of somebody: those of the sign, then those of the album, the oldest first."""
    oldest_first = sorted(person.album, key=lambda one: one.day)
    return tuple(dict.fromkeys((*FIRST, *(one.animal for one in oldest_first))))


def residents(person: Person) -> tuple[Card, ...]:
    """The animals that live on the meadow: those of the sign, and the newest of the others."""
    others = zoo_of(person)[len(FIRST) :]
    return (*FIRST, *others[-MAX_ANIMALS + len(FIRST) :])


def spots_of(person: Person) -> dict[Card, Spot]:
    """Where each of them stands."""
    return home_spots(residents(person), dict(person.meadow))


def grounded(animal: Card, spot: Spot) -> Spot:
    """The spot for this animal: who cannot fly comes down from the sky to the horizon."""
    return spot if animal in FLYING else Spot(spot.column, max(spot.row, HORIZON))


def settled(person: Person) -> Person:
    """The person whose animals all stay where they are, also if further ones come."""
    return replace(person, meadow=meadow_of((dict(person.meadow) | spots_of(person)).items()))


def moved(person: Person, animal: Card, spot: Spot) -> Person:
    """The person after one animal was put there. It pushes those that it would cover aside."""
    spots = dict(settled(person).meadow) | {animal: grounded(animal, spot)}
    living = spots_of(person).keys()
    for other in sorted(living - {animal}, key=lambda one: spots[one]):
        if covers(spots[animal], spots[other]):
            others = [spots[one] for one in living if one != other]
            spots[other] = _aside(other, spots[other], spots[animal], others)
    return replace(person, meadow=meadow_of(spots.items()))


def covers(one: Spot, other: Spot) -> bool:
    """Whether animals on these spots cover each other."""
    return _apart(one, other) < 1


def _apart(one: Spot, other: Spot) -> float:
    """How far apart animals stand; from 1 on they do not cover each other."""
    across, down = (one.column - other.column) / WIDTH, (one.row - other.row) / HEIGHT
    return across**2 + down**2


def _aside(animal: Card, spot: Spot, pushing: Spot, others: Collection[Spot]) -> Spot:
    """Where an animal goes that is pushed from its spot: where it is clear of who pushes.

    From a spot that it likes it goes to another such spot, from others along the row. There it
    covers none, if there is room.
    """
    liked = [Spot(*one) for one in LIKED.get(animal, ())]
    row = [Spot(column, spot.row) for column in range(COLUMNS)]
    kinds = (liked if spot in liked else [], row)
    near = [one for kind in kinds for one in sorted(kind, key=lambda one: _apart(one, spot))]
    clear = [one for one in near if not covers(one, pushing)]
    alone = (one for one in clear if not any(covers(one, other) for other in others))
    return next(alone, None) or next((one for one in clear if one not in others), spot)


def nest_spots(animals: Iterable[Card], living: Collection[Spot]) -> dict[Card, Spot]:
    """Where each of the animals to come is awaited: in the water, in a tree or on the grass.

    There its nest covers no animal that lives there, if there is room. In the water half the room
    is enough.
    """
    found: dict[Card, Spot] = {}
    for animal in animals:
        liked = LIKED.get(animal, ())
        wanted = [*(LILIES if (5, 6) in liked else liked), *NESTS]
        taken = [*living, *found.values()]
        free = [Spot(*spot) for spot in wanted if spot not in taken]
        room = {spot: min([1.0, *(_apart(spot, other) for other in taken)]) for spot in free}
        fine = [spot for spot in free if spot in LILIES and room[spot] >= ENOUGH]
        if room:
            found[animal] = max(fine or room, key=lambda spot: room[spot])
    return found


def meadow_of(spots: Iterable[tuple[Card, Spot]]) -> tuple[tuple[Card, Spot], ...]:
    """The spots that are on the meadow, sorted by animal."""
    inside = {
        animal: grounded(animal, spot)
        for animal, spot in spots
        if spot.column in range(COLUMNS) and spot.row in range(ROWS)
    }
    return tuple(sorted(inside.items())[:MAX_SPOTS])
