"""Two devices play one game by links that people send each other."""

import random
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from e2e.film import MARKUP
from e2e.pages import Home, Table
from e2e.play import play_best
from e2e.saved import PEOPLE
from e2e.secrets import only_these_are_there, only_this_hand_is_there
from e2e.two_pages import two_pages
from e2e.waits import until
from e2e.watch import Visit
from game.ui.look.i18n import _

ADA = replace(PEOPLE, names=("Ada", "", "", "", "", ""), hand_size=3)
BO = replace(PEOPLE, names=("Bo", "", "", "", "", ""))

CATCH_LINK = """
  navigator.share = async ({ url }) => { window.sentLink = url; };
"""
"""A share sheet that gives the link to the test."""


@pytest.fixture
def two(visit: Visit) -> tuple[Page, Page]:
    """The pages of two devices, at home."""
    return two_pages(visit, CATCH_LINK, ADA, BO)


def send(page: Page, words: str) -> str:
    """Sends the game by the button with these words; the link."""
    page.evaluate("() => { window.sentLink = ''; }")
    page.get_by_role("button", name=words).click()
    link = str(until(page, "() => window.sentLink"))
    again = _("Send again") if words == _("Send your move") else _("Send the end")
    expect(page.get_by_role("button", name=again, exact=True)).to_be_visible()
    return link


def open_link(page: Page, link: str) -> None:
    """Opens the link as a messenger does: by another page of the address."""
    page.goto("about:blank")
    page.goto(link)


def play_once(page: Page) -> None:
    """Somebody plays, after what others have done was shown."""
    table = Table(page)
    expect(table.open_cards.first).to_be_visible()
    for _exchange in range(20):
        if not table.exchange.is_visible():
            break
        table.exchange.click()
    if table.pass_turn.is_visible():
        table.pass_turn.click()
    else:
        only_this_hand_is_there(table, table.state())
        play_best(table, table.state())


def shows_no_hand(page: Page) -> None:
    """While the game waits for another device, the page holds no card of a hand."""
    table = Table(page)
    state = table.state()
    if state.outcome is None:
        only_these_are_there(page.evaluate(MARKUP), state, (), table.record().actions)


def begin_far(page: Page) -> None:
    """Somebody deals, with the second player far away, and plays."""
    home = Home(page)
    home.set_up()
    page.locator("[data-msg='SeatOpened 1']").click()
    home.button(_("Far away"), home.dialog).click()
    home.close_dialog()
    expect(page.get_by_role("button", name=_("far away"))).to_be_visible()
    page.locator("[data-msg=PlayPicked]").click()
    play_once(page)


@pytest.mark.soak
def test_two_devices_play_a_whole_game_by_links(two: tuple[Page, Page]) -> None:
    ada, bo = two
    begin_far(ada)
    link = send(ada, _("Send your move"))
    assert "#p=" in link
    assert link.startswith(bo.url)

    open_link(bo, link)
    expect(bo.get_by_role("dialog")).to_contain_text("Ada")
    assert "#" not in bo.url
    bo.get_by_role("dialog").get_by_role("button", name=_("Play"), exact=True).click()
    pages = [bo, ada]
    for turn in range(60):
        page, other = pages[turn % 2], pages[(turn + 1) % 2]
        play_once(page)
        is_over = Table(page).state().outcome is not None
        link = send(page, _("Send the end to") if is_over else _("Send your move"))
        shows_no_hand(page)
        open_link(other, link)
        if is_over:
            break
    assert is_over
    for page in two:
        expect(page.locator("main.over")).to_be_visible()
    assert Table(ada).record().actions == Table(bo).record().actions


FORGED = 40


def test_forged_links_are_told_and_change_nothing(two: tuple[Page, Page]) -> None:
    ada, bo = two
    begin_far(ada)
    link = send(ada, _("Send your move"))
    code = link.partition("#p=")[2]
    saved = Table(ada).stored("game")
    rng = random.Random(6)
    for number in range(FORGED):
        at = rng.randrange(40, len(code))
        other = "A" if code[at] != "A" else "B"
        broken = [code[:at], code[:at] + other + code[at + 1 :], code[at:]][number % 3]
        page = two[number % 2]
        page.evaluate("(hash) => { location.hash = hash; }", f"#p={broken}")
        expect(page.get_by_role("dialog")).to_contain_text(_("This game cannot be opened."))
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert Table(ada).stored("game") == saved
    assert Table(bo).stored("game") is None
    bo.evaluate("(hash) => { location.hash = hash; }", f"#p={code}")
    expect(bo.get_by_role("dialog")).to_contain_text("Ada")
