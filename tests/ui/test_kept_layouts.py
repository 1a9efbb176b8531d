"""A board that changes keeps the animals of its cells where it can."""

import random
from collections import Counter
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from game.rules.edition import cell_position
from game.rules.edition_data import edition_of
from game.ui.boards.animals import LESS_KNOWN, new_animals, next_animals
from game.ui.boards.board import Board, Suns, edition_dict, problem
from game.ui.boards.keeping import kept, shown
from game.ui.boards.layout import Layout, in_common_line
from game.ui.look.words import PICTURES
from tests.ui.random_pages import layout_by_chance
from tests.ui.test_builder_board import any_board, shuffled

SIX = Board("Six")


def changed(board: Board, before: Layout, after: Layout) -> list[str]:
    """The cells that had an animal, and have another one now."""
    olds, news = shown(board, before), shown(board, after)
    return [cell for cell, card in olds.items() if news[cell] != card]


@given(st.data())
def test_every_layout_that_is_kept_makes_an_edition(data: st.DataObject) -> None:
    boards = any_board().filter(lambda board: not problem(board))
    one, other = data.draw(boards), data.draw(boards)
    layout = kept(other, layout_by_chance(one, random.Random(data.draw(st.integers(0, 9)))))
    edition = edition_of(edition_dict(other, layout))
    assert (edition.size, edition.free) == (other.size, other.free)


def test_what_fits_stays_as_it_is() -> None:
    layout = shuffled(SIX)
    assert kept(replace(SIX, row=5, name="x"), layout) == layout


def test_a_board_gets_one_more_line_and_loses_it_again() -> None:
    before = shuffled(SIX)
    larger = replace(SIX, columns=7)
    after = kept(larger, before)
    assert len(changed(larger, before, after)) <= 3
    news = {card for line in after for card in line} - {card for line in before for card in line}
    assert len(news) == 3
    assert LESS_KNOWN.isdisjoint(news)
    smaller = kept(SIX, after)
    assert len(changed(SIX, after, smaller)) <= 3


def test_two_suns_more_change_at_most_one_animal() -> None:
    before = shuffled(SIX)
    sunny = replace(SIX, suns=Suns.TAPPED, tapped=frozenset({"a1", "f6"}))
    after = kept(sunny, before)
    assert len(changed(sunny, before, after)) <= 1
    assert len(changed(SIX, after, kept(SIX, after))) <= 1


def test_new_pairs_share_no_line() -> None:
    layout, board = shuffled(SIX), SIX
    olds = {card for line in layout for card in line}
    for columns in (7, 8):
        board = replace(board, columns=columns)
        layout = kept(board, layout)
    cells: dict[str, list[tuple[int, int]]] = {}
    for cell, card in shown(board, layout).items():
        cells.setdefault(card, []).append(cell_position(cell))
    new = [(one, other) for card, (one, other) in cells.items() if card not in olds]
    assert len(new) == 6
    assert not any(in_common_line(pair, board.row) for pair in new)
    assert set(Counter(map(len, cells.values()))) == {2}


def test_new_animals_are_known_ones_that_look_like_no_other() -> None:
    assert LESS_KNOWN.isdisjoint(new_animals((), 18))
    assert len(set(new_animals((), len(PICTURES)))) == len(PICTURES)
    assert "dolphin" not in new_animals(("whale",), 18)


def test_the_next_animals_are_all_that_are_not_taken() -> None:
    card, seen = "lion", set()
    for _tap in PICTURES:
        card = next_animals(card, {"zebra"})[0]
        seen.add(card)
    assert seen == set(PICTURES) - {"zebra"}
