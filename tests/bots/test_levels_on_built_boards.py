"""Every level on boards that people have built."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.bots.full_game import play, setup
from game.bots.level_names import LEVELS
from game.bots.levels import choose
from game.bots.owl import Weights, weights
from game.bots.setting import setting_of
from game.rules.edition import Copies, DrawMode, Edition, Seating
from game.rules.edition_data import edition_data, edition_of
from game.rules.state import Options, new_game
from tests.effort import often
from tests.rules.random_editions import built_editions
from tests.rules.random_games import shapes
from tests.rules.scenes import BIG, GRAND, LITTLE


def board(columns: int, rows: int, row: int, **changes: object) -> Edition:
    """A built board without suns; all changes are of fields of the edition."""
    cells = columns * rows
    pictures = tuple(f"beast_{chr(97 + i // 26)}{chr(97 + i % 26)}" for i in range(cells // 2))
    shown = [*pictures, *pictures]
    random.Random(cells).shuffle(shown)
    edition = Edition(
        name="little-zoo",
        row=row,
        colours=LITTLE.colours,
        draw=(DrawMode.AUTO,),
        pictures=pictures,
        layout=tuple(tuple(shown[i : i + columns]) for i in range(0, cells, columns)),
        picture_copies=2,
        wild=Copies("unicorn", 2),
        remove=Copies("dragon", 2),
        seatings=(Seating(2, 3), Seating(3, 3), Seating(4, 3, 2)),
    )
    return edition_of(edition_data(replace(edition, **changes)))  # type: ignore[arg-type]


SMALL, LARGE = board(4, 4, 3), board(12, 12, 6, seatings=(Seating(2, 10, 0, 3),))
BOARDS = {
    "4x4": SMALL,
    "4x4 without powers": board(4, 4, 3, wild=None, remove=None),
    "4x4 with one card": board(4, 4, 3, seatings=(Seating(3, 1, 0, 3),)),
    "4x4 full of powers": board(4, 4, 4, wild=Copies("unicorn", 8), remove=Copies("dragon", 8)),
    "12x12": LARGE,
    "12x12 without powers": replace(LARGE, wild=None, remove=None),
    "12x12 with one card": replace(LARGE, remove=None, seatings=(Seating(6, 1, 3, 3),)),
    "12x4": board(12, 4, 6, seatings=(Seating(2, 10),)),
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", BOARDS)
def test_a_game_on_a_built_board_comes_to_an_end(level: str, name: str) -> None:
    edition = BOARDS[name]
    for seating in edition.seatings:
        options = Options(seating.hand_size)
        state = new_game(edition, setup(edition, [level] * seating.seats, options, 0, "1"))
        rng = random.Random(1)
        choosers = [lambda seen, rng: choose(level, seen, rng)] * seating.seats
        _actions, last = play(state, choosers, rng)
        assert last.outcome


@settings(max_examples=often(10), deadline=None)
@given(built_editions(), st.integers(0, 2**32 - 1))
def test_all_levels_play_any_board_together(edition: Edition, chance: int) -> None:
    rng = random.Random(chance)
    shape = rng.choice(tuple(shapes(edition)))
    levels = [rng.choice(LEVELS) for _seat in range(shape.seats)]
    choosers = [lambda seen, rng, level=level: choose(level, seen, rng) for level in levels]
    begun = setup(edition, levels, shape.options, shape.dealer, str(chance))
    _actions, last = play(new_game(edition, begun), choosers, rng)
    assert last.outcome


def weights_of(edition: Edition, seats: int, *, power_cards: bool = True) -> Weights:
    seating = edition.seating(seats)
    assert seating is not None
    return weights(setting_of(edition, seating, power_cards=power_cards))


def test_owl_plays_a_built_board_with_the_nearest_weights() -> None:
    little, big = weights_of(LITTLE, 2), weights_of(BIG, 2)
    assert weights_of(SMALL, 2) == little
    assert weights_of(SMALL, 3) == weights_of(LITTLE, 3)
    assert weights_of(board(6, 6, 4), 2) == little
    bare = board(6, 6, 4, wild=None, remove=None)
    assert weights_of(bare, 2) == weights_of(board(6, 6, 4), 2, power_cards=False)
    assert weights_of(bare, 2) == weights_of(LITTLE, 2, power_cards=False) != little
    assert weights_of(board(10, 10, 5), 2) == big
    assert weights_of(LARGE, 2) == weights_of(GRAND, 2) != big
    assert weights_of(board(10, 10, 5), 4) == weights_of(BIG, 4) != big


def test_owl_plays_an_edition_of_a_file_with_its_own_weights() -> None:
    turned = replace(BIG, layout=LITTLE.layout, pictures=LITTLE.pictures)
    assert weights_of(BIG, 4) == weights_of(BIG, 6)
    assert weights_of(turned, 3) == weights_of(BIG, 3)
    assert weights_of(LITTLE, 4, power_cards=False) == weights_of(LITTLE, 4)
