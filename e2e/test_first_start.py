"""The first start asks who plays. Each answer leads to a suitable game."""

import json
from pathlib import Path
from threading import Event

import pytest
from playwright.sync_api import Page, expect

from e2e import storage
from e2e.held import Held
from e2e.host import Host
from e2e.pages import Home, Table
from e2e.pages.screen import PLAYABLE, START
from e2e.watch import Visit

SAVES = Path(__file__).parent.parent / "tests" / "saves"


def asked(page: Page) -> Home:
    """A home screen that asks who plays."""
    page.evaluate(PLAYABLE, START)
    home = Home(page)
    expect(home.dialog.get_by_role("heading", name="Who are you?")).to_be_visible()
    return home


@pytest.mark.parametrize(("answer", "cards"), [("A little child", 1), ("A child", 2)])
def test_a_child_is_at_the_table_after_one_tap(visit: Visit, answer: str, cards: int) -> None:
    home = asked(visit())
    home.dialog.get_by_role("button", name=answer).click()
    table = Table(home.page)
    expect(table.grid).to_be_visible()
    expect(table.cards).to_have_count(cards)
    record = table.record()
    assert [seat.played_by for seat in record.setup.seats] == ["", "cub"]


def test_a_grown_up_sees_everything_and_is_not_asked_again(visit: Visit) -> None:
    home = asked(visit())
    home.dialog.get_by_role("button", name="A grown-up").press("Enter")
    expect(home.dialog).to_have_count(0)
    expect(home.play).to_be_focused()
    expect(home.full_game).to_have_attribute("aria-pressed", "true")
    home.page.reload()
    home.page.evaluate(PLAYABLE, START)
    expect(home.dialog).to_have_count(0)
    home.open_ages()
    expect(home.dialog.get_by_role("heading", name="Who are you?")).to_be_visible()
    home.page.keyboard.press("Escape")
    expect(home.play).to_be_focused()


@pytest.mark.parametrize("name", ["game", "family"])
def test_a_device_with_anything_saved_is_not_asked(visit: Visit, name: str) -> None:
    texts = json.loads((SAVES / "0.1.0" / "storage.json").read_text())
    script = storage.saving({name: texts[f"rowdy-zoo:{name}"]})
    home = Home(visit(script=script))
    home.wait_until_playable()
    expect(home.dialog).to_have_count(0)


def test_a_tap_on_play_waits_for_the_question(visit: Visit) -> None:
    held = Held()
    page = visit(prepare=held)
    Home(page).play.click()
    held.let_go()
    asked(page).dialog.get_by_role("button", name="A little child").click()
    table = Table(page)
    expect(table.grid).to_be_visible()
    expect(table.cards).to_have_count(1)


IS_SEEN = "() => getComputedStyle(document.querySelector('dialog')).opacity === '1'"

TOPS = "(all) => all.map((one) => one.getBoundingClientRect().top)"


def test_the_question_is_not_seen_before_its_style(visit: Visit, host: Host) -> None:
    may_arrive = host.gates.setdefault("static/rooms.css", Event())
    home = Home(visit(host.address))
    expect(home.dialog).to_have_attribute("open", "")
    was_seen = home.page.evaluate(IS_SEEN)
    may_arrive.set()
    home.page.wait_for_function(IS_SEEN)
    assert not was_seen
    tops = home.dialog.locator(".ages button").evaluate_all(TOPS)
    assert len(set(tops)) == 1


def test_who_has_tapped_already_is_not_asked(visit: Visit) -> None:
    held = Held()
    home = Home(visit(prepare=held))
    home.line.click()
    held.let_go()
    home.page.evaluate(PLAYABLE, START)
    expect(home.page.locator("main.setup")).to_be_visible()
    expect(home.dialog).to_have_count(0)
