"""The game on paper: the board, the whole deck, the chips and the rules of an edition."""

import re
from collections import Counter

import pytest

from game.rules.edition_data import EDITION_NAMES, load_edition
from game.ui.app.view import view
from game.ui.frame.markup import Node
from game.ui.model.home import HOME
from game.ui.model.model import Model
from game.ui.model.print import Printing
from game.ui.screens.learn.rules import rules_of
from game.ui.screens.print.view import CARDS_ON_PAGE
from game.ui.settings.settings import Settings
from tests.ui.pages import classes_of, nodes, text_of

MOST_CHIPS = {"little-zoo": 19, "big-zoo": 46, "grand-zoo": 45}
"""The most chips of one colour on the board in 2,000 games of each kind: `tools/bench/chips.py`.

For the Grand Zoo those of 99 in 100 games between cubs or foxes; one game needed 49.
"""

each_edition = pytest.mark.parametrize("name", EDITION_NAMES)


def leaves(name: str, kind: str) -> list[Node]:
    page = view(Model(Settings(edition=name), screen=Printing(load_edition(name), HOME)))
    return [node for node in nodes(page) if {"leaf", kind} <= set(classes_of(node))]


def pictures(leaf: Node) -> Counter[str]:
    uses = [node.attributes["href"] for node in nodes(leaf) if node.tag == "use"]
    return Counter(use.removeprefix("#art-") for use in uses)


@each_edition
def test_the_board_shows_every_cell_once_and_offers_nothing(name: str) -> None:
    (leaf,) = leaves(name, "with-board")
    shown = load_edition(name).picture_at.values()
    assert pictures(leaf) == Counter(picture or "sun" for picture in shown)
    assert not [node for node in nodes(leaf) if "data-msg" in node.attributes]


@each_edition
def test_the_cells_are_large_enough_for_the_chips(name: str) -> None:
    """A leaf is 190 mm by 255 mm, a chip less than 17 mm wide."""
    (leaf,) = leaves(name, "with-board")
    drawn = next(node for node in nodes(leaf) if node.tag == "svg")
    width, height = map(int, drawn.attributes["viewBox"].split()[2:])
    assert 100 * min(190 / width, 255 / height) >= 18


@each_edition
def test_the_cards_are_the_whole_deck(name: str) -> None:
    parts = leaves(name, "cards")
    assert sum(map(pictures, parts), Counter[str]()) == Counter(load_edition(name).deck())
    assert all(sum(pictures(part).values()) <= CARDS_ON_PAGE for part in parts)


@each_edition
def test_there_are_as_many_chips_of_each_colour(name: str) -> None:
    (leaf,) = leaves(name, "of-chips")
    edition = load_edition(name)
    assert pictures(leaf).keys() == {f"chip-{colour}" for colour in edition.colours}
    assert len(set(pictures(leaf).values())) == 1
    assert min(pictures(leaf).values()) >= MOST_CHIPS[name]


@each_edition
def test_beside_the_chips_stands_who_may_not_have_them(name: str) -> None:
    (leaf,) = leaves(name, "of-chips")
    assert "Not suitable for children under 3 years: small parts." in text_of(leaf)
    assert "If you need more chips, print this page again." in text_of(leaf)


@each_edition
def test_the_paper_says_all_rules_that_the_page_says(name: str) -> None:
    edition = load_edition(name)
    (leaf,) = leaves(name, "rules")
    told = without_spaces(text_of(leaf))
    for rules in rules_of(edition):
        assert without_spaces(rules.title) in told
        assert all(without_spaces(sentence) in told for sentence in rules.sentences)


def without_spaces(text: str) -> str:
    return re.sub(r"\s", "", text)


def test_the_colours_of_cards_tell_no_place_that_is_hidden() -> None:
    for hides_places in (False, True):
        settings = Settings(hides_places=hides_places)
        page = view(Model(settings, screen=Printing(load_edition("little-zoo"), HOME)))
        sheets = [node for node in nodes(page) if {"leaf", "cards"} <= set(classes_of(node))]
        looks = {name for sheet in sheets for node in nodes(sheet) for name in classes_of(node)}
        assert any("tint" in name for name in looks) != hides_places
