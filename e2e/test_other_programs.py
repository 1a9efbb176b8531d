"""Other programs change the page: a translator, extensions. The game goes on.

`test_render.py` tries many random changes.
"""

from playwright.sync_api import expect

from e2e.pages import Curtain, Home
from e2e.play import take_turn
from e2e.saved import PEOPLE, saving_settings
from e2e.watch import Visit

TRANSLATOR = """
  const translate = (text) => {
    if (!text.data.trim() || text.parentElement?.closest("font, script, style, template")) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    outer.append(inner);
    inner.append(new Text(text.data));
    text.replaceWith(outer);
  };
  const textsIn = (node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    return texts;
  };
  addEventListener("DOMContentLoaded", () => {
    document.documentElement.lang = "vi";
    document.documentElement.classList.add("translated-ltr");
    textsIn(document.body).forEach(translate);
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      added.flatMap(textsIn).forEach(translate);
    }).observe(document.body, { childList: true, subtree: true });
  });
"""
"""Does to the page what Chrome's translation does to it, with each text as its own translation."""

FOREIGN = """() => {
  const places = "#app, .page, main, .status, .hand, .board, dialog, .seats, #failure";
  for (const place of document.querySelectorAll(places)) {
    place.prepend(document.createElement("dialog"), "Text of an extension");
    place.append(document.createElement("a-reader"));
  }
}"""


def test_a_page_that_is_translated_from_its_start_can_be_played(visit: Visit) -> None:
    home = Home(visit(script=saving_settings(PEOPLE) + TRANSLATOR))
    home.wait_until_playable()
    assert home.page.locator("font").count() > 10
    table = home.start().open_for_anybody()
    status = table.main.locator("#to-do")
    said = status.inner_text()
    table.open_cards.first.click()
    expect(status).not_to_have_text(said)
    expect(status.locator("font font")).to_have_text(status.inner_text())
    table.open_cards.first.click()
    expect(status.locator("font font")).to_have_text(said)
    take_turn(table)
    take_turn(Curtain(table.page).open_for_anybody())
    assert len(table.record().actions) == 2


def test_foreign_elements_anywhere_do_no_harm_and_what_they_took_comes_back(home: Home) -> None:
    home.page.evaluate(FOREIGN)
    table = home.start().open_for_anybody()
    home.page.evaluate(FOREIGN)
    table.open_menu()
    home.page.evaluate(FOREIGN)
    table.close_dialog()
    cards, cells = table.cards.count(), len(table.cells())
    home.page.evaluate("""() => {
      document.querySelector(".status").remove();
      document.querySelector("[role=gridcell]:nth-child(2)").replaceChildren();
      document.querySelector("[role=gridcell]").remove();
      document.querySelectorAll(".hand button")[1].remove();
    }""")
    table.open_cards.first.click()
    expect(table.cards).to_have_count(cards)
    assert len(table.cells()) == cells
    expect(table.main.locator("#to-do")).to_contain_text("put your chip on")
    table.open_cards.first.click()
    take_turn(table)
