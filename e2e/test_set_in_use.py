"""A picture set in use: the table shows its words, and the page has a drawing for each of them."""

from dataclasses import replace

from playwright.sync_api import expect

from e2e import storage
from e2e.pages import Home, Table
from e2e.test_art import MISSING
from game.ui.frame.saved_list import SavedList
from game.ui.saved.settings_text import settings_text
from game.ui.screens.pictures.examples import example
from game.ui.sets.picture_set import Face, Kind, Own, with_own
from game.ui.sets.sets_text import SETS
from game.ui.settings.settings import Settings

HOSTILE = "<img src=x onerror=x>"
SUMS = replace(example("sums", ""), id="0123456789abcdef")
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
