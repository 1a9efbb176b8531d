"""Every option once."""

import re

import pytest
from playwright.sync_api import expect

from e2e import chance
from e2e.pages import Curtain, Home, Table
from e2e.secrets import only_this_hand_is_there
from game.rules.action import Place
from game.rules.edition import DrawMode
from game.rules.play import legal_actions
from game.rules.state import Options


def play_something(table: Table) -> None:
    """Plays the first picture card that can be played."""
    state = table.state()
    table.perform(next(a for a in legal_actions(state) if isinstance(a, Place)))


def test_hand_size_and_no_power_cards(home: Home) -> None:
    home.choose(hand_size=1)
    table = home.start().open_for_anybody()
    expect(table.cards).to_have_count(1)
    expect(table.pile_count).to_have_accessible_name("Draw pile, 36 cards")
    assert table.state().setup.options == Options(1, power_cards=False)


def test_what_can_be_chosen_goes_with_the_board(home: Home) -> None:
    assert home.numbers() == ["2", "3", "4"]
    expect(home.full_game).to_have_attribute("aria-pressed", "true")
    expect(home.full_game).to_have_accessible_name(re.compile("3 cards.*Unicorn, Dragon$"))
    expect(home.hand_size(3)).to_have_attribute("aria-pressed", "false")
    home.choose("big-zoo", seats=3)
    assert home.numbers() == ["2", "3", "4", "6"]
    expect(home.full_game).to_have_accessible_name(re.compile("5 cards.*Add, Remove$"))
    home.choose("big-zoo", seats=6)
    expect(home.full_game).to_have_accessible_name(re.compile("4 cards.*Add, Remove$"))
    expect(home.full_game).to_have_attribute("aria-pressed", "true")
    home.open_options()
    expect(home.dialog).to_contain_text("Draw your card yourself")
    home.close_dialog()
    home.choose("little-zoo", seats=4)
    home.open_options()
    expect(home.dialog).not_to_contain_text("Draw your card yourself")
    home.close_dialog()


@pytest.mark.soak
def test_numbers_of_seats(home: Home) -> None:
    for edition, seats, colours, cards in [
        ("little-zoo", 3, 3, 3),
        ("little-zoo", 4, 4, 3),
        ("big-zoo", 2, 2, 5),
        ("big-zoo", 3, 3, 5),
        ("big-zoo", 4, 2, 4),
        ("big-zoo", 6, 2, 4),
        ("grand-zoo", 2, 2, 7),
        ("grand-zoo", 6, 3, 5),
    ]:
        home.choose(edition, seats=seats)
        table = home.start().open_for_anybody()
        chips = [seat.colour for seat in table.state().setup.seats]
        assert len(chips) == seats
        assert len(set(chips)) == colours
        assert chips[colours:] == chips[:-colours]
        expect(table.cards).to_have_count(cards)
        table.end()


def test_the_youngest_starts(home: Home) -> None:
    home.choose(seats=3)
    home.choose_more(youngest="Mouse")
    table = home.start().open("Mouse")
    assert table.state().turn == 2


def test_who_starts_by_chance(home: Home) -> None:
    chance.want(home.page, 3)
    table = home.start().open_for_anybody()
    state = table.state()
    assert state.setup.seed == chance.seed(3)
    assert state.setup.dealer == chance.dealer(3, 2) != state.turn


def test_names_and_colours(home: Home) -> None:
    home.rename("Cat", "Ada Lovelace", colour="Blue")
    home.rename("Dog", "Ґалаґан")
    home.choose_more(youngest="Ґалаґан")
    curtain = home.start()
    table = curtain.open("Ґалаґан")
    seats = table.state().setup.seats
    assert [(s.name, s.colour) for s in seats] == [("Ada Lovelace", "blue"), ("Ґалаґан", "red")]
    expect(table.seat("Ada Lovelace")).to_be_visible()
    table.says("Ґалаґан, choose a card.")
    play_something(table)
    curtain.open("Ada Lovelace")
    table.says("Ґалаґан")


def test_a_name_is_cut_and_an_empty_one_is_the_face(home: Home) -> None:
    home.seat("Cat").click()
    field = home.dialog.get_by_role("textbox", name="Name")
    field.press_sequentially("Maximilian the Great Lion")
    expect(field).to_have_value("Maximilian the Great Lio")
    field.fill("   ")
    home.close_dialog()
    expect(home.seat("Cat")).to_be_visible()


def test_a_team_shares_its_colour(home: Home) -> None:
    home.choose("big-zoo", seats=4)
    home.seat("Mouse").click()
    expect(home.dialog).to_contain_text("Everybody in a team plays the same colour.")
    home.button("Yellow", home.dialog).click()
    home.close_dialog()
    table = home.start().open_for_anybody()
    colours = [seat.colour for seat in table.state().setup.seats]
    assert colours == ["yellow", "blue", "yellow", "blue"]


def test_open_hands_have_no_curtain(home: Home) -> None:
    home.choose_more(open_hands=True, youngest="Cat")
    table = home.start_open()
    table.says("Cat, choose a card.")
    play_something(table)
    table.says("Dog, choose a card.")
    expect(Curtain(home.page).ready).to_have_count(0)
    only_this_hand_is_there(table, table.state())


def test_the_answers_are_remembered(home: Home) -> None:
    home.choose("big-zoo", seats=6, hand_size=2)
    home.choose_more(youngest="Goat", manual_draw=True, open_hands=True)
    home.rename("Cat", "Ada")
    home.page.reload()
    home.wait_until_playable()
    table = home.start_open()
    state = table.state()
    assert state.setup.options == Options(2, power_cards=False, draw=DrawMode.MANUAL)
    assert (len(state.hands), state.turn, state.setup.seats[0].name) == (6, 5, "Ada")


def start_drawing_by_hand(home: Home) -> Table:
    home.choose("big-zoo", seats=3)
    home.choose_more(manual_draw=True, youngest="Cat")
    return home.start().open("Cat")


def test_drawing_by_hand(home: Home) -> None:
    table = start_drawing_by_hand(home)
    table.pile.click()
    table.says("Nobody can draw a card right now. Play a card first.")
    play_something(table)
    table.says("Draw your card from the pile.")
    expect(table.cards).to_have_count(4)
    table.pile.click()
    expect(table.cards).to_have_count(5)
    table.says("Cat drew a card.")
    table.pass_on.click()
    Curtain(home.page).open("Dog")
    assert len(table.state().hands[0]) == 5


def test_who_forgets_to_draw_loses_the_card(home: Home) -> None:
    table = start_drawing_by_hand(home)
    play_something(table)
    table.pass_on.click()
    curtain = Curtain(home.page)
    curtain.open("Dog")
    only_this_hand_is_there(table, table.state())
    play_something(table)
    table.pile.click()
    table.says("Cat forgot to draw and plays on with fewer cards.")
    table.pass_on.click()
    curtain.open("Mouse")
    assert [len(hand) for hand in table.state().hands] == [4, 5, 5]


def test_a_card_can_be_drawn_in_the_next_turn(home: Home) -> None:
    table = start_drawing_by_hand(home)
    play_something(table)
    table.pass_on.click()
    Curtain(home.page).open("Dog")
    expect(table.seat("Cat")).to_have_accessible_name(re.compile("^Cat, .*4 cards, can draw one"))
    table.pile.click()
    table.page.get_by_role("dialog").get_by_role("button", name="Cat").click()
    table.says("Cat drew a card.")
    state = table.state()
    assert ([len(hand) for hand in state.hands], state.turn) == ([5, 5, 5], 1)
    only_this_hand_is_there(table, state)


def test_whose_card_is_asked_when_two_may_draw(home: Home) -> None:
    table = start_drawing_by_hand(home)
    curtain = Curtain(home.page)
    play_something(table)
    table.pass_on.click()
    curtain.open("Dog")
    play_something(table)
    table.pass_on.click()
    curtain.open("Mouse")
    table.pile.click()
    expect(home.dialog).to_have_accessible_name("Whose card is it?")
    home.dialog.get_by_role("button", name="Dog").click()
    expect(home.dialog).to_have_count(0)
    table.says("Cat forgot to draw and plays on with fewer cards.")
    assert [len(hand) for hand in table.state().hands] == [4, 5, 5]
