"""Whole games by tapping, on one device."""

import pytest
from playwright.sync_api import expect

from e2e.pages import Curtain, Home, Table
from e2e.play import play_to_the_end, shows_the_outcome
from game.ui.words import seat_words


@pytest.mark.parametrize(("edition", "seats"), [("little-zoo", 2), ("big-zoo", 4)])
def test_a_whole_game_and_another(home: Home, edition: str, seats: int) -> None:
    home.choose(edition, seats=seats)
    home.start()
    table = play_to_the_end(home.page)
    shows_the_outcome(table)
    expect(table.hand).to_have_count(0)
    first = table.state()
    assert len(first.hands) == seats

    table.again.click()
    starter = (first.setup.dealer + 2) % seats
    Curtain(home.page).open(seat_words(first.setup.seats)[starter])
    second = Table(home.page).state()
    assert second.turn == starter
    assert second.setup.seed != first.setup.seed
    assert second.setup.seats == first.setup.seats

    table.end()
    expect(home.play).to_be_visible()
    expect(home.edition(edition)).to_have_attribute("aria-pressed", "true")


def test_home_after_a_game(home: Home) -> None:
    home.choose()
    home.choose_more(open_hands=True)
    home.start_open()
    table = play_to_the_end(home.page, covered=False)
    shows_the_outcome(table)
    table.button("Home").click()
    expect(home.play).to_be_visible()
    assert home.stored("game") is None
