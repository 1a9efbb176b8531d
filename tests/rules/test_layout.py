"""The boards of the editions: specification, sections 1 and 8."""

import math
from collections import Counter
from pathlib import Path

import pytest

import game
from game.rules.edition import DrawMode, Edition
from game.rules.edition_data import EDITION_NAMES, load_edition
from tests.rules.scenes import BIG, GRAND, LITTLE

each = pytest.mark.parametrize("edition", [LITTLE, BIG, GRAND], ids=lambda edition: edition.name)

Point = tuple[int, int]


def points_of(edition: Edition) -> dict[str, list[Point]]:
    points: dict[str, list[Point]] = {}
    for y, line in enumerate(edition.layout):
        for x, picture in enumerate(line):
            points.setdefault(picture, []).append((x, y))
    return points


def test_the_editions() -> None:
    assert EDITION_NAMES == ("little-zoo", "big-zoo", "grand-zoo")
    assert {load_edition(name).name for name in EDITION_NAMES} == set(EDITION_NAMES)
    files = {file.stem for file in Path(game.__file__).parent.glob("editions/*.toml")}
    assert files == {name.replace("-", "_") for name in EDITION_NAMES}


@pytest.mark.parametrize(
    ("edition", "size", "free", "pictures", "powers"),
    [
        (LITTLE, (7, 6), {"a1", "g1", "a6", "g6"}, 19, 2),
        (BIG, (12, 7), set(), 42, 2),
        (GRAND, (10, 10), {"a1", "j1", "a10", "j10"}, 48, 4),
    ],
    ids=EDITION_NAMES,
)
def test_the_parts(
    edition: Edition, size: Point, free: set[str], pictures: int, powers: int
) -> None:
    columns, rows = edition.size
    assert (columns, rows) == size
    assert edition.free == free
    assert len(edition.pictures) == pictures
    assert columns * rows == 2 * pictures + len(free) == len(edition.picture_at)
    copies = Counter(edition.deck())
    assert [copies.pop(power.card) for power in edition.powers] == [powers] * 2
    assert copies == Counter(edition.deck(power_cards=False))
    assert copies == Counter(edition.pictures * 2)


def test_cells_are_named_from_the_top_left() -> None:
    assert list(LITTLE.picture_at)[:8] == ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "a2"]
    assert list(LITTLE.picture_at)[-1] == "g6"
    assert list(BIG.picture_at)[-1] == "l7"
    assert (LITTLE.row, BIG.row, GRAND.row) == (4, 5, 5)


def test_colours_and_power_cards() -> None:
    assert LITTLE.colours == ("red", "yellow", "blue", "green")
    assert BIG.colours == GRAND.colours == ("red", "yellow", "blue")
    powers = [(edition.wild, edition.remove) for edition in (LITTLE, BIG, GRAND)]
    assert [(wild and wild.card, remove and remove.card) for wild, remove in powers] == [
        ("unicorn", "dragon"),
        ("add", "remove"),
        ("unicorn", "dragon"),
    ]
    assert LITTLE.draw == (DrawMode.AUTO,)
    assert BIG.draw == GRAND.draw == (DrawMode.AUTO, DrawMode.MANUAL)


def test_the_seats_of_the_grand_zoo() -> None:
    assert GRAND.exchange_limit == 1
    assert [(s.seats, s.teams, s.rows, s.hand_size) for s in GRAND.seatings] == [
        (2, 0, 2, 7),
        (3, 0, 1, 6),
        (4, 2, 2, 6),
        (6, 3, 1, 5),
    ]


@each
def test_each_picture_is_on_exactly_two_cells(edition: Edition) -> None:
    points = points_of(edition)
    points.pop("", None)
    assert points.keys() == set(edition.pictures)
    assert {len(cells) for cells in points.values()} == {2}


@each
def test_the_two_cells_of_a_picture_share_no_line(edition: Edition) -> None:
    for picture in edition.pictures:
        cells = set(edition.cells_of[picture])
        assert not any(cells <= line for line in edition.lines), picture


@each
def test_the_two_cells_of_a_picture_lie_one_in_each_half_of_the_board(edition: Edition) -> None:
    """Top and bottom, left and right; a cell in the middle counts for either half."""
    for picture in edition.pictures:
        (ax, ay), (bx, by) = points_of(edition)[picture]
        for a, b, length in ((ax, bx, edition.size[0]), (ay, by, edition.size[1])):
            assert (2 * a - length + 1) * (2 * b - length + 1) <= 0, picture


@pytest.mark.parametrize(
    ("edition", "least"),
    [(LITTLE, math.sqrt(13)), (BIG, math.sqrt(29)), (GRAND, math.sqrt(34))],
    ids=EDITION_NAMES,
)
def test_the_two_cells_of_a_picture_lie_well_apart(edition: Edition, least: float) -> None:
    distances = [math.dist(*points_of(edition)[picture]) for picture in edition.pictures]
    assert min(distances) == pytest.approx(least)
