"""Between two people, a chip is seen to land before the curtain comes."""

import re

from playwright.sync_api import expect

from e2e.pages import Curtain, Table
from e2e.same_page import AtHome
from e2e.saved import PEOPLE
from e2e.timers import hold, let_go
from game.ui.look.names import seat_words
from game.ui.settings.settings import Settings

SLOWLY = Settings(who=PEOPLE.who)


def first_chip(at_home: AtHome) -> tuple[Table, str]:
    """The table right after the first play, held at that moment, and the cell of its chip."""
    table = at_home(SLOWLY).start().open_for_anybody()
    table.hand.locator(".playable").first.click()
    cell = table.playable()[0]
    hold(table.page)
    table.cell(cell).click()
    return table, cell


def test_the_chip_lands_while_the_hand_lies_face_down_and_the_curtain_follows(
    at_home: AtHome,
) -> None:
    table, cell = first_chip(at_home)
    expect(table.main).to_have_class(re.compile("landed"))
    expect(table.cell(cell)).to_have_class(re.compile("covered"))
    assert table.cards.count() == 0
    table.says("Hand over to")
    let_go(table.page)
    expect(Curtain(table.page).ready).to_be_visible()


def test_a_tap_on_nothing_brings_the_curtain_at_once(at_home: AtHome) -> None:
    table, _cell = first_chip(at_home)
    table.page.mouse.click(4, 4)
    expect(Curtain(table.page).ready).to_be_visible()


def test_the_play_can_be_taken_back_while_it_lands(at_home: AtHome) -> None:
    table, _cell = first_chip(at_home)
    table.button("Take back").click()
    expect(Curtain(table.page).ready).to_be_visible()
    state = table.state()
    Curtain(table.page).is_for(seat_words(state.setup.seats)[state.turn])
    assert not state.board
