"""How to play in pictures, a first game that explains itself, and one step up after a win."""

from dataclasses import replace

import pytest
from playwright.sync_api import ViewportSize, expect

from e2e.cases import first
from e2e.layout import problems
from e2e.longest import LONGEST, people, prepared
from e2e.pages import Help, Home, Paw
from e2e.play import play_to_the_end
from e2e.same_page import AtHome
from e2e.saved import PEOPLE
from e2e.timers import hold, let_go
from e2e.waits import until
from game.rules.state import Options
from game.ui.look.i18n import plural
from game.ui.settings.settings import Pace

PHONE: ViewportSize = {"width": 360, "height": 640}
TABLET: ViewportSize = {"width": 1024, "height": 768}
QUICKLY = {"open_hands": True, "power_cards": False, "pace": Pace.AT_ONCE}


def test_six_pictures_at_once_or_one_after_the_other(home: Home) -> None:
    home.page.set_viewport_size(TABLET)
    shown = home.help()
    expect(shown.pictures).to_have_count(6)
    expect(shown.dialog).to_contain_text("Make a row of 4 chips and you win!")
    home.page.set_viewport_size(PHONE)
    expect(shown.pictures).to_have_count(1)
    seen = []
    for _page in range(6):
        seen += shown.pictures.all_text_contents()
        shown.onward.press("Enter")
        expect(shown.pictures).not_to_have_text(seen[-1])
    assert len(set(seen)) == 6
    expect(shown.pictures).to_have_text(seen[0])
    home.page.set_viewport_size(TABLET)
    shown.close_dialog()
    expect(home.play).to_be_visible()


def test_the_rules_can_be_scrolled_by_keyboard_without_asking_the_lock(at_home: AtHome) -> None:
    home = at_home(replace(PEOPLE, children_lock=True))
    table = home.start().open_for_anybody()
    for size in (PHONE, TABLET):
        home.page.set_viewport_size(size)
        table.open_menu()
        table.button("How to play").click()
        shown = Help(home.page)
        shown.to_rules.focus()
        shown.to_rules.press("Enter")
        expect(shown.rules).to_be_visible()
        shown.to_rules.press("Tab")
        assert home.focused().startswith("region The rules")
        shown.rules.press("End")
        last = shown.rules.get_by_text("Then play with all the cards and full hands.")
        expect(last).to_be_in_viewport()
        headings = shown.rules.get_by_role("heading").all_text_contents()
        assert headings[:3] == ["Little Zoo", "The goal", "Suns"]
        table.button("Back").click()
        expect(table.button("Keep playing")).to_be_visible()
        table.close_dialog()
    table.open_menu()
    table.button("How to play").click()
    shown.to_rules.click()
    expect(shown.rules).to_contain_text("across, down or diagonal")


def first_turn(home: Home) -> Paw:
    """A first game in which nothing happens by itself; the paw is about to play."""
    hold(home.page)
    home.learn.click()
    paw = Paw(home.page)
    paw.table.says("Watch the paw!")
    return paw


def second_turn(home: Home) -> Paw:
    """The same game after the paw's play and Cub's."""
    paw = first_turn(home)
    let_go(home.page)
    expect(paw.table.hand.locator("[aria-pressed=true]")).to_have_count(1)
    let_go(home.page)
    paw.table.says("Now you! Choose your card: ")
    return paw


def test_the_paw_plays_first_and_waits_for_the_child_to_do_the_same(home: Home) -> None:
    paw = second_turn(home)
    table = paw.table
    assert len(table.record().actions) == 2
    assert [seat.played_by for seat in table.record().setup.seats] == ["", "cub"]
    expect(table.live).to_contain_text("Step 1 of 3. Now you! Choose your card: ")
    for size in (TABLET, PHONE):
        home.page.set_viewport_size(size)
        paw.is_soon_on(paw.card)
        assert not paw.covered_names()
        cells = set(paw.cells)
        assert 1 <= len(cells) <= 2
        assert all(paw.dots_lead_to(cell) for cell in cells)
    paw.card.click()
    expect(table.live).to_contain_text("Step 2 of 3. ")
    assert {f"cell-{name}" for name in table.playable()} == cells
    table.cell(table.playable()[0]).click()
    table.says("Make a row of 4 chips and you win!")
    expect(paw.shown).to_be_hidden()
    assert len(table.record().actions) == 4


@pytest.mark.parametrize("beside", [True, False], ids=["beside all controls", "on a card"])
def test_a_tap_ends_the_demonstration(home: Home, beside: bool) -> None:
    paw = first_turn(home)
    table = paw.table
    if beside:
        home.page.mouse.click(2, TABLET["height"] / 2)
        table.says("Now you! Choose your card: ")
    else:
        let_go(home.page)
        chosen = table.hand.locator("[aria-pressed=true]")
        expect(chosen).to_have_count(1)
        for size in (TABLET, PHONE):
            home.page.set_viewport_size(size)
            expect(table.page.locator(".goal")).to_be_visible()
        chosen.click()
        expect(chosen).to_have_count(1)
    let_go(home.page)
    expect(table.open_cards).to_have_count(3)
    assert table.record().actions == ()


def test_the_lessons_can_be_skipped_for_good(home: Home) -> None:
    paw = second_turn(home)
    paw.table.skip.click()
    expect(paw.shown).to_have_count(0)
    expect(paw.table.cards).to_have_count(3)
    paw.table.end()
    expect(home.play).to_be_visible()
    expect(home.learn).to_have_count(0)
    expect(home.help().learn).to_be_visible()
    home.close_dialog()


def test_the_paw_moves_three_times_and_rests(home: Home) -> None:
    home.page.emulate_media(reduced_motion="no-preference")
    paw = second_turn(home)
    motions = paw.motions()
    moved = {frame for name, frames in motions.items() if name != "arm" for frame in frames}
    assert moved == {"opacity", "transform"}
    assert {"point", "dot", "frame", "bob"} <= motions.keys()
    paw.finish()
    until(home.page, "() => document.querySelector('.paw-show').style.cssText.includes('5s')")
    home.page.emulate_media(reduced_motion="reduce")
    assert paw.motions().keys() <= {"arm"}
    paw.is_soon_on(paw.card)


@pytest.mark.parametrize("language", first(0, LONGEST))
def test_teaching_fits(at_home: AtHome, language: str) -> None:
    home = prepared(at_home, people("little-zoo", 4, language, hand_size=2, **QUICKLY), language)
    found = problems(home.page, "home")
    shown = home.help()
    found += problems(home.page, "help")
    shown.to_rules.click()
    found += problems(home.page, "rules")
    home.close_dialog()
    table = home.start_open()
    play_to_the_end(home.page, covered=False)
    found += problems(home.page, "one step up")
    harder = plural("Play with %(number)d card", "Play with %(number)d cards", 3)
    table.button(harder % {"number": 3}).click()
    expect(table.open_cards).to_have_count(3)
    assert table.state().setup.options == Options(3, power_cards=False)
    table.end()
    expect(home.hand_size(3)).to_have_attribute("aria-pressed", "true")
    home.press(home.edition("big-zoo"))
    home.help()
    found += problems(home.page, "help on the big zoo")
    shown.to_rules.click()
    found += problems(home.page, "rules of the big zoo")
    home.close_dialog()
    home.learn.click()
    table.cards.first.click()
    expect(table.skip).to_be_visible()
    found += problems(home.page, "lesson")
    assert not found, "\n".join(found)
