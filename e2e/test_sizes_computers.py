"""Every screen with computers at the table fits as well, and so do hints."""

import random

import pytest
from playwright.sync_api import expect

from e2e import chance
from e2e.layout import problems
from e2e.longest import CHANCE, LOCALES, LONGEST, WIDEST, people, prepared
from e2e.pages import Home, Table
from e2e.play import take_turn
from e2e.timers import hold, let_go
from e2e.watch import Visit
from game.bots.contest import play
from game.bots.levels import choose
from game.bots.reason import Blocks, TakesFrom, reason
from game.bots.sight import Sight
from game.rules.action import Action, Place, Remove
from game.rules.edition import load_edition
from game.rules.observation import Observation, observe
from game.rules.play import apply
from game.rules.state import Options, State, new_game
from game.ui.i18n import _
from game.ui.model import COLOURS, PERSON, Pace
from game.ui.words import level_word

ALONE = (PERSON, "fox", "owl", "cub", "fox", "fox")
TOGETHER = (PERSON, PERSON, "owl", PERSON, "cub", PERSON)
NOBODY = ("fox",) * 6
LITTLE, BIG = ("little-zoo", 4), ("big-zoo", 6)


def fox(seen: Observation, rng: random.Random) -> Action:
    return choose("fox", seen, rng)


def against_the_widest() -> tuple[int, list[Action]]:
    """The way to a little game's position in which the seat with the widest name is to be stopped.

    What Fox does there has that reason, and what the page advises most likely has it, too.
    """
    for made_by, dealt in chance.games(colours=COLOURS, options=Options(3)):
        actions, _end = play(dealt, [fox] * 4, random.Random(1))
        state = dealt
        for number, action in enumerate(actions):
            if isinstance(action, Place | Remove) and stops_the_widest(state, action):
                return made_by, actions[:number]
            state = apply(state, action)
    raise AssertionError("no such game")


def stops_the_widest(state: State, action: Place | Remove) -> bool:
    match reason(Sight(observe(state, state.turn)), action, choices=2):
        case Blocks(colour) | TakesFrom(colour):
            return colour == COLOURS[WIDEST]
    return False


@pytest.mark.parametrize("language", LONGEST)
def test_a_hint_about_others_fits(visit: Visit, language: str) -> None:
    home = prepared(visit, people(*LITTLE, language, open_hands=True), language)
    made_by, actions = against_the_widest()
    chance.want(home.page, made_by)
    table = home.start_open()
    for action in actions:
        table.perform(action)
    table.hint.click()
    expect(table.grid.get_by_role("gridcell", name=_("advised"))).to_have_count(1)
    found = problems(home.page, "hint")
    assert not found, "\n".join(found)


def test_a_hint_on_the_large_board_fits(visit: Visit) -> None:
    language = "uk"
    home = prepared(visit, people(*BIG, language, open_hands=True, youngest=WIDEST), language)
    table = home.start_open()
    table.hint.click()
    expect(table.grid.get_by_role("gridcell", name=_("advised"))).to_have_count(1)
    found = problems(home.page, "hint")
    assert not found, "\n".join(found)


def thinks(table: Table) -> None:
    """Waits until a computer's face thinks."""
    table.says(_("%(name)s is thinking …").partition(")s")[2])


@pytest.mark.parametrize(
    ("edition", "seats", "who", "language"),
    [
        (*LITTLE, ALONE, "uk"),
        (*LITTLE, TOGETHER, "uk"),
        (*LITTLE, NOBODY, "ar"),
        (*BIG, ALONE, "de"),
        (*BIG, TOGETHER, "uk"),
        (*BIG, NOBODY, "uk"),
    ],
)
def test_a_computers_turn_fits(
    visit: Visit, edition: str, seats: int, who: tuple[str, ...], language: str
) -> None:
    settings = people(edition, seats, language, who=who, youngest=2, pace=Pace.SLOW.value)
    home = prepared(visit, settings, language)
    found = problems(home.page, "home")
    hold(home.page)
    table = home.start_open()
    thinks(table)
    found += problems(home.page, "thinking")
    let_go(home.page)
    let_go(home.page)
    expect(home.page.get_by_role("gridcell", name=_("can be played"))).to_have_count(1)
    found += problems(home.page, "card and cell shown")
    if who == NOBODY:
        table.pause.click()
        found += problems(home.page, "paused")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LOCALES)
def test_dialogs_about_computers_fit(visit: Visit, language: str) -> None:
    home = prepared(visit, people(*BIG, language, who=ALONE), language)
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
def test_all_hands_fit(visit: Visit, language: str) -> None:
    settings = people(*BIG, language, open_hands=True)
    home = prepared(visit, settings, language)
    setup = settings.setup(chance.seed(CHANCE), chance.dealer(CHANCE, settings.seats))
    game = new_game(load_edition(settings.edition), setup)
    actions, _end = play(game, [fox] * settings.seats, random.Random(1))
    table = home.start_open()
    for action in actions:
        table.perform(action)
    found = problems(home.page, "end")
    table.show_hands.click()
    found += problems(home.page, "all hands")
    assert not found, "\n".join(found)


def test_the_question_before_a_danger_fits(visit: Visit) -> None:
    language = "uk"
    settings = people(*LITTLE, language, open_hands=True, watch_out=True)
    home = prepared(visit, settings, language)
    table = home.start_open()
    while not table.dialog.is_visible():
        take_turn(table)
    found = problems(home.page, "watch out")
    assert not found, "\n".join(found)
