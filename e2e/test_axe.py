"""No screen breaks a rule of axe-core: in both themes, and from right to left.

Nor is anything on it smaller than a finger, 44 pixels, or a text under a filter for a drawing.
"""

from pathlib import Path
from typing import Literal

import pytest

from e2e.cases import first
from e2e.pages import Home
from e2e.saved import PEOPLE, saving_settings
from e2e.screens import tour
from e2e.watch import Visit
from game.ui.look import i18n

AXE = Path(__file__).parent.parent / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (rules) => {
  document.adoptedStyleSheets = [];  // axe looks at no colour that is not painted
  const shown = document.querySelector("dialog[open]") ?? document;
  const { violations } = await axe.run(shown, { resultTypes: ["violations"], ...rules });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
    `${id}: ${html.slice(0, 120)} ${failureSummary.replace(/\\s+/g, " ")}`));
}"""

SMALL = """() => [...document.querySelectorAll("button, select, input")].flatMap((e) => {
  const { width, height } = e.getBoundingClientRect();
  const name = e.getAttribute("aria-label") || e.textContent;
  return Math.min(width, height) < 43.5 ? [`${name}: ${width} by ${height} pixels`] : [];
})"""

FILTERED = """() => {
  const filtered = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || parent.closest("svg") || !parent.checkVisibility()) continue;
    for (let around = parent; around; around = around.parentElement)
      if (getComputedStyle(around).filter !== "none") filtered.push(`filter: ${text.data}`);
  }
  return filtered;
}"""
"""Texts that a filter changes. A shadow that is right for a drawing blurs letters."""

COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe-core that look at colours. The dark theme changes nothing but colours, and the
direction of the text everything but colours."""

ONLY_COLOURS = {"runOnly": COLOURS}
NO_COLOURS = {"rules": {rule: {"enabled": False} for rule in COLOURS}}


CASES = [("en", "light", {}), ("en", "dark", ONLY_COLOURS), ("ar", "light", NO_COLOURS)]


@pytest.mark.parametrize(("language", "theme", "rules"), first(1, CASES))
def test_no_violation_on_any_screen(
    visit: Visit, language: str, theme: Literal["dark", "light"], rules: dict[str, object]
) -> None:
    home = Home(visit(script=saving_settings(PEOPLE, language)))
    home.page.emulate_media(color_scheme=theme)
    home.wait_until_playable()
    i18n.set_language(language)
    found: list[str] = []
    for screen in tour(home):
        if not home.page.evaluate("() => 'axe' in window"):
            home.page.evaluate(AXE.read_text(encoding="utf-8"))
        found += [f"{screen}: {one}" for one in home.page.evaluate(RUN, rules)]
        found += [f"{screen}: {one}" for one in home.page.evaluate(SMALL)]
        found += [f"{screen}: {one}" for one in home.page.evaluate(FILTERED)]
    assert not found, "\n".join(found)
