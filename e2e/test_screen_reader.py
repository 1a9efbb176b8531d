"""A whole game through the accessibility tree alone: roles, names and states."""

import json
import re
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from e2e.pages import Home, Table
from e2e.positions import dead_card, play_to
from e2e.same_page import AtHome
from game.rules.action import Exchange
from game.ui.settings.settings import Pace, Settings

LINE = re.compile(r'^\s*- (?P<role>\w+)(?: (?P<name>"(?:[^"\\]|\\.)*"))?(?P<states>(?: \[\S+\])*)')
QUOTED = re.compile(r"(?<=- )'(?P<line>(?:[^']|'')*)'")
TURNS = 60


@dataclass(frozen=True)
class Thing:
    """One line of the tree."""

    role: str
    name: str
    states: tuple[str, ...]


def unquoted(found: re.Match[str]) -> str:
    return found["line"].replace("''", "'")


def tree(page: Page) -> list[Thing]:
    """All that the tree names; its text is YAML, where a line with `: ` is quoted."""
    lines = page.locator("body").aria_snapshot().splitlines()
    found = (LINE.match(QUOTED.sub(unquoted, line)) for line in lines)
    return [
        Thing(
            line["role"], json.loads(line["name"]), tuple(re.findall(r"\[(\S+)\]", line["states"]))
        )
        for line in found
        if line and line["name"]
    ]


def named(page: Page, role: str, part: str) -> Thing | None:
    """The first thing of this role with a name like that which can be used."""
    fits = re.compile(part)
    return next(
        (
            t
            for t in tree(page)
            if t.role == role and fits.search(t.name) and "disabled" not in t.states
        ),
        None,
    )


def use(page: Page, thing: Thing) -> None:
    page.get_by_role(thing.role, name=thing.name, exact=True).first.press("Enter")  # type: ignore[arg-type]


def press(page: Page, name: str) -> bool:
    thing = named(page, "button", f"^{name}$")
    if thing:
        use(page, thing)
    return thing is not None


def test_a_dead_card_is_told_and_exchanged(home: Home) -> None:
    made_by, actions, _ = dead_card()
    play_to(home, made_by, actions)
    take_turn(home.page)
    assert isinstance(Table(home.page).record().actions[len(actions)], Exchange)


def test_a_whole_game_through_the_accessibility_tree(home: Home) -> None:
    home.choose(computers={1: "cub"})
    home.choose_more(pace=Pace.AT_ONCE)
    page = home.page
    assert press(page, "Play")
    table = Table(page)
    for _turn in range(TURNS):
        expect(table.open_cards.or_(table.again).first).to_be_visible()
        if named(page, "button", "^Play again$"):
            break
        take_turn(page)
    assert named(page, "button", "^Play again$")
    assert named(page, "heading", "wins?!|nobody lost")


def take_turn(page: Page) -> None:
    """Asks for a hint, and does what the tree tells then."""
    if press(page, "Swap until you can play") or press(page, "Pass"):
        return
    dead = named(page, "button", "stuck")
    if dead:
        use(page, dead)
        return
    assert press(page, "Hint")
    expect(page.get_by_role("gridcell", name="hint")).to_have_count(1)
    advised = named(page, "gridcell", "hint")
    assert advised
    assert any("pressed" in t.states for t in tree(page) if t.role == "button"), "no card is chosen"
    use(page, advised)
    expect(page.get_by_role("gridcell", name="hint")).to_have_count(0)


ADDED = """() => {
  window.heard = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) heard.push(...[...addedNodes].map((n) => n.textContent));
  });
  const live = document.querySelector("[aria-live]");
  observer.observe(live, { childList: true, subtree: true, characterData: true });
  (window.undo ??= []).push(() => observer.disconnect());
}"""
"""Lists what screen readers hear: what is added to the live region."""


def test_only_what_is_new_is_said_and_each_refusal(at_home: AtHome) -> None:
    home = at_home(Settings(pace=Pace.AT_ONCE, power_cards=False))
    table = home.start_open()
    home.page.evaluate(ADDED)
    table.cards.first.click()
    first = table.playable()[0]
    table.cell(first).click()
    expect(table.cell(first)).to_contain_class("covered")
    expect(table.live).to_contain_text("blue chip on")
    expect(table.live).to_contain_text("choose a card")
    assert any("blue chip on" in part for part in home.page.evaluate("() => heard.splice(0)"))
    table.open_cards.first.click()
    picked = home.page.evaluate("() => heard.splice(0)")
    assert len(picked) == 1
    assert "chip on" not in picked[0]
    for _tap in range(3):
        table.cell(first).click()
        [refused] = home.page.evaluate("() => heard.splice(0)")
        assert "already has a chip" in refused
