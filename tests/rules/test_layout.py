"""The boards of the two editions: specification, section 1."""

import math
from collections import Counter
from pathlib import Path

import pytest

import game
from game.rules.edition import Edition
from game.rules.edition_data import EDITION_NAMES, load_edition
from tests.rules.scenes import BIG, LITTLE

both = pytest.mark.parametrize("edition", [LITTLE, BIG], ids=lambda edition: edition.name)

Point = tuple[int, int]


def points_of(edition: Edition) -> dict[str, list[Point]]:
    points: dict[str, list[Point]] = {}
    for y, line in enumerate(edition.layout):
        for x, picture in enumerate(line):
            points.setdefault(picture, []).append((x, y))
    return points


def test_the_editions() -> None:
    assert EDITION_NAMES == ("little-zoo", "big-zoo")
    assert {load_edition(name).name for name in EDITION_NAMES} == set(EDITION_NAMES)
    files = {file.stem for file in Path(game.__file__).parent.glob("editions/*.toml")}
    assert files == {name.replace("-", "_") for name in EDITION_NAMES}


@pytest.mark.parametrize(
    ("edition", "size", "free", "pictures", "deck"),
    [
        (LITTLE, (7, 6), {"a1", "g1", "a6", "g6"}, 19, 42),
        (BIG, (12, 7), set(), 42, 88),
    ],
    ids=["little-zoo", "big-zoo"],
)
def test_the_parts(edition: Edition, size: Point, free: set[str], pictures: int, deck: int) -> None:
    columns, rows = edition.size
    assert (columns, rows) == size
    assert edition.free == free
    assert len(edition.pictures) == pictures
    assert columns * rows == 2 * pictures + len(free) == len(edition.picture_at)
    assert len(edition.deck()) == deck
    assert set(Counter(edition.deck()).values()) == {2}
    assert len(edition.deck(power_cards=False)) == deck - 4


def test_cells_are_named_from_the_top_left() -> None:
    assert list(LITTLE.picture_at)[:8] == ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "a2"]
    assert list(LITTLE.picture_at)[-1] == "g6"
    assert list(BIG.picture_at)[-1] == "l7"
    assert (LITTLE.row, BIG.row) == (4, 5)


def test_colours_and_power_cards() -> None:
    assert LITTLE.colours == ("red", "yellow", "blue", "green")
    assert BIG.colours == ("red", "yellow", "blue")
    powers = [(edition.wild, edition.remove) for edition in (LITTLE, BIG)]
    assert [(wild and wild.card, remove and remove.card) for wild, remove in powers] == [
        ("unicorn", "dragon"),
        ("add", "remove"),
    ]
    assert (LITTLE.draw, BIG.draw) == (("auto",), ("auto", "manual"))


@both
def test_each_picture_is_on_exactly_two_cells(edition: Edition) -> None:
    points = points_of(edition)
    points.pop("", None)
    assert points.keys() == set(edition.pictures)
    assert {len(cells) for cells in points.values()} == {2}


@both
def test_the_two_cells_of_a_picture_share_no_line(edition: Edition) -> None:
    for picture in edition.pictures:
        cells = set(edition.cells_of[picture])
        assert not any(cells <= line for line in edition.lines), picture


@both
def test_the_two_cells_of_a_picture_lie_one_in_each_half_of_the_board(edition: Edition) -> None:
    """Top and bottom, left and right; a cell in the middle counts for either half."""
    for picture in edition.pictures:
        (ax, ay), (bx, by) = points_of(edition)[picture]
        for a, b, length in ((ax, bx, edition.size[0]), (ay, by, edition.size[1])):
            assert (2 * a - length + 1) * (2 * b - length + 1) <= 0, picture


@pytest.mark.parametrize(
    ("edition", "least"),
    [(LITTLE, math.sqrt(13)), (BIG, math.sqrt(29))],
    ids=["little-zoo", "big-zoo"],
)
def test_the_two_cells_of_a_picture_lie_well_apart(edition: Edition, least: float) -> None:
    distances = [math.dist(*points_of(edition)[picture]) for picture in edition.pictures]
    assert min(distances) == pytest.approx(least)
