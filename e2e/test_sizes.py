"""Every screen fits from the smallest phone to a large display, with the most that can be there."""

from dataclasses import replace

import pytest
from playwright.sync_api import ViewportSize, expect

from e2e import chance
from e2e.cases import first
from e2e.layout import CELLS, SMALLEST_OF_TEN, measured, problems
from e2e.longest import (
    CHANCE,
    LANGUAGES,
    LONGEST,
    WIDEST,
    dealt,
    names,
    nearly_over,
    people,
    prepared,
)
from e2e.pages import Curtain, Home, Table
from e2e.play import take_turn
from e2e.positions import go_on, quick_game
from e2e.same_page import AtHome
from e2e.saved import PEOPLE
from game.rules.edition_data import EDITION_NAMES
from game.rules.record import Record, replay
from game.rules.state import Options
from game.ui.look.i18n import _
from game.ui.settings.settings import COLOURS

CASES = [
    ("little-zoo", 4, "ar"),
    ("grand-zoo", 6, "uk"),
    ("big-zoo", 6, "uk"),
    ("little-zoo", 4, "uk"),
    ("grand-zoo", 4, "ar"),
]


@pytest.mark.parametrize(("edition", "seats", "language"), first(2, CASES))
def test_everything_fits(at_home: AtHome, edition: str, seats: int, language: str) -> None:
    manual = edition != "little-zoo"
    settings = people(edition, seats, language, manual_draw=manual, youngest=WIDEST)
    home = prepared(at_home, settings, language)
    page, table, curtain = home.page, Table(home.page), Curtain(home.page)
    found = problems(page, "home")
    game = dealt(settings)
    turns = quick_game(game)[:seats]
    go_on(home, Record(game.edition, game.setup, tuple(turns)), open_hands=False)
    found += problems(page, "curtain")
    if manual:
        curtain.ready.click()
        table.pass_on.click()
    curtain.ready.click()
    table.cards.last.click()
    found += problems(page, "table")
    if manual:
        table.press(table.cards.last, down=False)
        take_turn(table)
        found += problems(page, "handing on")
    assert not found, "\n".join(found)


SMALLEST_NAME = """() => Math.min(...[...document.querySelectorAll(".hand .name")]
  .map((name) => parseFloat(getComputedStyle(name).fontSize)))"""
"""The size of the words on cards, in pixels."""

HANDS = [
    (edition, seats, language)
    for language in LONGEST
    for edition, seats in (("grand-zoo", 4), ("grand-zoo", 2), ("big-zoo", 3))
]


@pytest.mark.parametrize(("edition", "seats", "language"), first(1, HANDS))
def test_a_full_hand_of_five_to_seven_fits(
    at_home: AtHome, edition: str, seats: int, language: str
) -> None:
    settings = people(edition, seats, language, open_hands=True)
    home = prepared(at_home, settings, language)
    table = home.start_open()
    take_turn(table)
    table.cell("c3").click()
    found = problems(home.page, "table")
    home.page.set_viewport_size({"width": 360, "height": 640})
    found += measured(home.page)
    if edition == "grand-zoo":
        assert home.page.evaluate(CELLS) >= SMALLEST_OF_TEN[360, 640]
        assert home.page.evaluate(SMALLEST_NAME) >= 11
    assert not found, "\n".join(found)


BROKEN_WORDS = """() => {
  const broken = [];
  const words = document.querySelector(".status .words");
  const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of text.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}"""

CUT_NEWS = """() => {
  const { scrollHeight, clientHeight } = document.querySelector(".status .happened");
  return scrollHeight > clientHeight + 1;
}"""

IS_FREE = """(button) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return [0.1, 0.3, 0.5, 0.7, 0.9].every((part) =>
    button.contains(document.elementFromPoint(left + part * width, top + height / 2)));
}"""


def test_a_page_beside_another_one_breaks_no_word_and_covers_no_button(home: Home) -> None:
    page = home.page
    home.choose_more(open_hands=True)
    page.set_viewport_size({"width": 280, "height": 653})
    table = home.start_open()
    take_turn(table)
    expect(home.button("Take back")).to_be_visible()
    assert page.evaluate(BROKEN_WORDS) == []
    table.cards.first.click()
    assert page.evaluate(BROKEN_WORDS) == []
    table.cards.first.click()
    page.set_viewport_size({"width": 320, "height": 1024})
    assert not page.evaluate(CUT_NEWS)
    table.end()
    page.set_viewport_size({"width": 667, "height": 375})
    home.seats.first.click()
    home.dialog.get_by_role("textbox").focus()
    page.set_viewport_size({"width": 667, "height": 150})  # As with a keyboard on the screen.
    done = home.dialog.get_by_role("button", name="Done")
    expect(done).to_be_in_viewport(ratio=0.99)
    assert done.evaluate(IS_FREE)


@pytest.mark.parametrize("language", first(1, LANGUAGES))
def test_dialogs_fit(at_home: AtHome, language: str) -> None:
    settings = people("big-zoo", 6, language, open_hands=True)
    home = prepared(at_home, settings, language)
    home.open_options()
    found = problems(home.page, "options")
    home.close_dialog()
    home.seat(names(language)[0]).click()
    found += problems(home.page, "seat")
    home.close_dialog()
    table = home.start_open()
    table.open_menu()
    found += problems(home.page, "menu")
    table.button(_("End this game")).click()
    found += problems(home.page, "end this game")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", first(1, LANGUAGES))
def test_the_pass_and_the_end_fit(at_home: AtHome, language: str) -> None:
    settings = people("little-zoo", 4, language, hand_size=1, open_hands=True)
    home = prepared(at_home, settings, language)
    made_by = next(
        made_by
        for made_by, state in chance.games(colours=COLOURS, options=Options(1))
        if state.hands[state.turn] == ("dragon",)
    )
    chance.want(home.page, made_by)
    table = home.start_open()
    expect(table.pass_turn).to_be_visible()
    found = problems(home.page, "pass")
    table.end()
    table, last = nearly_over(home, settings)
    table.perform(last)
    expect(table.again).to_be_visible()
    found += problems(home.page, "end")
    assert not found, "\n".join(found)


WORDS = """(selector) => [...document.querySelectorAll(selector)]
  .map((one) => one.checkVisibility() ? parseFloat(getComputedStyle(one).fontSize) : 0)"""
"""The sizes of these words in pixels; 0 if they are not shown."""


def test_on_a_phone_a_big_board_takes_the_whole_height_and_words_can_be_read(
    at_home: AtHome,
) -> None:
    home = at_home(replace(PEOPLE, edition="big-zoo", open_hands=True))
    page, table = home.page, home.start_open()
    take_turn(table)
    expect(home.button("Take back")).to_be_visible()
    found = []
    for width, height in ((360, 640), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        found += measured(page)
        assert page.evaluate(CELLS) >= (39.9 if width < height else 36)
        assert min(page.evaluate(WORDS, ".hand .name")) >= 11
        assert min(page.evaluate(WORDS, ".status .happened")) >= 12
    assert not found, "\n".join(found)


STRIPES = "(stripes) => stripes.map((one) => one.getBoundingClientRect().width)"


def test_the_stripe_of_a_finished_row_is_as_large_as_the_others(at_home: AtHome) -> None:
    home = at_home(replace(PEOPLE, edition="grand-zoo", open_hands=True))
    dealt = chance.deal(CHANCE, "grand-zoo", options=Options(7))
    actions = quick_game(dealt)
    states = replay(Record(dealt.edition, dealt.setup, tuple(actions)))
    first_row = next(number for number, state in enumerate(states) if state.rows)
    go_on(home, Record(dealt.edition, dealt.setup, tuple(actions[:first_row])))
    for width, height in ((1280, 720), (390, 844)):
        home.page.set_viewport_size({"width": width, "height": height})
        stripes = home.page.locator(".seat .rows i")
        expect(home.page.locator(".seat .rows .made")).to_have_count(1)
        assert stripes.evaluate_all(STRIPES) == [14, 14, 14, 14]


MAGNIFIED: ViewportSize = {"width": 320, "height": 256}
"""What is left of 1280 by 1024 pixels at 400 %."""

WIDER_THAN_THE_PAGE = "() => document.querySelector('.page').scrollWidth > innerWidth"


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_four_times_as_large_everything_is_a_scroll_away(home: Home, edition: str) -> None:
    home.page.set_viewport_size(MAGNIFIED)
    home.choose(edition)
    assert not home.page.evaluate(WIDER_THAN_THE_PAGE)
    for control in home.seats.all():
        control.click(trial=True)
    table = home.start().open_for_anybody()
    assert not home.page.evaluate(WIDER_THAN_THE_PAGE)
    board, card = table.grid.bounding_box(), table.cards.last.bounding_box()
    assert board
    assert card
    assert board["width"] > 0.9 * MAGNIFIED["width"]
    assert card["height"] >= 44
    take_turn(table)
    assert len(table.record().actions) == 1


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_the_crown_covers_no_seat_and_the_ways_on_are_even(
    at_home: AtHome, size: tuple[int, int]
) -> None:
    home = at_home(replace(PEOPLE, edition="big-zoo"))
    width, height = size
    home.page.set_viewport_size({"width": width, "height": height})
    dealt = chance.deal(3, "big-zoo", options=Options(5, power_cards=False))
    *before, last = quick_game(dealt)
    go_on(home, Record(dealt.edition, dealt.setup, tuple(before)))
    table = Table(home.page)
    table.perform(last)
    expect(table.again).to_be_visible()
    crown = home.page.locator(".status .crown").bounding_box()
    seats = home.page.get_by_role("list", name="Players").bounding_box()
    assert crown
    assert seats
    assert crown["y"] >= seats["y"] + seats["height"] - 1
    ways_on = home.page.locator(".ending > .button")
    again, *others = [way.bounding_box() for way in ways_on.all()]
    assert again
    assert len(others) <= 3
    [(top, side)] = {(round(box["y"]), round(box["width"])) for box in others if box}
    assert again["y"] + again["height"] <= top
    assert again["width"] > side


def test_on_a_phone_the_ways_to_begin_are_even_and_pictures_keep_their_names(home: Home) -> None:
    page = home.page
    page.set_viewport_size({"width": 360, "height": 640})
    expect(home.button(_("How to play"))).to_be_visible()
    for name in (_("Home"), _("Everybody sees all the cards")):
        home.set_up()
        expect(home.button(name)).to_be_visible()
    play, learn = home.play.bounding_box(), home.learn.bounding_box()
    assert play
    assert learn
    assert (play["y"], round(play["width"])) == (learn["y"], round(learn["width"]))
    home.start()
    page.reload()
    home.wait_until_playable()
    go_on, anew = home.sends("ContinuePicked").bounding_box(), home.play.bounding_box()
    assert go_on
    assert anew
    assert (go_on["x"], go_on["width"]) == (anew["x"], anew["width"])
    assert anew["y"] > go_on["y"] + go_on["height"]
    home.sends("ContinuePicked").click()
    expect(Curtain(page).ready).to_be_visible()
