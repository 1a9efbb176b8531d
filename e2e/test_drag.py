"""Cards are dragged to a cell, with a mouse and with a finger; a tap works as before."""

import re
from collections.abc import Callable
from typing import TypeAlias

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.cases import first
from e2e.pages import Home, Table
from e2e.positions import lines_of_play, play_to, plays
from e2e.waits import until
from game.rules.action import Place
from game.rules.state import Options, State

Point: TypeAlias = tuple[float, float]
Drag: TypeAlias = Callable[[Page, Point, Point], None]


def middle(shown: Locator) -> Point:
    """The middle of the element on the page."""
    box = shown.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def with_mouse(page: Page, start: Point, end: Point) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=5)
    page.mouse.up()


def with_finger(page: Page, start: Point, end: Point) -> None:
    device = page.context.new_cdp_session(page)

    def touch(kind: str, *points: Point) -> None:
        places = [{"x": x, "y": y} for x, y in points]
        device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    between = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    touch("touchStart", start)
    touch("touchMove", between)
    touch("touchMove", end)
    touch("touchEnd")


def first_turn(home: Home) -> tuple[Table, State, int, Place]:
    """The table, its state, and the index and a play of a card that is not the first."""
    made_by, actions, state = next(iter(lines_of_play(Options(3, power_cards=False), 1)))
    table = play_to(home, made_by, actions, power_cards=False)
    play = next(
        play
        for play in plays(state)
        if isinstance(play, Place) and play.card == state.hands[state.turn][1]
    )
    return table, state, 1, play


@pytest.mark.parametrize("drag", [with_mouse, with_finger])
def test_a_card_that_is_dropped_on_its_picture_is_played(home: Home, drag: Drag) -> None:
    table, before, index, play = first_turn(home)
    drag(home.page, middle(table.cards.nth(index)), middle(table.cell(play.cell)))
    expect(table.cell(play.cell)).to_have_class(re.compile("covered"))
    assert table.record().actions[-1] == play
    assert table.state().board[play.cell] == before.setup.seats[before.turn].colour


@pytest.mark.parametrize("drag", first(1, [with_mouse, with_finger]))
def test_a_card_that_is_dropped_elsewhere_goes_back(home: Home, drag: Drag) -> None:
    table, before, index, _play = first_turn(home)
    card = table.cards.nth(index)
    place = middle(card)
    drag(home.page, place, (2, 2))
    expect(card).to_have_attribute("aria-pressed", "false")
    assert table.state() == before
    assert middle(card) == place


def test_a_card_on_another_picture_stays_chosen_and_the_page_says_why(home: Home) -> None:
    table, before, index, play = first_turn(home)
    own = before.hands[before.turn][index]
    other = next(
        cell
        for cell, shown in before.edition.picture_at.items()
        if shown not in ("", own) and cell not in before.board
    )
    card = table.cards.nth(index)
    with_mouse(home.page, middle(card), middle(table.cell(other)))
    table.says("doesn’t go on")
    expect(card).to_have_attribute("aria-pressed", "true")
    table.cell(play.cell).click()
    expect(table.cell(play.cell)).to_have_class(re.compile("covered"))
    assert table.record().actions[-1] == play


def test_a_card_on_its_way_marks_its_cells_and_the_one_below_it(home: Home) -> None:
    table, _before, index, play = first_turn(home)
    home.page.mouse.move(*middle(table.cards.nth(index)))
    home.page.mouse.down()
    home.page.mouse.move(*middle(table.cell(play.cell)), steps=5)
    assert play.cell in table.playable()
    expect(table.cell(play.cell)).to_have_attribute("data-under", "")
    home.page.mouse.up()
    expect(table.cell(play.cell)).not_to_have_attribute("data-under", "")


@pytest.mark.parametrize(
    ("drag", "way"), first(1, [(with_finger, 14), (with_mouse, 5), (with_mouse, 14)])
)
def test_a_hand_that_trembles_still_taps(home: Home, drag: Drag, way: int) -> None:
    table, _before, index, _play = first_turn(home)
    card = table.cards.nth(index)
    x, y = middle(card)
    drag(home.page, (x, y), (x + way, y))
    expect(card).to_have_attribute("aria-pressed", "true")


def test_a_card_that_the_system_takes_from_the_finger_goes_back(home: Home) -> None:
    table, before, index, play = first_turn(home)
    card = table.cards.nth(index)
    place = middle(card)
    device = home.page.context.new_cdp_session(home.page)
    for kind, point in (("touchStart", place), ("touchMove", middle(table.cell(play.cell)))):
        points = [{"x": point[0], "y": point[1]}]
        device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    device.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
    expect(card).to_have_attribute("aria-pressed", "false")
    assert (table.state(), middle(card)) == (before, place)


def stays_under(page: Page, card: Locator, point: Point) -> None:
    """The pointer holds the middle of the card."""
    page.evaluate(
        "async () => { for (const _ of [1, 2]) await new Promise(requestAnimationFrame); }"
    )
    box = card.locator(".front").bounding_box()
    assert box
    held = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    assert abs(held[0] - point[0]) < 3, (held, point)
    assert abs(held[1] - point[1]) < 3, (held, point)


def test_a_dragged_card_stays_under_the_pointer_when_the_layout_changes(home: Home) -> None:
    home.page.set_viewport_size({"width": 1024, "height": 768})
    table, before, index, _play = first_turn(home)
    page, card = home.page, table.cards.nth(index)
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(400, 300, steps=4)
    point = (400, 300)
    stays_under(page, card, point)
    for width, height in ((768, 1024), (320, 568), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        stays_under(page, card, point)
        point = (min(400, width - 40), 300)
        page.mouse.move(*point)
        page.set_viewport_size({"width": width, "height": height - 20})
        stays_under(page, card, point)
    page.set_viewport_size({"width": 320, "height": 256})
    page.mouse.move(200, 200)
    page.mouse.wheel(0, 90)
    until(page, "() => [...document.querySelectorAll('*')].some((e) => e.scrollTop > 40)")
    stays_under(page, card, (200, 200))
    page.mouse.move(2, 2)
    page.mouse.up()
    expect(card).to_have_attribute("aria-pressed", "false")
    assert table.state() == before
