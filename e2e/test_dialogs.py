"""Dialogs take the focus. When they close, it returns to the control that opened them."""

import pytest
from playwright.sync_api import Locator, expect

from e2e.pages import Home, Table

IN_SET_UP = "Cat, a person: change the player, the name or the colour"


def opens_and_closes(home: Home, opener: Locator) -> None:
    opener.focus()
    for close in ("Escape", "button"):
        home.page.keyboard.press("Enter")
        expect(home.dialog).to_be_visible()
        inside = home.dialog.evaluate("dialog => dialog.contains(document.activeElement)")
        assert inside, home.focused()
        if close == "Escape":
            home.page.keyboard.press("Escape")
        else:
            home.dialog.get_by_role("button").last.click()
        expect(home.dialog).to_have_count(0)
        expect(opener).to_be_focused()


@pytest.mark.parametrize("name", ["For grown-ups", "Make something"])
def test_dialogs_on_home(home: Home, name: str) -> None:
    opens_and_closes(home, home.button(name))


def test_dialogs_in_the_set_up(home: Home) -> None:
    home.set_up()
    opens_and_closes(home, home.button(IN_SET_UP))


def test_dialogs_at_the_table(home: Home) -> None:
    table = home.start().open_for_anybody()
    opens_and_closes(home, table.button("Menu"))
    opens_and_closes(home, table.seat("Dog"))


def test_tab_stays_inside(home: Home) -> None:
    home.open_options()
    for _key in range(12):
        home.page.keyboard.press("Tab")
        outside = home.page.evaluate(
            """() => {
              const e = document.activeElement;
              return e !== document.body && !e.closest("dialog");
            }"""
        )
        assert not outside, home.focused()
    home.close_dialog()


def test_ending_is_asked_and_can_be_declined(home: Home) -> None:
    table = home.start().open_for_anybody()
    before = table.state()
    for decline in ("button", "Escape"):
        table.open_menu()
        table.button("End this game").click()
        expect(table.dialog).to_have_accessible_name("End this game for everybody?")
        if decline == "Escape":
            home.page.keyboard.press("Escape")
        else:
            table.button("Keep playing").click()
        expect(table.dialog).to_have_count(0)
        expect(table.button("Menu")).to_be_focused()
        expect(table.grid).to_be_visible()
    assert table.state() == before
    table.end()
    expect(home.play).to_be_visible()
    assert home.stored("game") is None


def test_the_game_can_be_ended_under_the_curtain(home: Home) -> None:
    home.start()
    Table(home.page).end()
    expect(home.play).to_be_visible()


def test_a_discard_pile_can_be_looked_through(home: Home) -> None:
    home.choose(hand_size=3)
    home.choose_more(open_hands=True, youngest="Cat")
    table = home.start_open()
    table.seat("Cat").click()
    expect(table.dialog).to_contain_text("No cards here.")
    table.close_dialog()
    name = table.hand_names()[0]
    table.cards.first.click()
    table.cell(table.playable()[0]).click()
    table.seat("Cat").click()
    expect(table.dialog).to_have_accessible_name("Cat’s discard pile")
    expect(table.dialog.get_by_role("listitem")).to_have_text([name])
    table.close_dialog()


def test_a_sheet_has_the_focus_where_enter_does_no_harm(home: Home) -> None:
    home.start().open_for_anybody()
    table, keys = Table(home.page), home.page.keyboard
    table.open_menu()
    assert home.focused() == "button Keep playing"
    table.button("End this game").click()
    expect(table.dialog).to_have_accessible_name("End this game for everybody?")
    assert home.focused() == "button Keep playing"
    keys.press("Enter")
    expect(table.dialog).to_have_count(0)
    expect(table.grid).to_be_visible()
