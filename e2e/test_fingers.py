"""Each finger on the screen taps by itself, also beside a resting hand; a palm taps nothing."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import TypeAlias

from playwright.sync_api import Locator, Page, ViewportSize, expect

from e2e.pages import Home, Table
from e2e.same_page import AtHome
from e2e.saved import PEOPLE
from e2e.test_drag import Point, first_turn, middle
from e2e.waits import until

Finger: TypeAlias = Mapping[str, float]

LONG = 1200
"""Milliseconds after which a finger rests."""


class Screen:
    """A touch screen: fingers by number. Each event has its own time, so that no test waits."""

    def __init__(self, page: Page) -> None:
        self.device = page.context.new_cdp_session(page)
        self.now = float(page.evaluate("() => Date.now() / 1000"))
        self.down: dict[int, Finger] = {}

    def touch(self, kind: str, after: float, fingers: Mapping[int, Finger]) -> None:
        self.now += after / 1000
        points = [{"id": id_, **finger} for id_, finger in fingers.items()]
        event = {"type": kind, "touchPoints": points, "timestamp": self.now}
        self.device.send("Input.dispatchTouchEvent", event)

    def put(self, *fingers: tuple[int, Point], radius: float = 8, after: float = 0) -> None:
        for id_, (x, y) in fingers:
            self.down[id_] = {"x": x, "y": y, "radiusX": radius, "radiusY": radius}
        self.touch("touchStart", after, self.down)

    def move(self, id_: int, to: Point, after: float = 20) -> None:
        self.down[id_] = {**self.down[id_], "x": to[0], "y": to[1]}
        self.touch("touchMove", after, self.down)

    def lift(self, *ids: int, after: float = 60) -> None:
        lifted = {id_: self.down.pop(id_) for id_ in ids}
        self.touch("touchEnd", after, lifted if self.down else {})

    def tap(self, id_: int, on: Locator) -> None:
        self.put((id_, middle(on)), after=600)
        self.lift(id_)

    @contextmanager
    def hand(self, at: Point, radius: float = 8) -> Iterator[None]:
        """Rests a hand on the screen."""
        self.put((0, at), radius=radius)
        yield
        self.lift(0, after=LONG)


def is_chosen(table: Table, index: int) -> None:
    expect(table.cards.nth(index)).to_have_attribute("aria-pressed", "true")
    expect(table.hand.get_by_role("button", pressed=True)).to_have_count(1)


def none_is_chosen(table: Table) -> None:
    table.page.evaluate("() => new Promise(requestAnimationFrame)")
    expect(table.hand.get_by_role("button", pressed=True)).to_have_count(0)


def test_a_hand_that_rests_keeps_no_finger_from_playing(home: Home) -> None:
    table, before, index, play = first_turn(home)
    screen = Screen(home.page)
    for place in (middle(table.cards.nth(0)), middle(table.grid), (3, 3)):
        with screen.hand(place):
            screen.tap(1, table.cards.nth(index))
            is_chosen(table, index)
            screen.tap(1, table.cards.nth(index))
            none_is_chosen(table)
        none_is_chosen(table)
    with screen.hand(middle(table.cards.nth(0))):
        screen.tap(1, table.cards.nth(index))
        screen.tap(2, table.cell(play.cell))
        expect(table.cell(play.cell)).to_contain_class("covered")
    assert table.record().actions[-1] == play
    assert len(table.record().actions) == len(list(before.board)) + 1


def test_a_hand_that_creeps_keeps_no_finger_from_playing(home: Home) -> None:
    table, _before, index, _play = first_turn(home)
    screen = Screen(home.page)
    for x, y in (middle(table.grid), (3, 3)):
        with screen.hand((x, y)):
            for way in (6, 13, 20, 27):
                screen.move(0, (x, y + way), after=200)
            screen.tap(1, table.cards.nth(index))
            is_chosen(table, index)
            screen.tap(1, table.cards.nth(index))
            none_is_chosen(table)


def test_of_two_fingers_at_once_the_first_counts(home: Home) -> None:
    table, _before, _index, _play = first_turn(home)
    screen = Screen(home.page)
    first, second = (middle(table.cards.nth(i)) for i in (0, 1))
    screen.put((0, first), (1, second))
    screen.lift(0, 1)
    is_chosen(table, 0)
    table.cards.nth(0).click()
    screen.put((0, first), after=LONG)
    screen.put((1, second), after=50)
    screen.lift(1)
    screen.lift(0)
    is_chosen(table, 0)
    table.cards.nth(0).click()
    screen.put((0, first), after=LONG)
    screen.put((1, second), after=300)
    screen.lift(0, 1)
    is_chosen(table, 0)


def test_two_thumbs_that_overlap_both_tap(home: Home) -> None:
    table, _before, index, play = first_turn(home)
    screen = Screen(home.page)
    screen.put((0, middle(table.cards.nth(index))))
    screen.put((1, middle(table.cell(play.cell))), after=150)
    screen.lift(0)
    screen.lift(1, after=150)
    expect(table.cell(play.cell)).to_contain_class("covered")


def test_a_palm_taps_nothing(home: Home) -> None:
    table, _before, index, _play = first_turn(home)
    screen = Screen(home.page)
    card = middle(table.cards.nth(index))
    screen.put((0, card), radius=60)
    screen.lift(0)
    none_is_chosen(table)
    screen.put((0, card))
    screen.move(0, card)
    screen.down[0] = {**screen.down[0], "radiusX": 60}
    screen.move(0, (card[0] + 2, card[1]))
    screen.lift(0)
    none_is_chosen(table)
    screen.put((0, middle(table.cards.nth(0))), radius=60)
    screen.put((1, card), after=20)
    screen.lift(1)
    screen.lift(0)
    is_chosen(table, index)


def test_a_finger_beside_others_taps_only_what_it_stays_on(home: Home) -> None:
    table, _before, index, _play = first_turn(home)
    screen = Screen(home.page)
    with screen.hand((3, 3)):
        screen.put((1, middle(table.cards.nth(index))), after=200)
        screen.lift(1, after=LONG)
        none_is_chosen(table)
        screen.put((1, middle(table.grid)), after=200)
        screen.move(1, middle(table.cards.nth(index)))
        screen.lift(1)
        none_is_chosen(table)
        screen.tap(1, table.button("Menu"))
        expect(table.dialog).to_be_visible()


def test_a_card_is_dragged_beside_a_resting_hand(home: Home) -> None:
    table, _before, index, play = first_turn(home)
    screen = Screen(home.page)
    start, end = middle(table.cards.nth(index)), middle(table.cell(play.cell))
    screen.put((0, middle(table.cards.nth(0))))
    screen.put((1, start), after=300)
    screen.move(1, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
    screen.put((2, middle(table.cards.nth(2))), after=300)
    screen.lift(2)
    screen.move(1, end)
    screen.lift(1)
    expect(table.cell(play.cell)).to_contain_class("covered")
    assert table.record().actions[-1] == play


PHONE: ViewportSize = {"width": 390, "height": 844}


def test_a_lens_enlarges_small_cells_and_letting_go_plays(at_home: AtHome) -> None:
    home = at_home(replace(PEOPLE, edition="grand-zoo", open_hands=True, power_cards=False))
    page = home.page
    page.set_viewport_size(PHONE)
    table = home.start_open()
    screen, lens = Screen(page), page.locator(".lens")
    screen.tap(0, table.cards.first)
    is_chosen(table, 0)
    target = table.cell(table.playable()[0])
    other = next(table.cell(cell.name) for cell in table.cells() if not cell.playable)

    def slide(*cells: Locator) -> None:
        screen.put((0, middle(cells[0])), after=600)
        for cell in cells[1:]:
            screen.move(0, middle(cell))

    slide(target, other)
    expect(lens).to_be_visible()
    assert lens.locator("[data-under]").count() == 1
    box, finger = lens.bounding_box(), middle(other)
    assert box
    assert box["y"] + box["height"] < finger[1] or abs(box["x"] + 84 - finger[0]) > 84
    screen.lift(0)
    expect(lens).to_have_count(0)
    is_chosen(table, 0)
    slide(other, target)
    screen.move(0, middle(table.button("Menu")))
    screen.lift(0)
    is_chosen(table, 0)
    a_hand_that_rests_on_small_cells_plays_nothing(table, screen, target)
    screen.put((0, middle(target)), after=600)
    expect(lens).to_be_visible()
    screen.lift(0, after=LONG)
    expect(target).to_contain_class("covered")
    expect(lens).to_have_count(0)
    assert len(table.record().actions) == 1
    screen.tap(0, table.cards.first)
    screen.tap(0, table.cell(table.playable()[0]))
    until(page, "() => document.querySelectorAll('.board .covered').length === 2")
    assert len(table.record().actions) == 2
    page.set_viewport_size({"width": 1024, "height": 768})
    slide(other, target)
    expect(lens).to_have_count(0)
    screen.lift(0)


def test_the_lens_is_explained_once_and_a_tap_may_just_miss_a_small_cell(at_home: AtHome) -> None:
    home = at_home(replace(PEOPLE, edition="grand-zoo", open_hands=True, power_cards=False))
    page = home.page
    page.set_viewport_size(PHONE)
    table = home.start_open()
    screen, tip = Screen(page), page.get_by_text("Hold a finger on the board")
    screen.tap(0, table.cards.first)
    is_chosen(table, 0)
    until(page, "() => 'lens' in document.documentElement.dataset")
    expect(tip).to_have_css("display", "inline")
    target = table.cell(table.playable()[0])
    box = target.locator(".reach").bounding_box()
    assert box
    across = 1 if box["x"] < PHONE["width"] / 2 else -1
    x, y = middle(target)
    far, near = (x + across * part * box["width"] for part in (0.95, 0.75))
    screen.put((0, (far, y)), after=600)
    screen.lift(0)
    is_chosen(table, 0)
    assert "doesn’t go on" in page.locator("#to-do").inner_text()
    screen.put((0, (near, y)), after=600)
    screen.lift(0)
    expect(target).to_contain_class("covered")
    assert len(table.record().actions) == 1


def a_hand_that_rests_on_small_cells_plays_nothing(
    table: Table, screen: Screen, target: Locator
) -> None:
    screen.put((0, middle(target)), after=600)
    expect(table.page.locator(".lens")).to_be_visible()
    screen.tap(1, table.cards.nth(1))
    is_chosen(table, 1)
    expect(table.page.locator(".lens")).to_have_count(0)
    screen.tap(1, table.cards.first)
    is_chosen(table, 0)
    screen.lift(0, after=LONG)
    is_chosen(table, 0)
    assert not table.record().actions
