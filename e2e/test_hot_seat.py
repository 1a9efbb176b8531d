"""Whole games by tapping, on one device."""

import re
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from e2e.cases import first
from e2e.chance import deal
from e2e.pages import Curtain, Home, Table
from e2e.play import Turn, find_best, play_best, play_to_the_end, shows_the_outcome
from e2e.positions import play_to, quick_game
from e2e.same_page import AtHome
from e2e.saved import PEOPLE
from game.rules.record import replay
from game.rules.state import Options, Win
from game.ui.look.names import MAX_NAME_LENGTH, seat_words
from game.ui.saved.settings_text import parse_settings


@pytest.mark.parametrize(
    ("edition", "seats", "play"),
    first(
        1, [("little-zoo", 3, play_best), ("big-zoo", 4, play_best), ("little-zoo", 2, find_best)]
    ),
)
def test_a_whole_game_and_another(home: Home, edition: str, seats: int, play: Turn) -> None:
    home.choose(edition, seats=seats)
    home.start()
    table = play_to_the_end(home.page, play=play)
    shows_the_outcome(table)
    expect(table.hand).to_have_count(0)
    *_others, before_last, first = replay(table.record())
    assert len(first.hands) == seats
    won = isinstance(first.outcome, Win)
    starter = ((before_last.turn if won else first.setup.dealer + 1) + 1) % seats

    table.again.click()
    Curtain(home.page).open(seat_words(first.setup.seats)[starter])
    second = Table(home.page).state()
    assert second.turn == starter
    assert second.setup.seed != first.setup.seed
    assert second.setup.seats == first.setup.seats

    table.end()
    expect(home.play).to_be_visible()
    expect(home.edition(edition)).to_have_attribute("aria-pressed", "true")


def test_home_after_a_game(home: Home) -> None:
    *before, last = quick_game(deal(1, options=Options(3)))
    table = play_to(home, 1, before, hand_size=3)
    table.perform(last)
    shows_the_outcome(table)
    table.button("Home").click()
    expect(home.play).to_be_visible()
    assert home.stored("game") is None


def test_two_people_of_the_same_name_know_who_is_meant(at_home: AtHome) -> None:
    home = at_home(replace(PEOPLE, names=("Bo", "bo", "", "", "", "")))
    home.play.click()
    curtain = Curtain(home.page)
    expect(curtain.ready).to_have_text(re.compile(r"^I’m (Bo \(Cat\)|bo \(Dog\))$"))
    curtain.open_for_anybody().end()


def test_a_name_has_as_many_visible_characters_as_it_may(home: Home) -> None:
    four_heads = "\u200d".join("\U0001f468\U0001f469\U0001f467\U0001f466")
    home.seats.first.click()
    field = home.dialog.get_by_role("textbox")
    field.fill(four_heads * 30)
    expect(field).to_have_value(four_heads * MAX_NAME_LENGTH)
    home.close_dialog()
    assert parse_settings(home.stored("settings")).names[0] == four_heads * MAX_NAME_LENGTH
