"""A picture set in use: the table shows its words, and the page has a drawing for each of them."""

from dataclasses import replace

from playwright.sync_api import expect

from e2e import storage
from e2e.pages import Home, Table
from e2e.test_art import MISSING
from game.ui.frame.saved_list import SavedList
from game.ui.saved.settings_text import settings_text
from game.ui.screens.pictures.examples import example
from game.ui.sets.picture_set import Face, Kind, Own, PictureSet, with_own
from game.ui.sets.sets_text import SETS
from game.ui.settings.settings import Settings

HOSTILE = "<img src=x onerror=x>"
SUMS = replace(example("sums", ""), id="0123456789abcdef")
WORDS = ("sun", "ball", "carrot", "hippopotamuses")
CARDS = PictureSet(
    "ab" * 8,
    "Words",
    tuple(
        (card, Own(Face(Kind.WORD, word, "")))
        for card, word in zip(Settings().rules.pictures, WORDS, strict=False)
    ),
)
SET = with_own(SUMS, "giraffe", Own(Face(Kind.WORD, HOSTILE, HOSTILE)))


def test_the_table_wears_the_set_in_use(home: Home) -> None:
    settings = Settings(set_id=SET.id, open_hands=True, learned=True)
    storage.save(home.page, settings=settings_text(settings), sets=SETS.text(SavedList((SET,))))
    home.page.reload()
    home.wait_until_playable()
    home.play.click()
    table = Table(home.page)
    expect(table.cards.first).to_be_visible()
    words = {word for cell in table.cells() for word in cell.words}
    assert {str(result) for result in range(7)} | {HOSTILE} <= words
    home.page.wait_for_function("!!document.querySelector('#art-own-lion-card text')")
    assert home.page.evaluate(MISSING) == []
    drawn = home.page.locator("#art-own-giraffe-board").text_content() or ""
    assert "onerror" in drawn


def test_words_have_one_size_unless_one_is_very_long(home: Home) -> None:
    settings = Settings(set_id=CARDS.id, open_hands=True, learned=True)
    storage.save(home.page, settings=settings_text(settings), sets=SETS.text(SavedList((CARDS,))))
    home.page.reload()
    home.wait_until_playable()
    home.play.click()
    words = home.page.locator("[id^=art-own-][id$=-board] text")
    expect(words).to_have_count(len(WORDS))
    sizes = words.evaluate_all(
        "(all) => all.map((e) => [e.textContent, e.getAttribute('font-size')])"
    )
    by_word = {word: float(size) for word, size in sizes}
    assert by_word["sun"] == by_word["ball"] > by_word["hippopotamuses"]
    assert by_word["carrot"] <= by_word["ball"] < 1.3 * by_word["carrot"]
