"""Motion at the table: what moves, that taps count meanwhile, and that nothing must move."""

import random

import pytest
from playwright.sync_api import Page, expect

from e2e.chance import deal
from e2e.pages import Curtain, Home, Table
from e2e.positions import go_on, lines_of_play, play_to, plays, quick_game
from e2e.same_page import AtHome
from e2e.saved import saving_settings
from e2e.waits import until
from e2e.watch import Visit
from game.rules.action import Place
from game.rules.record import Record
from game.rules.state import Options
from game.ui.settings.settings import Pace, Settings

MOVING = """() => new Promise(requestAnimationFrame).then(() => document.getAnimations()
  .filter((animation) => animation.playState === "running" && animation.id === "glide")
  .map(({ effect: { target } }) => target.dataset.place))"""
GLIDES = """() => {
  window.glides = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const kind = Object.keys(frames[0]).sort().join(" ");
    window.glides.push([this.dataset.place, kind, options.delay ?? 0]);
    return animate.call(this, frames, { ...options, duration: window.slow ?? options.duration });
  };
  (window.undo ??= []).push(() => {
    Element.prototype.animate = animate;
    delete window.slow;
  });
}"""
TAKE_GLIDES = "() => new Promise(requestAnimationFrame).then(() => window.glides.splice(0))"
NOTE_ANIMATIONS = """() => {
  window.animated = [];
  addEventListener("animationstart", ({ animationName }) => window.animated.push(animationName));
}"""
LET_STIR = """(() => {
  const later = window.setTimeout.bind(window);
  window.setTimeout = (callback, delay, ...rest) => {
    if (callback.name !== "stir") return later(callback, delay, ...rest);
    window.stir = callback;
    return 0;
  };
})();"""
"""Runs before the page's own scripts: a picture stirs when the test calls `stir`."""

AGAINST_FOX = Settings(pace=Pace.AT_ONCE, youngest=0, power_cards=False)


def places(page: Page) -> list[str]:
    """What has begun to glide since the last call."""
    return list(delays(page))


def delays(page: Page) -> dict[str, int]:
    """What has begun to glide since the last call, and how many milliseconds it waits."""
    found = page.evaluate(TAKE_GLIDES)
    assert {frames for _place, frames, _delay in found} <= {"transform"}
    return {place: delay for place, _frames, delay in found}


@pytest.fixture
def home(home: Home) -> Home:
    """A page on which everything moves."""
    home.page.emulate_media(reduced_motion="no-preference")
    return home


@pytest.fixture
def against_fox(at_home: AtHome) -> Table:
    """A person's first turn against a computer that shows its plays at once."""
    home = at_home(AGAINST_FOX)
    home.page.emulate_media(reduced_motion="no-preference")
    home.page.evaluate(GLIDES)
    return home.start_open()


def play_any(table: Table) -> None:
    """Plays the first picture card of the hand on the first of its cells."""
    state = table.state()
    play = next(play for play in plays(state) if isinstance(play, Place))
    table.perform(play)


def test_the_card_goes_to_the_discard_pile_and_another_comes_from_the_draw_pile(
    against_fox: Table,
) -> None:
    table = against_fox
    seat = table.state().turn
    places(table.page)
    play_any(table)
    expect(table.open_cards).to_have_count(3)
    moved = places(table.page)
    assert f"discard-{seat}-1" in moved
    drawn = table.state().hands[seat][-1]
    assert any(place.startswith(f"hand-{seat}-{drawn}") for place in moved)


def test_a_play_glides_although_the_page_changes_again_before_the_next_frame(
    against_fox: Table,
) -> None:
    table = against_fox
    seat = table.state().turn
    places(table.page)
    table.page.evaluate(
        """(taps) => taps.forEach((tap) => document.querySelector(tap)
          .dispatchEvent(new MouseEvent("click", { bubbles: true })))""",
        [".hand .playable", ".board .target", "[aria-label='Sounds']"],
    )
    assert f"discard-{seat}-1" in places(table.page)


def test_a_tap_during_the_motion_counts(against_fox: Table) -> None:
    table = against_fox
    table.page.evaluate("() => { window.slow = 60_000; }")
    play_any(table)
    expect(table.open_cards).to_have_count(3)
    assert table.page.evaluate(MOVING)
    rng = random.Random(1)
    for index in rng.sample(range(3), 3):
        table.cards.nth(index).click()
        expect(table.cards.nth(index)).to_have_attribute("aria-pressed", "true")


def test_with_reduced_motion_nothing_moves(against_fox: Table) -> None:
    table = against_fox
    table.page.emulate_media(reduced_motion="reduce")
    places(table.page)
    play_any(table)
    expect(table.open_cards).to_have_count(3)
    assert not places(table.page)
    running = "() => document.getAnimations().map((animation) => animation.animationName)"
    assert set(table.page.evaluate(running)) <= {"arm"}


def test_with_reduced_motion_the_curtain_does_not_fall(home: Home) -> None:
    home.page.emulate_media(reduced_motion="reduce")
    table = home.start().open_for_anybody()
    home.page.evaluate(NOTE_ANIMATIONS)
    play_any(table)
    expect(Curtain(home.page).ready).to_be_visible()
    until(home.page, "() => animated.length > 0")
    assert set(home.page.evaluate("animated")) == {"arm"}


def test_the_cards_of_another_hand_do_not_come_from_anywhere(home: Home) -> None:
    home.choose_more(open_hands=True)
    home.page.evaluate(GLIDES)
    table = home.start_open()
    seat = table.state().turn
    places(home.page)
    play_any(table)
    expect(table.grid).to_be_visible()
    moved = places(home.page)
    assert f"discard-{seat}-1" in moved
    assert not [place for place in moved if place.startswith(f"hand-{1 - seat}-")]


def test_the_next_face_sweeps_to_its_hand_and_no_tap_waits_for_it(home: Home) -> None:
    home.choose_more(open_hands=True)
    table = home.start_open()
    home.page.evaluate(NOTE_ANIMATIONS)
    play_any(table)
    whose = home.page.locator(".whose")
    expect(whose).to_have_css("animation-name", "sweep")
    expect(whose).to_have_css("pointer-events", "none")
    until(home.page, "() => animated.includes('sweep')")
    play_any(table)
    home.page.emulate_media(reduced_motion="reduce")
    expect(whose).to_have_css("animation-name", "none")
    expect(whose).to_be_visible()


CALLING = """() => document.getAnimations()
  .filter(({ effect: { target } }) => target.closest(".called"))
  .filter(({ animationName }) => /^(wake|glow|lift)/.test(animationName))
  .map(({ animationName, effect }) => [
    animationName.split("-")[0],
    effect.getTiming().iterations,
    ...new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame))),
  ])"""
ONCE = {1, "offset", "computedOffset", "easing", "composite", "transform", "opacity"}


def test_the_own_face_and_hand_show_once_that_it_is_ones_turn(against_fox: Table) -> None:
    for _turn in range(2):
        play_any(against_fox)
        expect(against_fox.open_cards).to_have_count(3)
        expect(against_fox.page.locator(".seats .called")).to_have_count(1)
        found = against_fox.page.evaluate(CALLING)
        assert [kind for kind, *_ in found].count("wake") == 2, "at the seat and beside the words"
        assert {kind for kind, *_ in found} == {"wake", "glow", "lift"}
        assert all(set(frames) <= ONCE for _kind, *frames in found)
    against_fox.cards.first.click()
    against_fox.page.emulate_media(reduced_motion="reduce")
    assert not against_fox.page.evaluate(CALLING)


def test_the_dragon_flies_away_with_the_chip(home: Home) -> None:
    made_by, actions, state = next(
        (made_by, actions, state)
        for made_by, actions, state in lines_of_play(Options(3), 2)
        if len(state.board) == 2 and "dragon" in state.hands[state.turn]
    )
    table = play_to(home, made_by, actions)
    taking = next(play for play in plays(state) if play.card == "dragon")
    home.page.evaluate(GLIDES)
    table.perform(taking)
    taken = table.grid.locator(".taken, .taker")
    drawn = [use.get_attribute("href") for use in taken.all()]
    assert drawn == [f"#art-chip-{state.board[taking.cell]}", "#art-dragon"]
    expect(table.grid.locator(".taken")).to_have_css("opacity", "0")
    assert not [place for place in places(home.page) if place.startswith("discard-")]


def test_the_unicorn_gallops_up_with_its_chip(home: Home) -> None:
    made_by, actions, state = next(
        (made_by, actions, state)
        for made_by, actions, state in lines_of_play(Options(3), 2)
        if "unicorn" in state.hands[state.turn]
    )
    table = play_to(home, made_by, actions)
    table.perform(next(play for play in plays(state) if play.card == "unicorn"))
    bringer = table.grid.locator(".bringer")
    expect(bringer).to_have_attribute("href", "#art-unicorn")
    expect(bringer).to_have_css("pointer-events", "none")
    expect(bringer).to_have_css("opacity", "0")


def test_the_row_lights_up_in_its_order_and_it_rains_on_the_winner(home: Home) -> None:
    *before, last = quick_game(deal(1, options=Options(3)))
    table = play_to(home, 1, before, hand_size=3)
    table.perform(last)
    expect(table.again).to_be_visible()
    won = [cell.name for cell in table.cells() if cell.won]
    assert won
    delays = [
        table.cell(name).locator(".edge").evaluate("e => getComputedStyle(e).animationDelay")
        for name in won
    ]
    assert delays == sorted(delays, key=lambda delay: float(delay.removesuffix("s")))
    assert len(set(delays)) == len(delays)
    expect(home.page.locator(".confetti")).to_have_css("pointer-events", "none")
    table.again.click()
    expect(home.page.locator(".confetti")).to_have_count(0)


def test_the_board_makes_room_for_the_winner_and_seats_move_as_a_whole(home: Home) -> None:
    *before, last = quick_game(deal(1, options=Options(3)))
    table = play_to(home, 1, before, hand_size=3)
    home.page.evaluate(GLIDES)
    table.perform(last)
    expect(table.again).to_be_visible()
    moved = places(home.page)
    assert "board" in moved
    assert not [place for place in moved if place.startswith("seat-")]


def test_all_waits_until_the_last_chip_has_landed_but_the_card_that_was_played(home: Home) -> None:
    dealt = deal(1, "big-zoo", options=Options(4))
    *before, last = quick_game(dealt)
    go_on(home, Record(dealt.edition, dealt.setup, tuple(before)))
    table = Table(home.page)
    home.page.evaluate(GLIDES)
    for width, height in ((1280, 720), (390, 844)):
        home.page.set_viewport_size({"width": width, "height": height})
        home.page.evaluate(TAKE_GLIDES)
        table.perform(last)
        expect(table.again).to_be_visible()
        waits = delays(home.page)
        assert waits["board"] > 600
        assert all(waits[place] > 600 for place in waits if place.startswith("place-"))
        assert "place-0" in waits
        assert not any(place.startswith("discard-") for place in waits)
        table.button("Home").click()
        go_on(home, Record(dealt.edition, dealt.setup, tuple(before)))


def test_only_cards_that_can_be_played_nudge_and_not_before_a_while(home: Home) -> None:
    made_by, actions, state = next(
        (made_by, actions, state)
        for made_by, actions, state in lines_of_play(Options(3), 9)
        if {play.card for play in plays(state)} < set(state.hands[state.turn])
    )
    table = play_to(home, made_by, actions)
    read = "e => { const s = getComputedStyle(e); return [s.animationName, s.animationDuration]; }"
    for card, button in zip(state.hands[state.turn], table.cards.all(), strict=True):
        can_play = card in {play.card for play in plays(state)}
        shown = button.locator(".front").evaluate(read)
        assert shown == (["nudge", "8s"] if can_play else ["none", "0s"])
    playable = next(play.card for play in plays(state))
    chosen = table.cards.nth(state.hands[state.turn].index(playable))
    chosen.click()
    assert chosen.locator(".front").evaluate(read)[0] == "none"


def test_a_picture_stirs_when_nobody_taps_and_looks_at_nothing_else(visit: Visit) -> None:
    home = Home(visit(script=LET_STIR + saving_settings(AGAINST_FOX)))
    home.wait_until_playable()
    page, table = home.page, home.start_open()
    stir = "() => { stir(); return document.querySelectorAll('.board .stirs').length; }"
    assert page.evaluate(stir) == 0
    page.emulate_media(reduced_motion="no-preference")
    assert page.evaluate(stir) == 1
    expect(table.grid.locator(".stirs")).to_have_count(0)
    table.open_menu()
    assert page.evaluate(stir) == 0
