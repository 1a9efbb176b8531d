"""The meadow of the home screen: animals call, are moved, and stay where somebody has put them."""

import re
from math import hypot
from threading import Event

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.host import Host
from e2e.pages import Home
from e2e.saved import saving_family, saving_settings
from e2e.test_drag import middle
from e2e.test_fingers import Screen
from e2e.waits import until
from e2e.watch import Visit
from game.ui.saved.family_text import parse_family
from game.ui.saved.meadow import HORIZON
from game.ui.saved.person import Person, Spot, Sticker
from game.ui.settings.settings import Settings

ALBUM = tuple(Sticker("little-zoo", one, "2026-11-03") for one in ("frog", "koala", "zebra"))
FAMILY = saving_family(Person("", 0, 3, 2, ALBUM))

CALLS = """
  window.called = [];
  document.addEventListener("DOMContentLoaded", () => {
    const { rowdyZoo } = window;
    for (const name of ["playCall", "playTalk"])
      Object.defineProperty(rowdyZoo, name, {
        get: () => (...cards) => window.called.push([name, ...cards].join(" ")),
        set: () => {},
      });
  });
"""

APPLES = """
  window.apples = [];
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element && node.matches(".apple"))) continue;
      const { x, y, width, height } = node.getBoundingClientRect();
      window.apples.push([x + width / 2, y]);
    }
  }).observe(document, { childList: true, subtree: true });
"""
"""Notes where each apple falls."""

CLOCK = """
  Date.prototype.getHours = () => %d;
  Date.prototype.getMonth = () => %d - 1;
"""

SEASON_IN_JULY = {
    "Europe/Berlin": "summer",
    "Pacific/Auckland": "winter",
    "Australia/Brisbane": "winter",
    "Africa/Johannesburg": "winter",
    "America/Sao_Paulo": "winter",
    "America/Lima": "winter",
    "Asia/Shanghai": "summer",
    "Africa/Cairo": "summer",
    "America/Panama": "summer",
    "UTC": "summer",
}


def opened(visit: Visit, script: str = "") -> Home:
    home = Home(visit(script=saving_settings(Settings()) + script, sound=True))
    home.wait_until_playable()
    home.page.evaluate(FAMILY)
    home.page.reload()
    home.wait_until_playable()
    return home


def place(home: Home, animal: str) -> Spot | None:
    """Where the animal was put, as it is saved."""
    person = parse_family(home.stored("family")).people[0]
    return dict(person.meadow).get(animal)


def carry(page: Page, animal: Locator, to: tuple[float, float]) -> None:
    page.mouse.move(*middle(animal))
    page.mouse.down()
    page.mouse.move(*to, steps=4)
    page.mouse.up()


def test_an_animal_calls_is_carried_and_stays_there(visit: Visit) -> None:
    home = opened(visit, CALLS)
    page, frog = home.page, home.animal("frog")
    expect(home.animals).to_have_count(6)
    frog.click()
    until(page, "() => called.length === 1")
    page.keyboard.press("Enter")
    until(page, "() => called.length === 2")
    assert page.evaluate("() => called") == ["playCall frog false"] * 2
    x, y = middle(home.animal("zebra"))
    carry(page, frog, (x + 70, y + 10))
    until(page, "() => called.length === 3")
    assert page.evaluate("() => called[2]") == "playTalk frog zebra"
    there = middle(frog)
    assert abs(there[0] - x - 70) < 40
    until(page, "() => rowdyZoo.readText('family').then((text) => text.includes('meadow'))")
    page.reload()
    expect(home.animals).to_have_count(6)
    assert middle(frog) == pytest.approx(there, abs=2)
    home.wait_until_playable()
    assert middle(frog) == pytest.approx(there, abs=2)
    assert place(home, "frog")


def test_a_finger_carries_an_animal_and_nothing_scrolls_or_opens(visit: Visit) -> None:
    home = opened(visit, CALLS)
    page, frog = home.page, home.animal("frog")
    device = page.context.new_cdp_session(page)
    (x, y), before = middle(frog), page.evaluate("() => scrollY")
    device.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    for step in range(1, 6):
        points = [{"x": x + 20 * step, "y": y - 10 * step}]
        device.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points})
    device.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    until(page, "() => called.length > 0")
    assert middle(frog)[0] > x + 60
    assert page.evaluate("() => scrollY") == before
    expect(home.dialog).to_have_count(0)


def test_two_fingers_carry_two_animals(visit: Visit) -> None:
    home = opened(visit, CALLS)
    frog, zebra = home.animal("frog"), home.animal("zebra")
    (x, y), (u, v) = middle(frog), middle(zebra)
    screen = Screen(home.page)
    screen.put((1, (x, y)))
    screen.put((2, (u, v)))
    for step in range(1, 5):
        screen.move(1, (x + 30 * step, y))
        screen.move(2, (u - 30 * step, v))
    screen.lift(2)
    screen.lift(1)
    until(home.page, "() => called.length === 2")
    assert middle(frog)[0] > x + 60
    assert middle(zebra)[0] < u - 60


def test_everything_answers_a_touch_in_its_own_way(home: Home) -> None:
    page, answers = home.page, home.page.locator(".answer:not(.apple)")
    shown = {
        ".sign-post": "",
        ".pond": ".fish, .ring",
        ".tree": ".apple",
        ".cloud-near": ".rain, .snow",
        ".bush": ".flier",
        ".sun-moon": ".rays, .star-falls",
    }
    for toy, answer in shown.items():
        page.locator(toy).dispatch_event("click")
        expect(page.locator(f"{toy}[class*=touched]")).to_have_count(1)
        if answer:
            expect(page.locator(answer).first).to_be_visible()
    assert page.evaluate(
        "() => [...document.querySelectorAll('.answer')]"
        ".every((one) => getComputedStyle(one).pointerEvents === 'none')"
    )
    page.locator(".cloud-near").dispatch_event("click")
    page.locator(".cloud-near").dispatch_event("click")
    expect(page.locator(".rainbow")).to_be_visible()
    expect(answers).to_have_count(0)


NIGHT = """() => {
  document.documentElement.setAttribute("data-night", "");
  (window.undo ??= []).push(() => document.documentElement.removeAttribute("data-night"));
}"""

LIDS = """() => {
  document.documentElement.style.setProperty("--lids", "inline");
  (window.undo ??= []).push(() => document.documentElement.style.removeProperty("--lids"));
}"""

BLINKING = """() => {
  live();
  return document.querySelectorAll("[data-blinks]").length;
}"""

LET_LIVE = """() => {
  const later = window.setTimeout;
  window.setTimeout = (callback, ...rest) => {
    if (callback.name !== "live") return later(callback, ...rest);
    window.live = callback;
    return 0;
  };
  (window.undo ??= []).push(() => { window.setTimeout = later; });
}"""
"""Somebody on the meadow stirs when the test calls `live`."""

THINNEST = """() => {
  const all = document.getAnimations();
  const turning = all.find(({ effect }) => effect.target.matches(".sticker"));
  const widths = Array.from({ length: 150 }, (_, i) => {
    turning.currentTime = 10 * i;
    return Math.abs(new DOMMatrix(getComputedStyle(turning.effect.target).transform).a);
  });
  return Math.min(...widths);
}"""
"""The least width of an animal that turns, as a share of its own."""

MOVING = "() => document.getAnimations().some(({ effect }) => effect.target.closest('.meadow'))"


def test_the_scenery_is_full_and_animals_to_come_have_nests(home: Home) -> None:
    page = home.page
    expect(page.locator(".meadow .shape")).to_have_count(3)
    expect(page.locator(".meadow .nest")).to_have_count(2)
    hrefs = "(uses) => uses.map((use) => use.getAttribute('href'))"
    shown = page.locator(".home :is(.scenery, .toy, .nest) > use").evaluate_all(hrefs)
    expected = {"scenery", "pond", "tree", "tree-far", "bush", "sun-moon"}
    assert {f"#art-{name}-more" for name in expected} <= {*shown}
    assert page.evaluate("(names) => names.every((name) => document.querySelector(name))", shown)
    page.set_viewport_size({"width": 360, "height": 640})
    expect(page.locator(".meadow .nest")).to_have_count(2)


def test_animals_splash_swim_get_dry_and_greet_a_friend(home: Home) -> None:
    page, lion = home.page, home.animal("lion")
    pond = page.locator(".pond").bounding_box()
    assert pond
    carry(page, lion, (pond["x"] + 0.7 * pond["width"], pond["y"] + 0.4 * pond["height"]))
    expect(page.locator(".ring").first).to_be_visible()
    expect(lion).to_have_attribute("data-swims", "")
    expect(page.locator(".answer:not(.apple)")).to_have_count(0)
    x, y = middle(home.animal("panda"))
    carry(page, lion, (x + 80, y))
    expect(page.locator(".drop").first).to_be_visible()
    expect(page.locator(".heart").first).to_be_visible()
    expect(lion).not_to_have_attribute("data-swims", "")


@pytest.mark.soak
def test_who_is_put_down_on_the_edge_of_the_pond_falls_in_and_pushes_others_aside(
    visit: Visit,
) -> None:
    home = opened(visit)
    page, lion = home.page, home.animal("lion")
    for width, height in ((1024, 768), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        pond = page.locator(".pond").bounding_box()
        assert pond
        edge = (pond["x"] + 0.6 * pond["width"], pond["y"] + pond["height"] - 22)
        carry(page, lion, edge)
        expect(page.locator(".ring").first).to_be_visible()
        expect(lion).to_have_attribute("data-swims", "")
        carry(page, lion, middle(home.animal("giraffe")))
        expect(lion).not_to_have_attribute("data-swims", "")
        expect(page.locator(".answer:not(.apple)")).to_have_count(0)
    one, other = middle(lion), middle(home.animal("giraffe"))
    assert hypot(one[0] - other[0], one[1] - other[1]) > 30
    heart = "(one) => getComputedStyle(one, '::before').pointerEvents"
    assert home.page.locator(".friend").evaluate(heart) == "none", "it takes no taps"


def test_an_animal_to_come_shakes_when_it_is_touched(home: Home) -> None:
    shape = home.page.locator(".shape").first
    shape.click()
    expect(shape).to_have_class(re.compile("touched-"))


def test_an_animal_that_turns_is_never_a_thin_line(home: Home) -> None:
    page = home.page
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(LET_LIVE)
    page.locator(".sign-post").dispatch_event("click")
    until(page, "() => window.live")
    page.evaluate("() => { Math.random = () => 0; live(); }")
    assert page.evaluate(THINNEST) > 0.8


def test_who_is_woken_at_night_falls_asleep_again(home: Home) -> None:
    page = home.page
    page.evaluate(NIGHT)
    sleeper = page.locator(".animal:not(:nth-child(3n))").first
    for _touch in range(2):
        sleeper.click()
        expect(sleeper).to_have_attribute("data-awake", "")
    expect(sleeper).not_to_have_attribute("data-awake", "")


def test_animals_close_their_eyes_when_they_sleep(home: Home) -> None:
    page = home.page
    lion = page.locator(".animal[data-animal=lion]")
    lids = "element => getComputedStyle(element).getPropertyValue('--lids')"
    shown = "lids => getComputedStyle(lids).display"
    drawn = page.locator("#art-lion .lids")
    page.evaluate("() => document.documentElement.removeAttribute('data-night')")
    assert (lion.evaluate(lids), drawn.evaluate(shown)) == ("", "none")
    page.evaluate(NIGHT)
    assert lion.evaluate(lids) == "inline"
    lion.click()
    assert lion.evaluate(lids) == ""
    page.evaluate(LIDS)
    assert drawn.evaluate(shown) == "inline"


def test_somebody_stirs_while_home_rests_unless_nothing_shall_move(home: Home) -> None:
    page = home.page
    page.evaluate(LET_LIVE)
    page.locator(".sign-post").dispatch_event("click")
    until(page, "() => window.live")
    page.evaluate("live()")
    assert not page.evaluate(MOVING)
    page.emulate_media(reduced_motion="no-preference")
    assert page.evaluate(BLINKING) == 1
    assert page.evaluate(MOVING)
    expect(page.locator("[data-blinks]")).to_have_count(0)
    home.sends("MakeOpened").click()
    until(page, f"() => !({MOVING})()")
    page.evaluate("live()")
    assert not page.evaluate(MOVING)


def test_an_animal_comes_for_an_apple(visit: Visit) -> None:
    home = opened(visit, APPLES)
    page, lion, apple = home.page, home.animal("lion"), home.page.locator(".apple")
    for number, tree in enumerate((".tree", ".tree-far"), start=1):
        page.locator(tree).dispatch_event("click")
        until(page, f"() => apples.length === {number}")
        carry(page, lion, page.evaluate("() => apples.at(-1)"))
        expect(apple).to_have_count(0)


def test_on_a_small_phone_they_are_large_and_none_stays_in_the_sky(visit: Visit) -> None:
    home = opened(visit)
    page, lion = home.page, home.animal("lion")
    page.set_viewport_size({"width": 360, "height": 640})
    expect(home.animals).to_have_count(6)
    for one in home.animals.all():  # A hop makes one narrower for a moment.
        found = one.element_handle()
        until(page, "(animal) => animal.getBoundingClientRect().width >= 64", found)
    meadow = page.locator(".meadow").bounding_box()
    assert meadow
    carry(page, lion, (meadow["x"] + meadow["width"] / 2, meadow["y"] + 10))
    until(page, "() => rowdyZoo.readText('family').then((text) => text.includes('meadow'))")
    spot = place(home, "lion")
    assert spot
    assert spot.row == HORIZON
    expect(lion).not_to_have_attribute("style", re.compile("translate"))
    assert middle(lion)[1] > meadow["y"] + meadow["height"] / 4


HAS_LIFE = """() => performance.getEntriesByType("resource")
  .some(({ name }) => name.endsWith("/life.js"))"""


def test_no_drawing_comes_before_its_colours(visit: Visit, host: Host) -> None:
    late = host.gates["static/rooms.css"] = Event()
    home = Home(visit(host.address, saving_settings(Settings())))
    home.wait_until_playable()
    until(home.page, HAS_LIFE)
    assert home.animals.first.get_attribute("data-msg")
    expect(home.page.locator(".home .scenery use")).to_have_count(1)
    expect(home.page.locator(".nest")).to_have_count(0)
    late.set()
    expect(home.page.locator(".home .scenery use")).to_have_count(2)
    expect(home.page.locator(".nest")).not_to_have_count(0)


@pytest.mark.parametrize(("hour", "month", "season"), [(21, 11, "autumn"), (11, 7, "summer")])
def test_they_sleep_after_dark(visit: Visit, hour: int, month: int, season: str) -> None:
    page = visit(script=CLOCK % (hour, month))
    root = page.locator("html")
    expect(root).to_have_attribute("data-season", season)
    assert (root.get_attribute("data-night") is not None) == (hour > 20)


def test_the_season_is_that_of_the_hemisphere(visit: Visit) -> None:
    page = visit(script=CLOCK % (11, 7))
    device = page.context.new_cdp_session(page)
    for zone, season in SEASON_IN_JULY.items():
        device.send("Emulation.setTimezoneOverride", {"timezoneId": zone})
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(page.locator("html")).to_have_attribute("data-season", season)
