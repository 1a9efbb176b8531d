"""The page after a computer has beaten people: their best line, and an easier game."""

from dataclasses import replace

import pytest
from playwright.sync_api import expect

from e2e.cases import first
from e2e.layout import problems
from e2e.longest import LANGUAGES, names
from e2e.pages import Home, Table
from e2e.positions import go_on, nearly_lost
from e2e.same_page import AtHome
from game.ui.look.i18n import _
from game.ui.play.best_line import BestLine, best_line_of
from game.ui.play.start import replayed
from game.ui.settings.settings import PERSON, Pace, Settings

AGAINST_FOX = Settings(pace=Pace.AT_ONCE)
AGAINST_OWLS = replace(AGAINST_FOX, seats=4, who=(PERSON, "owl", "owl", "owl", PERSON, PERSON))
IN_TEAMS = replace(
    AGAINST_OWLS, edition="big-zoo", seats=6, who=(PERSON, "owl", PERSON, "owl", PERSON, "owl")
)
BREATHING = """() => document.getAnimations()
  .filter(({ animationName }) => animationName === "breathe")
  .map(({ effect }) => [effect.getTiming().duration, effect.getTiming().iterations])"""


def lost(home: Home, settings: Settings, *, missing: int = 1) -> tuple[Table, BestLine]:
    """The table after a computer has won, and the best line of the people."""
    record = nearly_lost(settings, missing=missing)
    go_on(home, record, open_hands=settings.open_hands)
    table = Table(home.page)
    expect(table.again).to_be_visible()
    *_, end = replayed(table.record(), open_hands=settings.open_hands)
    row = best_line_of(end)
    assert row
    return table, row


@pytest.fixture
def against_fox(at_home: AtHome) -> Home:
    return at_home(AGAINST_FOX)


def test_it_shows_and_says_how_close_it_was(against_fox: Home) -> None:
    table, row = lost(against_fox, AGAINST_FOX)
    expect(table.page.get_by_role("heading", name="So close! Again?")).to_be_visible()
    table.says("Robo Fox has a row of 4.")
    missing = table.grid.get_by_role("gridcell", name="was missing")
    expect(missing).to_have_count(1)
    (place,) = row.missing
    assert (missing.get_attribute("aria-label") or "").startswith(f"{place}, ")
    expect(table.live).to_contain_text(f"So close! You had {row.chips} and needed only “")
    expect(table.live).to_contain_text(f", {place}”. Again?")
    assert table.focused() == "button Play again"
    against_fox.page.set_viewport_size({"width": 360, "height": 640})
    gift = table.album.bounding_box()
    assert gift
    assert min(gift["width"], gift["height"]) >= 72
    table.album.click()
    expect(table.dialog).to_contain_text("coming with the next win")
    against_fox.button("Home", table.dialog).click()
    expect(against_fox.play).to_be_visible()


def test_the_missing_place_breathes_twice_and_is_drawn_without_motion(against_fox: Home) -> None:
    page = against_fox.page
    page.emulate_media(reduced_motion="no-preference")
    table, _row = lost(against_fox, AGAINST_FOX)
    assert page.evaluate(BREATHING) == [[900, 2]] * 2
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(BREATHING) == []
    expect(table.grid.locator(".best-row circle")).to_be_visible()


def test_an_easier_computer_is_one_tap_away_and_stays(against_fox: Home) -> None:
    table, _row = lost(against_fox, AGAINST_FOX)
    table.button("Easier: Robo Cub").click()
    expect(table.seat("Robo Cub")).to_be_visible()
    expect(table.again).to_have_count(0)
    assert [seat.played_by for seat in table.record().setup.seats] == ["", "cub"]
    table.end()
    expect(against_fox.seat("Robo Cub")).to_be_visible()


@pytest.mark.parametrize(
    ("settings", "language"),
    first(
        2,
        [(settings, language) for settings in (AGAINST_OWLS, IN_TEAMS) for language in LANGUAGES],
    ),
    ids=lambda given: given if isinstance(given, str) else given.edition,
)
def test_everything_fits(at_home: AtHome, settings: Settings, language: str) -> None:
    named = replace(settings, names=names(language))
    home = at_home(named, language)
    table, _row = lost(home, named)
    expect(table.button(_("Easier: Robo Fox"))).to_be_visible()
    found = problems(home.page, "loss")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["de", "it"])
def test_an_offer_with_a_long_word_fits(at_home: AtHome, language: str) -> None:
    home = at_home(AGAINST_FOX, language)
    lost(home, AGAINST_FOX)
    found = problems(home.page, "loss")
    assert not found, "\n".join(found)
