"""English and Ukrainian: chosen by the browser, remembered once chosen by a person."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.kept import PEOPLE, keeping
from e2e.pages import Curtain, Home
from e2e.watch import Visit
from game.ui import i18n

LATIN_WORD = re.compile(r"[A-Za-z]{3,}")


def before_python(context: BrowserContext) -> None:
    context.route("**/*.wasm", lambda route: None)


def language_of(page: Page) -> str:
    return str(page.evaluate("document.documentElement.lang"))


@pytest.mark.parametrize(
    ("locale", "language", "play", "loading"),
    [
        ("uk-UA", "uk", "Грати", r"\d+ .* …$"),
        ("en-US", "en", "Play", r"The game is loading, \d+ percent are here …"),
        ("de-DE", "en", "Play", r"The game is loading, \d+ percent are here …"),
    ],
)
def test_the_first_screen_speaks_the_browsers_language(
    visit: Visit, locale: str, language: str, play: str, loading: str
) -> None:
    page = visit(locale=locale, prepare=before_python)
    expect(page.get_by_role("button", name=play, exact=True)).to_be_visible()
    expect(page.get_by_role("status")).to_have_text(re.compile(loading))
    assert language_of(page) == language


def test_a_turn_in_ukrainian(visit: Visit) -> None:
    page = visit(locale="uk-UA", script=keeping(PEOPLE))
    i18n.speak("uk")
    home = Home(page)
    home.wait_until_playable()
    expect(home.language).to_have_value("uk")
    assert language_of(page) == "uk"
    home.choose("big-zoo", seats=4)
    home.choose_more(youngest="Пес", manual_draw=True)
    table = home.start().open("Пес")
    table.says("Пес, виберіть картку.")
    expect(table.pile_count).to_have_accessible_name("Колода, 72 картки")
    table.open_menu()
    table.close_dialog()
    words = page.get_by_role("main").aria_snapshot()
    texts = re.findall(r'"([^"]*)"|: (.*)', words)
    strange = {word for text in texts for part in text for word in LATIN_WORD.findall(part)}
    assert not strange


def test_a_choice_is_remembered(visit: Visit) -> None:
    home = Home(visit(locale="uk-UA"))
    home.wait_until_playable()
    home.language.select_option("en")
    expect(home.play).to_be_visible()
    assert language_of(home.page) == "en"
    home.page.route("**/*.wasm", lambda route: None)
    home.page.reload(wait_until="domcontentloaded")
    expect(home.play).to_be_visible()
    expect(home.language).to_have_value("en")
    assert language_of(home.page) == "en"


def test_the_other_way_too(home: Home) -> None:
    home.language.select_option("uk")
    i18n.speak("uk")
    expect(home.play).to_be_visible()
    expect(home.language).to_have_value("uk")
    assert language_of(home.page) == "uk"
    home.start()
    expect(Curtain(home.page).ready).to_be_visible()
