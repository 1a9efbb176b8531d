"""Random valid editions, like those that people build."""

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from game.rules.edition import Cell, Copies, DrawMode, Edition, Seating, cell_name
from game.rules.edition_data import COLOURS, EDITION_NAMES, edition_data, edition_of
from tests.rules.scenes import BIG

NAMES = (*EDITION_NAMES, "Our zoo", "  ", "Ї🦁", '"\\</script>', "a\nb", "x" * 40)
ODD_PICTURES = ("__proto__", "constructor", "z" * 40, "_a_")
PICTURES = (
    *BIG.pictures,
    *ODD_PICTURES,
    *(f"beast_{letter}" for letter in "abcdefghijklmnopqrstuvwxyz"),
)
POWERS = ("unicorn", "dragon", "add", "remove", "joker")
CORNERS, SOME, NONE = "corners", "some", "none"


def edition_by(rng: random.Random) -> Edition:
    """A random valid edition; small boards and large ones are equally likely."""
    edition = _edition(rng)
    while any(line <= edition.free for line in edition.lines):
        edition = _edition(rng)
    return edition_of(edition_data(edition))


def built_editions() -> st.SearchStrategy[Edition]:
    return st.integers(0, 2**32 - 1).map(lambda chance: edition_by(random.Random(chance)))


def _edition(rng: random.Random) -> Edition:
    columns, rows = rng.randint(4, 12), rng.randint(4, 12)
    cells = [cell_name(column, row) for row in range(rows) for column in range(columns)]
    free = _free(rng, cells, columns)
    pictures = tuple(rng.sample(PICTURES, (len(cells) - len(free)) // 2))
    shown = [*pictures, *pictures]
    rng.shuffle(shown)
    words = [("" if cell in free else shown.pop()) for cell in cells]
    copies = rng.choice((1, 2, 2, rng.randint(1, 8)))
    powers = rng.sample(POWERS, 2)
    wild, remove = (
        Copies(p, n) if (n := rng.choice((0, 2, rng.randint(0, 8)))) else None for p in powers
    )
    colours = tuple(rng.sample(COLOURS, rng.randint(2, 4)))
    return Edition(
        name=rng.choice(NAMES),
        row=rng.randint(3, min(6, max(columns, rows))),
        colours=colours,
        draw=rng.choice(((DrawMode.AUTO,), (DrawMode.AUTO, DrawMode.MANUAL))),
        pictures=pictures,
        layout=tuple(tuple(words[i : i + columns]) for i in range(0, len(words), columns)),
        picture_copies=copies,
        wild=wild,
        remove=remove,
        seatings=tuple(_seatings(rng, len(colours), len(pictures) * copies)),
        exchange_limit=rng.choice((None, 1, rng.randint(1, 8))),
    )


def _free(rng: random.Random, cells: list[Cell], columns: int) -> set[Cell]:
    """The suns. The number of the other cells is even."""
    match rng.choice((CORNERS, SOME, NONE)):
        case "corners":
            free = {cells[0], cells[columns - 1], cells[-columns], cells[-1]}
        case "some":
            free = set(rng.sample(cells, rng.randint(1, len(cells) // 3)))
        case _:
            free = set()
    odd = (len(cells) - len(free)) % 2
    return free | set(rng.sample([cell for cell in cells if cell not in free], odd))


def _seatings(rng: random.Random, colours: int, cards: int) -> Iterator[Seating]:
    """One seating or more; 2 seats with one card each always fit."""
    numbers = rng.sample(range(2, 7), rng.randint(1, 5))
    possible = [(n, teams) for n in numbers for teams in _teams(n, colours) if n < cards]
    by_number = dict(rng.sample(possible, len(possible))) or {2: 0}
    for seats, teams in by_number.items():
        hand = rng.randint(1, min(10, (cards - 1) // seats))
        yield Seating(seats, hand, teams, rng.choice((1, 1, 2, 3)))


def _teams(seats: int, colours: int) -> list[int]:
    """The numbers of teams that the seats may form; 0 if each may play alone."""
    teams = [n for n in range(2, min(seats, colours + 1)) if seats % n == 0]
    return [0, *teams] if seats <= colours else teams
