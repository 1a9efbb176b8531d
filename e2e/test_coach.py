"""What could I have done? A person answers the moments of a lost game, by taps and by keys."""

from dataclasses import replace

from playwright.sync_api import Locator, expect

from e2e.pages import Home, Table
from e2e.positions import go_on, nearly_lost
from e2e.saved import PEOPLE
from game.bots.plays import Play
from game.coach.review import review
from game.rules.action import Remove
from game.steps import conclude
from game.ui.settings.settings import Settings

GLOWS = "Not yet. Look where it glows!"
LOOK = "Look here! Which card goes there?"
AGAINST_FOX = replace(PEOPLE, who=Settings().who)
LOST = nearly_lost(AGAINST_FOX, first=4)
MOMENTS = conclude(review(LOST)).moments(0)
"""The moments of the person in that game, before the computer's last play."""


def open_moments(home: Home) -> Table:
    home.keep(AGAINST_FOX)
    go_on(home, LOST, open_hands=False)
    table = Table(home.page)
    expect(table.again).to_be_visible()
    table.button("What could I have done?").click()
    expect(table.button("Show me")).to_be_visible()
    return table


def question(home: Home) -> Locator:
    return home.page.locator("#to-do")


def place(home: Home, cell: str) -> Locator:
    return home.page.locator(f"#cell-{cell}")


def play_again(home: Home, play: Play) -> None:
    home.page.get_by_role("button", name=play.card.capitalize(), exact=True).click()
    place(home, play.cell).click()


def test_each_moment_is_asked_helped_and_cheered(home: Home) -> None:
    table = open_moments(home)
    saved = home.stored("game")
    assert len(MOMENTS) > 1
    for number, moment in enumerate(MOMENTS, 1):
        expect(question(home)).to_have_text("Do you see something better?")
        expect(home.page.locator(".status .count")).to_have_text(f"{number} of {len(MOMENTS)}")
        expect(home.page.locator(".board .shadow")).to_have_count(1)
        play_again(home, moment.made)
        expect(question(home)).to_have_text(GLOWS)
        expect(home.page.locator(".in-row").nth(2)).to_be_visible()
        expect(home.page.locator(".paw-show > .paw")).to_have_count(0)
        expect(home.page.locator(".board .tried")).to_be_visible()
        expect(home.page.locator(".status .happened")).not_to_be_empty()
        play_again(home, moment.made)
        takes = isinstance(moment.good[0], Remove)
        look = "Look here! Which card takes this chip away?" if takes else LOOK
        expect(question(home)).to_have_text(look)
        expect(home.page.locator(".paw-show > .paw")).to_be_visible()
        play_again(home, moment.made)
        expect(home.page.locator(".cell.hinted")).to_have_count(1)
        place(home, moment.good[0].cell).click()
        expect(question(home)).to_have_text("Yes, that’s it!")
        expect(home.page.locator(".board .shadow")).to_have_count(0)
        expect(home.page.locator(".board .tried")).to_have_count(0)
        table.button("Next" if number < len(MOMENTS) else "Done").click()
    expect(table.again).to_be_visible()
    assert home.stored("game") == saved


def test_keys_answer_a_moment(home: Home) -> None:
    open_moments(home)
    best = MOMENTS[0].good[0]
    hand = [name.casefold() for name in home.page.locator(".card .name").all_inner_texts()]
    home.page.keyboard.press(str(hand.index(best.card) + 1))
    place(home, best.cell).focus()
    home.page.keyboard.press("Enter")
    expect(question(home)).to_have_text("Yes, that’s it!")
    home.page.keyboard.press("Escape")
    expect(Table(home.page).again).to_be_visible()


def test_a_star_on_the_chart_leads_to_its_move(home: Home) -> None:
    home.keep(AGAINST_FOX)
    go_on(home, LOST, open_hands=False)
    table = Table(home.page)
    expect(table.again).to_be_visible()
    table.more.click()
    table.button("Look back").click()
    table.button("Chances to win").click()
    stars, faces = home.page.locator(".stars .button"), home.page.locator(".chart svg > svg")
    expect(stars.first).to_be_visible()
    for number in range(stars.count()):
        place = stars.nth(number).get_attribute("data-msg")
        assert place
        stars.nth(number).click()
        expect(stars.nth(number)).to_have_attribute("aria-current", "true")
        slider = home.page.get_by_role("slider")
        expect(slider).to_have_value(place.removeprefix("TurnPicked "))
        boxes = [faces.nth(i).locator("use").bounding_box() for i in range(faces.count())]
        one, other = (box for box in boxes if box)
        apart = max(abs(one["x"] - other["x"]), abs(one["y"] - other["y"]))
        assert apart >= one["width"]
