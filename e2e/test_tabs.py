"""The same game in two tabs: one tab has it; the other says so and can take it over."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e.pages import Curtain, Home, Table
from e2e.play import play_unseen, take_turn
from e2e.saved import PEOPLE, saving_settings
from e2e.watch import Visit
from game.rules.record import parse_record

ELSEWHERE = "The game is open in another tab or window."
WITHOUT = {
    "locks": "Object.defineProperty(navigator, 'locks', { value: undefined });",
    "a channel": "BroadcastChannel.prototype.postMessage = () => {};",
    "leave to lock": """
      const no = () => Promise.reject(new DOMException("no", "SecurityError"));
      if (navigator.locks) navigator.locks.request = no;
    """,
}


@pytest.fixture
def tabs(visit: Visit) -> Iterator[tuple[Home, Home]]:
    """A tab with a game on the table, and another one on the home screen."""
    yield two(visit)


def two(visit: Visit, script: str = "") -> tuple[Home, Home]:
    first = Home(visit(script=saving_settings(PEOPLE) + script))
    first.wait_until_playable()
    first.start()
    return first, another(first.page)


def another(page: Page) -> Home:
    tab = Home(page.context.new_page())
    tab.page.goto(page.url, wait_until="domcontentloaded")
    tab.wait_until_playable()
    return tab


def look_at(tab: Home) -> Home:
    """Brings the tab to the front: one behind another is drawn once in a second."""
    tab.page.bring_to_front()
    return tab


def steps(tab: Home) -> int:
    """How many actions the record on the device has."""
    return len(parse_record(tab.stored("game") or "").actions)


def take_over(tab: Home) -> None:
    Table(look_at(tab).page).go_on.click()
    expect(tab.dialog).to_contain_text(ELSEWHERE)
    tab.button("Play it here").click()
    expect(Curtain(tab.page).ready).to_be_visible()


def test_only_one_tab_has_the_game(tabs: tuple[Home, Home]) -> None:
    first, second = tabs
    a_new_game_never_takes_the_place_of_the_one_in_the_other_tab(first, second)
    the_second_says_so_takes_over_and_the_first_steps_back(first, second)
    a_tab_that_was_closed_has_nothing_any_more(first, second)


def a_new_game_never_takes_the_place_of_the_one_in_the_other_tab(first: Home, second: Home) -> None:
    text = first.stored("game")
    second.play.click()
    expect(second.dialog).to_contain_text(ELSEWHERE)
    assert second.stored("game") == text
    second.close_dialog()
    take_turn(Curtain(look_at(first).page).open_for_anybody())
    assert steps(first) == 1


def the_second_says_so_takes_over_and_the_first_steps_back(first: Home, second: Home) -> None:
    take_over(second)
    expect(first.dialog).to_contain_text(ELSEWHERE)
    expect(Table(first.page).grid).to_have_count(0)
    take_turn(Curtain(second.page).open_for_anybody())
    assert steps(second) == 2
    look_at(first).button("Play it here").click()
    take_turn(Curtain(first.page).open_for_anybody())
    assert steps(first) == 3
    expect(second.dialog).to_contain_text(ELSEWHERE)


def a_tab_that_was_closed_has_nothing_any_more(first: Home, second: Home) -> None:
    look_at(second).close_dialog()
    first.page.close()
    Table(second.page).go_on.click()
    expect(Curtain(second.page).ready).to_be_visible()


def test_a_tab_that_is_open_already_learns_of_the_game(visit: Visit) -> None:
    first = Home(visit(script=saving_settings(PEOPLE)))
    first.wait_until_playable()
    second = another(first.page)
    look_at(first).start()
    expect(Table(second.page).go_on).to_be_visible()
    Curtain(first.page).open_for_anybody().end()
    expect(Table(second.page).go_on).to_have_count(0)
    look_at(second).start()
    assert second.stored("game")


def test_a_tab_that_does_not_answer_loses_the_game_and_writes_no_more(visit: Visit) -> None:
    first, second = two(visit, WITHOUT["a channel"])
    take_over(second)
    expect(first.dialog).to_contain_text(ELSEWHERE)


def test_a_tab_that_has_lost_the_game_does_not_write(tabs: tuple[Home, Home]) -> None:
    first, second = tabs
    table = Curtain(look_at(first).page).open_for_anybody()
    text = first.stored("game")
    first.page.evaluate("rowdyZoo.releaseGame()")
    play_unseen(table)
    expect(Curtain(table.page).ready).to_be_visible()
    assert second.stored("game") == text


@pytest.mark.parametrize("name", ["locks", "leave to lock"])
def test_without_locks_only_one_tab_has_the_game(visit: Visit, name: str) -> None:
    first, second = two(visit, WITHOUT[name])
    a_new_game_never_takes_the_place_of_the_one_in_the_other_tab(first, second)
    the_second_says_so_takes_over_and_the_first_steps_back(first, second)
    a_tab_that_was_closed_has_nothing_any_more(first, second)


def test_a_tab_that_answers_late_is_told_that_the_game_was_taken(visit: Visit) -> None:
    first, second = two(visit, WITHOUT["locks"])
    take_over(second)
    second.page.evaluate(WITHOUT["a channel"])
    look_at(first).button("Play it here").click()
    expect(Curtain(first.page).ready).to_be_visible()
    expect(second.dialog).to_contain_text(ELSEWHERE)


def test_a_tab_without_locks_that_is_behind_is_told_and_writes_nothing(visit: Visit) -> None:
    first, second = two(visit, WITHOUT["locks"] + WITHOUT["a channel"])
    Table(look_at(second).page).go_on.click()
    for number in (1, 2):
        take_turn(Curtain(second.page).open_for_anybody())
        assert steps(second) == number
    text = second.stored("game")
    play_unseen(Curtain(look_at(first).page).open_for_anybody())
    expect(first.dialog).to_contain_text(ELSEWHERE)
    assert second.stored("game") == text
    first.button("Play it here").click()
    take_turn(Curtain(first.page).open_for_anybody())
    assert steps(first) == 3
    play_unseen(Curtain(look_at(second).page).open_for_anybody())
    expect(second.dialog).to_contain_text(ELSEWHERE)
    assert steps(first) == 3
