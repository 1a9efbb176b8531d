"""Boards that people build have animals that children know and can tell apart."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.boards.animals import ALIKE, LESS_KNOWN, animals, is_alike, layout_steps, look_alikes
from game.ui.boards.board import Board
from game.ui.look.words import PICTURES
from tools.site.layout import finish

ENOUGH_KNOWN, ENOUGH_UNLIKE = 39, 55
"""So many known animals, and so many animals at all, can always be chosen without look-alikes."""


def test_the_lists_name_animals() -> None:
    assert set(PICTURES) >= LESS_KNOWN
    assert all(group <= set(PICTURES) and len(group) > 1 for group in ALIKE)


@pytest.mark.parametrize(
    "group",
    [
        ("bison", "buffalo", "mammoth"),
        ("worm", "snake"),
        ("crocodile", "lizard"),
        ("ant", "spider"),
        ("crab", "lobster"),
        ("octopus", "squid"),
        ("goose", "swan"),
        ("polar_bear", "bear"),
    ],
)
def test_look_alikes_are_known(group: tuple[str, ...]) -> None:
    assert all(is_alike(one, other) for one in group for other in group if one != other)
    assert not is_alike("lion", group[0])


@given(number=st.integers(2, len(PICTURES)), seed=st.integers())
def test_known_animals_come_first_and_look_alikes_last(number: int, seed: int) -> None:
    chosen = animals(number, random.Random(seed))
    assert len(set(chosen)) == number
    if number <= ENOUGH_KNOWN:
        assert LESS_KNOWN.isdisjoint(chosen)
    assert not list(look_alikes(chosen[:ENOUGH_UNLIKE]))


def test_every_known_animal_comes_onto_some_small_board() -> None:
    chosen = {card for seed in range(200) for card in animals(18, random.Random(seed))}
    assert chosen == set(PICTURES) - LESS_KNOWN


@pytest.mark.parametrize(("columns", "rows"), [(4, 4), (6, 6), (10, 10), (12, 12)])
def test_a_board_is_laid_out_with_them(columns: int, rows: int) -> None:
    layout = finish(layout_steps(Board(columns=columns, rows=rows), random.Random(7)))
    shown = sorted({card for line in layout for card in line})
    assert len(shown) == columns * rows // 2
    assert bool(list(look_alikes(shown))) == (len(shown) > ENOUGH_UNLIKE)
