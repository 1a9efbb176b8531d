"""On a phone all words of the table can be read: nothing is cut off, nothing is too small."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from e2e import chance
from e2e.layout import AT_REST
from e2e.pages import Table
from e2e.positions import go_on, quick_game
from e2e.same_page import AtHome
from e2e.saved import PEOPLE
from e2e.typefaces import use_own
from game.rules.edition_data import EDITION_NAMES
from game.rules.record import Record
from game.rules.state import new_game
from game.ui.look import i18n
from game.ui.play.game import Game
from game.ui.play.start import replayed
from game.ui.screens.table.sentences import goal_text, second_text, to_do_text
from game.ui.settings.settings import Settings

PHONES = ((360, 640), (640, 360))

AGAINST_A_COMPUTER = replace(PEOPLE, who=("person", "fox", *PEOPLE.who[2:]))
CHANCE = 7

LEAST_OF_CARDS, LEAST, LEAST_BELOW, LEAST_TO_DO, LEAST_NARROW = 11.5, 12, 13, 15, 14
"""The sizes of the words on cards of large boards, of all words, of the second sentence, and of
what is to be done: also beside a long board and on the ribbon, in pixels."""

TOO_SMALL = """(least) => {
  const small = [];
  const walk = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const [text, e] = [walk.currentNode.data.trim(), walk.currentNode.parentElement];
    const seen = e.checkVisibility({ visibilityProperty: true }) && !e.closest(".unseen");
    const size = parseFloat(getComputedStyle(e).fontSize);
    const needed = e.matches(".to-do") ? least.toDo : e.matches(".happened *, .happened")
      ? least.below : e.matches(".hand .name") ? least.cards : least.all;
    if (text && seen && size < needed) small.push(`${text}: ${size}`);
  }
  for (const note of document.querySelectorAll(".seat .note[data-count]")) {
    const size = parseFloat(getComputedStyle(note, "::after").fontSize);
    if (size < least.all) small.push(`${note.dataset.count} cards: ${size}`);
  }
  const names = [...document.querySelectorAll(".hand .name")];
  const hidden = names.filter((e) => !e.checkVisibility());
  return [...small, ...hidden.map((e) => `${e.textContent}: hidden`)];
}"""
"""The words that are smaller than they may be, and names of cards that are not shown."""


def too_small(page: Page, *, cards: float) -> list[str]:
    """The words that are too small on each phone."""
    found = []
    is_narrow = Table(page).over or page.locator(".table.long").count()
    to_do = LEAST_NARROW if is_narrow else LEAST_TO_DO
    least = {"toDo": to_do, "below": LEAST_BELOW, "cards": cards, "all": LEAST}
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(AT_REST)
        found += [f"{width}x{height} {words}" for words in page.evaluate(TOO_SMALL, least)]
    return found


@pytest.mark.parametrize("is_over", [False, True])
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_no_word_of_the_table_is_too_small(at_home: AtHome, edition: str, *, is_over: bool) -> None:
    settings = replace(AGAINST_A_COMPUTER, edition=edition)
    home = at_home(settings, "de")
    record, *_ = game(settings)
    go_on(home, replace(record, actions=record.actions[: -1 if is_over else 4]), open_hands=False)
    table = Table(home.page)
    expect(table.hint).to_be_visible()
    if is_over:
        table.perform(record.actions[-1])
        expect(table.again).to_be_visible()
    found = too_small(home.page, cards=LEAST if edition == "little-zoo" else LEAST_OF_CARDS)
    assert not found, "\n".join(found)


CUT = """(cases) => cases.flatMap(([language, direction, toDo, below]) => {
  Object.assign(document.documentElement, { lang: language, dir: direction });
  const [first, second] = document.querySelectorAll(".status .to-do, .status .happened");
  [first.textContent, second.textContent] = [toDo, below];
  const blocks = [first, second].filter((e) => getComputedStyle(e).display !== "inline");
  const cut = blocks.filter((e) => e.scrollHeight > e.clientHeight + 4
    || e.scrollWidth > e.clientWidth + 1 || e.getBoundingClientRect().height < 10);
  const board = document.querySelector(".board").getBoundingClientRect();
  const status = document.querySelector(".status").getBoundingClientRect();
  const faults = cut.map((e) => `${language}: ${e.textContent} is cut off`);
  if (status.bottom > board.top + 1) faults.push(`${language}: ${below} lies on the board`);
  for (const e of [first, second]) {
    const box = e.getBoundingClientRect();
    if (box.top < status.top - 4 || box.bottom > status.bottom + 1)
      faults.push(`${language}: ${e.textContent} sticks out`);
  }
  return faults;
})"""
"""The sentences that are cut off or do not fit in the status."""


def game(settings: Settings) -> tuple[Record, *tuple[Game, ...]]:
    """A whole game that a person wins, and the game after each action."""
    for number in range(CHANCE, CHANCE + 50):
        setup = settings.setup(chance.seed(number), chance.dealer(number, settings.seats))
        actions = quick_game(new_game(settings.rules, setup))
        record = Record(settings.rules, setup, tuple(actions))
        games = (*replayed(record, open_hands=False),)
        if games[-1].is_won:
            return record, *games
    raise AssertionError("no such game")


def longest_sentences(games: tuple[Game, ...]) -> Iterator[tuple[str, str, str, str]]:
    """In each language the longest sentences that games of people and computers have."""
    for language in i18n.LANGUAGES:
        i18n.set_language(language)
        shown = [g for g in games if g.state.outcome is None]
        both = {(to_do_text(g), f"{goal_text(g)} {second_text(g)}") for g in shown}
        longest = sorted(both, key=lambda pair: -len("".join(pair)))[:3]
        for to_do, below in longest:
            yield language, i18n.direction(language), to_do, below
    i18n.set_language("en")


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_what_happened_is_read_whole_in_each_language(at_home: AtHome, edition: str) -> None:
    settings = replace(AGAINST_A_COMPUTER, edition=edition)
    home = at_home(settings)
    use_own(home.page)
    record, *games = game(settings)
    go_on(home, replace(record, actions=record.actions[:4]), open_hands=False)
    expect(home.button("Take back").or_(Table(home.page).hint).first).to_be_visible()
    cases = [list(case) for case in longest_sentences(tuple(games))]
    found = []
    for width, height in PHONES:
        home.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}x{height} {fault}" for fault in home.page.evaluate(CUT, cases)]
    assert not found, "\n".join(found)
