"""The table that waits, hidden, behind the home screen."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.ui.app.view import view
from game.ui.frame.changes import change_json
from game.ui.frame.markup import Node
from game.ui.model.model import Model
from game.ui.screens.setup.msg import EditionPicked, SeatsPicked
from game.ui.settings.settings import Settings
from game.ui.ways import HomeIdle, HomePicked, PlayPicked, PrintOpened
from tests.ui.pages import BIG, LITTLE, WITH_FOX, after, nodes


def tables(model: Model) -> list[Node]:
    """The tables of the page, hidden or not."""
    return [node for node in nodes(view(model)) if "table" in _classes(node)]


def _classes(node: Node) -> list[str]:
    return node.attributes.get("class", "").split()


def _messages(node: Node) -> Iterator[str]:
    return (inside.attributes.get("data-msg", "") for inside in nodes(node))


@pytest.mark.parametrize("settings", [LITTLE, BIG, WITH_FOX])
def test_an_idle_home_screen_has_a_table_that_nobody_sees_or_hears(settings: Settings) -> None:
    (table,) = tables(after(Model(settings), HomeIdle()))
    assert "under" in _classes(table)
    assert table.attributes["aria-hidden"] == "true"
    assert not any(message.startswith("CardPicked") for message in _messages(table))


def test_it_waits_only_when_the_page_is_idle() -> None:
    assert not tables(Model())
    assert not tables(after(Model(), SeatsPicked(4)))


def test_it_has_the_board_and_the_seats_of_the_answers() -> None:
    idle = after(Model(LITTLE), HomeIdle(), EditionPicked("big-zoo"), SeatsPicked(6), HomeIdle())
    (table,) = tables(idle)
    assert {"wide", "seats-6"} <= set(_classes(table))


def test_it_is_not_set_again_for_the_same_answers() -> None:
    once = after(Model(), HomeIdle())
    assert after(once, HomeIdle()).waiting is once.waiting
    assert after(once, SeatsPicked(4), SeatsPicked(2), HomeIdle()).waiting is once.waiting


def test_a_deal_takes_it_over_instead_of_building_one() -> None:
    idle = after(Model(replace(BIG, seats=6)), HomeIdle())
    dealt = after(idle, PlayPicked())
    (table,) = tables(dealt)
    waiting, shown = (
        [node for node in nodes(one) if "cell" in _classes(node)]
        for one in (tables(idle)[0], table)
    )
    assert all(one is other for one, other in zip(waiting, shown, strict=True))
    assert "gridcell" not in change_json(view(idle), view(dealt))


def test_the_game_that_is_dealt_is_another_one() -> None:
    idle = after(Model(LITTLE), HomeIdle())
    dealt = after(idle, PlayPicked())
    assert idle.waiting is not None
    assert dealt.game is not None
    assert dealt.game.state.hands != idle.waiting.state.hands


def test_it_waits_again_after_a_game() -> None:
    home = after(Model(LITTLE), HomeIdle(), PlayPicked(), HomePicked())
    assert [_classes(table)[-1] for table in tables(home)] == ["under"]


def test_nothing_waits_behind_pages_to_print() -> None:
    assert not tables(after(Model(), HomeIdle(), PrintOpened()))
