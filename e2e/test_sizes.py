"""Every screen fits from the smallest phone to a large display, with the most that can be there."""

import pytest
from playwright.sync_api import expect

from e2e import chance
from e2e.layout import problems
from e2e.longest import LOCALES, LONGEST, WIDEST, names, people, prepared
from e2e.pages import Table
from e2e.play import play_to_the_end, take_turn
from e2e.watch import Visit
from game.rules.state import Options
from game.ui.i18n import _
from game.ui.model import COLOURS

CASES = [("little-zoo", 4, "en"), ("little-zoo", 4, "uk"), ("little-zoo", 4, "ar")]
CASES += [("big-zoo", 6, "de"), ("big-zoo", 6, "uk")]


@pytest.mark.parametrize(("edition", "seats", "language"), CASES)
def test_everything_fits(visit: Visit, edition: str, seats: int, language: str) -> None:
    manual = edition == "big-zoo"
    settings = people(edition, seats, language, manual_draw=manual, youngest=WIDEST)
    home = prepared(visit, settings, language)
    page = home.page
    found = problems(page, "home")
    curtain = home.start()
    table = Table(page)
    for _turn in range(seats):
        curtain.ready.click()
        take_turn(table)
        if manual:
            table.pass_on.click()
    found += problems(page, "curtain")
    curtain.ready.click()
    table.cards.last.click()
    found += problems(page, "table")
    if manual:
        table.press(table.cards.last, down=False)
        take_turn(table)
        found += problems(page, "handing on")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LONGEST)
def test_a_full_hand_of_five_fits(visit: Visit, language: str) -> None:
    settings = people("big-zoo", 3, language, open_hands=True)
    home = prepared(visit, settings, language)
    table = home.start_open()
    take_turn(table)
    table.cell("c3").click()
    found = problems(home.page, "table")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LOCALES)
def test_dialogs_fit(visit: Visit, language: str) -> None:
    settings = people("big-zoo", 6, language, open_hands=True)
    home = prepared(visit, settings, language)
    home.button(_("More options")).click()
    found = problems(home.page, "options")
    home.close_dialog()
    home.seat(names(language)[0]).click()
    found += problems(home.page, "seat")
    home.close_dialog()
    table = home.start_open()
    table.open_menu()
    found += problems(home.page, "menu")
    table.button(_("End this game")).click()
    found += problems(home.page, "end this game")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", [*LONGEST, "ar"])
def test_the_pass_and_the_end_fit(visit: Visit, language: str) -> None:
    settings = people("little-zoo", 4, language, hand_size=1, open_hands=True)
    home = prepared(visit, settings, language)
    made_by = next(
        made_by
        for made_by, state in chance.games(colours=COLOURS, options=Options(1))
        if state.hands[state.turn] == ("dragon",)
    )
    chance.want(home.page, made_by)
    table = home.start_open()
    expect(table.pass_turn).to_be_visible()
    found = problems(home.page, "pass")
    play_to_the_end(home.page, covered=False)
    found += problems(home.page, "end")
    assert not found, "\n".join(found)
