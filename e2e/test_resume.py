"""If a page closes or reloads during a game, the next one goes on with the game."""

import json
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from e2e import timers
from e2e.cases import first
from e2e.held import Held
from e2e.pages import Curtain, Home, Table
from e2e.play import take_turn
from e2e.same_page import AtHome
from e2e.saved import PEOPLE, saving_settings
from e2e.secrets import no_hand_is_there
from e2e.storage import READ
from e2e.test_handover import CHANGES
from e2e.waits import until
from e2e.watch import Visit
from game.rules.edition_data import is_mix
from game.rules.record import parse_record, replay
from game.rules.state import State
from game.ui.play.game import Phase
from game.ui.saved.shelf_text import SHELF
from game.ui.settings.settings import Pace, Settings
from tests.rules.scenes import LITTLE
from tests.ui.at_once import read_game

AT_ONCE = Pace.AT_ONCE
WITH_OWL = Settings(who=("person", "owl", "fox", "cub", "person", "person"), pace=AT_ONCE)
GAMES = {
    "little zoo, three computers": replace(WITH_OWL, seats=4),
    "big zoo by hand, two people": replace(PEOPLE, edition="big-zoo", manual_draw=True),
}
EVERY, KILLS = 2, 3
"""The page is killed after every EVERY actions of a person, KILLS times in a game.

`tests/ui/test_resume.py` does the same at every ply of whole games, without a browser.
"""


def kept(page: Page) -> str:
    """The saved game; a new one is saved as soon as its tab has the lock."""
    until(page, f"() => ({READ})('game')")
    return Home(page).stored("game") or ""


def state(text: str) -> State:
    return list(replay(parse_record(text)))[-1]


def kill(page: Page) -> Page:
    """Close the page without notice, and open another one."""
    context, address = page.context, page.url
    page.close()
    another = context.new_page()
    another.goto(address, wait_until="domcontentloaded")
    Home(another).wait_until_playable()
    return another


def go_on(page: Page, text: str) -> None:
    """The page shows the saved game: its curtain, or its open hand."""
    table, curtain = Table(page), Curtain(page)
    before = read_game(text)
    table.go_on.click()
    expect(curtain.ready.or_(table.grid).first).to_be_visible()
    if before.phase is Phase.COVERED:
        no_hand_is_there(curtain)
        assert json.loads(kept(page)) == json.loads(text)
    if not before.computer:
        assert state(kept(page)) == state(text)


@pytest.mark.parametrize("name", first(1, GAMES))
def test_a_game_in_which_the_page_is_killed_again_and_again(visit: Visit, name: str) -> None:
    home = Home(visit(script=saving_settings(GAMES[name])))
    home.wait_until_playable()
    home.start()
    page, turns, killed = home.page, 0, 0
    while killed < KILLS:
        table, curtain = Table(page), Curtain(page)
        onward = table.pass_on.or_(table.go_on)
        expect(
            curtain.ready.or_(table.again).or_(table.open_cards).or_(onward).first
        ).to_be_visible()
        if table.over:
            break
        turns += 1
        if turns % EVERY == 0:
            text = kept(page)
            page = kill(page)
            go_on(page, text)
            killed += 1
        elif curtain.ready.is_visible():
            curtain.ready.click()
        elif onward.is_visible():
            (table.pile if turns % 2 else onward).click()
        else:
            take_turn(table)
    assert killed


def test_a_card_that_is_owed_can_be_drawn_after_the_page_was_killed(visit: Visit) -> None:
    home = Home(visit(script=saving_settings(GAMES["big zoo by hand, two people"])))
    home.wait_until_playable()
    take_turn(home.start().open_for_anybody())
    expect(Table(home.page).pass_on).to_be_visible()
    text = kept(home.page)
    owing = state(text).pending
    page = kill(home.page)
    go_on(page, text)
    table = Curtain(page).open_for_anybody()
    assert state(kept(page)).pending == owing
    table.pile.click()
    expect(table.pile_count).to_have_count(1)
    until(page, f"async (text) => (await ({READ})('game')) !== text", text)
    assert kept(page) != text
    assert state(kept(page)).pending == ()


def test_a_computer_that_was_thinking_thinks_again(visit: Visit) -> None:
    home = Home(visit(script=saving_settings(replace(WITH_OWL, pace=Pace.NORMAL))))
    home.wait_until_playable()
    timers.hold(home.page)
    home.start()
    table = Table(home.page)
    if state(kept(home.page)).turn == 0:
        take_turn(table)
    text = kept(home.page)
    assert state(text).turn == 1
    page = kill(home.page)
    go_on(page, text)
    expect(Table(page).open_cards.first).to_be_visible()
    assert len(parse_record(kept(page)).actions) > len(parse_record(text).actions)


def test_the_home_screen_offers_the_game_until_it_is_ended(visit: Visit) -> None:
    home = Home(visit(script=saving_settings(PEOPLE) + CHANGES))
    home.wait_until_playable()
    mixed_animals_are_dealt_and_saved(home)
    go_on_is_there_before_python_and_nothing_jumps(home)
    home = Home(kill(home.page))
    a_new_game_puts_the_other_one_on_the_shelf(home)
    one_that_was_ended_is_not_offered(home)


def mixed_animals_are_dealt_and_saved(home: Home) -> None:
    table = home.start().open_for_anybody()
    shown = [cell.words for cell in table.cells()]
    table.open_menu()
    home.dialog.get_by_role("button", name="Mix the animals").click()
    expect(Curtain(home.page).ready).to_be_visible()
    board = parse_record(kept(home.page)).edition
    assert board != LITTLE
    assert is_mix(board, LITTLE)
    Curtain(home.page).open_for_anybody()
    assert [cell.words for cell in table.cells()] != shown


def go_on_is_there_before_python_and_nothing_jumps(home: Home) -> None:
    text = kept(home.page)
    held = Held()
    held(home.page)
    home.page.reload(wait_until="domcontentloaded")
    early = Table(home.page).go_on
    expect(early).to_be_visible()
    early.click()
    held.let_go()
    home.wait_until_playable()
    changed = "changes => changes.filter((c) => c !== 'attributes class')"
    assert home.page.evaluate(f"({changed})(window.changes)") == []
    expect(Curtain(home.page).ready).to_be_visible()
    assert kept(home.page) == text


def a_new_game_puts_the_other_one_on_the_shelf(home: Home) -> None:
    page, text = home.page, kept(home.page)
    home.play.click()
    expect(Curtain(page).ready).to_be_visible()
    until(page, f"async (text) => (await ({READ})('game')) !== text", text)
    assert [entry.text for entry in SHELF.read(home.stored("shelf")).items] == [text]


def one_that_was_ended_is_not_offered(home: Home) -> None:
    Curtain(home.page).open_for_anybody().end()
    Table(home.page).go_on.click()
    Curtain(home.page).open_for_anybody().end()
    expect(Table(home.page).go_on).to_have_count(0)
    home.page.reload()
    home.wait_until_playable()
    expect(Table(home.page).go_on).to_have_count(0)


def test_a_game_waits_at_home_for_who_takes_a_break(at_home: AtHome) -> None:
    home = at_home(replace(PEOPLE, open_hands=True))
    table = home.start_open()
    table.cards.first.click()
    table.open_menu()
    table.button("Home – finish later").click()
    waiting = kept(home.page)
    expect(home.animals.first).to_be_visible()
    table.go_on.click()
    expect(table.grid).to_be_visible()
    assert kept(home.page) == waiting
