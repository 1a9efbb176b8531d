"""Puzzles on paper, in the browser: four on a page, and their answers on the next one."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from e2e.cases import first
from e2e.layout import problems
from e2e.longest import LONGEST
from e2e.pages import Home
from e2e.same_page import AtHome
from e2e.saved import PEOPLE
from e2e.test_family import CUT_OFF, PAGE
from e2e.watch import Watch
from game.rules.edition_data import EDITION_NAMES
from game.ui.look.i18n import _

SHEETS = [(name, language) for name in EDITION_NAMES for language in ("en", "ar", *LONGEST, "de")]


def open_sheet(home: Home) -> None:
    home.open_grown_ups()
    home.button(_("Print the game and the rules"), home.dialog).click()
    home.button(_("Puzzles")).click()


@pytest.mark.parametrize(("edition", "language"), first(2, SHEETS))
def test_puzzles_and_answers_fill_two_pages(
    at_home: AtHome, tmp_path: Path, edition: str, language: str
) -> None:
    home = at_home(replace(PEOPLE, edition=edition), language)
    open_sheet(home)
    expect(home.page.locator(".posed")).to_have_count(8)
    assert problems(home.page, "sheet") == []
    for paper in ("A4", "Letter"):
        made = tmp_path / f"{paper}.pdf"
        home.page.pdf(path=made, format=paper)
        assert len(PAGE.findall(made.read_bytes())) == 2, paper
        home.page.pdf(path=made, format=paper, landscape=True, prefer_css_page_size=True)
        assert len(PAGE.findall(made.read_bytes())) == 2, f"{paper}, held sideways"
    home.page.emulate_media(media="print")
    for _sheet in range(3):
        assert home.page.evaluate(CUT_OFF) == []
        shown = home.page.locator(".title-line span").first.inner_text()
        home.page.evaluate("document.querySelector('[data-msg=OtherSheetPicked]').click()")
        expect(home.page.locator(".title-line span").first).not_to_have_text(shown)
    home.page.emulate_media(media="screen")


def test_the_boards_change_the_puzzles_and_the_game_comes_back(home: Home) -> None:
    open_sheet(home)
    for name in ("Big Zoo", "Little Zoo"):
        home.button(name).click()
        line = home.page.locator(".title-line span")
        expect(line).to_have_text([re.compile(name)] * 2)
    home.button("Puzzles").click()
    expect(home.page.locator(".leaf.with-board")).to_have_count(1)


def test_the_screen_of_the_puzzles_prints_them(home: Home) -> None:
    home.button("Puzzles").click()
    home.button("Print").click()
    expect(home.page.locator(".posed")).to_have_count(8)
    home.button("Back").click()
    expect(home.button("Today’s puzzle")).to_be_visible()


@pytest.mark.new_page
def test_puzzles_that_cannot_be_fetched_are_said_to_be_missing(home: Home, watch: Watch) -> None:
    def refuse(route: Route) -> None:
        route.fulfill(status=404)

    watch.expect("static/puzzles|404")
    home.page.route("**/static/puzzles/*.txt", refuse)
    open_sheet(home)
    expect(home.page.locator(".wanted")).to_contain_text("could not be loaded")
    expect(home.button("Print")).to_have_attribute("aria-disabled", "true")
