"""Every screen with computers at the table fits as well, and so do hints."""

import random
from functools import cache

import pytest
from playwright.sync_api import expect

from e2e import chance
from e2e.cases import first
from e2e.layout import problems
from e2e.longest import LANGUAGES, LONGEST, WIDEST, dealt, nearly_over, people, prepared
from e2e.pages import Home, Table
from e2e.positions import dangers, go_on, quick_game
from e2e.same_page import AtHome
from e2e.timers import hold, let_go
from game.bots.bit_position import BitPosition
from game.bots.full_game import play
from game.bots.levels import choose
from game.bots.reason import Blocks, TakesFrom, reason
from game.rules.action import Action, Place, Remove
from game.rules.observation import Observation, observe
from game.rules.record import Record, replay
from game.rules.state import Options, State
from game.ui.look.i18n import _
from game.ui.look.words import level_word
from game.ui.settings.settings import COLOURS, PERSON, Pace

ALONE = (PERSON, "fox", "owl", "cub", "fox", "fox")
TOGETHER = (PERSON, PERSON, "owl", PERSON, "cub", PERSON)
NOBODY = ("fox",) * 6
LITTLE, BIG = ("little-zoo", 4), ("big-zoo", 6)


def fox(seen: Observation, rng: random.Random) -> Action:
    return choose("fox", seen, rng)


@cache
def against_the_widest() -> tuple[int, list[Action]]:
    """A little game in which Fox next stops the seat with the widest name: number, actions.

    The page most likely advises the same play for the same reason.
    """
    for made_by, state in chance.games(colours=COLOURS, options=Options(3)):
        actions, _end = play(state, [fox] * 4, random.Random(1))
        states = replay(Record(state.edition, state.setup, tuple(actions)))
        for number, (action, before) in enumerate(zip(actions, states, strict=False)):
            if isinstance(action, Place | Remove) and stops_the_widest(before, action):
                return made_by, actions[:number]
    raise AssertionError("no such game")


def stops_the_widest(state: State, action: Place | Remove) -> bool:
    match reason(BitPosition(observe(state, state.turn)), action, choices=2):
        case Blocks(colour) | TakesFrom(colour):
            return colour == COLOURS[WIDEST]
    return False


@pytest.mark.parametrize("language", LONGEST)
def test_a_hint_about_others_fits(at_home: AtHome, language: str) -> None:
    settings = people(*LITTLE, language)
    home = prepared(at_home, settings, language)
    made_by, actions = against_the_widest()
    setup = settings.setup(chance.seed(made_by), chance.dealer(made_by, settings.seats))
    go_on(home, Record(settings.rules, setup, tuple(actions)))
    table = Table(home.page)
    table.hint.click()
    expect(table.grid.get_by_role("gridcell", name=_("hint"))).to_have_count(1)
    found = problems(home.page, "hint")
    assert not found, "\n".join(found)


def test_a_hint_on_the_large_board_fits(at_home: AtHome) -> None:
    language = "uk"
    home = prepared(at_home, people(*BIG, language, open_hands=True, youngest=WIDEST), language)
    table = home.start_open()
    table.hint.click()
    expect(table.grid.get_by_role("gridcell", name=_("hint"))).to_have_count(1)
    found = problems(home.page, "hint")
    assert not found, "\n".join(found)


def thinks(table: Table) -> None:
    """Waits until a computer's face thinks."""
    table.says(_("%(name)s is thinking …").partition(")s")[2])


@pytest.mark.parametrize(
    ("edition", "seats", "who", "language"),
    first(
        2,
        [
            (*LITTLE, NOBODY, "ar"),
            (*BIG, TOGETHER, "de"),
            (*LITTLE, ALONE, "uk"),
            (*LITTLE, TOGETHER, "uk"),
            (*BIG, NOBODY, "uk"),
        ],
    ),
)
def test_a_computers_turn_fits(
    at_home: AtHome, edition: str, seats: int, who: tuple[str, ...], language: str
) -> None:
    settings = people(edition, seats, language, who=who, youngest=2, pace=Pace.SLOW)
    home = prepared(at_home, settings, language)
    found = problems(home.page, "home")
    hold(home.page)
    table = home.start_open()
    thinks(table)
    found += problems(home.page, "thinking")
    let_go(home.page)
    let_go(home.page)
    expect(home.page.get_by_role("gridcell", name=_("you can play here"))).to_have_count(1)
    found += problems(home.page, "card and cell shown")
    if who == NOBODY:
        table.pause.click()
        found += problems(home.page, "paused")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", first(1, LANGUAGES))
def test_dialogs_about_computers_fit(at_home: AtHome, language: str) -> None:
    home = prepared(at_home, people(*BIG, language, who=ALONE), language)
    found = opened(home, level_word("owl"))
    table = home.start_open()
    table.open_menu()
    found += problems(home.page, "menu")
    assert not found, "\n".join(found)


def opened(home: Home, seat: str) -> list[str]:
    home.seat(seat).click()
    found = problems(home.page, "seat of a computer")
    home.close_dialog()
    return found


@pytest.mark.parametrize("language", LONGEST)
def test_all_hands_fit(at_home: AtHome, language: str) -> None:
    settings = people(*BIG, language)
    home = prepared(at_home, settings, language)
    table, last = nearly_over(home, settings)
    table.perform(last)
    found = problems(home.page, "end")
    table.show_hands()
    found += problems(home.page, "all hands")
    assert not found, "\n".join(found)


def test_the_question_before_a_danger_fits(at_home: AtHome) -> None:
    language = "uk"
    settings = people(*LITTLE, language, open_hands=True, watch_out=True)
    home = prepared(at_home, settings, language)
    game = dealt(settings)
    actions = quick_game(game)
    states = replay(Record(game.edition, game.setup, tuple(actions)))
    turn, danger = next((n, dangers(s)[0]) for n, s in enumerate(states) if dangers(s))
    go_on(home, Record(game.edition, game.setup, tuple(actions[:turn])))
    table = Table(home.page)
    table.perform(danger)
    expect(table.dialog).to_be_visible()
    found = problems(home.page, "watch out")
    assert not found, "\n".join(found)
