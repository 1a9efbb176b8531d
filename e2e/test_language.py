"""The languages: chosen by the browser, remembered once chosen by a person; right to left too."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.cases import first
from e2e.chance import want
from e2e.pages import Curtain, Home, Table
from e2e.same_page import AtHome
from e2e.saved import PEOPLE
from e2e.watch import Visit
from game.ui.look import i18n

LATIN_WORD = re.compile(r"[A-Za-z]{3,}")


def before_python(page: Page) -> None:
    page.route("**/*.wasm", lambda route: None)


def language_of(page: Page) -> str:
    return str(page.evaluate("document.documentElement.lang"))


def direction_of(page: Page) -> str:
    return str(page.evaluate("document.documentElement.dir"))


def left_edge(place: Locator) -> float:
    box = place.bounding_box()
    assert box
    return box["x"]


@pytest.mark.parametrize(
    ("locale", "language", "play", "loading"),
    first(
        2,
        [
            ("fi-FI", "en", "Play", r"The game is loading: \d+ per cent …"),
            ("ar-EG", "ar", "العب", r"\d+ .*…$"),
            ("uk-UA", "uk", "Грати", r"\d+ .*…$"),
            ("en-US", "en", "Play", r"The game is loading: \d+ per cent …"),
            ("tr-TR", "tr", "Oyna", r"Oyun yükleniyor, yüzde \d+ tamam…"),
            ("he-IL", "he", "לשחק", r"\d+ .*…$"),
            ("de-AT", "de", "Spielen", r"Das Spiel wird geladen: \d+ Prozent\s…"),
            ("pt-BR", "pt", "Jogar", r"O jogo está carregando: \d+ por cento…"),
        ],
    ),
)
def test_the_first_screen_speaks_the_browsers_language(
    visit: Visit, locale: str, language: str, play: str, loading: str
) -> None:
    page = visit(locale=locale, prepare=before_python)
    expect(page.get_by_role("button", name=play, exact=True)).to_be_visible()
    expect(page.get_by_role("status")).to_have_text(re.compile(loading))
    assert language_of(page) == language
    assert direction_of(page) == i18n.direction(language)


def test_a_turn_in_ukrainian(at_home: AtHome) -> None:
    home = at_home(PEOPLE, "uk")
    page = home.page
    home.choose("big-zoo", seats=4)
    home.choose_more(youngest="Песик", manual_draw=True)
    table = home.start().open("Песик")
    table.says("Песик: вибери картку.")
    expect(table.pile_count).to_have_accessible_name("Колода, 72 картки")
    table.open_menu()
    table.close_dialog()
    words = page.get_by_role("main").aria_snapshot()
    texts = re.findall(r'"([^"]*)"|: (.*)', words)
    strange = {word for text in texts for part in text for word in LATIN_WORD.findall(part)}
    assert not strange


@pytest.mark.new_page
def test_a_choice_is_remembered(home: Home) -> None:
    home.choose_language("uk")
    i18n.set_language("uk")
    expect(home.play).to_be_visible()
    assert language_of(home.page) == "uk"
    home.start()
    expect(Curtain(home.page).ready).to_be_visible()
    before_python(home.page)
    home.page.reload(wait_until="domcontentloaded")
    expect(home.play).to_be_visible()
    assert language_of(home.page) == "uk"


def test_the_page_mirrors_during_a_game_and_the_board_does_not(home: Home) -> None:
    want(home.page, 1)
    table = home.start().open_for_anybody()
    table.cards.first.click()
    record, chosen = table.record(), table.playable()
    board, hand = table.grid.bounding_box(), left_edge(table.hand)
    assert board
    table.open_menu()
    home.language.select_option("ar")
    assert (language_of(home.page), direction_of(home.page)) == ("ar", "rtl")
    i18n.set_language("ar")
    table = Table(home.page)
    table.close_dialog()
    expect(table.hand.get_by_role("button", pressed=True)).to_have_count(1)
    assert (table.record(), table.playable()) == (record, chosen)
    assert left_edge(table.hand) < left_edge(table.grid) < hand
    assert left_edge(table.cell("a1")) < left_edge(table.cell("b1"))
    for key in ("ArrowRight", "Home", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowRight"):
        home.page.keyboard.press(key)
    assert table.focused().startswith("gridcell b1،")
    table.cell(chosen[0]).click()
    expect(Curtain(home.page).ready).to_be_visible()
    assert len(table.record().actions) == 1


def test_a_screen_left_in_arabic_mirrors_before_python(visit: Visit) -> None:
    home = Home(visit())
    home.wait_until_playable()
    home.choose_language("ar")
    i18n.set_language("ar")
    home.number(4).click()
    home.leave_set_up()
    faces = home.line.locator(".face")
    expect(faces).to_have_count(4)
    home.page.route("**/*.wasm", lambda route: None)
    home.page.reload(wait_until="domcontentloaded")
    expect(faces).to_have_count(4)
    assert (language_of(home.page), direction_of(home.page)) == ("ar", "rtl")
    assert left_edge(faces.nth(0)) > left_edge(faces.nth(1))
