"""The second tap of a double tap never hits what appeared after the first tap."""

import pytest
from playwright.sync_api import Locator, expect

from e2e.cases import first
from e2e.pages import Build, Curtain, Home
from e2e.timers import arm, keep_unarmed
from game.ui.look.i18n import _


def tap_twice(target: Locator) -> None:
    """Two taps as fast as a child's: one double click, and two clicks that count as single ones.

    The first tap may show something new, which must take none of the others.
    """
    target.click(trial=True)
    box = target.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    target.page.mouse.dblclick(x, y, delay=10)
    target.page.mouse.click(x, y)


HIT = """element => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit === element.closest("main, .sheet") ? "the shield" : "the element";
}"""
"""What a tap on the middle of the element would hit: the shield of its screen, or the element."""


def is_new(shown: Locator) -> None:
    """The new screen takes no tap; after `arm` it does."""
    expect(shown).to_be_visible()
    assert shown.evaluate(HIT) == "the shield"
    arm(shown.page)
    assert shown.evaluate(HIT) == "the element"


def as_it_is(home: Home) -> None:
    """Switch motion on. New screens and dialogs take no tap before `arm`."""
    home.page.emulate_media(reduced_motion="no-preference")
    keep_unarmed(home.page)


@pytest.mark.parametrize(("width", "height"), first(1, [(360, 640), (1024, 768), (320, 568)]))
def test_on_a_cell_it_never_opens_the_next_hand(home: Home, width: int, height: int) -> None:
    home.page.set_viewport_size({"width": width, "height": height})
    home.choose(seats=2)
    table, curtain = home.start().open_for_anybody(), Curtain(home.page)
    as_it_is(home)
    for turn in range(4):
        targets = home.page.get_by_role("gridcell", name=_("you can play here"))
        for card in table.cards.all():
            if not targets.count():
                card.click()
        tap_twice(targets.nth(turn % targets.count()))
        is_new(curtain.ready)
        expect(table.cards).to_have_count(0)
        curtain.ready.click()
        is_new(table.grid)


def test_on_end_this_game_it_is_no_answer_to_the_question(home: Home) -> None:
    table = home.start().open_for_anybody()
    table.open_menu()
    as_it_is(home)
    tap_twice(table.button(_("End this game")))
    is_new(home.page.get_by_role("heading", name=_("End this game for everybody?")))
    table.button(_("Keep playing")).click()
    expect(table.dialog).to_have_count(0)
    expect(table.grid).to_be_visible()


def test_on_plus_and_minus_every_tap_counts(home: Home) -> None:
    home.open_boards()
    board = Build(home.page)
    more = board.button("Width: one more")
    more.click(click_count=3)
    expect(board.value("Width")).to_have_text("9")
    board.button(_("Tap them")).click()
    board.cells.nth(7).click(click_count=2)
    board.has_animals()


def test_a_key_that_is_held_goes_no_further_than_one_screen(home: Home) -> None:
    home.play.focus()
    for _repeat in range(4):
        home.page.keyboard.down("Enter")
    home.page.keyboard.up("Enter")
    expect(Curtain(home.page).ready).to_be_visible()
    expect(Curtain(home.page).ready).to_be_focused()
    Curtain(home.page).open_for_anybody().end()
