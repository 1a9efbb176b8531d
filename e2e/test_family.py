"""The children's lock, the family board, and the game on paper, in the browser."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from e2e import chance
from e2e.cases import first
from e2e.layout import problems
from e2e.longest import LONGEST, WIDEST, names, nearly_over, people, prepared
from e2e.pages import Curtain, Home, Table
from e2e.pages.screen import PLAYABLE, START
from e2e.play import play_to_the_end
from e2e.positions import go_on, quick_game
from e2e.same_page import AtHome
from e2e.saved import PEOPLE, saving_family, saving_settings
from e2e.watch import Visit
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.rules.record import Record
from game.rules.state import Options, Win
from game.ui.look.i18n import _
from game.ui.look.words import card_word, edition_word
from game.ui.saved.family import album_of
from game.ui.saved.family_text import parse_family
from game.ui.saved.meadow import FIRST
from game.ui.saved.person import Person, Sticker

LOCKED = replace(PEOPLE, children_lock=True)
GROWN_UPS = "For grown-ups"
FAMILY = "Our family"
NOT_PRINTED = "window.printed = 0; window.print = () => { window.printed += 1; };"
TODAY = """() => new Date().toLocaleDateString("en-GB", {
  day: "numeric", month: "long", year: "numeric",
})"""
PAGE = re.compile(rb"/Type\s*/Page\b")
CUT_OFF = """() => [...document.querySelectorAll(".leaf")].flatMap((leaf) => {
  const edge = leaf.getBoundingClientRect();
  return [...leaf.querySelectorAll("p, h2, h3, .cut, svg, .word")].filter((e) => {
    const r = e.getBoundingClientRect();
    return r.left < edge.left - 1 || r.right > edge.right + 1
      || r.top < edge.top - 1 || r.bottom > edge.bottom + 1
      || e.localName === "p" && e.scrollHeight > e.clientHeight + 1;
  }).map((e) => e.textContent || e.outerHTML.slice(0, 60));
})"""


def sum_of(home: Home) -> int:
    """The answer to the sum that is shown."""
    shown = home.dialog.get_by_role("heading", level=3)
    expect(shown).to_have_text(re.compile("[1-9]"))
    return sum(map(int, re.findall(r"\d+", shown.inner_text())))


def find_the_sum(home: Home) -> None:
    home.button(str(sum_of(home)), home.dialog).click()


def shown_people(home: Home) -> Locator:
    return home.dialog.get_by_role("listitem")


def stickers(home: Home) -> Locator:
    """The places of the open page of an album."""
    return home.dialog.get_by_role("listitem")


def test_the_lock_asks_for_a_sum_and_survives_a_reload(home: Home) -> None:
    home.open_grown_ups()
    home.press(home.button("Child lock", home.dialog))
    home.close_dialog()
    home.page.reload()
    home.wait_until_playable()
    home.open_grown_ups()
    wrong = 6 if sum_of(home) != 6 else 7
    home.button(str(wrong), home.dialog).click()
    expect(home.dialog).to_contain_text("Not quite! Try this one:")
    home.close_dialog()
    home.play.click()
    table = Curtain(home.page).open_for_anybody()
    table.open_menu()
    table.button("End this game").click()
    find_the_sum(home)
    expect(home.dialog).to_contain_text("End this game for everybody?")
    table.button("End this game").click()
    home.open_grown_ups()
    find_the_sum(home)
    home.press(home.button("Child lock", home.dialog), down=False)
    home.close_dialog()
    home.open_options()
    expect(home.dialog).to_have_accessible_name("More options")
    home.close_dialog()


def test_an_early_tap_on_what_is_locked_asks_for_a_sum(visit: Visit) -> None:
    """The first paint has no lock, because the page has not read the settings yet."""
    home = Home(visit(script=saving_settings(LOCKED)))
    home.open_grown_ups()
    home.page.evaluate(PLAYABLE, START)
    assert sum_of(home)


def test_a_game_that_is_won_is_a_star_and_the_name_is_offered(at_home: AtHome) -> None:
    home = at_home(replace(PEOPLE, open_hands=True, names=("Ada", *PEOPLE.names[1:])))
    table = home.start_open()
    table = play_to_the_end(home.page, covered=False)
    outcome = table.state().outcome
    assert isinstance(outcome, Win)
    won = [int(seat in outcome.seats) for seat in range(2)]
    found = parse_family(home.stored("family")).people
    assert {(p.name, p.games, p.wins) for p in found} == {("Ada", 1, won[0]), ("", 1, won[1])}
    table.button("Home").click()
    home.open_family()
    expect(shown_people(home)).to_have_count(2)
    expect(shown_people(home).first).to_contain_text("1 win")
    home.close_dialog()
    home.rename("Ada", "Grandma")
    home.seat("Dog").click()
    home.button(FAMILY, home.dialog).click()
    home.dialog.get_by_role("button", name=re.compile("^Ada")).click()
    home.close_dialog()
    expect(home.seat("Ada")).to_be_visible()
    home.open_grown_ups()
    home.button("Clear the family page", home.dialog).click()
    home.button("Clear the family page", home.dialog).click()
    expect(shown_people(home)).to_have_count(0)
    assert home.stored("family") is None


def test_the_animals_of_a_row_that_won_are_stickers_with_the_date(home: Home) -> None:
    dealt = chance.deal(1, options=Options(2, power_cards=False))
    *before, last = quick_game(dealt)
    go_on(home, Record(dealt.edition, dealt.setup, tuple(before)))
    table = Table(home.page)
    table.perform(last)
    table.album.click()
    outcome = table.state().outcome
    assert isinstance(outcome, Win)
    shown = {dealt.edition.picture_at[cell] for cell in outcome.cells}
    won = {card_word(animal) for animal in shown if animal}
    today = home.page.evaluate(TODAY)
    expect(stickers(home).filter(has_text=f", {today}")).to_have_count(len(won))
    for animal in won:
        expect(stickers(home).get_by_text(f"{animal}, {today}", exact=True)).to_have_count(1)
    missing = {card_word(one) for one in dealt.edition.pictures if one not in FIRST} - won
    expect(stickers(home).filter(has_text="not yet")).to_have_count(len(missing))
    home.close_dialog()
    table.button("Home").click()
    home.page.reload()
    home.wait_until_playable()
    is_own = 0 in outcome.seats
    if is_own:
        home.open_own_album()
    else:
        home.open_family()
        home.album("Dog").click()
    expect(stickers(home).filter(has_text=f", {today}")).to_have_count(len(won))
    home.button("Big Zoo", home.dialog).click()
    absent = {*load_edition("big-zoo").pictures} - {*FIRST} - shown
    expect(stickers(home).filter(has_text="not yet")).to_have_count(len(absent))
    home.button("Back", home.dialog).click()
    if is_own:
        expect(home.dialog).to_have_count(0)
    else:
        expect(home.dialog).to_have_accessible_name(FAMILY)


@pytest.mark.parametrize("language", first(0, [*LONGEST, "ar"]))
def test_albums_fit(at_home: AtHome, language: str) -> None:
    settings = people("big-zoo", 6, language, open_hands=True)
    full = album_of(
        Sticker(name, animal, "2026-12-24")
        for name in EDITION_NAMES
        for animal in load_edition(name).pictures
    )
    everybody = [Person(name, n, 99, 99, full) for n, name in enumerate(names(language))]
    home = prepared(at_home, settings, language)
    home.page.evaluate(saving_family(*everybody))
    home.open_family()
    home.album(names(language)[WIDEST]).click()
    found: list[str] = []
    for name in EDITION_NAMES:
        home.button(edition_word(name), home.dialog).click()
        found += problems(home.page, f"album, {name}")
    home.page.keyboard.press("Escape")
    home.close_dialog()
    table, last = nearly_over(home, settings)
    table.perform(last)
    expect(table.album).to_be_visible()
    found += problems(home.page, "end")
    table.album.click()
    found += problems(home.page, "albums of a team")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("edition", "pages"), first(0, [("grand-zoo", 8), ("big-zoo", 7), ("little-zoo", 5)])
)
def test_the_game_fills_pages_of_paper(
    visit: Visit, tmp_path: Path, edition: str, pages: int
) -> None:
    home = Home(visit(script=saving_settings(PEOPLE) + NOT_PRINTED, color_scheme="dark"))
    home.wait_until_playable()
    home.choose(edition)
    home.open_grown_ups()
    home.button("Print the game and the rules", home.dialog).click()
    home.button("Print").click()
    assert home.page.evaluate("window.printed") == 1
    assert home.page.evaluate(CUT_OFF) == []
    for paper in ("A4", "Letter"):
        made = tmp_path / f"{paper}.pdf"
        home.page.pdf(path=made, format=paper)
        assert len(PAGE.findall(made.read_bytes())) == pages, paper
        home.page.pdf(path=made, format=paper, landscape=True, prefer_css_page_size=True)
        assert len(PAGE.findall(made.read_bytes())) == pages, f"{paper}, held sideways"
    home.page.emulate_media(media="print")
    assert home.page.evaluate(CUT_OFF) == []
    home.page.emulate_media(media="screen")
    assert problems(home.page, "paper") == []
    home.button("Back").click()
    expect(home.play).to_be_visible()


RULES = [(name, language) for language in (*LONGEST, "de") for name in EDITION_NAMES[:0:-1]]


@pytest.mark.parametrize(("edition", "language"), first(3, RULES))
def test_the_rules_fit_on_their_pages_in_the_longest_language(
    at_home: AtHome, edition: str, language: str
) -> None:
    home = prepared(at_home, people(edition, 2, language), language)
    home.open_grown_ups()
    home.button(_("Print the game and the rules"), home.dialog).click()
    home.page.emulate_media(media="print")
    assert home.page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("language", first(0, [*LONGEST, "ar"]))
def test_what_is_for_grown_ups_and_the_family_fit(at_home: AtHome, language: str) -> None:
    settings = people("big-zoo", 6, language, children_lock=True)
    everybody = [Person(f"{name[:-1]}{n}", n, 99, 99 - n) for n, name in enumerate(names(language))]
    home = prepared(at_home, settings, language)
    home.page.evaluate(saving_family(*everybody, Person("Ada", 0, 7, 1)))
    found = problems(home.page, "home")
    home.open_family()
    found += problems(home.page, "family")
    home.close_dialog()
    home.line.click()
    found += problems(home.page, "sum")
    find_the_sum(home)
    found += problems(home.page, "set-up")
    home.seats.first.click()
    found += problems(home.page, "seat")
    home.button(_(FAMILY), home.dialog).click()
    found += problems(home.page, "names")
    home.page.keyboard.press("Escape")
    home.close_dialog()
    home.open_grown_ups()
    find_the_sum(home)
    found += problems(home.page, "grown-ups")
    home.button(_("More options"), home.dialog).click()
    found += problems(home.page, "options")
    assert not found, "\n".join(found)
