"""The page shows what the view says after every kind of change."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from e2e.pages import Home
from e2e.saved import PEOPLE
from game.ui.frame.changes import change_json
from game.ui.frame.markup import to_html
from tests.ui.random_pages import Session, random_taps

ALL = """(pages) => {
  const app = document.getElementById("app");
  const ownOf = (page) => {
    page.querySelector("dialog")?.removeAttribute("open");
    page.querySelector(".paw-show")?.remove();
    return page;
  };
  const wanted = document.createElement("template");
  app.replaceChildren();
  return pages.map(([html, change], number) => {
    if (change) rowdyZoo.render(change);
    else rowdyZoo.show(html);
    wanted.innerHTML = html;
    const shown = ownOf(app.firstChild.cloneNode(true));
    const isSame = shown.isEqualNode(ownOf(wanted.content.firstChild));
    return isSame ? "" : `${number}: ${shown.outerHTML}`;
  }).filter(Boolean);
}"""
"""Shows pages one after the other, and gives those that differ from their HTML.

Scripts open dialogs and place the paw; that is not compared.
"""


def pages(session: Session) -> Iterator[tuple[str, str]]:
    """The HTML of each page of the session, and the change that leads to it as JSON."""
    shown = [tap.page for tap in random_taps(session)]
    yield to_html(shown[0]), ""
    for before, after in pairwise(shown):
        yield to_html(after), change_json(before, after)


@pytest.mark.new_page
def test_changes_lead_to_the_same_page_as_its_html(home: Home) -> None:
    for seed in range(4):
        edition, seats = (("little-zoo", 2), ("big-zoo", 6))[seed % 2]
        settings = replace(PEOPLE, edition=edition, seats=seats, open_hands=seed < 2)
        session = Session(settings, "en", (1024, 768), seed, 60, 0.6)
        assert home.page.evaluate(ALL, list(pages(session))) == [], seed


def test_the_table_waits_behind_the_home_screen_and_is_taken_over(home: Home) -> None:
    table = home.page.locator(".table")
    expect(table).to_be_attached()
    expect(table.locator(".cell").first).not_to_be_visible()
    expect(home.page.get_by_role("grid")).to_have_count(0)
    table.evaluate("table => { table.itself = true; }")
    home.start()
    expect(table).to_have_count(1)
    assert table.evaluate("table => table.itself && !table.matches('.home ~ *')")
