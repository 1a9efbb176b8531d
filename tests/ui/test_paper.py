"""The game on paper: the board, the whole deck, the chips and the rules of an edition."""

import re
from collections import Counter
from dataclasses import replace

import pytest

from game.rules.edition import EDITION_NAMES, load_edition
from game.ui.home.settings import Settings
from game.ui.look.markup import Node
from game.ui.model import Model
from game.ui.print.view import CARDS_ON_PAGE, rules_text
from game.ui.view import view
from tests.rules.perft import TINY
from tests.ui.pages import classes_of, nodes, text_of

each_edition = pytest.mark.parametrize("name", EDITION_NAMES)


def leaves(name: str, kind: str) -> list[Node]:
    page = view(Model(Settings(edition=name), printing=True))
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
    """A leaf is 190 mm by 255 mm, a chip less than 18 mm wide."""
    (leaf,) = leaves(name, "with-board")
    drawn = next(node for node in nodes(leaf) if node.tag == "svg")
    width, height = map(int, drawn.attributes["viewBox"].split()[2:])
    assert 100 * min(190 / width, 255 / height) >= 20


@each_edition
def test_the_cards_are_the_whole_deck(name: str) -> None:
    parts = leaves(name, "cards")
    assert sum(map(pictures, parts), Counter[str]()) == Counter(load_edition(name).deck())
    assert all(sum(pictures(part).values()) <= CARDS_ON_PAGE for part in parts)


@each_edition
def test_there_are_as_many_chips_of_each_colour(name: str) -> None:
    (leaf,) = leaves(name, "chips")
    edition = load_edition(name)
    assert pictures(leaf).keys() == {f"chip-{colour}" for colour in edition.colours}
    assert len(set(pictures(leaf).values())) == 1
    assert min(pictures(leaf).values()) >= 30


@each_edition
def test_the_rules_follow_from_the_edition(name: str) -> None:
    edition = load_edition(name)
    told = " ".join(rules_text(edition))
    assert f"with {edition.row} chips" in told
    assert ("sun" in told) == bool(edition.free)
    assert ("team" in told) == any(seating.teams for seating in edition.seatings)
    assert ("as many dead cards in a turn as you like" in told) == (edition.exchange_limit is None)
    assert all(text.endswith(".") and "%" not in text for text in rules_text(edition))
    (leaf,) = leaves(name, "rules")
    assert re.sub(r"\s", "", told) in re.sub(r"\s", "", text_of(leaf))


def test_the_rules_of_an_edition_without_power_cards_say_nothing_of_them() -> None:
    rules = rules_text(TINY)
    plain = rules_text(replace(TINY, wild=None, remove=None))
    assert [line for line in rules if "joker" in line.lower() or "thief" in line.lower()]
    assert not [line for line in plain if "joker" in line.lower() or "thief" in line.lower()]
