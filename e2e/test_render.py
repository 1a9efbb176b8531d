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
from tests.effort import often
from tests.ui.random_pages import Session, random_taps

ALL = """([pages, kind]) => {
  const app = document.getElementById("app");
  let random = 1;
  const chance = (share) => (random = (random * 48271) % 2147483647) / 2147483647 < share;
  const everything = () => [...app.firstChild.querySelectorAll("*:not(.foreign, font)")];
  const some = (number) => {
    const all = everything();
    return all.filter(() => chance(number / all.length));
  };
  const foreign = (name) => Object.assign(document.createElement(name), { className: "foreign" });
  const textsOf = (element) => [...element.childNodes].filter((node) => node instanceof Text);
  const translate = (text) => {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    outer.append(inner);
    text.replaceWith(outer);
    const translated = new Text(`~${text.data}`);
    if (chance(0.5)) text.data = translated.data;
    inner.append(chance(0.5) ? text : translated);
    inner.lastChild.data = translated.data.replace("~~", "~");
  };
  const spoil = {
    none: () => {},
    inserted: () => {
      for (const element of some(20)) {
        const places = [...element.childNodes, null];
        const place = places[Math.floor(places.length * (chance(0.5) ? 0 : 0.7))];
        element.insertBefore(foreign(chance(0.5) ? "dialog" : "b"), place);
        if (chance(0.3)) element.prepend(foreign("i"));
      }
    },
    wrapped: () => {
      for (const element of some(5)) {
        const around = foreign("div");
        element.replaceWith(around);
        around.append(element);
      }
    },
    taken: () => {
      if (chance(0.1)) return app.replaceChildren();
      for (const element of some(10)) {
        if (chance(0.5)) element.remove();
        else element.replaceChildren();
      }
    },
    translated: () => {
      for (const element of everything()) textsOf(element).forEach(translate);
    },
  }[kind];
  const ownOf = (page) => {
    for (const font of page.querySelectorAll("font > font")) {
      if (!font.textContent.startsWith("~")) throw new Error(font.textContent);
      font.parentNode.replaceWith(font.textContent.slice(1));
    }
    for (const other of page.querySelectorAll(".foreign")) other.replaceWith(...other.childNodes);
    page.querySelector("dialog")?.removeAttribute("open");
    page.querySelectorAll(".paw-show, .nest, use[href$='-more']").forEach((one) => one.remove());
    page.querySelectorAll("[data-swims]").forEach((one) => one.removeAttribute("data-swims"));
    page.normalize();
    return page;
  };
  const wanted = document.createElement("template");
  app.replaceChildren();
  return pages.map(([html, change], number) => {
    if (change) rowdyZoo.render(change);
    else rowdyZoo.show(html);
    wanted.innerHTML = html;
    if (kind === "translated") spoil();
    const shown = ownOf(app.firstChild.cloneNode(true));
    const isSame = shown.isEqualNode(ownOf(wanted.content.firstChild));
    const dialog = document.querySelector("dialog:not(.foreign)");
    const isOpen = !dialog || dialog.matches(":modal");
    spoil();
    return isSame && isOpen ? "" : `${number}: ${shown.outerHTML}`;
  }).filter(Boolean);
}"""
"""Shows pages one after the other, and gives those that differ from their HTML.

Scripts open dialogs, place the paw and complete the meadow; that is not compared. After each page,
other programs change it as `kind` says: they insert, wrap or take away elements, or translate texts
as Chrome does.
"""

OTHERS = ("inserted", "wrapped", "taken", "translated")


def pages(session: Session) -> Iterator[tuple[str, str]]:
    """The HTML of each page of the session, and the change that leads to it as JSON."""
    shown = [tap.page for tap in random_taps(session)]
    yield to_html(shown[0]), ""
    for before, after in pairwise(shown):
        yield to_html(after), change_json(before, after)


@pytest.mark.new_page
def test_changes_lead_to_the_same_page_as_its_html(home: Home) -> None:
    for seed in range(often(2)):
        edition, seats = (("little-zoo", 2), ("big-zoo", 6))[seed % 2]
        settings = replace(PEOPLE, edition=edition, seats=seats, open_hands=seed % 4 < 2)
        session = Session(settings, "en", (1024, 768), seed, 60, 0.6)
        shown = list(pages(session))
        for others in ("none", *OTHERS[seed % 2 :: 2]):
            assert home.page.evaluate(ALL, [shown, others]) == [], (seed, others)


def test_the_table_waits_behind_the_home_screen_and_is_taken_over(home: Home) -> None:
    table = home.page.locator(".table")
    expect(table).to_be_attached()
    expect(table.locator(".cell").first).not_to_be_visible()
    expect(home.page.get_by_role("grid")).to_have_count(0)
    table.evaluate("table => { table.itself = true; }")
    home.start()
    expect(table).to_have_count(1)
    assert table.evaluate("table => table.itself && !table.matches('.home ~ *')")
